// An endpoint that speaks chat completions and fails as it is told.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the endpoint behaves. */
export type Behaviour = (response: ServerResponse) => void;

/** A model's endpoint. */
export interface ModelServer {
  /** The base address for `WRITER_URL`. */
  readonly url: string;
  /** The bodies it was sent, parsed. */
  readonly asked: { model: string; messages: { role: string; content: string }[] }[];
  /** The `authorization` header of the newest question. */
  authorization: string | undefined;
  /** What it does from now on. */
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

/** Starts an endpoint that answers 503 until it is told otherwise. */
export async function startModel(): Promise<ModelServer> {
  let behaviour: Behaviour = status(503);
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    model.asked.push(JSON.parse(body));
    model.authorization = request.headers.authorization;
    behaviour(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const model: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: [],
    authorization: undefined,
    behave: (next) => {
      behaviour = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return model;
}

/** Refuses with a status. */
export function status(code: number): Behaviour {
  return (response) => {
    response.writeHead(code, { "content-type": "application/json" }).end("{}");
  };
}

/** Sends a body as it is. */
export function body(text: string): Behaviour {
  return (response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(text);
  };
}

/** Answers with these words of the model. */
export function says(content: string): Behaviour {
  return body(
    JSON.stringify({
      choices: [{ message: { role: "assistant", content }, finish_reason: "stop" }],
      usage: { prompt_tokens: 1500, completion_tokens: 900 },
    }),
  );
}

/** Answers with an article of this content. */
export function article(content: string): Behaviour {
  return says(
    JSON.stringify({
      title: "What slippage tolerance does for a swap",
      excerpt: "A swap can end at another price than the one you saw. Tolerance decides how much you accept.",
      seoTitle: "What slippage tolerance does for a swap",
      seoDescription:
        "A swap can end at another price than the one you saw. How tolerance limits the difference, and what it costs.",
      content,
    }),
  );
}

/** Accepts the question and never answers. */
export const hang: Behaviour = () => {};

/** Breaks the connection. */
export const drop: Behaviour = (response) => {
  response.destroy();
};
