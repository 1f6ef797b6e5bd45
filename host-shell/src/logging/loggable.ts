import { maskPersonalData } from "./mask-personal-data.ts";
import { longestEncoded } from "./without-percent-codes.ts";

/** The most characters of a value that are logged. */
const longestValue = 300;
/**
 * The most characters of almost every CPR number or e-mail address. As many characters after the cut are searched, so
 * that a value across the cut is recognised.
 */
const longestMasked = 40;
const deepest = 5;
/**
 * A correlation id. Each request has one or two, and searching them for personal data would take longer than the rest
 * of the line. They cannot contain a CPR number, since the third part begins with a version digit.
 */
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/**
 * The beginning of a text, with its CPR numbers and e-mail addresses masked. The time does not grow with the length of
 * the text.
 */
export function loggableText(text: string): string {
  if (uuid.test(text)) return text;
  const cut = maskPersonalData(beginningOf(text)).slice(0, longestValue);
  return text.length > longestValue ? cut.toWellFormed() : cut;
}

/**
 * The kept beginning of a text, and the further characters that may be needed to recognise personal data at its end.
 */
function beginningOf(text: string): string {
  return text.slice(0, (longestValue + longestMasked) * (text.includes("%") ? longestEncoded : 1));
}

/** A value with every text in it cut and masked. Errors are left to the logger's serializer of errors. */
export function loggable(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return loggableText(value);
  if (typeof value !== "object" || value === null || value instanceof Error) return value;
  if (depth === deepest) return Array.isArray(value) ? "[Array]" : "[Object]";
  if ("toJSON" in value && typeof value.toJSON === "function") return loggable(value.toJSON(), depth + 1);
  return Array.isArray(value) ? value.map((entry) => loggable(entry, depth + 1)) : loggableFields(value, depth);
}

/** The fields of an object, each processed by `loggable`. */
export function loggableFields(fields: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [loggableText(name), loggable(value, depth + 1)]),
  );
}
