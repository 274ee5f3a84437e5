/** Logging in. A module of its own, so that the home page loads it only with the first attempt. */
import { call } from "../../api/client.ts";
import { ApiError, NoAnswerError } from "../../api/error.ts";
import { logIn as requestSession } from "../../api/generated/sdk.gen.ts";
import type { Credentials } from "../../api/generated/types.gen.ts";

/** A session, or the sentence that says why there is none. */
export type LoginResult =
  | { readonly ok: true; readonly username: string }
  | { readonly ok: false; readonly message: string };

/** Asks the server for a session. Never throws. */
export async function logIn(credentials: Credentials): Promise<LoginResult> {
  try {
    const { data } = await requestSession({ ...call, body: credentials });
    return { ok: true, username: data.admin.username };
  } catch (error) {
    return { ok: false, message: loginProblem(error) };
  }
}

/** The sentence for a login that failed. */
export function loginProblem(error: unknown): string {
  if (error instanceof NoAnswerError) return "Network error. Please try again.";
  return (error instanceof ApiError && error.refusal?.message) || "Login failed";
}
