import type { CprPlace } from "./cpr-place.ts";

/** Replaces parts of a text. Their places are in order and do not overlap. */
export function replacePlaces(
  text: string,
  places: readonly CprPlace[],
  replacementOf: (part: string) => string,
): string {
  let replaced = "";
  let after = 0;
  for (const { start, end } of places) {
    replaced += text.slice(after, start) + replacementOf(text.slice(start, end));
    after = end;
  }
  return replaced + text.slice(after);
}
