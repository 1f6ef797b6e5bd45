import type { CvEntry } from "shared-runtime/api/cv-reading.ts";
import type { CvLanguage } from "../reading/cv-document.ts";
import { type CvDate, monthsPerYear, yearOf } from "../structure/cv-date.ts";
import type { Period } from "../structure/period.ts";

type EntryPeriod = Pick<CvEntry, "from" | "to">;

/** August 2017 to now -> `{ from: "2017-08", to: "now" }`. A single date has no `to`. */
export function entryPeriodOf(period: Period | undefined): EntryPeriod {
  if (period?.kind !== "read") return {};
  const from = writtenDate(period.start);
  if (period.end === "now") return { from, to: "now" };
  return period.end === period.start ? { from } : { from, to: writtenDate(period.end) };
}

/** The reverse of `entryPeriodOf`. Dates have the form of `like`, so that no other form of date seems to be in the CV. */
export function periodOf(entry: EntryPeriod, language: CvLanguage, like: Period | undefined): Period | undefined {
  if (entry.from === undefined) return undefined;
  const written = entryPeriodOf(like);
  if (like?.kind === "read" && written.from === entry.from && written.to === entry.to) return like;
  const form = like?.kind === "read" ? like.start.form : "mm/yyyy";
  const start = dateOf(entry.from, form);
  const end = entry.to === "now" ? "now" : entry.to === undefined ? start : dateOf(entry.to, form);
  const until = end === "now" ? ` – ${language === "da" ? "nu" : "now"}` : end === start ? "" : ` – ${end.text}`;
  return { kind: "read", text: `${start.text}${until}`, start, end };
}

function writtenDate({ first, last }: CvDate): string {
  const year = String(yearOf(first));
  return first === last ? `${year}-${String((first % monthsPerYear) + 1).padStart(2, "0")}` : year;
}

function dateOf(written: string, form: CvDate["form"]): CvDate {
  const [year = "", month] = written.split("-");
  const january = Number(year) * monthsPerYear;
  if (month === undefined) return { text: year, form: "year", first: january, last: january + monthsPerYear - 1 };
  const at = january + Number(month) - 1;
  return { text: `${month}.${year}`, form: form === "year" ? "mm.yyyy" : form, first: at, last: at };
}
