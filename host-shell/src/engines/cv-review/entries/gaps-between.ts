import type { CvEntry, CvReading } from "shared-runtime/api/cv-reading.ts";
import { monthOf, monthsPerYear } from "../structure/cv-date.ts";
import { longestUnexplained } from "../criteria/timeline.ts";

/** The times of more than six months between the entries that have a period, in order. */
export function gapsBetween(entries: readonly CvEntry[], today: Date): CvReading["gaps"] {
  const spans = entries.flatMap(({ from, to }) =>
    from === undefined
      ? []
      : [{ first: firstMonth(from), last: to === "now" ? monthOf(today) : lastMonth(to ?? from) }],
  );
  const gaps: { readonly from: string; readonly to: string }[] = [];
  let until = Infinity;
  for (const { first, last } of spans.toSorted((a, b) => a.first - b.first)) {
    if (first - until - 1 > longestUnexplained) gaps.push({ from: written(until + 1), to: written(first - 1) });
    until = until === Infinity ? last : Math.max(until, last);
  }
  return gaps;
}

function firstMonth(written: string): number {
  const [year, month = "1"] = written.split("-");
  return Number(year) * monthsPerYear + Number(month) - 1;
}

function lastMonth(written: string): number {
  return written.includes("-") ? firstMonth(written) : firstMonth(`${written}-12`);
}

function written(month: number): string {
  return `${Math.floor(month / monthsPerYear)}-${String((month % monthsPerYear) + 1).padStart(2, "0")}`;
}
