import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { readDirectory, type ServedFiles } from "./served-files.ts";
import type { RegisteredFont, RegisteredScript } from "./registry-document.ts";

/** The output of host-shell's browser build: the loader, the platform chunk, fonts and the site's style sheets. */
export interface BrowserFiles {
  /** The files, by their path inside `dist/browser`. */
  readonly files: ServedFiles;
  readonly platform: RegisteredScript;
  /** Paths of the parts that the platform holds: versions that need them do not load them. */
  readonly carriedParts: readonly string[];
  readonly foreignPage: string;
  readonly editorOverlay: string;
  readonly developerOverride: string;
  readonly builtIns: string;
  /** The module that the loader loads first; its address is relative to the site's root. */
  readonly shell: RegisteredScript;
  readonly fonts: readonly RegisteredFont[];
  /** The script in every page, and the address of the script of every page, relative to the site's root. */
  readonly scripts: BrowserManifest["scripts"];
  /** Addresses of the site's style sheets, relative to the site's root. */
  readonly styles: readonly string[];
  /** Addresses of the style sheets and scripts of blocks and templates, by the name of the block's folder. */
  readonly blocks: Readonly<
    Record<string, { readonly styles: readonly string[]; readonly scripts: readonly string[] }>
  >;
  /** Addresses of the style sheets and scripts of the debug panel of the session. */
  readonly sessionDebug: { readonly styles: readonly string[]; readonly scripts: readonly string[] };
  /** Addresses of the additional style sheets of built-in pages. */
  readonly builtInPageStyles: readonly string[];
  /** The fonts of pages, with addresses relative to the site's root. */
  readonly pageFonts: readonly { readonly family: string; readonly weight: string; readonly href: string }[];
  /** Address of the style sheet that declares the fonts for pages without script. */
  readonly fontSheet: string;
}

/** `dist/browser/browser.json`, written last by the build. Paths are relative to `dist/browser`. */
const BrowserManifest = v.object({
  platform: v.object({ entry: v.string(), integrity: v.string() }),
  carriedParts: v.array(v.string()),
  foreignPage: v.string(),
  editorOverlay: v.string(),
  developerOverride: v.string(),
  builtIns: v.string(),
  shell: v.object({ entry: v.string(), integrity: v.string() }),
  scripts: v.object({ beforeFirstPaint: v.object({ code: v.string(), integrity: v.string() }), page: v.string() }),
  styles: v.array(v.string()),
  blocks: v.record(v.string(), v.object({ styles: v.array(v.string()), scripts: v.array(v.string()) })),
  sessionDebug: v.object({ styles: v.array(v.string()), scripts: v.array(v.string()) }),
  builtInPageStyles: v.array(v.string()),
  fontSheet: v.string(),
  fonts: v.array(
    v.object({ family: v.string(), src: v.string(), weight: v.string(), style: v.string(), unicodeRange: v.string() }),
  ),
});
export type BrowserManifest = v.InferOutput<typeof BrowserManifest>;

/** Reads the browser build. If the build is missing, throws an error that says what to do. */
export async function readBrowserFiles(directory: string): Promise<BrowserFiles> {
  const text = await readFile(join(directory, "browser.json"), "utf8").catch(() => {
    throw new Error(`${directory} holds no browser files. Run \`npm run build\` first.`);
  });
  const manifest = v.parse(v.pipe(v.string(), v.parseJson(), BrowserManifest), text);
  const { platform, foreignPage, editorOverlay, developerOverride, builtIns, shell, fonts } = manifest;
  // Addresses in the registry are relative to `/widgets/`.
  const beside = (path: string): string => `../${path}`;
  const fromRoot = (path: string): string => `/${path}`;
  return {
    files: await readDirectory(directory),
    platform: { ...platform, entry: beside(platform.entry) },
    carriedParts: manifest.carriedParts,
    foreignPage: beside(foreignPage),
    editorOverlay: beside(editorOverlay),
    developerOverride: beside(developerOverride),
    builtIns: beside(builtIns),
    shell: { ...shell, entry: fromRoot(shell.entry) },
    fonts: fonts.map((font) => ({ ...font, src: beside(font.src) })),
    scripts: {
      beforeFirstPaint: manifest.scripts.beforeFirstPaint,
      page: fromRoot(manifest.scripts.page),
    },
    styles: manifest.styles.map(fromRoot),
    blocks: Object.fromEntries(
      Object.entries(manifest.blocks).map(([name, { styles, scripts }]) => [
        name,
        { styles: styles.map(fromRoot), scripts: scripts.map(fromRoot) },
      ]),
    ),
    sessionDebug: {
      styles: manifest.sessionDebug.styles.map(fromRoot),
      scripts: manifest.sessionDebug.scripts.map(fromRoot),
    },
    builtInPageStyles: manifest.builtInPageStyles.map(fromRoot),
    pageFonts: fonts.map(({ family, weight, src }) => ({ family, weight, href: fromRoot(src) })),
    fontSheet: fromRoot(manifest.fontSheet),
  };
}
