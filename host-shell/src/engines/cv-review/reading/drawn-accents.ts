import type { Ink } from "./ink.ts";

/** Accents that are drawn as signs of their own, and the marks that join letters. */
const marks: ReadonlyMap<string, string> = new Map([
  ["\u02da", "\u030a"],
  ["\u00b0", "\u030a"],
  ["\u00ba", "\u030a"],
  ["\u00b4", "\u0301"],
  ["\u02ca", "\u0301"],
  ["\u00a8", "\u0308"],
  ["\u0060", "\u0300"],
  ["\u02cb", "\u0300"],
  ["\u02c6", "\u0302"],
  ["^", "\u0302"],
  ["\u02dc", "\u0303"],
  ["~", "\u0303"],
  ["\u00b8", "\u0327"],
  ["\u02c7", "\u030c"],
  ["\u02d8", "\u0306"],
  ["\u02d9", "\u0307"],
  ["\u02db", "\u0328"],
  ["\u02dd", "\u030b"],
  ["\u00af", "\u0304"],
  ["\u02c9", "\u0304"],
  ["/", "\u0338"],
  ["\u2044", "\u0338"],
  ["\u2215", "\u0338"],
  ["\u0337", "\u0338"],
]);

/** Letters that Unicode does not compose of a letter and a mark. */
const overlaid: ReadonlyMap<string, string> = new Map([
  ["o\u0338", "ø"],
  ["O\u0338", "Ø"],
  ["ae", "æ"],
  ["AE", "Æ"],
]);

/** The side of the squares of the page in which letters are searched, in points, and the most letters in a square. */
const square = 12;
const mostInSquare = 24;

/**
 * Joins letters with the accents that are drawn above, below or through them: a ring over "a" is "å". In the file, an
 * accent may precede or follow its letter, as in old LaTeX encodings. An "a" and an "e" drawn into one another are "æ".
 */
export function withDrawnAccents(glyphs: readonly Ink[]): readonly Ink[] {
  const accents = glyphs.flatMap((glyph, index) => (markOf(glyph) === undefined ? [] : [index]));
  const joined = new Map<Ink, Ink>();
  const gone = new Set<Ink>();
  if (accents.length > 0) {
    const lettersNear = searchOf(glyphs);
    for (const index of accents) {
      const accent = glyphs[index];
      if (accent === undefined || gone.has(accent)) continue;
      const neighbours = [glyphs[index + 1], glyphs[index - 1]].filter((other) => other !== undefined);
      const letter = [...neighbours, ...lettersNear(accent)].find(
        (other) => !joined.has(other) && withAccent(other, accent) !== undefined,
      );
      const text = letter && withAccent(letter, accent);
      if (letter === undefined || text === undefined) continue;
      const isFirst = glyphs[index + 1] === letter;
      joined.set(letter, { ...letter, text, afterBlank: letter.afterBlank || (isFirst && accent.afterBlank) });
      gone.add(accent);
    }
  }
  glyphs.forEach((glyph, index) => {
    const next = glyphs[index + 1];
    const text = next && overlaid.get(glyph.text + next.text);
    if (next === undefined || text === undefined || !isWithin(glyph, next)) return;
    joined.set(glyph, { ...glyph, text, width: Math.max(glyph.width, next.x + next.width - glyph.x) });
    gone.add(next);
  });
  if (gone.size === 0) return glyphs;
  return glyphs.flatMap((glyph) => (gone.has(glyph) ? [] : [joined.get(glyph) ?? glyph]));
}

function markOf({ text }: Ink): string | undefined {
  return marks.get(text) ?? (/^\p{Mn}$/u.test(text) ? text : undefined);
}

/** The letter with the accent if the accent is drawn over the middle of the letter; otherwise `undefined`. */
function withAccent(letter: Ink, accent: Ink): string | undefined {
  const mark = markOf(accent) ?? "";
  if (!/^\p{L}$/u.test(letter.text) || letter.turn !== accent.turn || !isOver(letter, accent, mark)) return undefined;
  const base = letter.text.replace("\u0131", "i").replace("\u0237", "j");
  const text = overlaid.get(base + mark) ?? (base + mark).normalize("NFC");
  return Array.from(text).length === 1 ? text : undefined;
}

function isOver(letter: Ink, accent: Ink, mark: string): boolean {
  const [along, across] = distance(letter, accent);
  const isStroke = mark === "\u0338";
  const reach = letter.width * (isStroke ? 0.25 : 0.35);
  return Math.abs(along) <= reach && Math.abs(across) <= letter.size * (isStroke ? 0.2 : 0.75);
}

/** Whether a letter is drawn into the one before it by far more than kerning. */
function isWithin(letter: Ink, next: Ink): boolean {
  const [along, across] = distance(letter, next);
  const step = along + letter.width / 2 - next.width / 2;
  return (
    letter.turn === next.turn &&
    Math.abs(across) < letter.size * 0.05 &&
    step > letter.width * 0.2 &&
    step < letter.width * 0.8 &&
    letter.width - step > letter.size * 0.12
  );
}

/** The distance between the middles of two glyphs, along their line and across it. */
function distance(from: Ink, to: Ink): readonly [along: number, across: number] {
  const angle = (from.turn * Math.PI) / 180;
  const [x, y] = [to.x - from.x, to.y - from.y];
  const along = x * Math.cos(angle) + y * Math.sin(angle);
  return [along + to.width / 2 - from.width / 2, y * Math.cos(angle) - x * Math.sin(angle)];
}

/** Returns a search for the letters around a glyph. On any page, the search checks only a bounded number of letters. */
function searchOf(glyphs: readonly Ink[]): (glyph: Ink) => readonly Ink[] {
  const squares = new Map<string, Ink[]>();
  const keyOf = (x: number, y: number): string => `${Math.floor(x / square)} ${Math.floor(y / square)}`;
  for (const glyph of glyphs) {
    if (!/^\p{L}$/u.test(glyph.text)) continue;
    const own = squares.get(keyOf(glyph.x, glyph.y));
    if (own === undefined) squares.set(keyOf(glyph.x, glyph.y), [glyph]);
    else if (own.length < mostInSquare) own.push(glyph);
  }
  const around = [-square, 0, square];
  return ({ x, y }) => around.flatMap((dx) => around.flatMap((dy) => squares.get(keyOf(x + dx, y + dy)) ?? []));
}
