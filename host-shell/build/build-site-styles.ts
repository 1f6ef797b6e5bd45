import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Rolldown } from "vite";

/** Style sheets of server-rendered pages, as CSS text. */
interface SiteStyles {
  readonly allPages: string;
  /** The additional styles of built-in pages. */
  readonly builtInPages: string;
}

/** Builds the style sheets. Their class names match those of the server build. */
export async function buildSiteStyles(root: string): Promise<SiteStyles> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [vanillaExtractPlugin()],
    // A lower target would resolve `light-dark()` at the root, so that no part of a page could have the other scheme.
    build: {
      target: "esnext",
      write: false,
      rolldownOptions: {
        input: { allPages: "src/pages/site-styles.ts", builtInPages: "src/pages/built-in-page-styles.ts" },
      },
    },
  })) as Rolldown.RolldownOutput;
  const ofAll = sheetsOf("allPages", output);
  const ofOwn = sheetsOf("builtInPages", output).filter((name) => !ofAll.includes(name));
  const textOf = (names: readonly string[]): string =>
    names
      .map((name) => {
        const file = output.find(({ fileName }) => fileName === name);
        return file?.type === "asset" ? String(file.source) : "";
      })
      .join("\n");
  return { allPages: textOf(ofAll), builtInPages: textOf(ofOwn) };
}

/** Returns the style sheets of an entry and its imports, in the order in which they apply. */
function sheetsOf(entry: string, output: Rolldown.RolldownOutput["output"]): readonly string[] {
  const chunks = output.filter((file) => file.type === "chunk");
  const sheets = (chunk: Rolldown.OutputChunk | undefined): readonly string[] =>
    chunk
      ? [
          ...chunk.imports.flatMap((path) => sheets(chunks.find(({ fileName }) => fileName === path))),
          ...(chunk.viteMetadata?.importedCss ?? []),
        ]
      : [];
  return [...new Set(sheets(chunks.find(({ name }) => name === entry)))];
}
