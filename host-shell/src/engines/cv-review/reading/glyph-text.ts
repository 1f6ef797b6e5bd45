import { isMeaningless, lostLetter, plainLetters } from "./clean-text.ts";
import { lettersOfName } from "./glyph-names.ts";
import type { ShownGlyph } from "./pen.ts";

/** The names of the glyphs of a font by their codes, as far as the file has them. */
export type GlyphNames = ReadonlyMap<number, string>;

/**
 * If at least this number of glyph names of a font are numbered (`g0041`), the numbers are the codes of letters.
 * Otherwise, the numbers only count further glyphs of the font.
 */
const fewestNumbered = 20;

/** Returns the text of each glyph of a font. `names` are the glyph names of a simple font. */
export function textsOf(names: GlyphNames | undefined): (glyph: ShownGlyph) => string {
  if (names === undefined) return ({ unicode }) => unicode;
  const known = new Map<string, string>();
  const numbered = names.values().filter((name) => numberIn(name) !== undefined);
  const isNumbered = [...numbered].length >= fewestNumbered;
  return (glyph) => {
    const key = `${glyph.originalCharCode} ${glyph.unicode} ${glyph.width > 0}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const text = textOf(glyph, names, isNumbered);
    known.set(key, text);
    return text;
  };
}

/**
 * Takes the text from the name of the glyph if pdf.js 6.5 found none. The text of pdf.js is then a control code, the
 * code of the glyph taken as a letter, or the number in the name taken as a letter.
 */
function textOf(
  { unicode, width, originalCharCode: code }: ShownGlyph,
  names: GlyphNames,
  isNumbered: boolean,
): string {
  if (code === undefined) return unicode;
  const own = String.fromCodePoint(code);
  const name = names.get(code) ?? "";
  const letters = lettersOfName(name);
  if (letters === undefined) {
    const number = numberIn(name);
    const isGuess = number !== undefined && number !== code && unicode === String.fromCodePoint(number);
    const isDrawn = width > 0 || (name !== "" && name !== ".notdef");
    const isDrawnControl = isDrawn && unicode === own && /^[\t-\r]$/.test(unicode);
    return (isGuess && !(isNumbered && /\p{Script=Latin}|[!-~]/u.test(unicode))) || isDrawnControl
      ? lostLetter
      : unicode;
  }
  if (unicode === own || isMeaningless(unicode)) return letters;
  return isLigature(letters) && !isLigature(plainLetters(unicode)) ? letters : unicode;
}

/** The code of the letter that pdf.js reads from a name such as `g0041`, `G41` or `c65`. */
function numberIn(name: string): number | undefined {
  const hex = /^(?:G([\da-f]{2})|g([\da-f]{4}))$/i.exec(name);
  const decimal = /^[Cc](\d{2,3})$/.exec(name)?.[1];
  if (hex !== null) return Number.parseInt(hex[1] ?? hex[2] ?? "", 16);
  return decimal === undefined ? undefined : Number(decimal);
}

function isLigature(letters: string): boolean {
  return Array.from(letters).length > 1;
}
