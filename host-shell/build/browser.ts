/**
 * Builds what host-shell serves to browsers into `dist/browser`: loader, platform chunk, fonts, the site's styles, each
 * compressed, and `browser.json`, which tells the server where they are.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { integrityOf, shortHash } from "shared-runtime/build/hashes.ts";
import { precompress } from "shared-runtime/build/precompress.ts";
import type { BrowserManifest } from "../src/registry/browser-files.ts";
import { buildFonts } from "./fonts.ts";
import { buildSiteStyles } from "./site-styles.ts";

const home = join(import.meta.dirname, "..");
const directory = join(home, "dist/browser");
rmSync(directory, { recursive: true, force: true });

await build({ configFile: join(home, "vite.browser.config.ts"), root: home, logLevel: "warn" });
const entryOf = (name: string): string => {
  const [file, ...others] = readdirSync(join(directory, "platform")).filter((path) => path.startsWith(`${name}-`));
  if (file === undefined || others.length > 0) throw new Error(`expected one file for ${name}`);
  return `platform/${file}`;
};
const platform = entryOf("platform");

const { fonts, firstFonts, css: fontFaces } = await buildFonts(directory);
const css = `${fontFaces}\n${await buildSiteStyles(home)}`;
const sheet = `assets/site-${shortHash(css)}.css`;
mkdirSync(join(directory, "assets"));
writeFileSync(join(directory, sheet), css);

const manifest: BrowserManifest = {
  platform: { entry: platform, integrity: integrityOf(readFileSync(join(directory, platform))) },
  foreignPage: entryOf("foreign-page"),
  styles: [sheet],
  firstFonts: [...firstFonts],
  fonts: [...fonts],
};
for (const path of readdirSync(directory, { recursive: true, encoding: "utf8" })) {
  if (statSync(join(directory, path)).isFile()) precompress(join(directory, path));
}
writeFileSync(join(directory, "browser.json"), JSON.stringify(manifest, undefined, 2));
