import type { CvEntry } from "shared-runtime/api/cv-reading.ts";
import { monthInWords } from "./month-text.ts";
import { readingTexts as texts } from "./reading.texts.ts";

/** "Driftschef, Nordhavn A/S". */
export function nameOf({ title, employer }: Pick<CvEntry, "title" | "employer">): string {
  return [title, employer].filter((part) => part !== "").join(", ") || texts.noTitle;
}

/** "august 2017 – nu". */
export function periodInWords({ from, to }: Pick<CvEntry, "from" | "to">): string {
  if (from === undefined) return texts.noPeriod;
  if (to === undefined || to === from) return monthInWords(from);
  return `${monthInWords(from)} – ${to === "now" ? texts.now : monthInWords(to)}`;
}
