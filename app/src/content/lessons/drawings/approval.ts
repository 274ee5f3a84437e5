/** The story that the drawing of an approval tells, as arithmetic. Amounts are tokens. */
import { exposed } from "../examples.ts";

/** What has happened so far. */
export interface ApprovalStory {
  /** What was approved; infinite for an unlimited approval. */
  readonly granted: number;
  /** Whether the swap has been carried out. */
  readonly swapped: boolean;
  /** Whether more tokens have come in since. */
  readonly received: boolean;
  /** Whether the approval was set back to zero. */
  readonly revoked: boolean;
}

/** What the wallet holds at first, what the swap takes, what comes in later. */
export const story = { balance: 500, swap: 100, later: 1_500 } as const;

/** What the wallet holds, what the contract may still take, and how much of the one that reaches. */
export function approvalAfter({ granted, swapped, received, revoked }: ApprovalStory) {
  const balance = story.balance - (swapped ? story.swap : 0) + (received ? story.later : 0);
  const allowance = revoked ? 0 : granted - (swapped ? story.swap : 0);
  return { balance, allowance, exposed: exposed(balance, allowance) };
}
