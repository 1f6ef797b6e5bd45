import { isMeaningless } from "./clean-text.ts";
import { lettersOfName } from "./glyph-names.ts";
import type { ShownGlyph } from "./pen.ts";

/** The names of the glyphs of a font by their codes, as far as the file has them. */
export type GlyphNames = ReadonlyMap<number, string>;

/** Returns the text of each glyph of a font. */
export function textsOf(names: GlyphNames): (glyph: ShownGlyph) => string {
  const known = new Map<string, string>();
  return (glyph) => {
    const key = `${glyph.originalCharCode} ${glyph.unicode}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const text = textOf(glyph, names);
    known.set(key, text);
    return text;
  };
}

/** By the name of the glyph if pdf.js 6.5 found no text: it then has a control code, or the code of the glyph as a letter. */
function textOf({ unicode, originalCharCode: code }: ShownGlyph, names: GlyphNames): string {
  const name = code === undefined ? undefined : names.get(code);
  if (code === undefined || name === undefined) return unicode;
  const isFound = unicode !== String.fromCodePoint(code) && !isMeaningless(unicode);
  return isFound ? unicode : (lettersOfName(name) ?? unicode);
}
