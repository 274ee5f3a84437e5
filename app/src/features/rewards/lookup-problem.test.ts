import { expect, it } from "vitest";
import { apiError, NoAnswerError } from "../../api/error.ts";
import { lookupMessages, lookupProblem } from "./lookup-problem.ts";

it("repeats the server's sentence, whatever the status", async () => {
  const error = "Please enter a valid Ethereum address. Its capital letters do not match its checksum.";
  for (const status of [400, 429, 502, 504]) {
    expect(lookupProblem(await apiError(Response.json({ error }, { status })))).toBe(error);
  }
});

it("goes by the status where the answer comes from something before the server", async () => {
  const of = async (status: number, statusText: string) =>
    lookupProblem(await apiError(new Response("<html>", { status, statusText })));
  expect(await of(429, "Too Many Requests")).toBe(lookupMessages.throttled);
  expect(await of(504, "Gateway Timeout")).toBe(lookupMessages.timedOut);
  expect(await of(502, "Bad Gateway")).toBe(`${lookupMessages.unavailable} (HTTP 502: Bad Gateway)`);
});

it("tells no connection from an answer that is too long in coming", () => {
  expect(lookupProblem(new NoAnswerError(new TypeError("Failed to fetch")))).toBe(lookupMessages.noNetwork);
  expect(lookupProblem(new NoAnswerError(new DOMException("", "TimeoutError")))).toBe(
    lookupMessages.timedOut,
  );
});

it("says that the data could not be fetched where the answer is unreadable", () => {
  expect(lookupProblem(new SyntaxError("Unexpected token <"))).toBe(lookupMessages.unreadable);
});
