import { integrityOf } from "shared-runtime/node/hashes.ts";
import { codedBody } from "../../http/coded-body.ts";
import type { BrowserFiles } from "../browser-files.ts";

const platform = "export const shareScope = {};";

/** The output of a browser build, with only the files that a registry needs. */
export const browserFiles: BrowserFiles = {
  files: new Map([
    ["loader.js", codedBody({ identity: Buffer.from("loader") })],
    ["platform/platform-1.js", codedBody({ identity: Buffer.from(platform) })],
  ]),
  platform: { entry: "../platform/platform-1.js", integrity: integrityOf(platform) },
  carriedParts: [],
  shell: { entry: "/platform/shell-1.js", integrity: "sha384-shell" },
  foreignPage: "../platform/foreign-page-1.js",
  editorOverlay: "../platform/editor-overlay-1.js",
  developerOverride: "../platform/developer-override-1.js",
  builtIns: "../platform/mend-built-ins-1.js",
  fonts: [],
  scripts: { beforeFirstPaint: { code: "", integrity: "sha384-inline" }, page: "/assets/page.js" },
  styles: [],
  blocks: {},
  sessionDebug: { styles: [], scripts: [] },
  builtInPageStyles: [],
  pageFonts: [],
  fontSheet: "/assets/fonts.css",
};
