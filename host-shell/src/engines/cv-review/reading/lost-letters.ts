import { isMeaningless, lostLetter } from "./clean-text.ts";
import type { FontFace } from "./font-face.ts";
import type { Ink } from "./ink.ts";

/** Glyphs by the font that drew them. */
export function glyphsByFont(glyphs: readonly Ink[]): ReadonlyMap<string, readonly Ink[]> {
  return Map.groupBy(glyphs, ({ face }) => fontKey(face));
}

/**
 * Whether a font has no table of letters. Its text then consists of glyph numbers, some of which are control codes,
 * such as the number of the blank.
 */
export function isWithoutTable(ofFont: readonly Ink[]): boolean {
  const control = ofFont.filter((glyph) => /^\p{Cc}$/u.test(glyph.text)).length;
  return ofFont[0]?.face.composite === true && control >= ofFont.length * 0.05 && control > 0;
}

/**
 * Marks the glyphs that people see as letters and a machine cannot read: those without a meaning in a font of letters.
 */
export function withLostLetters(glyphs: readonly Ink[]): readonly Ink[] {
  const fonts = new Map(
    [...glyphsByFont(glyphs)].map(([key, ofFont]) => [key, isWithoutTable(ofFont) ? "all" : lossOf(ofFont)] as const),
  );
  return glyphs.flatMap((glyph) => {
    const loss = fonts.get(fontKey(glyph.face));
    if (loss === "all" && /^\p{Cc}$/u.test(glyph.text)) return [];
    const isLost = loss === "all" || (loss === "some" && isMeaningless(glyph.text));
    return [isLost ? { ...glyph, text: lostLetter } : glyph];
  });
}

const foreign = new RegExp(
  String.raw`^(?!${["Latin", "Greek", "Cyrillic", "Common", "Inherited"].map((script) => String.raw`\p{Script=${script}}`).join("|")})[\p{L}\p{M}\p{N}]$`,
  "u",
);

/**
 * Marks the letters of another script within a word as lost, since they are wrong entries in the table of their font.
 */
export function withoutForeignLetters(glyphs: readonly Ink[]): readonly Ink[] {
  return glyphs.map((glyph, index) => {
    if (!foreign.test(glyph.text)) return glyph;
    const [before, after] = [glyphs[index - 1], glyphs[index + 1]];
    const isWithin = (isLatin(before) && touches(before, glyph)) || (isLatin(after) && touches(glyph, after));
    return isWithin ? { ...glyph, text: lostLetter } : glyph;
  });
}

function isLatin(glyph: Ink | undefined): glyph is Ink {
  return glyph !== undefined && /^\p{Script=Latin}/u.test(glyph.text);
}

function touches(left: Ink, right: Ink): boolean {
  const step = Math.hypot(right.x - left.x, right.y - left.y);
  return !right.afterBlank && step < left.width + left.size * 0.15;
}

function lossOf(ofFont: readonly Ink[]): "some" | "none" {
  const [first] = ofFont;
  if (first === undefined || first.face.symbols || first.face.icons) return "none";
  return ofFont.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).length >= ofFont.length / 2 ? "some" : "none";
}

function fontKey({ family, bold, italic, composite }: FontFace): string {
  return `${family} ${bold} ${italic} ${composite}`;
}
