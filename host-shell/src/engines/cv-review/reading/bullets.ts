import { gapBetween } from "./spelling.ts";
import type { Ink } from "./ink.ts";

/** List marks at the beginning of a line. */
const marks = /^[•●○◦‣⁃∙·▪▫■□▶►▸➢➤❖◆◇✓✔✦★☐☑➔→⇒»›\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf0a8\uf0e0\uf06f\uf071]$/u;
/**
 * List marks only if white space follows, since they also occur in words. "{" is the mark of LaTeX files whose symbol font
 * has no names of letters.
 */
const looseMarks = /^[-–—−*+o~>{]$/u;

/** Splits the list mark at the beginning of a line from the rest. */
export function splitBullet(glyphs: readonly Ink[]): {
  readonly bullet: string | undefined;
  readonly rest: readonly Ink[];
} {
  const [first, next] = glyphs;
  if (first === undefined || !isBullet(first, next)) return { bullet: undefined, rest: glyphs };
  return { bullet: first.text, rest: glyphs.slice(1) };
}

export function isBullet(first: Ink, next: Ink | undefined): boolean {
  if (marks.test(first.text)) return !isIcon(first) && !isRating(next);
  if (first.face.symbols) return true;
  if (!looseMarks.test(first.text) || next === undefined || gapBetween(first, next) < 0.18) return false;
  return first.text !== "o" || first.face.family !== next.face.family;
}

/** "●●●○○" is the level of a skill, and not a row of list marks. */
function isRating(next: Ink | undefined): boolean {
  return next !== undefined && /[●○◦■□★◆◇]/u.test(next.text);
}

/** Icon fonts use the same private code points as Symbol and Wingdings, but not for list marks. */
function isIcon(glyph: Ink): boolean {
  return glyph.face.icons && /[\uE000-\uF8FF]/u.test(glyph.text);
}
