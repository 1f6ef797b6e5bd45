import type { CvRow } from "../structure/cv-rows.ts";

/** A point of the second level is indented by more than this, in PDF points. */
const indent = 4;

/** The list marks of the first level, by their look. Points of the second level may have another mark. */
export function topLevelBullets(sections: readonly (readonly CvRow[])[]): readonly string[] {
  const marks = new Set<string>();
  for (const rows of sections) {
    const points = rows.filter((row) => row.bullet !== undefined);
    for (const point of points) {
      const outermost = Math.min(...points.filter((other) => sharesColumn(other, point)).map((other) => other.x));
      if (point.bullet !== undefined && point.x <= outermost + indent) marks.add(asSeen(point.bullet));
    }
  }
  return [...marks];
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
