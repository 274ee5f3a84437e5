// What a visitor's browser and the platform have to load.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { inClone } from "../setup/paths.ts";

const KIB = 1024;

/** Lines on the size of the wasm and of the app's files by kind, raw and gzipped. */
export function sizeLines(): string[] {
  const lines: string[] = [];
  const wasm = inClone("worker/build/index_bg.wasm");
  if (existsSync(wasm)) lines.push(line("Worker (wasm)", [wasm]));
  const client = inClone("build/client");
  if (!existsSync(client)) return lines;
  const files = readdirSync(client, { recursive: true, encoding: "utf8" })
    .map((name) => join(client, name))
    .filter((path) => statSync(path).isFile());
  for (const kind of [".js", ".css", ".html", ".woff2"]) {
    const ofKind = files.filter((path) => extname(path) === kind);
    if (ofKind.length > 0) lines.push(line(`App ${kind.slice(1)} (${ofKind.length} files)`, ofKind));
  }
  return lines;
}

function line(title: string, paths: string[]): string {
  const contents = paths.map((path) => readFileSync(path));
  const raw = contents.reduce((sum, content) => sum + content.length, 0);
  const zipped = contents.reduce((sum, content) => sum + gzipSync(content).length, 0);
  const kib = (bytes: number) => `${(bytes / KIB).toFixed(1)} KiB`.padStart(12);
  return `  ${title.padEnd(24)}${kib(raw)} raw${kib(zipped)} gz`;
}
