import type { CvRow } from "../structure/cv-rows.ts";
import { findPeriod } from "../structure/period.ts";

/** A point that is indented by more than this number of PDF points belongs to the second level. */
const indent = 4;

/**
 * A list mark occurs at least this often in a section. A sign that occurs once may be an icon, or the dash of a wrapped
 * period.
 */
const fewestOfMark = 2;

/** The list marks of the first level, by their look. Points of the second level may have another mark. */
export function topLevelBullets(sections: readonly (readonly CvRow[])[]): readonly string[] {
  return [...new Set(sections.flatMap(marksIn))];
}

function marksIn(rows: readonly CvRow[]): readonly string[] {
  const points = rows.filter((row) => row.bullet !== undefined && !beginsEntry(row));
  const marks = new Map<string, number>();
  for (const point of points) {
    const outermost = Math.min(...points.filter((other) => sharesColumn(other, point)).map((other) => other.x));
    const mark = asSeen(point.bullet ?? "");
    if (point.x <= outermost + indent) marks.set(mark, (marks.get(mark) ?? 0) + 1);
  }
  return [...marks].flatMap(([mark, count]) => (count >= fewestOfMark ? [mark] : []));
}

/** Whether a mark is next to the name or the period of an entry, as the dots of a time line do. */
function beginsEntry({ text, bold }: CvRow): boolean {
  return bold || findPeriod(text) !== undefined;
}

function sharesColumn(a: CvRow, b: CvRow): boolean {
  return a.page === b.page && a.column === b.column;
}

/** Word draws its round bullet with a private character of the Symbol font. */
function asSeen(bullet: string): string {
  if (bullet === "\uF0B7" || bullet === "·" || bullet === "●" || bullet === "∙") return "•";
  if (bullet === "\uF0A7") return "▪";
  return /^[–—−‐]$/u.test(bullet) ? "-" : bullet;
}
