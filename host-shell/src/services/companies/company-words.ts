/** Words that are not searched for: legal forms of companies, and words that do not distinguish companies. */
const silent = new Set([
  "a",
  "s",
  "as",
  "aps",
  "ivs",
  "is",
  "ks",
  "ps",
  "amba",
  "fmba",
  "smba",
  "i",
  "og",
  "af",
  "the",
  "of",
]);

const mostWords = 8;
const longestWord = 40;

/**
 * Text in one normalised spelling: lower case, `å` as `aa`, `æ` as `ae`, `ø` as `oe`, without accents and punctuation.
 */
export function spellingOf(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll(/å/gu, "aa")
      .replaceAll(/æ|ä/gu, "ae")
      .replaceAll(/ø|ö/gu, "oe")
      .normalize("NFD")
      .replaceAll(/\p{Mark}/gu, "")
      // The letters of "A/S" and "I.G." are joined to one word.
      .replaceAll(/(?<=\b\p{Letter})[./](?=\p{Letter}\b)/gu, "")
      .replaceAll(/[^\p{Letter}\p{Number}]+/gu, " ")
      .trim()
  );
}

/** The words by which a name is found, each once. Silent words count only if the name has no others. */
export function wordsOf(name: string): readonly string[] {
  const words = [...new Set(spellingOf(name).split(" "))]
    .filter((word) => word !== "")
    .map((word) => word.slice(0, longestWord));
  const telling = words.filter((word) => !silent.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

/** The word itself, and the word without each of its letters. */
export function variantsOf(word: string): readonly string[] {
  if (word.length < leastTolerant) return [word];
  return [...new Set([word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))])];
}

/** The fewest letters of a word in which typing errors are forgiven. */
const leastTolerant = 4;

/**
 * The number of typing errors between two words: an added, missing or wrong letter, or two exchanged letters. Counts to
 * `most + 1` at most.
 */
export function errorsBetween(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= word.length; at += 1) {
      const wrong = typed[row - 1] === word[at - 1] ? 0 : 1;
      let errors = Math.min((last[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + wrong);
      const isExchanged = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      if (isExchanged) errors = Math.min(errors, (beforeLast[at - 2] ?? 0) + 1);
      current.push(errors);
    }
    if (Math.min(...current) > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return last[word.length] ?? most + 1;
}

/** The number of typing errors that are forgiven in a word. */
export function forgivenErrors(word: string): number {
  if (word.length < leastTolerant) return 0;
  return word.length < 8 ? 1 : 2;
}
