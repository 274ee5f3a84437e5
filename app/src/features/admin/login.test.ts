import { expect, it } from "vitest";
import { apiError, NoAnswerError } from "../../api/error.ts";
import { loginProblem } from "./login.ts";

it("repeats the server's sentence", async () => {
  const message = "Too many failed logins. Please try again in 5 minutes.";
  const error = await apiError(
    Response.json({ code: "too_many_logins", message, error: message }, { status: 429 }),
  );
  expect(loginProblem(error)).toBe(message);
});

it("says that the login failed where the server gave no sentence", async () => {
  expect(loginProblem(await apiError(new Response("", { status: 500 })))).toBe("Login failed");
  expect(loginProblem(new SyntaxError("Unexpected token <"))).toBe("Login failed");
});

it("asks for another try where the network failed", () => {
  expect(loginProblem(new NoAnswerError(new TypeError("Failed to fetch")))).toBe(
    "Network error. Please try again.",
  );
});
