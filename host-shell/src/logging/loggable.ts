import { maskPersonalData } from "./mask-personal-data.ts";
import { longestEncoded } from "./without-percent-codes.ts";

/** The characters of a value that the log keeps. */
const longestValue = 300;
/** The longest CPR number or e-mail address of most: one that the cut divides is still recognised. */
const longestMasked = 40;
const deepest = 5;
/**
 * A correlation id, of which each request has one or two: looking for personal data in it would take longer than all else of a
 * line. It never has any, since its third part begins with a digit.
 */
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The beginning of a text with its CPR numbers and e-mail addresses masked. Takes the same time for a longer text. */
export function loggableText(text: string): string {
  if (uuid.test(text)) return text;
  const cut = maskPersonalData(beginningOf(text)).slice(0, longestValue);
  return text.length > longestValue ? cut.toWellFormed() : cut;
}

/** The kept beginning of a text, and as many characters more as its end may need to be recognised. */
function beginningOf(text: string): string {
  return text.slice(0, (longestValue + longestMasked) * (text.includes("%") ? longestEncoded : 1));
}

/** A value with every text in it cut and masked. Errors are left to the serializer of errors. */
export function loggable(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return loggableText(value);
  if (typeof value !== "object" || value === null || value instanceof Error) return value;
  if (depth === deepest) return Array.isArray(value) ? "[Array]" : "[Object]";
  if ("toJSON" in value && typeof value.toJSON === "function") return loggable(value.toJSON(), depth + 1);
  return Array.isArray(value) ? value.map((entry) => loggable(entry, depth + 1)) : loggableFields(value, depth);
}

/** The fields of an object, as `loggable`. */
export function loggableFields(fields: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [loggableText(name), loggable(value, depth + 1)]),
  );
}
