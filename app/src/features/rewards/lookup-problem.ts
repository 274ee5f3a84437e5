/** What stands under the field when a look-up fails: the specification's sentences, the server's own first. */
import { ApiError, NoAnswerError } from "../../api/error.ts";

/** The sentences for failures that the server could not put into words itself. */
export const lookupMessages = {
  noNetwork: "Network connection failed. Please check your internet connection and try again.",
  timedOut: "Request timed out. The blockchain network may be slow. Please try again.",
  throttled: "Too many requests. Please wait a moment and try again.",
  unavailable: "Failed to fetch reward claims from blockchain. Please try again later.",
  unreadable: "Failed to fetch rewards data. Please try again.",
} as const;

/** The sentence for a failed look-up. */
export function lookupProblem(error: unknown): string {
  if (error instanceof NoAnswerError)
    return error.timedOut ? lookupMessages.timedOut : lookupMessages.noNetwork;
  if (!(error instanceof ApiError)) return lookupMessages.unreadable;
  if (error.refusal) return error.refusal.message;
  if (error.status === 429) return lookupMessages.throttled;
  if (error.status === 408 || error.status === 504) return lookupMessages.timedOut;
  return `${lookupMessages.unavailable} (HTTP ${error.status}: ${error.statusText || "no reason given"})`;
}
