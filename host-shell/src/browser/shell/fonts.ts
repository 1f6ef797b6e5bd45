import type { RegisteredFont } from "../../registry/registry-document.ts";

/** A font face only works in the document, not in a shadow root. Pages that have the family keep their own. */
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
