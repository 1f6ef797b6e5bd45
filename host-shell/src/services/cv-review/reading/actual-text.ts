import { isBlank, isMeaningless } from "./clean-text.ts";
import type { Glyph, PageMarks } from "./page-marks.ts";

/** Whether marked content of a page has glyphs that cannot be read, so that its `ActualText` matters. */
export function needsActualText({ glyphs, marked }: PageMarks): boolean {
  return marked.some(({ from, to }) => isUnreadable(glyphs.slice(from, to)));
}

/** The glyphs of a page, those of unreadable marked content with the letters that the file tells instead. */
export function withActualText(
  { glyphs, marked }: PageMarks,
  texts: readonly (string | undefined)[],
): readonly Glyph[] {
  if (texts.length !== marked.length) return glyphs;
  const replaced: Glyph[] = [];
  let done = 0;
  marked.forEach(({ from, to }, index) => {
    const text = texts[index];
    const own = glyphs.slice(from, to);
    if (text === undefined || from < done || !isUnreadable(own)) return;
    replaced.push(...glyphs.slice(done, from), ...spreadOver(own, text));
    done = to;
  });
  return [...replaced, ...glyphs.slice(done)].map((glyph, order) => ({ ...glyph, order }));
}

function isUnreadable(glyphs: readonly Glyph[]): boolean {
  return glyphs.some(({ text, face }) => !face.symbols && !isBlank(text) && isMeaningless(text));
}

/** A text over the places of glyphs: one by one if their number is the same, else evenly over each line. */
function spreadOver(glyphs: readonly Glyph[], text: string): readonly Glyph[] {
  const letters = Array.from(text.replaceAll(/[\r\n]+/g, " "));
  if (letters.length === glyphs.length)
    return glyphs.map((glyph, index) => ({ ...glyph, text: letters[index] ?? glyph.text }));
  const lines = [...Map.groupBy(glyphs, ({ y, turn }) => `${Math.round(y)} ${turn}`).values()];
  let next = 0;
  return lines.flatMap((line, index) => {
    const rest = letters.length - next;
    const others = lines.slice(index).reduce((sum, { length }) => sum + length, 0);
    const wanted = next + Math.round((rest * line.length) / others);
    const cut = index === lines.length - 1 ? letters.length : blankNear(letters, wanted);
    const own = letters.slice(next, cut);
    next = cut;
    const [first] = line;
    const last = line.at(-1);
    if (first === undefined || last === undefined) return [];
    const angle = (first.turn * Math.PI) / 180;
    const width = (Math.hypot(last.x - first.x, last.y - first.y) + last.width) / Math.max(1, own.length);
    return own.map((letter, at) => ({
      ...first,
      text: letter,
      width,
      x: first.x + at * width * Math.cos(angle),
      y: first.y + at * width * Math.sin(angle),
    }));
  });
}

function blankNear(letters: readonly string[], place: number): number {
  for (let step = 0; step < 20; step += 1) {
    if (letters[place - step] === " ") return place - step + 1;
    if (letters[place + step] === " ") return place + step + 1;
  }
  return place;
}
