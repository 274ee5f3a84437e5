/** The generated client, set up once: same-origin cookies, JSON both ways, failures as errors of `error.ts`. */
import { apiError, NoAnswerError } from "./error.ts";
import { type Client, createClient, createConfig } from "./generated/client/index.ts";

/** Whether the caller withdrew the request; then its error passes as it is, for the caller to recognise. */
function isWithdrawn(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

/** `fetch` that answers only with successes. Throws `ApiError` for refusals, `NoAnswerError` where none came. */
export async function checkedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(input, init);
  } catch (error) {
    throw isWithdrawn(error) ? error : new NoAnswerError(error);
  }
  if (!response.ok) throw await apiError(response);
  return response;
}

/** Passed to each generated function, so that all of them fail in the same way. */
export const api: Client = createClient(
  createConfig({ credentials: "same-origin", parseAs: "json", throwOnError: true, fetch: checkedFetch }),
);

/** What every call has in common. */
export const call = { client: api, throwOnError: true } as const;
