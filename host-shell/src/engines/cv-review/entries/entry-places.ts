import type { ShownEntry } from "shared-runtime/api/cv-reading.ts";
import { maskCpr } from "../../../privacy/cpr.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import type { CvRow } from "../structure/cv-rows.ts";

export type EntryPlace = Pick<ShownEntry, "id" | "place">;

/** The most characters of the words of a row. */
const mostWords = 120;

/**
 * Finds the row where each entry of a CV begins: one with two of its words, one that begins with a word, or one that has
 * it. The rows before the first heading come last, since they repeat the title of the latest job. The id of an entry is
 * made of its row, so it is the same each time.
 */
export function createEntryPlaces({
  rows,
  sections,
}: Pick<CvStructure, "rows" | "sections">): (words: readonly (string | undefined)[]) => EntryPlace {
  const head = new Set(sections.head);
  const candidates = [...rows.filter((row) => !head.has(row)), ...sections.head];
  const taken = new Set<CvRow>();
  let unplaced = 0;
  return (words) => {
    const known = words.filter((word): word is string => word !== undefined && word !== "");
    const free = candidates.filter((row) => !taken.has(row));
    const [first] = known;
    const row =
      free.find(({ text }) => first !== undefined && known.filter((word) => text.includes(word)).length > 1) ??
      free.find(({ text }) => first !== undefined && text.startsWith(first)) ??
      known.map((word) => free.find(({ text }) => text.includes(word))).find((found) => found !== undefined);
    if (row === undefined) {
      unplaced += 1;
      return { id: `x${unplaced}` };
    }
    taken.add(row);
    const text = maskCpr(row.text.replaceAll(" | ", " ")).slice(0, mostWords);
    return { id: `p${row.page + 1}-${rows.indexOf(row)}`, place: { page: row.page + 1, words: text } };
  };
}
