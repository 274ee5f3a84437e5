import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { build } from "esbuild";
import { renderSVG } from "uqr";
import { defineConfig, type Plugin } from "vite";
import identity from "./site.json" with { type: "json" };

/** Where `npm run dev` finds the Worker: the API and the pages it renders itself. */
const worker = process.env.EMBERFI_WORKER_URL ?? "http://127.0.0.1:8787";

/**
 * `import text from "./theme.ts?early"`: the module as one minified script to put inline. These few lines run
 * before the application and must not travel a second time inside its bundle as source text.
 */
function earlyScripts(): Plugin {
  const suffix = "?early";
  return {
    name: "early-scripts",
    enforce: "pre",
    load: {
      filter: { id: /\?early$/ },
      async handler(id) {
        const entry = id.slice(0, -suffix.length);
        this.addWatchFile(entry);
        const result = await build({
          entryPoints: [entry],
          bundle: true,
          minify: true,
          write: false,
          format: "iife",
          target: "es2022",
        });
        const text = result.outputFiles[0]?.text.trim() ?? "";
        return { code: `export default ${JSON.stringify(text)};`, moduleType: "js" };
      },
    },
  };
}

export default defineConfig({
  publicDir: "app/public",
  plugins: [earlyScripts(), tailwindcss(), reactRouter()],
  define: {
    __BUILD_YEAR__: new Date().getUTCFullYear(),
    __WALLET_QR__: JSON.stringify(renderSVG(identity.wallet.address, { border: 1 })),
  },
  build: { assetsInlineLimit: 0 },
  // Named here because only lazy screens import them: found late, they would reload the page in mid-work.
  optimizeDeps: { include: ["lucide-react", "radix-ui", "@tanstack/react-query"] },
  // Pages are prerendered through a preview server; it must not ask the Worker for them.
  preview: { proxy: {} },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/api": worker,
      "/blog": worker,
      // The files of the pages that the Worker fills: their shells are of the last build of the app.
      "/assets": worker,
      "/sitemap.xml": worker,
    },
  },
});
