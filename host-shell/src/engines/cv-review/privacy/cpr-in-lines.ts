import type { CprPlace } from "../../../privacy/cpr-place.ts";
import { findCpr } from "../../../privacy/cpr.ts";

/** The part of a CPR number on one line. */
export interface CprPart<Line> extends CprPlace {
  readonly line: Line;
}

/** Finds the CPR numbers in lines, each with its parts, since a number may wrap over two lines. */
export function findCprInLines<Line extends { readonly text: string }>(
  lines: readonly Line[],
): readonly (readonly CprPart<Line>[])[] {
  let next = 0;
  let offset = 0;
  return findCpr(textOfLines(lines)).map(({ start, end }) => {
    const parts: CprPart<Line>[] = [];
    for (let line = lines[next]; line !== undefined && offset < end; line = lines[next]) {
      const part = { start: Math.max(0, start - offset), end: Math.min(line.text.length, end - offset) };
      if (part.start < part.end) parts.push({ line, ...part });
      if (offset + line.text.length >= end) break;
      offset += line.text.length + 1;
      next += 1;
    }
    return parts;
  });
}

/** The lines joined by line feeds, as they are searched and stored. */
export function textOfLines(lines: readonly { readonly text: string }[]): string {
  return lines.map((line) => line.text).join("\n");
}
