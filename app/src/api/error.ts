/**
 * The one translator of failed calls. Whatever goes wrong with a call leaves this folder as one of two errors:
 * `ApiError`, when the server answered and refused, or `NoAnswerError`, when no answer came.
 */

import type { PostEvent } from "./generated/types.gen.ts";

/** The server's refusal, as its envelope says it. */
export interface RefusalDetails {
  /** The cause, for programs: `stale_revision`. */
  readonly code: string;
  /** The cause, for people. */
  readonly message: string;
  /** The field of the body that is refused, where it is one field. */
  readonly field?: string;
  /** With `stale_revision`: the version that the post has now. */
  readonly currentVersion?: number;
  /** With `stale_revision`: what was done since the version that the request is about, newest first. */
  readonly since?: readonly PostEvent[];
}

/** An answer that is not a success. Its message is `status: body`, or the status text where the body is empty. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly statusText: string;
  /** Absent where the body is not the product's envelope: a proxy's page, say. */
  readonly refusal: RefusalDetails | undefined;
  /** Finds the request in the server's log. */
  readonly requestId: string | undefined;

  constructor(response: Pick<Response, "status" | "statusText" | "headers">, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.status = response.status;
    this.statusText = response.statusText;
    this.refusal = parseRefusal(body);
    this.requestId = response.headers.get("x-request-id") ?? undefined;
  }
}

/** No answer came: offline, refused, broken off, or later than we were willing to wait. */
export class NoAnswerError extends Error {
  override readonly name = "NoAnswerError";
  /** Whether we gave up waiting. */
  readonly timedOut: boolean;

  constructor(cause: unknown) {
    const timedOut = cause instanceof Error && cause.name === "TimeoutError";
    super(timedOut ? "The server did not answer in time." : "The server could not be reached.", { cause });
    this.timedOut = timedOut;
  }
}

/** The error that belongs to an answer that is not a success. Reads the body. */
export async function apiError(response: Response): Promise<ApiError> {
  // A body that breaks off leaves the status, which is worth more than the error of reading.
  const body = await response.text().catch(() => "");
  return new ApiError(response, body);
}

/** Whether the call failed because nobody is logged in (any more). */
export function isUnauthenticated(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401;
}

function parseRefusal(body: string): RefusalDetails | undefined {
  const value = parseObject(body);
  const message = value?.message ?? value?.error;
  if (value === undefined || typeof message !== "string" || message === "") return undefined;
  return {
    code: typeof value.code === "string" ? value.code : "",
    message,
    ...(typeof value.field === "string" && { field: value.field }),
    ...(typeof value.currentVersion === "number" && { currentVersion: value.currentVersion }),
    ...(Array.isArray(value.since) && { since: value.since as PostEvent[] }),
  };
}

function parseObject(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
