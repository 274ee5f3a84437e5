/** Transactions, fees and permissions. */
import type { GlossaryEntry } from "../entry.ts";

export const chainTerms = {
  transaction: {
    term: "transaction",
    short: "A signed instruction to the blockchain, such as a payment or a call to a contract.",
    long: "Once it is in a block it cannot be taken back. A transaction either happens whole or not at all, but its fee is paid in both cases.",
    see: ["gas", "transaction-hash"],
  },
  block: {
    term: "block",
    short: "A batch of transactions that is added to the blockchain in one step.",
    long: "On Flare a new block comes about every 1.8 seconds. The order of transactions inside a block can decide what a swap pays.",
    see: ["blockchain", "mev"],
  },
  validator: {
    term: "validator",
    short: "A computer that checks transactions and helps to decide the next block.",
    long: "Validators lock up tokens, their stake, and are paid for good work. If many of them fail or collude, the chain can stall.",
    see: ["staking"],
  },
  "block-explorer": {
    term: "block explorer",
    short: "A website that shows every address, transaction and contract of a blockchain.",
    long: "It is where you check what really happened, whatever a wallet or a website says. You need no account and never have to connect a wallet to read it.",
    see: ["transaction-hash", "address"],
  },
  "transaction-hash": {
    term: "transaction hash",
    short: "The number that names one transaction: 0x and 64 characters.",
    long: "Paste it into a block explorer to see the result. It is public and safe to share, and it is the proof to keep for your records.",
    see: ["block-explorer"],
  },
  gas: {
    term: "gas",
    short: "The unit for the work a transaction makes; you pay a price for each unit used.",
    long: "A plain transfer uses 21,000 units, and a swap uses several times as many. The fee is gas used times gas price, paid in the chain's own token, even when the transaction fails.",
    see: ["gas-price", "gas-limit", "native-token"],
  },
  "gas-price": {
    term: "gas price",
    short: "What you pay for one unit of gas, counted in gwei.",
    long: "It rises when many people want to use the chain at once. It has two parts, a base fee set by the network and an optional tip.",
    see: ["gas", "gwei"],
  },
  "gas-limit": {
    term: "gas limit",
    short: "The most gas that a transaction may use before it is stopped.",
    long: "What is left below the limit is not charged. If the limit is too low the transaction stops half-way, everything is undone, and the gas used so far is still paid.",
    see: ["gas"],
  },
  gwei: {
    term: "gwei",
    short: "One billionth of a chain's own token: 0.000000001.",
    long: "Gas prices are given in gwei because they are so small. One billion gwei are 1 FLR on Flare, or 1 ETH on Ethereum.",
    see: ["gas-price"],
  },
  "native-token": {
    term: "native token",
    short: "The token in which a chain takes its fees: FLR on Flare, ETH on Ethereum.",
    long: "Without some of it your account can as a rule send nothing at all, so always keep a little. It is part of the chain itself and not a contract.",
    see: ["gas", "flr"],
  },
  nonce: {
    term: "nonce",
    short: "The running number of an account's transactions; they are carried out in that order.",
    long: "A stuck transaction holds up the ones after it. Sending a new transaction with the same number and a higher fee replaces the stuck one.",
    see: ["transaction"],
  },
  approval: {
    term: "approval",
    short: "Your permission for a contract to take up to a set amount of one token from your account.",
    long: "The permitted amount is called the allowance. It has no expiry date, and it stays when you close the website or disconnect the wallet.",
    see: ["unlimited-approval", "revoke"],
  },
  "unlimited-approval": {
    term: "unlimited approval",
    short: "An approval without a cap: the contract may take all of that token, now and later.",
    long: "Websites ask for it because it saves a fee the next time. It also covers tokens that you receive long afterwards, so prefer the exact amount.",
    see: ["approval", "revoke"],
  },
  revoke: {
    term: "revoke",
    short: "To set an approval back to zero so that the contract can take nothing more.",
    long: "It is a transaction and costs a fee. It ends future access only and brings back nothing that was already taken; deposits stay where they are.",
    see: ["approval"],
  },
  permit: {
    term: "permit",
    short: "An approval given by signing a message instead of sending a transaction.",
    long: "It costs you no fee, and so it is easily taken for a login. Whoever holds the signed message can use it to take the tokens it names.",
    see: ["signature", "approval"],
  },
  evm: {
    term: "EVM",
    short: "The Ethereum Virtual Machine, the engine that runs contracts on Ethereum, Flare and others.",
    long: "Chains that share it share address formats, wallets and tools. One address can therefore exist on many chains, each with a balance of its own.",
    see: ["smart-contract"],
  },
  testnet: {
    term: "testnet",
    short: "A copy of a network for practice, whose tokens are free and worth nothing.",
    long: "Flare's testnet is called Coston2. You get its tokens from a faucet, a page that gives them away.",
    see: ["mainnet"],
  },
  mainnet: {
    term: "mainnet",
    short: "The real network, where tokens have value and mistakes cost money.",
    long: "Flare's mainnet has the chain number 14. Check the network your wallet shows before you sign.",
    see: ["testnet"],
  },
  bridge: {
    term: "bridge",
    short: "A service that locks a token on one chain and issues a stand-in for it on another.",
    long: "The stand-in is worth something only as long as the locked token is safe. Bridges hold large sums in one place and have been among the most costly targets of thieves.",
    see: ["wrapped-token", "fassets"],
  },
  mev: {
    term: "MEV",
    short: "Maximal extractable value: profit from choosing the order of transactions in a block.",
    long: "Some of it is harmless, such as bringing the prices of two pools together. Some is taken from users, as in a sandwich.",
    see: ["sandwich", "arbitrage"],
  },
  sandwich: {
    term: "sandwich",
    short: "Trades placed just before and just after yours, so that you get a worse price.",
    long: "The trader in front pushes the price up, you buy dearer, and the same trader sells to you at once. A low slippage tolerance limits what can be taken.",
    see: ["slippage-tolerance", "mev"],
  },
} as const satisfies Record<string, GlossaryEntry>;
