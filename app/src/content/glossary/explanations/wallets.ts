/** What the glossary's page adds to `entries/wallets.ts`. */
import type { walletTerms } from "../entries/wallets.ts";
import type { Explanation } from "../entry.ts";

export const walletExplanations: Readonly<Record<keyof typeof walletTerms, Explanation>> = {
  wallet: {
    long: "Your tokens are not inside the wallet. They are entries on the blockchain, and the wallet holds the keys that can move them. Lose the app and the seed phrase brings everything back.",
    see: ["private-key", "seed-phrase"],
  },
  "private-key": {
    long: "A wallet makes private keys from the seed phrase. A key cannot be changed like a password: if somebody has seen it, move the tokens to a new account.",
    see: ["seed-phrase", "signature"],
  },
  "seed-phrase": {
    long: "It is also called a recovery phrase. Whoever has the words has the money, on any device and at any time. Nobody who wants to help you needs them.",
    see: ["private-key", "phishing"],
  },
  passphrase: {
    long: "It protects you if somebody finds the words. If you forget it, the accounts behind it are lost, since no wallet can tell you that a passphrase is wrong.",
    see: ["seed-phrase"],
  },
  address: {
    long: "Others need your address to send you tokens. Anyone who knows it can also see all that it holds and has ever done, because the record is public.",
    see: ["checksum", "block-explorer"],
  },
  checksum: {
    long: "In an address, the mix of capital and small letters is a checksum. In a seed phrase, part of the last word is one. A checksum finds slips, not fraud: a thief's address has a correct one too.",
    see: ["address"],
  },
  "self-custody": {
    long: "No company can lock your account or lend out what is in it. The issuer of a token may still be able to freeze that token. In return, loss, theft and mistakes are yours alone, and there is no help desk that could undo them.",
    see: ["custody", "seed-phrase"],
  },
  "hardware-wallet": {
    long: "The key never leaves the device, so a virus on your computer cannot copy it. It does not judge what you sign: approve a harmful transaction and it is signed. Buy one from its maker only.",
    see: ["private-key", "hot-wallet"],
  },
  "hot-wallet": {
    long: "It is handy for small sums. Whatever can read the device may read the keys, so larger sums belong on a hardware wallet.",
    see: ["hardware-wallet"],
  },
  signature: {
    long: "Some signatures cost nothing because they never go to the chain by themselves. They can still give others power over your tokens, so read them like a payment.",
    see: ["permit", "private-key"],
  },
  multisig: {
    long: "Teams use it so that one stolen key is not enough. It is only as strong as the independence of its key holders.",
    see: ["private-key"],
  },
};
