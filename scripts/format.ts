// `npm run format`: rewrites Rust, TypeScript, CSS and JSON in the one format there is.
import { run } from "./setup/child.mjs";
import { ROOT } from "./setup/paths.ts";
import { cargoEnvironment } from "./setup/rust.ts";

for (const [program = "", ...args] of [
  ["cargo", "fmt", "--all"],
  ["biome", "check", "--write"],
]) {
  const { code, output } = await run(program, args, { cwd: ROOT, env: cargoEnvironment() });
  console.log(output.trim());
  if (code !== 0) process.exitCode = code;
}
