import type { ShownEntry } from "shared-runtime/api/cv-reading.ts";
import { maskCpr } from "../../../privacy/cpr.ts";
import type { CvRow } from "../structure/cv-rows.ts";

export type EntryPlace = Pick<ShownEntry, "id" | "place">;

/** The most characters of the words of a row. */
const mostWords = 120;

/** Finds the row where each entry of a CV begins. The id of an entry is made of its row, so it is the same each time. */
export function createEntryPlaces(rows: readonly CvRow[]): (words: readonly (string | undefined)[]) => EntryPlace {
  const taken = new Set<CvRow>();
  let unplaced = 0;
  return (words) => {
    const known = words.filter((word) => word !== undefined && word !== "");
    const free = (isWanted: (row: CvRow) => boolean): CvRow | undefined =>
      rows.find((row) => !taken.has(row) && isWanted(row));
    const holds = (row: CvRow, word: string | undefined): boolean => word !== undefined && row.text.includes(word);
    const row =
      (known.length > 1 ? free((own) => holds(own, known[0]) && holds(own, known[1])) : undefined) ??
      known.map((word) => free((own) => holds(own, word))).find((found) => found !== undefined);
    if (row === undefined) {
      unplaced += 1;
      return { id: `x${unplaced}` };
    }
    taken.add(row);
    const text = maskCpr(row.text).slice(0, mostWords);
    return { id: `p${row.page + 1}-${rows.indexOf(row)}`, place: { page: row.page + 1, words: text } };
  };
}
