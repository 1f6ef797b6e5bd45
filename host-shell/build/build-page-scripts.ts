import { join } from "node:path";
import { build, type Rolldown } from "vite";
import type { BrowserManifest } from "../src/registry/browser-files.ts";

/** Builds the scripts of every page into `assets/` of a directory, and resolves with their names. */
export async function buildPageScripts(home: string, directory: string): Promise<BrowserManifest["scripts"]> {
  const built = async (source: string, output: { readonly format: "es" | "iife" }): Promise<string> => {
    const [result] = (await build({
      root: home,
      configFile: false,
      logLevel: "warn",
      base: "./",
      build: {
        outDir: directory,
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: false,
        target: "es2022",
        // As a library, since for a site Vite wraps each import() in code for style sheets and old browsers.
        lib: { entry: join(home, "src/enhance", source), formats: [output.format], name: "enhance" },
        rolldownOptions: {
          // Lets a later chunk import the entry, so that no shared third chunk is needed.
          preserveEntrySignatures: "allow-extension",
          output: {
            minify: true,
            entryFileNames: "assets/[name]-[hash].js",
            chunkFileNames: "assets/[name]-[hash].js",
            ...output,
          },
        },
      },
    })) as [Rolldown.RolldownOutput];
    return result.output[0].fileName;
  };
  return {
    // A classic script, since modules wait for the whole document. The wrapper keeps its names out of the global scope.
    beforeFirstPaint: await built("before-first-paint.ts", { format: "iife" }),
    page: await built("page.ts", { format: "es" }),
  };
}
