/** What the glossary's page adds to `entries/risk.ts`. */
import type { riskTerms } from "../entries/risk.ts";
import type { Explanation } from "../entry.ts";

export const riskExplanations: Readonly<Record<keyof typeof riskTerms, Explanation>> = {
  "smart-contract-risk": {
    long: "Audits and age lower it and never end it. It adds up: a deposit that passes through three contracts can be lost in any of them.",
    see: ["audit", "smart-contract"],
  },
  audit: {
    long: "It lists what they found, not what they missed. Check that the audited code is the code in use, and read what was left unsolved.",
    see: ["smart-contract-risk"],
  },
  "counterparty-risk": {
    long: "It exists wherever a company or group stands behind a token. Exchanges, issuers of stablecoins and bridges are examples.",
    see: ["cex", "reserves"],
  },
  phishing: {
    long: "It comes through adverts, messages and search results. Open sites from your own bookmarks, and never type a seed phrase into a page.",
    see: ["seed-phrase", "drainer"],
  },
  drainer: {
    long: "It often poses as a free claim. The request looks like a routine step, which is why you read each one.",
    see: ["approval", "permit"],
  },
  "address-poisoning": {
    long: "The first and last characters match, and the ones between do not. Keep known addresses in an address book and never copy one from your history.",
    see: ["address"],
  },
  "fake-airdrop": {
    long: "An unknown token in your wallet cannot hurt you by lying there. Visiting the site in its name and signing can.",
    see: ["drainer", "phishing"],
  },
  "rug-pull": {
    long: "They withdraw the pool, mint new tokens or switch off selling. Few holders, a new pool and promises of great gains are common signs.",
    see: ["mint", "liquidity-pool"],
  },
  honeypot: {
    long: "Its contract refuses sales by anyone but its maker, so its price chart only rises. Selling a small part first shows it.",
    see: ["rug-pull", "token"],
  },
  ponzi: {
    long: "The returns are steady and no real business earns them. It ends when new money no longer comes in, and most lose what they put in.",
    see: ["yield"],
  },
  "recovery-scam": {
    long: "Victims' details are sold on, so the offer often follows soon. Nobody can reverse a transaction on the chain, and true authorities do not charge for help.",
    see: ["phishing", "transaction"],
  },
  diversification: {
    long: "Ten tokens that fall together are one bet. In DeFi, spread over protocols and kinds of risk as well as over tokens.",
    see: ["smart-contract-risk"],
  },
  disposal: {
    long: "In the UK, swapping one cryptoasset for another is a disposal, even if no pounds are involved. Other countries have rules of their own, so ask where you live.",
    see: ["capital-gain"],
  },
  "capital-gain": {
    long: "Fees may count as costs, and losses may reduce gains, depending on where you live. Keep dates, amounts and transaction hashes from the start.",
    see: ["disposal", "transaction-hash"],
  },
};
