import { basename } from "node:path";
import type { WidgetFrame, WidgetFrames } from "../widget-frames.ts";

export const sampleFrame: WidgetFrame = {
  version: "1.2.0",
  html: '<h2>{{uploadTitle}}</h2><button type="button">{{uploadButton}}</button>',
  texts: { uploadTitle: "Hvor stærkt står dit CV?", uploadButton: "Vælg dit CV" },
  styles: [{ href: "/widgets/cv-check/1.2.0/widget.css", integrity: "sha384-style" }],
  preload: [
    { href: "/platform/platform-abc.js", integrity: "sha384-platform" },
    { href: "/widgets/cv-check/1.2.0/remoteEntry.js", integrity: "sha384-entry" },
  ],
};

export const sampleFrames: WidgetFrames = {
  revision: () => "1",
  frameOf: (name) => (name === "cv-check" ? sampleFrame : undefined),
};

export const sampleAssets = {
  styles: ["/assets/site.css"],
  blocks: {
    accordion: { styles: ["/assets/prose.css", "/assets/accordion.css"], scripts: [] },
    quote: { styles: ["/assets/quote.css"], scripts: [] },
    "rich-text": { styles: ["/assets/prose.css", "/assets/rich-text.css"], scripts: [] },
    tabs: { styles: ["/assets/tabs.css"], scripts: ["/assets/tabs.js"] },
  },
  builtInPageStyles: ["/assets/built-in-pages.css"],
  fonts: [{ family: "LK Text", weight: "400 700", href: "/fonts/text.woff2" }],
  fontSheet: "/assets/fonts.css",
  scripts: { beforeFirstPaint: { code: "before()", integrity: "sha384-before" }, page: "/assets/page.js" },
  loader: "/loader.js",
  shell: { entry: "/platform/shell-abc.js", integrity: "sha384-shell" },
} as const;

/** `/assets/page-site+quote.css`: the names of the sheets. */
export function sampleSheetOf(styles: readonly string[]): string | undefined {
  return styles.length > 0 ? `/assets/page-${styles.map((style) => basename(style, ".css")).join("+")}.css` : undefined;
}
