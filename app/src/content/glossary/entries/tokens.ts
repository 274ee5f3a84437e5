/** Tokens and the stable ones among them. */
import type { GlossaryEntry } from "../entry.ts";

export const tokenTerms = {
  token: {
    term: "token",
    short: "A balance kept by a contract on a blockchain, which people can send to one another.",
  },
  "erc-20": {
    term: "ERC-20",
    short: "The common standard for tokens on EVM chains: how to send, approve and read balances.",
  },
  "contract-address": {
    term: "contract address",
    short: "Where a token's or protocol's program lives; the only name that cannot be copied.",
  },
  decimals: {
    term: "decimals",
    short: "How many places after the point a token has; contracts store whole numbers only.",
  },
  supply: {
    term: "supply",
    short: "How many units of a token exist; circulating supply counts those that can be traded.",
  },
  "market-cap": { term: "market cap", short: "Price of one unit times the units in circulation." },
  mint: { term: "mint", short: "To create new units of a token." },
  burn: { term: "burn", short: "To destroy tokens for good, often by sending them where no key exists." },
  "wrapped-token": {
    term: "wrapped token",
    short: "A token that stands for another one and can be exchanged back for it.",
  },
  stablecoin: {
    term: "stablecoin",
    short: "A token meant to keep the value of something else, mostly one US dollar.",
  },
  peg: { term: "peg", short: "The value that a stablecoin is meant to keep, such as 1.00 dollar." },
  depeg: { term: "depeg", short: "When a stablecoin trades away from the value it is meant to keep." },
  reserves: {
    term: "reserves",
    short: "What an issuer holds so that it can pay the holders of its stablecoin.",
  },
  redemption: { term: "redemption", short: "Handing a token back to get what stands behind it." },
  "algorithmic-stablecoin": {
    term: "algorithmic stablecoin",
    short: "A stablecoin held up by rules and a sister token instead of full reserves.",
  },
  volatility: { term: "volatility", short: "How strongly a price swings up and down." },
} as const satisfies Record<string, GlossaryEntry>;
