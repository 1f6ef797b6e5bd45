import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { defineConfig, type Plugin } from "vite";
import { packageOf, sharedModules } from "shared-runtime/build/shared-modules.ts";

/** Resolves `virtual:shared-versions` to the installed versions of the shared modules. */
function sharedVersions(): Plugin {
  const id = "virtual:shared-versions";
  const versionOf = (name: string): string =>
    JSON.parse(readFileSync(findPackageJSON(packageOf(name), import.meta.url) ?? "", "utf8")).version;
  return {
    name: "shared-versions",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}`
        ? `export const sharedVersions = ${JSON.stringify(Object.fromEntries(sharedModules.map((name) => [name, versionOf(name)])))};`
        : undefined,
  };
}

export default defineConfig({
  base: "./",
  define: {
    "process.env.NODE_ENV": '"production"',
    ENV_TARGET: '"web"',
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true",
    FEDERATION_OPTIMIZE_NO_REMOTE: "true",
  },
  plugins: [sharedVersions()],
  build: {
    outDir: "dist/browser",
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    target: "es2022",
    manifest: "browser-manifest.json",
    rolldownOptions: {
      input: {
        platform: "src/browser/platform.ts",
        loader: "src/browser/loader.ts",
        "foreign-page": "src/browser/foreign-page.ts",
      },
      preserveEntrySignatures: "allow-extension",
      output: {
        entryFileNames: (chunk) => (chunk.name === "loader" ? "loader.js" : "platform/[name]-[hash].js"),
        chunkFileNames: "platform/[name]-[hash].js",
      },
    },
  },
});
