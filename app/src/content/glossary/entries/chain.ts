/** Transactions, fees and permissions. */
import type { GlossaryEntry } from "../entry.ts";

export const chainTerms = {
  transaction: {
    term: "transaction",
    short: "A signed instruction to the blockchain, such as a payment or a call to a contract.",
  },
  block: { term: "block", short: "A batch of transactions that is added to the blockchain in one step." },
  validator: {
    term: "validator",
    short: "A computer that checks transactions and helps to decide the next block.",
  },
  "block-explorer": {
    term: "block explorer",
    short: "A website that shows every address, transaction and contract of a blockchain.",
  },
  "transaction-hash": {
    term: "transaction hash",
    short: "The number that names one transaction: 0x and 64 characters.",
  },
  gas: {
    term: "gas",
    short: "The unit for the work a transaction makes; you pay a price for each unit used.",
  },
  "gas-price": { term: "gas price", short: "What you pay for one unit of gas, counted in gwei." },
  "gas-limit": { term: "gas limit", short: "The most gas that a transaction may use before it is stopped." },
  gwei: { term: "gwei", short: "One billionth of a chain's own token: 0.000000001." },
  "native-token": {
    term: "native token",
    short: "The token in which a chain takes its fees: FLR on Flare, ETH on Ethereum.",
  },
  nonce: {
    term: "nonce",
    short: "The running number of an account's transactions; they are carried out in that order.",
  },
  approval: {
    term: "approval",
    short: "Your permission for a contract to take up to a set amount of one token from your account.",
  },
  "unlimited-approval": {
    term: "unlimited approval",
    short: "An approval without a cap: the contract may take all of that token, now and later.",
  },
  revoke: {
    term: "revoke",
    short: "To set an approval back to zero so that the contract can take nothing more.",
  },
  permit: {
    term: "permit",
    short: "An approval given by signing a message instead of sending a transaction.",
  },
  evm: {
    term: "EVM",
    short: "The Ethereum Virtual Machine, the engine that runs contracts on Ethereum, Flare and others.",
  },
  testnet: {
    term: "testnet",
    short: "A copy of a network for practice, whose tokens are free and worth nothing.",
  },
  mainnet: { term: "mainnet", short: "The real network, where tokens have value and mistakes cost money." },
  bridge: {
    term: "bridge",
    short: "A service that locks a token on one chain and issues a stand-in for it on another.",
  },
  mev: {
    term: "MEV",
    short: "Maximal extractable value: profit from choosing the order of transactions in a block.",
  },
  sandwich: {
    term: "sandwich",
    short: "Trades placed just before and just after yours, so that you get a worse price.",
  },
} as const satisfies Record<string, GlossaryEntry>;
