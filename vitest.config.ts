import { availableParallelism } from "node:os";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

// The processes that tests start all read the same modules, so the compiled code of these modules is cached.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "node_modules/.cache/compiled-modules");

const plugins = [vanillaExtractPlugin()];
/** `npm test` without `--long` leaves out `*.long.test.ts`. */
const leftOut = process.env["WITHOUT_LONG_TESTS"] === undefined ? [] : ["**/*.long.*"];
const notSource = ["**/node_modules/**", "**/dist/**", ...leftOut];
/** Tests that import modules from `data:` addresses. Node supports that in a process, but not in a VM context. */
const dataModules = ["host-shell/src/browser/{import-shell,shell/run-widget}.test.ts"];
const inBrowser = ["{shared-runtime,widgets,host-shell}/**/*.test.tsx", "host-shell/src/browser/**/*.test.ts"];
/** By default, Vitest waits for one second, which is too short while other programs run. */
const patient = { expect: { poll: { timeout: 15_000 } } };
const dom = {
  ...patient,
  // Once in thousands of lazy imports, Vitest's main process does not answer. Continuous integration tries again.
  retry: process.env["CI"] ? 1 : 0,
  environment: "jsdom",
  testTimeout: 20_000,
  // Without this, jsdom reports the page as hidden.
  environmentOptions: { jsdom: { pretendToBeVisual: true } },
  setupFiles: "shared-runtime/testing/setup-dom.ts",
} as const;

export default defineConfig({
  test: {
    // Many tests wait for a database or another process, so there is one worker more than there are processors.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        plugins,
        test: {
          ...patient,
          name: "node",
          environment: "node",
          // Test files share a process, since starting a process and reading the same modules takes longer than most
          // test files. No file leaves state for the next file.
          isolate: false,
          include: [
            "{host-shell,shared-runtime,cms-snippets,e2e/checks,e2e/bench}/**/*.test.ts",
            "widgets/*/**/*.test.ts",
          ],
          exclude: [...notSource, "**/*.db.test.ts", "host-shell/src/browser/**"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins,
        test: {
          ...patient,
          name: "database",
          environment: "node",
          isolate: false,
          include: ["host-shell/**/*.db.test.ts"],
          exclude: notSource,
          globalSetup: [
            "host-shell/src/database/testing/postgres-server.ts",
            "host-shell/src/server/testing/api-process-bundle.ts",
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins,
        // Each file has its own VM context, but jsdom is read only once per worker, since reading it takes longer than
        // most test files.
        test: { ...dom, name: "dom", pool: "vmThreads", include: inBrowser, exclude: [...notSource, ...dataModules] },
      },
      {
        plugins,
        test: { ...dom, name: "dom-modules", include: dataModules },
      },
    ],
  },
});
