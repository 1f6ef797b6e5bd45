import type { Ink } from "./ink.ts";

/** A letter that is larger than the text after it by this factor is the initial of a word. */
const larger = 1.1;
/** The widest gap between an initial and its word, in ems. */
const farthest = 0.6;
/** An initial over several lines is larger by this factor. */
const overLines = 1.6;
/** Capitals that are words of their own. */
const word = /^[AIÅØ]$/u;

/** Whether a gap, in ems, is within a word because it follows a larger capital, as in text in small capitals. */
export function isAfterInitial(initial: Ink, next: Ink, gap: number): boolean {
  return (
    /^\p{Lu}$/u.test(initial.text) &&
    /^\p{L}/u.test(next.text) &&
    initial.size >= next.size * larger &&
    gap < farthest &&
    !(next.afterBlank && word.test(initial.text))
  );
}

/** Moves an initial over several lines to the first of these lines, where the rest of the word is. */
export function withInitialsOnTheirLine(glyphs: readonly Ink[]): readonly Ink[] {
  return glyphs.map((glyph, index) => {
    const next = glyphs[index + 1];
    if (next === undefined || !isOverLines(glyph, next)) return glyph;
    const width = Math.min(glyph.width, next.size * 0.7);
    const gap = next.afterBlank ? next.size * 0.25 : 0;
    return { ...glyph, x: next.x - width - gap, y: next.y, width, size: next.size };
  });
}

function isOverLines(glyph: Ink, next: Ink): boolean {
  const rise = glyph.y - next.y;
  const gap = next.x - glyph.x - glyph.width;
  return (
    /^\p{Lu}$/u.test(glyph.text) &&
    /^\p{L}/u.test(next.text) &&
    glyph.turn === 0 &&
    next.turn === 0 &&
    glyph.size >= next.size * overLines &&
    rise > next.size * 0.4 &&
    rise < glyph.size * 0.9 &&
    gap > -next.size * 0.3 &&
    gap < next.size
  );
}
