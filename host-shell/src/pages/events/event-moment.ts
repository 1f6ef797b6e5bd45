import { copenhagenIso } from "shared-runtime/time/copenhagen-iso.ts";
import { instantOf } from "shared-runtime/time/copenhagen-instant.ts";
import * as v from "valibot";
import { configFor, readingOf } from "../content/fields/reading.ts";
import { dateField } from "../content/fields/values.ts";
import { keepFieldValue } from "../editing/field-values.ts";

/** A day in Copenhagen, maybe with a time. */
export interface EventMoment {
  /** "2026-12-12" */
  readonly day: string;
  /** In milliseconds since 1970; `undefined` if only the day is known. */
  readonly at: number | undefined;
}

/**
 * A day, or a day and a time. Midnight counts as a day without a time, since a CMS sends days as midnight, either in UTC
 * or in Copenhagen. Blocks show the day in `<time datetime>`.
 */
export const eventMomentField = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, config, addIssue, NEVER }): EventMoment => {
    const { values, ...reading } = readingOf(config);
    const read = v.safeParse(dateField, dataset.value, configFor(reading));
    if (!read.success) {
      addIssue({ message: read.issues[0].message });
      return NEVER;
    }
    const { value, metadata } = dataset.value as { readonly value: string; readonly metadata?: unknown };
    const moment = momentAt(value.trim(), read.output);
    if (reading.editing && values && metadata !== undefined)
      keepFieldValue(values, "time", startOfDay(moment.day), metadata);
    return moment;
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
