/** The coaching page: what an hour is for, and how it is paid. */

/** One thing an hour is good for. */
export interface CoachingBenefit {
  readonly title: string;
  readonly text: string;
}

export const coachingBenefits: readonly CoachingBenefit[] = [
  {
    title: "Your wallet, looked at together",
    text: "Positions, approvals and keys, read from the chain. You share an address, never a seed phrase and never your screen with a wallet open.",
  },
  {
    title: "A plan with an exit",
    text: "What you want from it, what you can lose, and at which signs you leave. You write it down; we ask the awkward questions.",
  },
  {
    title: "One protocol, step by step",
    text: "Bring the one you are about to use. We go through each signature before you make it, with a small amount.",
  },
  {
    title: "Notes afterwards",
    text: "A page with what was decided, what is left to check, and the addresses that were looked at.",
  },
];

/** What paying takes, in order. */
export const paymentSteps: readonly string[] = [
  "Agree on a time first: book the session, and wait for the confirmation with its price.",
  "Send the amount on Flare to the address below. Any asset on the network is accepted except meme coins; refunds of meme coin payments are not guaranteed.",
  "Enter the transaction hash in the form. We look it up on chain, and a person grants you access.",
];
