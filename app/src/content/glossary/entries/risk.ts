/** What goes wrong, and who makes it go wrong. */
import type { GlossaryEntry } from "../entry.ts";

export const riskTerms = {
  "smart-contract-risk": {
    term: "smart contract risk",
    short: "The chance that an error in a contract's code costs its users their tokens.",
  },
  audit: {
    term: "audit",
    short: "A review of a contract's code by specialists, for one version and one date.",
  },
  "counterparty-risk": {
    term: "counterparty risk",
    short: "The chance that somebody who owes you something cannot or will not pay.",
  },
  phishing: {
    term: "phishing",
    short: "A copy of a trusted site or person, made to get your seed phrase or your signature.",
  },
  drainer: {
    term: "drainer",
    short: "A website or contract built to empty a wallet with one approval or signature.",
  },
  "address-poisoning": {
    term: "address poisoning",
    short: "A tiny or empty payment from an address like one you use, so that you copy the wrong one.",
  },
  "fake-airdrop": { term: "fake airdrop", short: "Tokens or claims sent to you as bait for a harmful site." },
  "rug-pull": {
    term: "rug pull",
    short: "The makers of a token or pool leave with the money that others put in.",
  },
  honeypot: { term: "honeypot", short: "A token that can be bought but not sold." },
  ponzi: {
    term: "Ponzi scheme",
    short: "A fraud in which early investors are paid with the money of later ones.",
  },
  "recovery-scam": {
    term: "recovery scam",
    short: "Somebody offers, for a fee, to get back money that you lost to a fraud.",
  },
  diversification: {
    term: "diversification",
    short: "Spreading money so that no single failure takes all of it.",
  },
  disposal: {
    term: "disposal",
    short: "In tax, the moment you give up an asset: by sale, swap, spending or many gifts.",
  },
  "capital-gain": { term: "capital gain", short: "What you got for an asset less what it cost you." },
} as const satisfies Record<string, GlossaryEntry>;
