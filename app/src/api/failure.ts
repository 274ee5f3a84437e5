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
  logout: "Failed to logout",
  runs: "Failed to fetch SEO runs",
  run: "Failed to run the SEO tasks",
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
