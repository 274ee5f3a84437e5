/**
 * Builds the app: React Router writes the pages and their files, then the steps here finish them for serving.
 * `node scripts/app/build.ts`; with `--finish` only the second half, on a build that is there already.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { finishDocuments } from "./documents.ts";
import { writeEdgeFiles } from "./edge-files.ts";
import { writeHeaders } from "./headers.ts";
import { writeImages } from "./images.ts";
import { checkLinks } from "./links.ts";
import { client, root } from "./places.ts";
import { writeSearchIndex } from "./search-index.ts";

if (!process.argv.includes("--finish")) buildPages();

finishDocuments();
checkLinks();
writeSearchIndex();
writeHeaders();
writeEdgeFiles();
await writeImages();
// The application's shell for unknown paths: the Worker answers those with the 404 page.
rmSync(join(client, "__spa-fallback.html"), { force: true });
rmSync(join(client, ".vite"), { recursive: true, force: true });

function buildPages(): void {
  const command = join(
    dirname(createRequire(import.meta.url).resolve("@react-router/dev/package.json")),
    "bin.cjs",
  );
  const { status } = spawnSync(process.execPath, [command, "build"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) process.exit(status ?? 1);
}
