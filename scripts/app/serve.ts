/**
 * Serves the finished build as the platform does, for looking at it and for measuring: files, headers, 404.
 * The Worker's part is missing: its API knows nobody, and the shells are shown filled with a sample.
 */
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
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
    if (pathname === "/search") return send(response, 200, fill("/shell/search", sampleSearch));
    if (pathname === "/blog") return send(response, 200, fill("/shell/blog", sampleList));
    if (pathname.startsWith("/blog/") && !existsSync(documentFile(pathname)))
      return send(response, 200, fill("/shell/post", samplePost));
    if (pathname.startsWith("/api/")) {
      response.writeHead(401, { "Content-Type": "application/json" });
      response.end('{"code":"unauthenticated","message":"Not authenticated","error":"Not authenticated"}');
      return;
    }
    const file = join(client, pathname);
    if (extname(file) && existsSync(file) && statSync(file).isFile()) {
      response.writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream" });
      createReadStream(file).pipe(response);
      return;
    }
    const page = documentFile(pathname);
    if (existsSync(page)) return send(response, 200, readFileSync(page, "utf8"));
    send(response, 404, readFileSync(documentFile("/404"), "utf8"));
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" });
  response.end(html);
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
