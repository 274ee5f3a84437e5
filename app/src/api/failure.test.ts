import { expect, it } from "vitest";
import { ApiError, NoAnswerError } from "./error.ts";
import { failure } from "./failure.ts";

const refused = (status: number, statusText: string, body: string) =>
  new ApiError(new Response(null, { status, statusText }), body);

it("puts the server's sentence beside the call's", () => {
  const body = JSON.stringify({ code: "illegal_move", message: "This blog post is rejected.", error: "" });
  expect(failure("approve", refused(409, "Conflict", body))).toEqual({
    title: "Failed to approve blog post",
    description: "This blog post is rejected.",
  });
});

it("names the status where the server gave no sentence", () => {
  expect(failure("posts", refused(502, "Bad Gateway", "<html>")).description).toBe(
    "The server answered with 502 Bad Gateway.",
  );
  expect(failure("posts", refused(502, "", "<html>")).description).toBe("The server answered with 502.");
});

it("tells no connection from no patience and from an unreadable answer", () => {
  const sentences = [
    new NoAnswerError(new TypeError("Failed to fetch")),
    new NoAnswerError(new DOMException("", "TimeoutError")),
    new SyntaxError("Unexpected token <"),
  ].map((error) => failure("update", error).description);
  expect(new Set(sentences).size).toBe(3);
});
