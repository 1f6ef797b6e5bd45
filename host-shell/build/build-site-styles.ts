import { readdirSync } from "node:fs";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Rolldown } from "vite";

/** The style sheets of server-rendered pages. A sheet has the name of its chunk. */
export interface SiteStyles {
  /** CSS text by the name of the sheet. */
  readonly sheets: ReadonlyMap<string, string>;
  /** Sheets of all pages. */
  readonly allPages: readonly string[];
  /** Sheets of the debug panel of the session. */
  readonly sessionDebug: readonly string[];
  /** Sheets that only built-in pages have, in addition. */
  readonly builtInPages: readonly string[];
  /** Sheets by the folder of a block, a template or a page of the studio. The sheets of patterns come first. */
  readonly folders: ReadonlyMap<string, readonly string[]>;
}

/** Folders below `src/pages` whose parts each have their own sheet, and the beginning of the sheet's name. */
const parts = { blocks: "block", templates: "template", patterns: "pattern", embed: "embed" } as const;
type Part = keyof typeof parts;

/** The name of a module's chunk. Modules outside the folders of `parts` are on all pages. */
function chunkOf(id: string): string {
  const [, part, folder] = /\/src\/pages\/(blocks|templates|patterns|embed)\/([\w-]+)\//.exec(id) ?? [];
  if (part !== undefined && folder !== undefined) return `${parts[part as Part]}-${folder}`;
  if (id.includes("/src/pages/session-debug/")) return "session-debug";
  return /\/src\/pages\/(log-in|replay|status|test-id)\/|built-in-page-styles/.test(id) ? "built-in-pages" : "site";
}

/** Builds the style sheets. Their class names match those of the server build. */
export async function buildSiteStyles(root: string): Promise<SiteStyles> {
  const pages = join(root, "src/pages");
  const folders = (["blocks", "templates", "embed"] as const).flatMap((part) =>
    readdirSync(join(pages, part), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ name, chunk: `${parts[part]}-${name}` })),
  );
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [vanillaExtractPlugin()],
    // A lower target would resolve `light-dark()` at the root, so that a part of a page could not have another colour
    // scheme than the page.
    build: {
      target: "esnext",
      write: false,
      rolldownOptions: {
        input: { site: "src/pages/site-styles.ts", "built-in-pages": "src/pages/built-in-page-styles.ts" },
        // The chunk of a module does not include its dependencies, so that each module is in the chunk with its own
        // name.
        output: {
          codeSplitting: {
            groups: [{ name: chunkOf, test: /./, includeDependenciesRecursively: false, debugName: "sheets" }],
          },
          chunkFileNames: "[name].js",
        },
      },
    },
  })) as Rolldown.RolldownOutput;

  const chunks = new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.name, file] as const] : [])));
  const byFile = new Map([...chunks.values()].map((chunk) => [chunk.fileName, chunk]));
  const cssOf = (chunk: Rolldown.OutputChunk): string =>
    [...(chunk.viteMetadata?.importedCss ?? [])]
      .map((name) => {
        const file = output.find(({ fileName }) => fileName === name);
        return file?.type === "asset" ? String(file.source) : "";
      })
      .join("\n");
  const sheets = new Map(
    [...chunks].map(([name, chunk]) => [name, cssOf(chunk)] as const).filter(([, css]) => css !== ""),
  );

  /** The sheets of a chunk, after the sheets of the patterns that it imports. */
  const sheetsOf = (name: string): readonly string[] => {
    const chunk = chunks.get(name);
    const imported = (chunk?.imports ?? []).flatMap((file) => byFile.get(file)?.name ?? []);
    const patterns = imported.filter((other) => other.startsWith("pattern-")).flatMap(sheetsOf);
    return [...new Set([...patterns.toSorted(), name])].filter((sheet) => sheets.has(sheet));
  };
  return {
    sheets,
    allPages: ["site"],
    sessionDebug: sheetsOf("session-debug"),
    builtInPages: sheetsOf("built-in-pages"),
    folders: new Map(folders.map(({ name, chunk }) => [name, sheetsOf(chunk)])),
  };
}
