import { defineConfig, type Plugin } from "vite";
import { sharedModules, versionOf } from "shared-runtime/build/shared-modules.ts";

/** Resolves `virtual:shared-versions` to the installed versions of the shared modules. */
function sharedVersions(): Plugin {
  const id = "virtual:shared-versions";
  const versions = Object.fromEntries(sharedModules.map((name) => [name, versionOf(name, import.meta.dirname)]));
  return {
    name: "shared-versions",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}` ? `export const sharedVersions = ${JSON.stringify(versions)};` : undefined,
  };
}

export default defineConfig({
  base: "./",
  define: {
    "process.env.NODE_ENV": '"production"',
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
