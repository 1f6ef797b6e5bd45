import { copenhagenIso } from "shared-runtime/time/copenhagen-iso.ts";
import { instantOf } from "shared-runtime/time/copenhagen-instant.ts";
import * as v from "valibot";
import { dateField } from "../content/fields/values.ts";

/** A day in Copenhagen, maybe with a time. */
export interface EventMoment {
  /** "2026-12-12" */
  readonly day: string;
  /** In milliseconds since 1970; `undefined` if only the day is known. */
  readonly at: number | undefined;
}

/**
 * A day, or a day and a time. Midnight counts as a day without a time, since a CMS sends days as midnight, either in
 * UTC or in Copenhagen.
 */
export const eventMomentField = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, config, addIssue, NEVER }): EventMoment => {
    const read = v.safeParse(dateField, dataset.value, config as v.Config<v.InferIssue<typeof dateField>>);
    if (read.success) return momentAt((dataset.value as { readonly value: string }).value.trim(), read.output);
    addIssue({ message: read.issues[0].message });
    return NEVER;
  }),
);

function momentAt(text: string, at: number): EventMoment {
  if (!text.includes("T")) return { day: text, at: undefined };
  if (/T00:00(:00)?(\.0+)?Z$/.test(text)) return { day: text.slice(0, 10), at: undefined };
  const [day = "", clock = ""] = copenhagenIso(at).split("T");
  return { day, at: clock.startsWith("00:00") ? undefined : at };
}

/** 2026-12-31 -> 2027-01-01 */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 60 * 60_000).toISOString().slice(0, 10);
}

/** The first instant of a day in Copenhagen. */
export function startOfDay(day: string): number {
  const at = instantOf(`${day}T00:00`, "first");
  if (at === undefined) throw new Error(`${day} is not a day.`);
  return at;
}

/** The first instant after a day in Copenhagen. */
export const endOfDay = (day: string): number => startOfDay(dayAfter(day));
