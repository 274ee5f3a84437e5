/** Keys and what is done with them. */
import type { GlossaryEntry } from "../entry.ts";

export const walletTerms = {
  wallet: { term: "wallet", short: "An app or device that keeps your keys and signs what you approve." },
  "private-key": {
    term: "private key",
    short: "The secret number that signs for one account; whoever knows it controls the account.",
  },
  "seed-phrase": {
    term: "seed phrase",
    short: "The 12 to 24 words from which a wallet can rebuild all of its private keys.",
  },
  passphrase: {
    term: "passphrase",
    short: "An optional extra secret that, added to a seed phrase, opens a different set of accounts.",
  },
  address: {
    term: "address",
    short: "The public name of an account: 0x and 40 characters, safe to show, made from the key.",
  },
  checksum: { term: "checksum", short: "Extra characters or letter cases that reveal most typing errors." },
  "self-custody": {
    term: "self-custody",
    short: "Holding the keys to your tokens yourself instead of leaving them with a company.",
  },
  "hardware-wallet": {
    term: "hardware wallet",
    short: "A small device that keeps keys offline and shows each transaction on its own screen.",
  },
  "hot-wallet": {
    term: "hot wallet",
    short: "A wallet whose keys are on a device connected to the internet, such as a phone.",
  },
  signature: {
    term: "signature",
    short: "Proof, made with a private key, that its owner agreed to a transaction or message.",
  },
  multisig: {
    term: "multisig",
    short: "An account that needs several keys to agree, such as two of three, before it moves anything.",
  },
} as const satisfies Record<string, GlossaryEntry>;
