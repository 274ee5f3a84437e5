/** What the glossary's page adds to `entries/basics.ts`. */
import type { basicTerms } from "../entries/basics.ts";
import type { Explanation } from "../entry.ts";

export const basicExplanations: Readonly<Record<keyof typeof basicTerms, Explanation>> = {
  defi: {
    long: "The programs hold the tokens and apply fixed rules to everyone. No company has to agree to serve you, and as a rule none has to help you when something goes wrong.",
    see: ["smart-contract", "protocol"],
  },
  protocol: {
    long: "A protocol lives on the blockchain and keeps running when its website is offline. Some protocols can be changed or paused by whoever holds their admin keys, so find out who that is.",
    see: ["smart-contract", "governance"],
  },
  dapp: {
    long: "The page only prepares transactions; your wallet signs them and the contract carries them out. A false page can prepare a harmful transaction that looks like a harmless one.",
    see: ["wallet", "phishing"],
  },
  blockchain: {
    long: "New transactions are added in blocks, and each block refers to the one before it. Everyone can read the record, and nobody can quietly rewrite an old entry.",
    see: ["block", "validator"],
  },
  "layer-1": {
    long: "A layer 1 does not lean on another chain for its security. Its fees are paid in its own token.",
    see: ["blockchain", "native-token"],
  },
  "smart-contract": {
    long: "A contract does what its code says, even where the code is wrong. Anyone may call it, and the result is recorded in public. An error in it can cost every user their deposit.",
    see: ["smart-contract-risk", "audit"],
  },
  cex: {
    long: "The company keeps the keys and owes you the balance, much as a bank would but without the same protection. If it fails or freezes your account, you may wait long or lose all. It is the usual way to turn pounds, euros or dollars into tokens.",
    see: ["custody", "counterparty-risk"],
  },
  custody: {
    long: "A custodian such as an exchange holds keys for its customers. In self-custody you hold them, and no one can restore them for you.",
    see: ["self-custody", "cex"],
  },
  fiat: {
    long: "Fiat money is worth what people will give for it, and a state stands behind it. DeFi cannot hold it directly, so it uses tokens that stand for it.",
    see: ["stablecoin"],
  },
  governance: {
    long: "Votes are usually counted by tokens, so large holders weigh more. A vote can change fees, limits and even the code that holds your deposit.",
    see: ["protocol"],
  },
  liquidity: {
    long: "In DeFi it mostly means the tokens that lie ready in pools. Where there is little of it, even a small sale pushes the price down, and leaving can cost more than the fees.",
    see: ["liquidity-pool", "price-impact"],
  },
};
