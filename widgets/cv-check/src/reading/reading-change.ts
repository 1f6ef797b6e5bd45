import type { CorrectedReading, CvEntry, CvReading } from "shared-runtime/api/cv-reading.ts";

export type ListName = "languages" | "skills" | "tools";

/** One correction of the visitor. It can be applied to any later revision of the reading. */
export type ReadingChange =
  /** An entry was changed, or, after the entry `after`, added. */
  | { readonly kind: "entry"; readonly entry: CvEntry; readonly after?: string }
  | { readonly kind: "removed"; readonly id: string }
  /** The entry `other` becomes part of the entry `id`. */
  | { readonly kind: "joined"; readonly id: string; readonly other: string }
  | { readonly kind: "confirmed"; readonly id: string }
  | { readonly kind: "allConfirmed" }
  | { readonly kind: "list"; readonly name: ListName; readonly items: readonly string[] }
  | { readonly kind: "contact"; readonly contact: CorrectedReading["contact"] };

/** The reading with the change, as it is sent. */
export function changed(reading: CvReading, change: ReadingChange): CorrectedReading {
  const { contact, languages, skills, tools, isComplete } = reading;
  const entries = reading.entries.map(plainEntry);
  const kept = { entries, contact, languages, skills, tools, isComplete };
  switch (change.kind) {
    case "entry":
      return { ...kept, entries: withEntry(entries, change.entry, change.after) };
    case "removed":
      return { ...kept, entries: entries.filter(({ id }) => id !== change.id) };
    case "joined":
      return { ...kept, entries: withJoined(entries, change.id, change.other) };
    case "confirmed":
      return { ...kept, entries: entries.map((own) => (own.id === change.id ? confirmed(own) : own)) };
    case "allConfirmed":
      return { ...kept, entries: entries.map(confirmed), isComplete: true };
    case "list":
      return { ...kept, [change.name]: change.items };
    case "contact":
      return { ...kept, contact: change.contact };
  }
}

function withEntry(entries: readonly CvEntry[], entry: CvEntry, after: string | undefined): readonly CvEntry[] {
  const own = confirmed(entry);
  if (entries.some(({ id }) => id === entry.id)) return entries.map((other) => (other.id === entry.id ? own : other));
  const at = entries.findIndex(({ id }) => id === after);
  return at < 0 ? [...entries, own] : entries.toSpliced(at + 1, 0, own);
}

function withJoined(entries: readonly CvEntry[], id: string, otherId: string): readonly CvEntry[] {
  const [one, other] = [id, otherId].map((wanted) => entries.find((own) => own.id === wanted));
  if (one === undefined || other === undefined) return entries;
  const joined: CvEntry = {
    ...withoutPeriod(one),
    title: one.title || other.title,
    employer: one.employer || other.employer,
    ...joinedPeriod(one, other),
    parts: [...new Set([...one.parts, ...other.parts])],
    isConfirmed: true,
  };
  return entries.filter((own) => own.id !== otherId).map((own) => (own.id === id ? joined : own));
}

function withoutPeriod({ from: _, to: __, ...entry }: CvEntry): CvEntry {
  return entry;
}

/** From the first start to the last end. */
function joinedPeriod(one: CvEntry, other: CvEntry): Pick<CvEntry, "from" | "to"> {
  const dated = [one, other].filter(({ from }) => from !== undefined);
  const from = dated.map((own) => own.from ?? "").toSorted()[0];
  if (from === undefined) return {};
  const ends = dated.map((own) => own.to ?? own.from ?? "");
  const last = ends.toSorted((a, b) => comparable(a).localeCompare(comparable(b))).at(-1) ?? from;
  return last === from ? { from } : { from, to: last };
}

/** "now" comes after all months, and a year at its end. */
function comparable(end: string): string {
  return end === "now" ? "9999" : end.padEnd(7, "-12");
}

function confirmed(entry: CvEntry): CvEntry {
  return { ...entry, isConfirmed: true };
}

/** An entry without what only the server says about it. */
export function plainEntry({ id, kind, title, employer, from, to, parts, isConfirmed }: CvEntry): CvEntry {
  return {
    id,
    kind,
    title,
    employer,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    parts,
    isConfirmed,
  };
}
