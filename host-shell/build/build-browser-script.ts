import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { minified } from "shared-runtime/build/minified.ts";
import { carriedEntry } from "shared-runtime/build/parts/carried-code.ts";
import { buildContainer, loadParts } from "shared-runtime/build/parts/load-parts.ts";
import { scriptOf } from "shared-runtime/build/parts/write-parts.ts";
import { sharedModules, versionOf } from "shared-runtime/build/shared-modules.ts";

const home = join(import.meta.dirname, "..");

const installed = Object.fromEntries(sharedModules.map((name) => [name, versionOf(name, home)]));

/** Paths in the registry of the parts that the platform holds. */
export async function carriedPaths(): Promise<readonly string[]> {
  const { container, parts } = await carried();
  return [container, ...parts].map(({ name }) => scriptOf(name));
}

let read: ReturnType<typeof readCarried> | undefined;
const carried = () => (read ??= readCarried());

async function readCarried() {
  const [{ parts }, container] = await Promise.all([loadParts(), buildContainer(installed)]);
  return { container, parts: parts.filter(({ everywhere }) => everywhere) };
}

/** The name in the code that the table of the carried parts replaces after the other code is minified. */
const carriedTable = "__CARRIED_PARTS__";

/**
 * Minifies in place of Vite, which minifies only after a file is named by its content. The carried parts are not
 * minified again: `widget -- verify` finds the bytes of their files in the platform. Their free names are globals,
 * which no minified name hides.
 */
const minify: Plugin = {
  name: "minify",
  async renderChunk(code, { fileName }) {
    const short = await minified(fileName, code);
    if (!short.includes(carriedTable)) return { code: short, map: null };
    const { container, parts } = await carried();
    const entries = [container, ...parts].map(({ name, code: file }) => carriedEntry(name, file));
    return { code: short.replace(carriedTable, () => `{${entries.join(",")}}`), map: null };
  },
};

/** Resolves `virtual:shared-versions` and `virtual:carried-parts`, which the platform chunk imports. */
function platformModules(): Plugin {
  const ids = new Set(["virtual:shared-versions", "virtual:carried-parts"]);
  return {
    name: "platform-modules",
    resolveId: (source) => (ids.has(source) ? `\0${source}` : undefined),
    load(id) {
      if (id === "\0virtual:shared-versions") return `export const sharedVersions = ${JSON.stringify(installed)};`;
      return id === "\0virtual:carried-parts" ? `export const carriedParts = ${carriedTable};` : undefined;
    },
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
    plugins: [platformModules(), minify],
    build: {
      outDir: directory,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      target: "es2022",
      rolldownOptions: {
        input: join(home, "src/browser", source),
        preserveEntrySignatures: "strict",
        output: { entryFileNames: fileName, codeSplitting: false, minify: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].fileName;
}
