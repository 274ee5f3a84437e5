/** What goes wrong, and who makes it go wrong. */
import type { GlossaryEntry } from "../entry.ts";

export const riskTerms = {
  "smart-contract-risk": {
    term: "smart contract risk",
    short: "The chance that an error in a contract's code costs its users their tokens.",
    long: "Audits and age lower it and never end it. It adds up: a deposit that passes through three contracts can be lost in any of them.",
    see: ["audit", "smart-contract"],
  },
  audit: {
    term: "audit",
    short: "A review of a contract's code by specialists, for one version and one date.",
    long: "It lists what they found, not what they missed. Check that the audited code is the code in use, and read what was left unsolved.",
    see: ["smart-contract-risk"],
  },
  "counterparty-risk": {
    term: "counterparty risk",
    short: "The chance that somebody who owes you something cannot or will not pay.",
    long: "It exists wherever a company or group stands behind a token. Exchanges, issuers of stablecoins and bridges are examples.",
    see: ["cex", "reserves"],
  },
  phishing: {
    term: "phishing",
    short: "A copy of a trusted site or person, made to get your seed phrase or your signature.",
    long: "It comes through adverts, messages and search results. Open sites from your own bookmarks, and never type a seed phrase into a page.",
    see: ["seed-phrase", "drainer"],
  },
  drainer: {
    term: "drainer",
    short: "A website or contract built to empty a wallet with one approval or signature.",
    long: "It often poses as a free claim. The request looks like a routine step, which is why you read each one.",
    see: ["approval", "permit"],
  },
  "address-poisoning": {
    term: "address poisoning",
    short: "A tiny payment from an address that looks like one you use, so that you copy the wrong one.",
    long: "The first and last characters match, and the ones between do not. Keep known addresses in an address book and never copy one from your history.",
    see: ["address"],
  },
  "fake-airdrop": {
    term: "fake airdrop",
    short: "Tokens or claims sent to you as bait for a harmful site.",
    long: "An unknown token in your wallet cannot hurt you by lying there. Visiting the site in its name and signing can.",
    see: ["drainer", "phishing"],
  },
  "rug-pull": {
    term: "rug pull",
    short: "The makers of a token or pool leave with the money that others put in.",
    long: "They withdraw the pool, mint new tokens or switch off selling. Few holders, a new pool and promises of great gains are common signs.",
    see: ["mint", "liquidity-pool"],
  },
  honeypot: {
    term: "honeypot",
    short: "A token that can be bought but not sold.",
    long: "Its contract refuses sales by anyone but its maker, so its price chart only rises. Selling a small part first shows it.",
    see: ["rug-pull", "token"],
  },
  ponzi: {
    term: "Ponzi scheme",
    short: "A fraud in which early investors are paid with the money of later ones.",
    long: "The returns are steady and no real business earns them. It ends when new money no longer comes in, and most lose what they put in.",
    see: ["yield"],
  },
  "recovery-scam": {
    term: "recovery scam",
    short: "Somebody offers, for a fee, to get back money that you lost to a fraud.",
    long: "Victims' details are sold on, so the offer often follows soon. Nobody can reverse a transaction on the chain, and true authorities do not charge for help.",
    see: ["phishing", "transaction"],
  },
  diversification: {
    term: "diversification",
    short: "Spreading money so that no single failure takes all of it.",
    long: "Ten tokens that fall together are one bet. In DeFi, spread over protocols and kinds of risk as well as over tokens.",
    see: ["smart-contract-risk"],
  },
  disposal: {
    term: "disposal",
    short: "In tax, the moment you give up an asset: by sale, swap, spending or many gifts.",
    long: "In the UK, swapping one cryptoasset for another is a disposal, even if no pounds are involved. Other countries have rules of their own, so ask where you live.",
    see: ["capital-gain"],
  },
  "capital-gain": {
    term: "capital gain",
    short: "What you got for an asset less what it cost you.",
    long: "Fees may count as costs, and losses may reduce gains, depending on where you live. Keep dates, amounts and transaction hashes from the start.",
    see: ["disposal", "transaction-hash"],
  },
} as const satisfies Record<string, GlossaryEntry>;
