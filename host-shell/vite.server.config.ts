import { cpSync } from "node:fs";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";

/** Copies the migrations, which are read at run time from the server's folder. */
function copyMigrations(): Plugin {
  return {
    name: "copy-migrations",
    closeBundle() {
      cpSync(
        join(import.meta.dirname, "src/database/migrations"),
        join(import.meta.dirname, "dist/server/migrations"),
        {
          recursive: true,
        },
      );
    },
  };
}

/**
 * Loads the tables of the language detector as JSON, which takes a third of the time and half of the memory of an
 * object literal.
 */
function tablesAsJson(): Plugin {
  return {
    name: "tables-as-json",
    transform: {
      filter: { id: /\/eld\/src\/ngrams\/[a-z]+\.js$/ },
      async handler(_, id) {
        const { ngramsData } = (await import(id)) as { readonly ngramsData: unknown };
        return {
          code: `export const ngramsData = JSON.parse(${JSON.stringify(JSON.stringify(ngramsData))});`,
          map: null,
        };
      },
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), copyMigrations(), tablesAsJson()],
  // Packages to bundle. The stemmer determines the content of the job index, so the digest of the index's worker, which
  // invalidates snapshots, must include it. The other packages consist of hundreds of small files, which would take a
  // second of processor time at each start.
  ssr: {
    noExternal: [
      "wink-porter2-stemmer",
      "drizzle-orm",
      "eld",
      "hono",
      "@hono/node-server",
      "valibot",
      "jose",
      "htmlparser2",
      "entities",
    ],
  },
  build: {
    ssr: true,
    outDir: "dist/server",
    emptyOutDir: true,
    copyPublicDir: false,
    target: "node24",
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: "src/main.ts",
        "cv-reader": "src/engines/cv-review/pool/cv-reader.entry.ts",
        "job-index-worker": "src/engines/job-match/index/job-index-worker.ts",
        "site-search-worker": "src/engines/site-search/thread/search-worker.entry.ts",
        "watchdog-thread": "src/server/watchdog-thread.ts",
        "version-check-worker": "src/services/widget-registry/version-check-worker.ts",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
