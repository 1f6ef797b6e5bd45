/**
 * Builds the files that host-shell serves to browsers into `dist/browser`: loader, platform chunk, fonts and styles,
 * each also compressed. Their paths are in `browser.json`, which the server reads.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { integrityOf, shortHash } from "shared-runtime/node/hashes.ts";
import { precompress } from "shared-runtime/build/precompress.ts";
import type { BrowserManifest } from "../src/registry/browser-files.ts";
import { buildBrowserScript, carriedPaths } from "./build-browser-script.ts";
import { buildFonts } from "./build-fonts.ts";
import { buildPageScripts } from "./build-page-scripts.ts";
import { buildSiteStyles } from "./build-site-styles.ts";

const home = join(import.meta.dirname, "..");
const directory = join(home, "dist/browser");
rmSync(directory, { recursive: true, force: true });

const platform = await buildBrowserScript("platform.ts", directory, "platform/platform-[hash].js");
const foreignPage = await buildBrowserScript("shell/foreign-page.ts", directory, "platform/foreign-page-[hash].js");
const editorOverlay = await buildBrowserScript(
  "editor-overlay/editor-overlay.ts",
  directory,
  "platform/editor-overlay-[hash].js",
);
const developerOverride = await buildBrowserScript(
  "developer-override/developer-override.ts",
  directory,
  "platform/developer-override-[hash].js",
);
const builtIns = await buildBrowserScript(
  "built-ins/mend-built-ins.ts",
  directory,
  "platform/mend-built-ins-[hash].js",
);
const shell = await buildBrowserScript("shell/shell.ts", directory, "platform/shell-[hash].js");
const loader = join(directory, await buildBrowserScript("loader.ts", directory, "loader.js"));
await buildBrowserScript("consent-cookiebot.ts", directory, "consent/cookiebot.js");
const integrity = integrityOf(readFileSync(join(directory, shell)));
writeFileSync(
  loader,
  readFileSync(loader, "utf8").replace("platform/shell.js", shell).replace("sha384-shell", integrity),
);

const { fonts, faces, fallbacks } = await buildFonts(directory);
mkdirSync(join(directory, "assets"), { recursive: true });
const writeSheet = (css: string): string => {
  const sheet = `assets/sheet-${shortHash(css)}.css`;
  writeFileSync(join(directory, sheet), css);
  return sheet;
};
const { sheets, allPages, sessionDebug, builtInPages, folders } = await buildSiteStyles(home);
const files = new Map(
  [...sheets].map(([name, css]) => [name, writeSheet(name === "site" ? `${fallbacks}\n${css}` : css)]),
);
const filesOf = (names: readonly string[]): string[] => names.flatMap((name) => files.get(name) ?? []);
const { scripts, sessionDebug: sessionDebugScript, blocks: scriptsOfBlocks } = await buildPageScripts(home, directory);

const manifest: BrowserManifest = {
  platform: { entry: platform, integrity: integrityOf(readFileSync(join(directory, platform))) },
  carriedParts: [...(await carriedPaths())],
  foreignPage,
  editorOverlay,
  developerOverride,
  builtIns,
  shell: { entry: shell, integrity },
  scripts,
  styles: filesOf(allPages),
  blocks: Object.fromEntries(
    [...folders].map(([name, names]) => [
      name,
      { styles: filesOf(names), scripts: [...(scriptsOfBlocks.get(name) ?? [])] },
    ]),
  ),
  sessionDebug: { styles: filesOf(sessionDebug), scripts: [sessionDebugScript] },
  builtInPageStyles: filesOf(builtInPages),
  fontSheet: writeSheet(faces),
  fonts: [...fonts],
};
for (const path of readdirSync(directory, { recursive: true, encoding: "utf8" })) {
  if (statSync(join(directory, path)).isFile()) precompress(join(directory, path));
}
writeFileSync(join(directory, "browser.json"), JSON.stringify(manifest, undefined, 2));
