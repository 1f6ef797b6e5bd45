import type { CvEntry, CvReading, ShownEntry } from "shared-runtime/api/cv-reading.ts";

/** The entries of a correction as the server shows them: with the places of those that were read. */
export function shownAfter({ entries: before }: CvReading, entries: readonly CvEntry[]): readonly ShownEntry[] {
  return entries.map((entry) => {
    const known = before.find(({ id }) => id === entry.parts[0]);
    const isCertain = entry.isConfirmed || known?.isCertain === true;
    return { ...entry, ...(known?.place && { place: known.place }), isCertain };
  });
}
