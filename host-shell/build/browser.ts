/**
 * Builds what host-shell serves to browsers into `dist/browser`: loader, platform chunk, fonts, the site's styles, each
 * compressed, and `browser.json`, which tells the server where they are.
 */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { integrityOf } from "shared-runtime/build/hashes.ts";
import { precompress } from "shared-runtime/build/precompress.ts";
import type { BrowserManifest } from "../src/registry/browser-files.ts";

const directory = join(import.meta.dirname, "../dist/browser");
rmSync(directory, { recursive: true, force: true });

await build({ configFile: join(import.meta.dirname, "../vite.browser.config.ts"), root: join(import.meta.dirname, ".."), logLevel: "warn" });

const fileNames = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((path) => statSync(join(directory, path)).isFile());
const only = (pattern: RegExp): string => {
  const [match, ...others] = fileNames.filter((path) => pattern.test(path));
  if (match === undefined || others.length > 0) throw new Error(`expected one file like ${pattern}, found ${fileNames}`);
  return match;
};
const platform = only(/^platform\/platform-[\w-]+\.js$/);
const manifest: BrowserManifest = {
  platform: { entry: platform, integrity: integrityOf(readFileSync(join(directory, platform))) },
  siteStyles: "",
  fonts: [],
};
for (const path of fileNames) precompress(join(directory, path));
writeFileSync(join(directory, "browser.json"), JSON.stringify(manifest, undefined, 2));
