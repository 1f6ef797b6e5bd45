import { instantOf } from "shared-runtime/time/copenhagen-instant.ts";

/** The metadata of fields whose values cannot be marked, in the order in which the fields were read. */
export type FieldValues = Map<string, unknown[]>;

/** Keeps the metadata of a number or of a date (in milliseconds since 1970). */
export function keepFieldValue(values: FieldValues, element: "data" | "time", value: number, metadata: unknown): void {
  const key = `${element} ${value}`;
  values.set(key, [...(values.get(key) ?? []), metadata]);
}

/**
 * Returns the metadata of the field that a tag shows, and removes it: `<time datetime="2026-11-05">` shows a date, and
 * `<data value="279">` a number.
 */
export function takeFieldValue(values: FieldValues, tag: string): unknown {
  const [, element, attribute = ""] = /^<(time|data)\b[^>]*?\s(?:datetime|value)="([^"]*)"/i.exec(tag) ?? [];
  if (element === undefined) return undefined;
  const value = element === "data" ? Number(attribute) : timeOf(attribute);
  return values.get(`${element} ${value}`)?.shift();
}

function timeOf(text: string): number | undefined {
  return instantOf(text.includes("T") ? text : `${text}T00:00`, "first");
}
