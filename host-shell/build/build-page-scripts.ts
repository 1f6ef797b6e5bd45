import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { integrityOf, shortHash } from "shared-runtime/node/hashes.ts";
import { build, type Rolldown } from "vite";
import type { BrowserManifest } from "../src/registry/browser-files.ts";

interface PageScripts {
  readonly scripts: BrowserManifest["scripts"];
  /** The script of the debug panel of the session. */
  readonly sessionDebug: string;
  /** Scripts of each block, template or page of the studio, and of the patterns that it uses, by the name of its folder. */
  readonly blocks: ReadonlyMap<string, readonly string[]>;
}

/** Builds the scripts of pages and blocks into `assets/` of a directory, and resolves with their names. */
export async function buildPageScripts(home: string, directory: string): Promise<PageScripts> {
  const pages = join(home, "src/pages");
  const ofBlocks = (["blocks", "patterns", "templates", "embed"] as const).flatMap((part) =>
    readdirSync(join(pages, part), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".enhance.ts"))
      .map((file) => ({ part, folder: dirname(file), source: join(pages, part, file) })),
  );
  const named = (scripts: typeof ofBlocks) =>
    Object.fromEntries(scripts.map(({ source }) => [basename(source, ".enhance.ts"), source]));
  const isOfStudio = ({ part }: (typeof ofBlocks)[number]) => part === "embed";
  const built = async (
    entry: string | Readonly<Record<string, string>>,
    output: { readonly format: "es" | "iife" },
    write = true,
    keepsExports = true,
  ): Promise<Rolldown.RolldownOutput["output"]> => {
    const [result] = (await build({
      root: home,
      configFile: false,
      logLevel: "warn",
      base: "./",
      build: {
        outDir: directory,
        write,
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: false,
        target: "es2022",
        // Built as a library, since for a site Vite wraps each import() in code for style sheets and old browsers.
        lib: { entry: entry as string, formats: [output.format], name: "enhance" },
        rolldownOptions: {
          // Lets a chunk import an entry, so that shared code of two entries needs no third file.
          preserveEntrySignatures: keepsExports ? "allow-extension" : false,
          output: {
            minify: true,
            entryFileNames: "assets/[name]-[hash].js",
            chunkFileNames: "assets/[name]-[hash].js",
            ...output,
          },
        },
      },
    })) as [Rolldown.RolldownOutput];
    return result.output;
  };
  const [beforeFirstPaint] = await built(join(home, "src/enhance/before-first-paint.ts"), { format: "iife" }, false);
  // The debug panel and the studio are built separately, so that code which they share with other scripts is neither in
  // the script of every page nor in a file of its own.
  const [sessionDebug] = await built(
    { "session-debug": join(pages, "session-debug/session-debug.enhance.ts") },
    { format: "es" },
  );
  const studio = await built(named(ofBlocks.filter(isOfStudio)), { format: "es" });
  const modules = [...(await built({ page: join(home, "src/enhance/page.ts") }, { format: "es" })), ...studio];
  const entryOf = (name: string): Rolldown.OutputChunk => {
    const chunk = modules.find((file) => file.type === "chunk" && file.isEntry && file.name === name);
    if (chunk?.type !== "chunk") throw new Error(`The script ${name} was not built.`);
    return chunk;
  };
  const files = new Map<string, readonly string[]>();
  for (const one of ofBlocks) {
    if (isOfStudio(one)) {
      const { imports, fileName } = entryOf(basename(one.source, ".enhance.ts"));
      files.set(one.source, [...imports, fileName]);
    } else {
      const [{ code }, ...later] = await built(one.source, { format: "es" }, false, false);
      const text = joinable(code, one.source);
      // Modules that the script imports only when they are needed.
      for (const chunk of later) if (chunk.type === "chunk") writeFileSync(join(directory, chunk.fileName), chunk.code);
      const file = `assets/script-${shortHash(text)}.js`;
      writeFileSync(join(directory, file), text);
      files.set(one.source, [file]);
    }
  }

  const scriptsOf = (own: "blocks" | "templates" | "embed", name: string): readonly string[] => {
    const used = ofBlocks.filter(({ part, folder }) =>
      part === "patterns" ? usesPattern(join(pages, own, name), folder) : part === own && folder === name,
    );
    return [...new Set(used.flatMap(({ source }) => files.get(source) ?? []))];
  };
  const folders = (["blocks", "templates", "embed"] as const).flatMap((part) =>
    readdirSync(join(pages, part), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, scriptsOf(part, name)] as const),
  );
  return {
    // `beforeFirstPaint` is a classic script, since modules wait for the whole document. The wrapper keeps the names of
    // this script out of the global scope.
    scripts: { beforeFirstPaint: inlineScript(beforeFirstPaint.code), page: entryOf("page").fileName },
    sessionDebug: sessionDebug.fileName,
    blocks: new Map(folders),
  };
}

/** A script that others can follow in the same file: its names are its own, and its failure does not stop them. */
function joinable(code: string, source: string): string {
  if (/^(?:import|export)\b(?!\()/m.test(code)) throw new Error(`The script of ${source} is not a single file.`);
  return `try{(()=>{${code.trim().replaceAll("/* @__PURE__ */ ", "")}})()}catch(e){reportError(e)}\n`;
}

function inlineScript(text: string): BrowserManifest["scripts"]["beforeFirstPaint"] {
  const code = text.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error("The script before the first paint would end its element early.");
  return { code, integrity: integrityOf(code) };
}

/** Whether a block draws a pattern and therefore needs its script. */
function usesPattern(folder: string, pattern: string): boolean {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".tsx") && !/\.(test|samples)\./.test(file))
    .some((file) => readFileSync(join(folder, file), "utf8").includes(`patterns/${pattern}/`));
}
