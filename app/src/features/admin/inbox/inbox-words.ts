/** The inbox in words. */
import type {
  FormKind,
  InboxAction,
  PaymentState,
  SubmissionStatus,
} from "../../../api/generated/types.gen.ts";
import type { BadgeTone } from "../../../ui/badge.tsx";

/** What the forms are called. */
export const kindNames: Readonly<Record<FormKind, string>> = {
  contact: "Contact",
  affiliate: "Affiliate waitlist",
  enrolment: "Enrolment",
  coaching: "Coaching payment",
  consultation: "Consultation",
  interview: "Interview",
};

/** Where a submission stands. */
export const statusNames: Readonly<Record<SubmissionStatus, string>> = {
  new: "New",
  read: "Read",
  archived: "Archived",
};

/** The shape of that. */
export const statusTones: Readonly<Record<SubmissionStatus, BadgeTone>> = {
  new: "live",
  read: "plain",
  archived: "plain",
};

/** The moves that are offered where a submission stands, beside deleting it. */
export const movesOf: Readonly<Record<SubmissionStatus, readonly InboxAction[]>> = {
  new: ["read", "archive"],
  read: ["archive", "reopen"],
  archived: ["reopen"],
};

/** What the buttons are called. */
export const moveNames: Readonly<Record<InboxAction, string>> = {
  read: "Mark as read",
  archive: "Archive",
  reopen: "Back to the inbox",
  delete: "Delete",
  check_payment: "Ask the chain again",
  resend_mail: "Send its mails again",
};

/** What the chain says of a payment. */
export const paymentNames: Readonly<
  Record<PaymentState, { readonly says: string; readonly tone: BadgeTone }>
> = {
  paid: { says: "Paid", tone: "good" },
  elsewhere: { says: "Paid nothing to our wallet", tone: "refused" },
  reverted: { says: "Failed on chain", tone: "refused" },
  not_found: { says: "Not known to the chain, or not yet", tone: "waiting" },
  unread: { says: "The chain could not be read", tone: "waiting" },
};
