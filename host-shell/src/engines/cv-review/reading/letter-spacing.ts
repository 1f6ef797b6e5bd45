/** A word; `glyphs` are the indexes of its glyphs in the line. */
export interface Word {
  readonly glyphs: readonly number[];
  /** White space before the word, in ems; 0 for the first word. */
  readonly gap: number;
}

/**
 * Joins letter-spaced text: "E R F A R I N G O G I T" is "ERFARING OG IT". A whole line counts as letter-spaced from
 * two single letters on, a part of a line from four. The wide gaps separate words.
 */
export function joinLetterSpacing(words: readonly Word[], textOf: (glyph: number) => string): readonly Word[] {
  const whole = words.length >= 2 && words.every((word) => isSingle(word, textOf));
  const joined: Word[] = [];
  let run: Word[] = [];
  const isDash = (word: Word | undefined): boolean => word !== undefined && isOf(word, textOf, /^[-–]$/);
  for (const [at, word] of [...words, undefined].entries()) {
    const isBetween = isDash(word) && [words[at - 1], words[at + 1]].every((near) => near && isSingle(near, textOf));
    if (word !== undefined && (isSingle(word, textOf) || (isBetween && run.length > 1))) {
      run.push(word);
      continue;
    }
    joined.push(...((whole || run.length >= 4) && mayBeWords(run, textOf) ? join(run) : run));
    run = [];
    if (word !== undefined) joined.push(word);
  }
  return joined;
}

/** Single digits are letter-spaced only as a year: "2 0 1 4", but not the scale "1 2 3 4". */
function mayBeWords(run: readonly Word[], textOf: (glyph: number) => string): boolean {
  const text = run.map(({ glyphs }) => textOf(glyphs[0] ?? -1)).join("");
  return !/\d/.test(text) || /(?:19|20)\d\d/.test(text);
}

function isSingle(word: Word, textOf: (glyph: number) => string): boolean {
  return isOf(word, textOf, /^[\p{L}\p{M}\p{N}&/]+$/u);
}

function isOf(word: Word, textOf: (glyph: number) => string, one: RegExp): boolean {
  return word.glyphs.length === 1 && one.test(textOf(word.glyphs[0] ?? -1));
}

function join(run: readonly Word[]): readonly Word[] {
  const gaps = run.slice(1).map((word) => word.gap);
  const narrow = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 4)] ?? 0;
  const joined: Word[] = [];
  run.forEach((word, index) => {
    const last = joined.pop();
    if (last === undefined) joined.push(word);
    else if (index > 0 && word.gap > narrow * 1.5 + 0.05) joined.push(last, word);
    else joined.push({ glyphs: [...last.glyphs, ...word.glyphs], gap: last.gap });
  });
  return joined;
}
