import { expect, it } from "vitest";
import { ApiError, apiError, isUnauthenticated, NoAnswerError } from "./error.ts";

it("reads as the status and the body", async () => {
  const error = await apiError(new Response("upstream is down", { status: 502 }));
  expect(error.message).toBe("502: upstream is down");
  expect(error.refusal).toBeUndefined();
});

it("reads as the status and its text where the body is empty", async () => {
  const error = await apiError(new Response(null, { status: 503, statusText: "Service Unavailable" }));
  expect(error.message).toBe("503: Service Unavailable");
});

it("carries the whole refusal and the request's id", async () => {
  const body = {
    code: "stale_revision",
    message: "This blog post has changed.",
    error: "This blog post has changed.",
    currentVersion: 4,
  };
  const error = await apiError(Response.json(body, { status: 409, headers: { "x-request-id": "8c1f" } }));
  expect(error.message).toBe(`409: ${JSON.stringify(body)}`);
  expect(error.refusal).toEqual({
    code: "stale_revision",
    message: "This blog post has changed.",
    currentVersion: 4,
  });
  expect(error.requestId).toBe("8c1f");
});

it("carries the field that is refused", async () => {
  const error = await apiError(
    Response.json(
      { code: "invalid_field", message: "The title cannot be empty.", error: "", field: "title" },
      { status: 422 },
    ),
  );
  expect(error.refusal?.field).toBe("title");
});

it("finds the sentence where only `error` holds it", async () => {
  const error = await apiError(Response.json({ error: "No." }, { status: 400 }));
  expect(error.refusal?.message).toBe("No.");
});

it("takes JSON that is no envelope for no refusal", async () => {
  for (const body of ["null", "[]", '"text"', '{"message":7}', "{"]) {
    const error = await apiError(new Response(body, { status: 500 }));
    expect(error.refusal, body).toBeUndefined();
    expect(error.message).toBe(`500: ${body}`);
  }
});

it("keeps the status of an answer whose body breaks off", async () => {
  const body = new ReadableStream({
    start: (controller) => controller.error(new TypeError("connection lost")),
  });
  const error = await apiError(new Response(body, { status: 500, statusText: "Internal Server Error" }));
  expect(error.message).toBe("500: Internal Server Error");
});

it("tells a missing session from other refusals", () => {
  expect(isUnauthenticated(new ApiError(new Response(null, { status: 401 }), ""))).toBe(true);
  expect(isUnauthenticated(new ApiError(new Response(null, { status: 403 }), ""))).toBe(false);
  expect(isUnauthenticated(new NoAnswerError(new TypeError("Failed to fetch")))).toBe(false);
});
