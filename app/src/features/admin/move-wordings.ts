/** The moves of a post in words. */
import type { PostSummary } from "../../api/generated/types.gen.ts";
import type { Move } from "../../api/posts.ts";
import { postPath } from "../../paths.ts";

/** What the buttons are called. */
export const moveLabels: Readonly<Record<Move, string>> = {
  submit: "Submit",
  approve: "Approve",
  reject: "Reject",
  reopen: "Reopen",
  schedule: "Schedule",
  unschedule: "Unschedule",
  publish: "Publish",
  unpublish: "Unpublish",
};

/** Whether a move takes something away. */
export function isDanger(mode: string): boolean {
  return mode === "reject" || mode === "unpublish";
}

/** The longest comment that the server takes, in characters. */
export const MOST_COMMENT = 2_000;

/** What the dialog of each move says. */
export const moveWordings = {
  approve: {
    title: "Approve this post?",
    says: () => "It is then fit to publish, in exactly this text. It does not go public yet.",
    comment: "Comment (optional)",
    hint: "Kept with the post's history.",
    pending: "Approving...",
    done: "Blog post approved successfully",
  },
  reject: {
    title: "Reject this post?",
    says: () => "It stays in the list as rejected, cannot be published, and can be reopened.",
    comment: "Reason (optional)",
    hint: "Kept with the post's history.",
    pending: "Rejecting...",
    done: "Blog post rejected successfully",
  },
  publish: {
    title: "Publish this post?",
    says: (post: PostSummary) =>
      `It goes public at once, at ${postPath(post.slug)}, in the blog and in the sitemap.`,
    comment: undefined,
    hint: undefined,
    pending: "Publishing...",
    done: "Blog post published successfully",
  },
  submit: {
    title: "Submit this draft?",
    says: () => "It then waits for approval.",
    comment: "Comment (optional)",
    hint: "Kept with the post's history.",
    pending: "Submitting...",
    done: "Blog post submitted for approval",
  },
  reopen: {
    title: "Reopen this post?",
    says: () => "The rejection is taken back; the post waits for approval again.",
    comment: "Comment (optional)",
    hint: "Kept with the post's history.",
    pending: "Reopening...",
    done: "Blog post reopened successfully",
  },
  schedule: {
    title: "Schedule this post?",
    says: () => "It goes public by itself at that time. An edit takes it off the schedule.",
    comment: "Comment (optional)",
    hint: "Kept with the post's history.",
    pending: "Scheduling...",
    done: "Blog post scheduled successfully",
  },
  unschedule: {
    title: "Take this post off the schedule?",
    says: () => "It stays approved and goes public only when you publish it.",
    comment: undefined,
    hint: undefined,
    pending: "Taking it off...",
    done: "Blog post taken off the schedule",
  },
  unpublish: {
    title: "Unpublish this post?",
    says: () => "Readers lose it at once, and it becomes a draft.",
    comment: "Reason (optional)",
    hint: "Kept with the post's history.",
    pending: "Unpublishing...",
    done: "Blog post unpublished successfully",
  },
} as const;
