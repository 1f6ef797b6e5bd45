import { withoutMarks } from "../../editing/field-marks.ts";
import { emptyText } from "../../content/fields/empty.ts";

const word = /\p{L}[\p{L}\p{M}'’-]*/gu;

/** "Fatima El-Said" -> "FE": the first letters of the first and of the last word. */
export function initialsOf(name: string): string {
  const words = withoutMarks(name).replaceAll(emptyText, " ").match(word) ?? [];
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((part) => (part ? String.fromCodePoint(part.codePointAt(0) ?? 0) : ""))
    .join("")
    .toLocaleUpperCase("da");
}
