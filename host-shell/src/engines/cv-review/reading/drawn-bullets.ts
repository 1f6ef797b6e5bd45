import type { ReadLine } from "./lines.ts";
import type { Box } from "./matrix.ts";

/** Adds list marks that are drawn as shapes to the lines next to them. */
export function withDrawnBullets(lines: readonly ReadLine[], dots: readonly Box[]): readonly ReadLine[] {
  if (dots.length === 0) return lines;
  return lines.map((line) =>
    line.bullet === undefined && dots.some((dot) => isMarkOf(dot, line)) ? { ...line, bullet: "•" } : line,
  );
}

/**
 * Whether a shape is at the height of the lower-case letters of a line and slightly to the left of the line. Larger
 * shapes are icons or points on a timeline.
 */
function isMarkOf(dot: Box, { x, y, size }: ReadLine): boolean {
  const gap = x - dot.x - dot.width;
  const middle = y - dot.y - dot.height / 2;
  return (
    dot.height <= size * 0.45 && gap > size * 0.1 && gap < size * 2.5 && middle > size * 0.05 && middle < size * 0.6
  );
}
