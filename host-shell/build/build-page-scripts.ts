import { join } from "node:path";
import { build, type Rolldown } from "vite";
import type { BrowserManifest } from "../src/registry/browser-files.ts";

/** Builds what every page of the site runs into `assets/` of a directory, and tells the names. */
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
        // A library: for a site Vite would add help for style sheets and old browsers around each import().
        lib: { entry: join(home, "src/enhance", source), formats: [output.format], name: "enhance" },
        rolldownOptions: {
          // What is imported later may import the entry, so that no third file comes before it.
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
    // A classic script, since modules wait for the whole document; its names are not the page's.
    beforeFirstPaint: await built("before-first-paint.ts", { format: "iife" }),
    page: await built("page.ts", { format: "es" }),
  };
}
