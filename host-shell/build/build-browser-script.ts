import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { sharedModules, versionOf } from "shared-runtime/build/shared-modules.ts";

const home = join(import.meta.dirname, "..");

/** Resolves `virtual:shared-versions` to the installed versions of the shared modules. */
function sharedVersions(): Plugin {
  const id = "virtual:shared-versions";
  const installed = Object.fromEntries(sharedModules.map((name) => [name, versionOf(name, home)]));
  return {
    name: "shared-versions",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}` ? `export const sharedVersions = ${JSON.stringify(installed)};` : undefined,
  };
}

/**
 * Builds `src/browser/<source>` into one file below `directory`, and resolves with its name. `fileName` may contain
 * `[hash]`; files that other sites include must have a fixed name.
 */
export async function buildBrowserScript(source: string, directory: string, fileName: string): Promise<string> {
  const result = (await build({
    root: home,
    configFile: false,
    logLevel: "warn",
    base: "./",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [sharedVersions()],
    build: {
      outDir: directory,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      target: "es2022",
      rolldownOptions: {
        input: join(home, "src/browser", source),
        preserveEntrySignatures: "strict",
        output: { entryFileNames: fileName, codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].fileName;
}
