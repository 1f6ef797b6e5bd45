import type { CvReading, ShownEntry } from "shared-runtime/api/cv-reading.ts";

type Gap = CvReading["gaps"][number];

/** A row of the list: an entry, or a time without any. */
export type ShownRow = { readonly entry: ShownEntry } | { readonly gap: Gap };

/** The entries with the gaps between them, the latest first; entries without a period come last. */
export function rowsOf({ entries, gaps }: Pick<CvReading, "entries" | "gaps">): readonly ShownRow[] {
  const dated = entries.filter(({ from }) => from !== undefined);
  const rows = [...dated.map((entry) => ({ entry })), ...gaps.map((gap) => ({ gap }))];
  const undated = entries.filter(({ from }) => from === undefined).map((entry) => ({ entry }));
  return [...rows.toSorted((a, b) => endOf(b).localeCompare(endOf(a))), ...undated];
}

function endOf(row: ShownRow): string {
  const { from = "", to = from } = "entry" in row ? row.entry : row.gap;
  return `${to === "now" ? "9999" : to.padEnd(7, "-12")} ${from}`;
}
