/**
 * `npm run build:api`: writes `openapi.json` from the Rust contract and the TypeScript client from that.
 * With `--check` it writes nothing and fails where either is out of date.
 *
 * The generator needs the compiler's JavaScript API, which TypeScript 7 no longer has, so its `typescript` is
 * resolved to the last version that does. Nothing else sees that version.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === "typescript" ? "typescript-5" : specifier, context),
});

const DOCUMENT = "openapi.json";
const CLIENT = "app/src/api/generated";

const cargo = ["run", "--quiet", "-p", "emberfi-domain", "--features", "openapi", "--bin", "openapi"];
const document = execFileSync("cargo", cargo, { encoding: "utf8", maxBuffer: 16 * 1024 * 1024 });

if (process.argv.includes("--check")) {
  const scratch = mkdtempSync(join(tmpdir(), "emberfi-api-"));
  try {
    await generate(document, scratch);
    const stale = [
      ...(readFileSync(DOCUMENT, "utf8") === document ? [] : [DOCUMENT]),
      ...differing(join(scratch, "client"), CLIENT),
    ];
    if (stale.length > 0) {
      console.error(`Out of date: ${stale.join(", ")}. Run "npm run build:api" and commit what it writes.`);
      process.exitCode = 1;
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
} else {
  writeFileSync(DOCUMENT, document);
  await generate(document, undefined);
}

/** Makes the client in the project, or below `scratch` where that is given. */
async function generate(text: string, scratch: string | undefined): Promise<void> {
  const { createClient } = await import("@hey-api/openapi-ts");
  await createClient({
    input: JSON.parse(text) as Record<string, unknown>,
    output: { path: scratch ? join(scratch, "client") : CLIENT, clean: true },
    logs: { level: "silent" },
    plugins: [
      { name: "@hey-api/client-fetch", baseUrl: false },
      "@hey-api/typescript",
      { name: "@hey-api/sdk", auth: false },
    ],
  });
}

/** The files that are not the same in both folders, named by their place in the second. */
function differing(fresh: string, committed: string): string[] {
  const files = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const names = new Set([...files(fresh), ...files(committed)]);
  return [...names]
    .filter((name) => read(join(fresh, name)) !== read(join(committed, name)))
    .map((name) => join(committed, name));
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
