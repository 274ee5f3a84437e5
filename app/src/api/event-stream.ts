/** Server-sent events, read from the body of an answer, so that its status and its errors can be read as well. */

/** One event: its name, `message` where it has none, and its text. */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * The events of a body, as they come; https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream.
 * Comments keep the line open and are passed over; ids and retry times are for `EventSource`. An event that the
 * body breaks off in is none. Throws what reading the body throws.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  let name = "";
  let data: string[] = [];
  for await (const line of lines(body)) {
    if (line === "") {
      if (data.length > 0) yield { name: name || "message", data: data.join("\n") };
      name = "";
      data = [];
      continue;
    }
    const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === "event") name = value;
    if (field === "data") data.push(value);
  }
}

/** The lines of a body, ended by CR, LF or both. A last line without an end is left out. */
async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      rest += decoder.decode(chunk.value, { stream: true });
      // A CR at the very end may be half of a CRLF.
      const parts = rest.split(/\r\n|\n|\r(?!$)/);
      rest = parts.pop() ?? "";
      yield* parts;
    }
    if (rest.endsWith("\r")) yield rest.slice(0, -1);
  } finally {
    // Nobody listens any more: the server need not go on.
    reader.cancel().catch(() => {});
  }
}
