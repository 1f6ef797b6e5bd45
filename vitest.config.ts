import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

const plugins = [vanillaExtractPlugin()];

export default defineConfig({
  test: {
    // Many tests wait for a database or another process; the default leaves one processor idle.
    maxWorkers: "100%",
    projects: [
      {
        plugins,
        test: {
          name: "node",
          environment: "node",
          include: ["{host-shell,shared-runtime,e2e/checks}/**/*.test.ts", "widgets/*/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**", "**/*.db.test.ts", "host-shell/src/browser/**"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins,
        test: {
          name: "database",
          environment: "node",
          include: ["host-shell/**/*.db.test.ts"],
          globalSetup: ["host-shell/src/database/testing/postgres-server.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins,
        test: {
          name: "dom",
          environment: "jsdom",
          testTimeout: 20_000,
          // A page that somebody looks at.
          environmentOptions: { jsdom: { pretendToBeVisual: true } },
          include: ["{shared-runtime,widgets,host-shell}/**/*.test.tsx", "host-shell/src/browser/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**"],
          setupFiles: ["shared-runtime/testing/setup-dom.ts"],
        },
      },
    ],
  },
});
