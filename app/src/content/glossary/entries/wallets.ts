/** Keys and what is done with them. */
import type { GlossaryEntry } from "../entry.ts";

export const walletTerms = {
  wallet: {
    term: "wallet",
    short: "An app or device that keeps your keys and signs what you approve.",
    long: "Your tokens are not inside the wallet. They are entries on the blockchain, and the wallet holds the keys that can move them. Lose the app and the seed phrase brings everything back.",
    see: ["private-key", "seed-phrase"],
  },
  "private-key": {
    term: "private key",
    short: "The secret number that signs for one account; whoever knows it controls the account.",
    long: "A wallet makes private keys from the seed phrase. A key cannot be changed like a password: if somebody has seen it, move the tokens to a new account.",
    see: ["seed-phrase", "signature"],
  },
  "seed-phrase": {
    term: "seed phrase",
    short: "The 12 to 24 words from which a wallet can rebuild all of its private keys.",
    long: "It is also called a recovery phrase. Whoever has the words has the money, on any device and at any time. Nobody who wants to help you needs them.",
    see: ["private-key", "phishing"],
  },
  passphrase: {
    term: "passphrase",
    short: "An optional extra secret that, added to a seed phrase, opens a different set of accounts.",
    long: "It protects you if somebody finds the words. If you forget it, the accounts behind it are lost, since no wallet can tell you that a passphrase is wrong.",
    see: ["seed-phrase"],
  },
  address: {
    term: "address",
    short: "The public name of an account: 0x and 40 characters, safe to show, made from the key.",
    long: "Others need your address to send you tokens. Anyone who knows it can also see all that it holds and has ever done, because the record is public.",
    see: ["checksum", "block-explorer"],
  },
  checksum: {
    term: "checksum",
    short: "Extra characters or letter cases that reveal most typing errors.",
    long: "In an address, the mix of capital and small letters is a checksum. In a seed phrase, part of the last word is one. A checksum finds slips, not fraud: a thief's address has a correct one too.",
    see: ["address"],
  },
  "self-custody": {
    term: "self-custody",
    short: "Holding the keys to your tokens yourself instead of leaving them with a company.",
    long: "No company can freeze or lend out what you hold in self-custody. In return, loss, theft and mistakes are yours alone, and there is no help desk that could undo them.",
    see: ["custody", "seed-phrase"],
  },
  "hardware-wallet": {
    term: "hardware wallet",
    short: "A small device that keeps keys offline and shows each transaction on its own screen.",
    long: "The key never leaves the device, so a virus on your computer cannot copy it. It does not judge what you sign: approve a harmful transaction and it is signed. Buy one from its maker only.",
    see: ["private-key", "hot-wallet"],
  },
  "hot-wallet": {
    term: "hot wallet",
    short: "A wallet whose keys are on a device connected to the internet, such as a phone.",
    long: "It is handy for small sums. Whatever can read the device may read the keys, so larger sums belong on a hardware wallet.",
    see: ["hardware-wallet"],
  },
  signature: {
    term: "signature",
    short: "Proof, made with a private key, that its owner agreed to a transaction or message.",
    long: "Some signatures cost nothing because they never go to the chain by themselves. They can still give others power over your tokens, so read them like a payment.",
    see: ["permit", "private-key"],
  },
  multisig: {
    term: "multisig",
    short: "An account that needs several keys to agree, such as two of three, before it moves anything.",
    long: "Teams use it so that one stolen key is not enough. It is only as strong as the independence of its key holders.",
    see: ["private-key"],
  },
} as const satisfies Record<string, GlossaryEntry>;
