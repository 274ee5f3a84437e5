import { expect, it } from "vitest";
import { readEvents, type ServerEvent } from "./event-stream.ts";

async function read(...chunks: (string | Uint8Array)[]): Promise<ServerEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk);
      }
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

const progress = { name: "progress", data: '{"claims":3}' };

it("reads events however the network cuts them", async () => {
  const text = 'event: progress\ndata: {"claims":3}\n\n';
  for (let cut = 0; cut <= text.length; cut++) {
    expect(await read(text.slice(0, cut), text.slice(cut))).toEqual([progress]);
  }
});

it("takes any line end, also one that is cut in two", async () => {
  const text = 'event: progress\r\ndata: {"claims":3}\r\n\r\n';
  for (let cut = 0; cut <= text.length; cut++) {
    expect(await read(text.slice(0, cut), text.slice(cut))).toEqual([progress]);
  }
  expect(await read('event: progress\rdata: {"claims":3}\r\r')).toEqual([progress]);
});

it("keeps characters together that are cut in two", async () => {
  const bytes = new TextEncoder().encode("data: café\n\n");
  const events = await read(bytes.slice(0, 10), bytes.slice(10));
  expect(events).toEqual([{ name: "message", data: "café" }]);
});

it("joins the lines of one event, and passes over comments and events without data", async () => {
  expect(await read(": still here\n\nevent: ping\n\ndata: a\ndata: b\n\n")).toEqual([
    { name: "message", data: "a\nb" },
  ]);
});

it("does not take half an event for one", async () => {
  expect(await read('event: result\ndata: {"total')).toEqual([]);
  expect(await read('event: result\ndata: {"total":1}\n')).toEqual([]);
});
