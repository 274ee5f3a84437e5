/** What the glossary's page adds to `entries/chain.ts`. */
import type { chainTerms } from "../entries/chain.ts";
import type { Explanation } from "../entry.ts";

export const chainExplanations: Readonly<Record<keyof typeof chainTerms, Explanation>> = {
  transaction: {
    long: "Once it is in a block it cannot be taken back. A transaction either happens whole or not at all, but its fee is paid in both cases.",
    see: ["gas", "transaction-hash"],
  },
  block: {
    long: "On Flare a new block comes about every 1.8 seconds. The order of transactions inside a block can decide what a swap pays.",
    see: ["blockchain", "mev"],
  },
  validator: {
    long: "Validators lock up tokens, their stake, and are paid for good work. If many of them fail or collude, the chain can stall.",
    see: ["staking"],
  },
  "block-explorer": {
    long: "It is where you check what really happened, whatever a wallet or a website says. You need no account and never have to connect a wallet to read it.",
    see: ["transaction-hash", "address"],
  },
  "transaction-hash": {
    long: "Paste it into a block explorer to see the result. It is public and safe to share, and it is the proof to keep for your records.",
    see: ["block-explorer"],
  },
  gas: {
    long: "A plain transfer uses 21,000 units, and a swap uses several times as many. The fee is gas used times gas price, paid in the chain's own token, even when the transaction fails.",
    see: ["gas-price", "gas-limit", "native-token"],
  },
  "gas-price": {
    long: "It rises when many people want to use the chain at once. It has two parts, a base fee set by the network and an optional tip. On Flare the base fee is 500 gwei or more.",
    see: ["gas", "gwei"],
  },
  "gas-limit": {
    long: "What is left below the limit is not charged. If the limit is too low the transaction stops half-way, everything is undone, and the gas used so far is still paid.",
    see: ["gas"],
  },
  gwei: {
    long: "Gas prices are given in gwei because they are so small. One billion gwei are 1 FLR on Flare, or 1 ETH on Ethereum.",
    see: ["gas-price"],
  },
  "native-token": {
    long: "Without some of it your account can as a rule send nothing at all, so always keep a little. It is part of the chain itself and not a contract.",
    see: ["gas", "flr"],
  },
  nonce: {
    long: "A stuck transaction holds up the ones after it. Sending a new transaction with the same number and a higher fee replaces the stuck one.",
    see: ["transaction"],
  },
  approval: {
    long: "The permitted amount is called the allowance. It has no expiry date, and it stays when you close the website or disconnect the wallet.",
    see: ["unlimited-approval", "revoke"],
  },
  "unlimited-approval": {
    long: "Websites ask for it because it saves a fee the next time. It also covers tokens that you receive long afterwards, so prefer the exact amount.",
    see: ["approval", "revoke"],
  },
  revoke: {
    long: "It is a transaction and costs a fee. It ends future access only and brings back nothing that was already taken; deposits stay where they are.",
    see: ["approval"],
  },
  permit: {
    long: "It costs you no fee, and so it is easily taken for a login. Until its deadline whoever holds the signed message can take the tokens it names, and revoking does not cancel it.",
    see: ["signature", "approval"],
  },
  evm: {
    long: "Chains that share it share address formats, wallets and tools. One address can therefore exist on many chains, each with a balance of its own.",
    see: ["smart-contract"],
  },
  testnet: {
    long: "Flare's testnet is called Coston2. You get its tokens from a faucet, a page that gives them away.",
    see: ["mainnet"],
  },
  mainnet: {
    long: "Flare's mainnet has the chain number 14. Check the network your wallet shows before you sign.",
    see: ["testnet"],
  },
  bridge: {
    long: "The stand-in is worth something only as long as the locked token is safe. Bridges hold large sums in one place and have been among the most costly targets of thieves.",
    see: ["wrapped-token", "fassets"],
  },
  mev: {
    long: "Some of it is harmless, such as bringing the prices of two pools together. Some is taken from users, as in a sandwich.",
    see: ["sandwich", "arbitrage"],
  },
  sandwich: {
    long: "The trader in front pushes the price up, you buy dearer, and the same trader sells to you at once. A low slippage tolerance limits what can be taken.",
    see: ["slippage-tolerance", "mev"],
  },
};
