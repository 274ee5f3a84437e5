/** The words everything else is said with. */
import type { GlossaryEntry } from "../entry.ts";

export const basicTerms = {
  defi: {
    term: "DeFi",
    short: "Decentralised finance: trading, lending and saving run by programs on a public blockchain.",
  },
  protocol: {
    term: "protocol",
    short: "A set of smart contracts that together offer one service, such as swaps or loans.",
  },
  dapp: { term: "dapp", short: "A website or app through which you use a protocol with your own wallet." },
  blockchain: {
    term: "blockchain",
    short: "A shared record of transactions that many computers keep and check together.",
  },
  "layer-1": {
    term: "layer 1",
    short:
      "A blockchain that settles its own transactions with its own validators, such as Flare or Ethereum.",
  },
  "smart-contract": {
    term: "smart contract",
    short: "A program stored on a blockchain that holds tokens and follows its code without asking anyone.",
  },
  cex: {
    term: "centralised exchange",
    short: "A company where you buy and sell crypto and which holds the coins in your account for you.",
  },
  custody: { term: "custody", short: "Holding the keys for tokens; whoever has custody can move them." },
  fiat: { term: "fiat money", short: "Money issued by a state, such as pounds, euros or dollars." },
  governance: {
    term: "governance",
    short: "How changes to a protocol or network are proposed, voted on and put in force.",
  },
  liquidity: {
    term: "liquidity",
    short: "How much of something can be bought or sold without moving its price far.",
  },
} as const satisfies Record<string, GlossaryEntry>;
