export interface NearWord {
  /** The place of the word in the list. */
  readonly at: number;
  /** The number of typing errors. */
  readonly errors: number;
}

interface Near {
  readonly mostErrors: number;
  /** Whether the beginning of a word is enough. */
  readonly prefix: boolean;
  /** The most words that are returned. */
  readonly most: number;
}

const longest = 48;

/**
 * Finds the words of a sorted list that differ from a text by typing errors: an added, missing or wrong letter, or two
 * exchanged ones. Words with the same beginning share the work.
 */
export function nearWords(
  words: readonly string[],
  text: string,
  { mostErrors, prefix, most }: Near,
): readonly NearWord[] {
  const typed = text.slice(0, longest);
  const width = typed.length + 1;
  // One row of the table of distances for each length of a beginning.
  const rows = new Uint8Array((longest + 2) * width);
  for (let column = 0; column < width; column += 1) rows[column] = column;
  /** The least errors of the whole text in a beginning of at most this length. */
  const least = new Uint8Array(longest + 2).fill(typed.length);
  const found: NearWord[] = [];
  let last = "";
  /** The length of the beginning of `last` whose rows are filled. */
  let done = 0;
  /** Words that share this length with `last` are decided by it. */
  let cut = Infinity;

  for (const [at, word] of words.entries()) {
    const shared = sharedLength(last, word);
    if (shared < cut) {
      cut = Infinity;
      done = Math.min(done, shared);
      last = word;
      const length = Math.min(word.length, longest);
      while (done < length && cut === Infinity) {
        done += 1;
        const nearest = fillRow(rows, width, typed, word, done);
        least[done] = Math.min(least[done - 1] ?? 0, rows[done * width + width - 1] ?? 0);
        if (nearest > mostErrors) cut = done;
      }
    }
    const isWhole = cut === Infinity;
    const errors = prefix ? least[done] : isWhole ? rows[done * width + width - 1] : undefined;
    if (errors !== undefined && errors <= mostErrors) found.push({ at, errors });
  }
  return found.length <= most ? found : found.toSorted((one, other) => one.errors - other.errors).slice(0, most);
}

/** Fills the row of a length of a word. Returns its least value. */
function fillRow(rows: Uint8Array, width: number, typed: string, word: string, length: number): number {
  const [row, above] = [length * width, (length - 1) * width];
  const letter = word.charCodeAt(length - 1);
  rows[row] = length;
  let least = length;
  for (let column = 1; column < width; column += 1) {
    const same = typed.charCodeAt(column - 1) === letter;
    let errors = Math.min(
      (rows[above + column] ?? 0) + 1,
      (rows[row + column - 1] ?? 0) + 1,
      (rows[above + column - 1] ?? 0) + (same ? 0 : 1),
    );
    const isExchanged =
      column > 1 &&
      length > 1 &&
      typed.charCodeAt(column - 2) === letter &&
      typed.charCodeAt(column - 1) === word.charCodeAt(length - 2);
    if (isExchanged) errors = Math.min(errors, (rows[above - width + column - 2] ?? 0) + 1);
    rows[row + column] = errors;
    if (errors < least) least = errors;
  }
  return least;
}

function sharedLength(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}

/** The number of typing errors that are forgiven in a word. */
export function forgivenErrors(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/** The places of the words of a sorted list that begin with a text. */
export function placesWithPrefix(
  words: readonly string[],
  prefix: string,
): { readonly from: number; readonly to: number } {
  const from = firstPlace(words, (word) => word >= prefix);
  const to = firstPlace(words, (word) => word >= prefix && !word.startsWith(prefix));
  return { from, to };
}

function firstPlace(words: readonly string[], holds: (word: string) => boolean): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(words[middle] ?? "")) high = middle;
    else low = middle + 1;
  }
  return low;
}
