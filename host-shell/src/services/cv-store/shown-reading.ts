import type { CvEntry, CvReading, ShownEntry } from "shared-runtime/api/cv-reading.ts";
import { gapsBetween } from "../../engines/cv-review/entries/gaps-between.ts";
import type { StoredReading } from "./cv-readings.ts";

/** A reading as the visitor sees it: as corrected, each entry with its place in the file. */
export function shownReading({ read, corrected, missed, revision, canUndo }: StoredReading, today: Date): CvReading {
  const { contact, languages, skills, tools } = corrected ?? read;
  const places = new Map(read.entries.map((entry) => [entry.id, entry]));
  const entries = corrected === null ? read.entries : corrected.entries.map((entry) => shownEntry(entry, places));
  const isComplete = corrected?.isComplete === true;
  return {
    revision,
    entries,
    contact,
    languages,
    skills,
    tools,
    gaps: gapsBetween(entries, today),
    ...(missed !== undefined && !isComplete && { missed }),
    isComplete,
    canUndo,
  };
}

function shownEntry(entry: CvEntry, read: ReadonlyMap<string, ShownEntry>): ShownEntry {
  const parts = entry.parts.flatMap((id) => read.get(id) ?? []);
  const place = parts[0]?.place;
  const isCertain = entry.isConfirmed || parts.every((part) => part.isCertain);
  return { ...entry, ...(place && { place }), isCertain };
}
