/** What a visitor reads when a call fails: the product's sentence for the call, and beside it the reason. */
import { ApiError, NoAnswerError } from "./error.ts";

/** The sentences of the calls. */
export const callFailures = {
  session: "Not authenticated",
  posts: "Failed to fetch blog posts",
  stats: "Failed to fetch blog stats",
  approve: "Failed to approve blog post",
  reject: "Failed to reject blog post",
  update: "Failed to update blog post",
  publish: "Failed to publish blog post",
  submit: "Failed to submit blog post",
  reopen: "Failed to reopen blog post",
  schedule: "Failed to schedule blog post",
  unschedule: "Failed to take blog post off the schedule",
  unpublish: "Failed to unpublish blog post",
  checks: "Failed to look at blog post",
  history: "Failed to fetch the post's history",
  post: "Failed to fetch the blog post",
  copy: "Failed to save a copy",
  keepDraft: "Failed to keep what you typed on the server",
  bulk: "Failed to judge the blog posts",
  preview: "Failed to make a preview link",
  inbox: "Failed to fetch the inbox",
  moveSubmission: "Failed to change the submission",
  forget: "Failed to delete old submissions",
  restore: "Failed to restore the revision",
  settings: "Failed to fetch settings",
  saveSettings: "Failed to save settings",
  audit: "Failed to fetch the log",
  generate: "Failed to generate content",
  generateRandom: "Failed to generate random content",
  testMail: "Failed to send test email",
  optimise: "Failed to optimize SEO",
  regenerate: "Failed to regenerate SEO",
  startCron: "Failed to start cron service",
  stopCron: "Failed to stop cron service",
  password: "Failed to change the password",
  logout: "Failed to logout",
  runs: "Failed to fetch SEO runs",
  run: "Failed to run the SEO tasks",
  report: "Failed to fetch the report",
  desk: "Failed to fetch what waits for you",
  decide: "Failed to carry out the decision",
} as const;

/** A sentence for the call and one for the reason. */
export interface Failure {
  readonly title: string;
  readonly description: string;
}

/** Both sentences for a failed call. */
export function failure(call: keyof typeof callFailures, error: unknown): Failure {
  return { title: callFailures[call], description: reason(error) };
}

/** Why a call failed, in the server's words where it gave any. */
export function reason(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.refusal) return error.refusal.message;
    return `The server answered with ${error.status} ${error.statusText}`.trimEnd().concat(".");
  }
  if (error instanceof NoAnswerError) {
    return error.timedOut
      ? "The server did not answer in time. Please try again."
      : "The server could not be reached. Check your connection and try again.";
  }
  return "The server's answer could not be read. Please try again.";
}
