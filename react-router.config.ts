import type { Config } from "@react-router/dev/config";
import { documents } from "./app/src/paths.ts";
import { buildFolder } from "./scripts/app/places.ts";

/** Every page is a file made at build time; the Worker answers only what changes. */
export default {
  appDirectory: "app/src",
  buildDirectory: buildFolder,
  ssr: false,
  routeDiscovery: { mode: "initial" },
  prerender: { paths: documents.map((document) => document.route), concurrency: 2 },
} satisfies Config;
