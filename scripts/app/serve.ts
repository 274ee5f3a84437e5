/**
 * Serves the finished build as the platform does, for looking at it and for measuring: files, headers, 404.
 * The Worker's part is missing: its API knows nobody, and the shells are shown filled with a sample.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { client, documentFile } from "./places.ts";
import { sampleList, samplePost, sampleSearch } from "./sample-posts.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
};

/** Starts on a port of 127.0.0.1; the caller closes it. */
export function serveBuild(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    const answer = new Answer(request, response);
    if (pathname === "/api/events") return answer.counted();
    if (pathname.startsWith("/api/")) return answer.unknownVisitor();
    if (pathname === "/search") return answer.page(200, fill("/shell/search", sampleSearch));
    if (pathname === "/blog") return answer.page(200, fill("/shell/blog", sampleList));
    const page = documentFile(pathname);
    if (pathname.startsWith("/blog/") && !existsSync(page))
      return answer.page(200, fill("/shell/post", samplePost));
    const file = join(client, pathname);
    if (extname(file) && existsSync(file) && statSync(file).isFile())
      return answer.send(200, types[extname(file)] ?? "application/octet-stream", readFileSync(file));
    if (existsSync(page)) return answer.page(200, readFileSync(page, "utf8"));
    answer.page(404, readFileSync(documentFile("/404"), "utf8"));
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

/** One answer; text is compressed for those who take brotli, as the platform does. */
class Answer {
  readonly #takesBrotli: boolean;
  readonly #response: ServerResponse;

  constructor({ headers }: IncomingMessage, response: ServerResponse) {
    this.#takesBrotli = /\bbr\b/.test(String(headers["accept-encoding"]));
    this.#response = response;
  }

  send(status: number, type: string, body: Buffer): void {
    const isText = /^(text|application\/json|image\/svg)/.test(type);
    const compresses = isText && this.#takesBrotli;
    this.#response.writeHead(status, {
      "Content-Type": type,
      ...(compresses && { "Content-Encoding": "br" }),
    });
    this.#response.end(compresses ? compressed(body) : body);
  }

  page(status: number, html: string): void {
    this.send(status, "text/html; charset=utf-8", Buffer.from(html));
  }

  /** What the API says to a visitor it does not know. */
  unknownVisitor(): void {
    const words = { code: "unauthenticated", message: "Not authenticated", error: "Not authenticated" };
    this.send(401, "application/json", Buffer.from(JSON.stringify(words)));
  }

  counted(): void {
    this.#response.writeHead(204).end();
  }
}

const kept = new Map<string, Buffer>();

/** Compressed once, however often it is asked for: a measurement must not wait for it. */
function compressed(body: Buffer): Buffer {
  const key = body.toString("latin1");
  const known = kept.get(key);
  if (known) return known;
  const result = brotliCompressSync(body);
  kept.set(key, result);
  return result;
}

/** What the Worker does to a shell. */
function fill(shell: string, sample: { head: string; main: string; data: string }): string {
  return readFileSync(documentFile(shell), "utf8")
    .replace("<!--edge:head-->", () => sample.head)
    .replace("<!--edge:main-->", () => sample.main)
    .replace("<!--edge:data-->", () => sample.data);
}

if (import.meta.main) {
  const port = Number(process.argv[2] ?? 28_100);
  await serveBuild(port);
  console.log(`http://127.0.0.1:${port}`);
}
