/** The words everything else is said with. */
import type { GlossaryEntry } from "../entry.ts";

export const basicTerms = {
  defi: {
    term: "DeFi",
    short: "Decentralised finance: trading, lending and saving run by programs on a public blockchain.",
    long: "The programs hold the tokens and apply fixed rules to everyone. No company has to agree to serve you, and as a rule none has to help you when something goes wrong.",
    see: ["smart-contract", "protocol"],
  },
  protocol: {
    term: "protocol",
    short: "A set of smart contracts that together offer one service, such as swaps or loans.",
    long: "A protocol lives on the blockchain and keeps running when its website is offline. Some protocols can be changed or paused by whoever holds their admin keys, so find out who that is.",
    see: ["smart-contract", "governance"],
  },
  dapp: {
    term: "dapp",
    short: "A website or app through which you use a protocol with your own wallet.",
    long: "The page only prepares transactions; your wallet signs them and the contract carries them out. A false page can prepare a harmful transaction that looks like a harmless one.",
    see: ["wallet", "phishing"],
  },
  blockchain: {
    term: "blockchain",
    short: "A shared record of transactions that many computers keep and check together.",
    long: "New transactions are added in blocks, and each block refers to the one before it. Everyone can read the record, and nobody can quietly rewrite an old entry.",
    see: ["block", "validator"],
  },
  "layer-1": {
    term: "layer 1",
    short:
      "A blockchain that settles its own transactions with its own validators, such as Flare or Ethereum.",
    long: "A layer 1 does not lean on another chain for its security. Its fees are paid in its own token.",
    see: ["blockchain", "native-token"],
  },
  "smart-contract": {
    term: "smart contract",
    short: "A program stored on a blockchain that holds tokens and follows its code without asking anyone.",
    long: "A contract does what its code says, even where the code is wrong. Anyone may call it, and the result is recorded in public. An error in it can cost every user their deposit.",
    see: ["smart-contract-risk", "audit"],
  },
  cex: {
    term: "centralised exchange",
    short: "A company where you buy and sell crypto and which holds the coins in your account for you.",
    long: "The company keeps the keys and owes you the balance, much as a bank would but without the same protection. If it fails or freezes your account, you may wait long or lose all. It is the usual way to turn pounds, euros or dollars into tokens.",
    see: ["custody", "counterparty-risk"],
  },
  custody: {
    term: "custody",
    short: "Holding the keys for tokens; whoever has custody can move them.",
    long: "A custodian such as an exchange holds keys for its customers. In self-custody you hold them, and no one can restore them for you.",
    see: ["self-custody", "cex"],
  },
  fiat: {
    term: "fiat money",
    short: "Money issued by a state, such as pounds, euros or dollars.",
    long: "Fiat money is worth what people will give for it, and a state stands behind it. DeFi cannot hold it directly, so it uses tokens that stand for it.",
    see: ["stablecoin"],
  },
  governance: {
    term: "governance",
    short: "How changes to a protocol or network are proposed, voted on and put in force.",
    long: "Votes are usually counted by tokens, so large holders weigh more. A vote can change fees, limits and even the code that holds your deposit.",
    see: ["protocol"],
  },
  liquidity: {
    term: "liquidity",
    short: "How much of something can be bought or sold without moving its price far.",
    long: "In DeFi it mostly means the tokens that lie ready in pools. Where there is little of it, even a small sale pushes the price down, and leaving can cost more than the fees.",
    see: ["liquidity-pool", "price-impact"],
  },
} as const satisfies Record<string, GlossaryEntry>;
