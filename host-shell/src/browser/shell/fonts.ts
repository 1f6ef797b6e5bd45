import type { RegisteredFont } from "../../registry/registry-document.ts";

/**
 * Adds fonts to the document, since font faces do not work in shadow roots. Skips font families that the page already
 * has.
 */
export function addFonts(fonts: readonly RegisteredFont[], addressOf: (path: string) => string): void {
  const present = new Set([...document.fonts].map(({ family }) => family.replace(/["']/g, "")));
  for (const { family, src, weight, style, unicodeRange } of fonts) {
    if (!present.has(family)) {
      document.fonts.add(
        new FontFace(family, `url("${addressOf(src)}")`, { weight, style, unicodeRange, display: "swap" }),
      );
    }
  }
}
