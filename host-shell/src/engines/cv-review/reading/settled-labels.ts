import type { GlyphRow } from "./glyph-rows.ts";
import { type Gutter } from "./gutter.ts";
import { type Ink, movedTo } from "./ink.ts";

/** Baselines at most this far apart, in points, count as one. */
const sameLine = 1;
/** The farthest that the space above a paragraph moves a label from the row next to it, in ems. */
const farthest = 0.75;
const fewestLabels = 3;
/** Labels of one look are moved if at least this share of them has the same distance to a row. */
const mostAtOne = 0.8;

/**
 * Moves labels in a margin to the baseline of the row next to them. In a table, extra space above the first paragraph
 * of a cell moves the labels: all labels of one look are then at the same distance above or below their rows.
 * `undefined` if the page has no such labels.
 */
export function withSettledLabels(rows: readonly GlyphRow[], gutter: Gutter): readonly GlyphRow[] | undefined {
  const middle = (gutter.left + gutter.right) / 2;
  const inMargin = (glyph: Ink): boolean => glyph.x + glyph.width / 2 < middle;
  const ofText = rows.filter(({ glyphs }) => glyphs.some((glyph) => !inMargin(glyph))).map(({ y }) => y);
  const labels = rows.flatMap(({ y, glyphs }) => {
    const own = glyphs.filter(inMargin);
    const [first] = own;
    const distances = ofText.map((text) => y - text).filter((to) => Math.abs(to) < (first?.size ?? 0) * farthest);
    const isFree = own.length === glyphs.length && !distances.some((to) => Math.abs(to) <= sameLine);
    return first !== undefined && isFree && distances.length > 0 ? [{ y, glyphs: own, first, distances }] : [];
  });
  const looks = Map.groupBy(labels, ({ first: { face, size } }) => `${face.bold} ${Math.round(size)}`);
  const moved = new Map<number, GlyphRow>();
  for (const own of looks.values()) {
    const distance = commonDistance(own.map(({ distances }) => distances));
    if (distance === undefined) continue;
    for (const { y, glyphs, distances } of own) {
      const to = distances.find((other) => Math.abs(other - distance) <= sameLine);
      if (to !== undefined) moved.set(y, { y: y - to, glyphs: movedTo(glyphs, 0, y - to) });
    }
  }
  if (moved.size === 0) return undefined;
  const settled = new Map(moved.values().map((label) => [label.y, label.glyphs] as const));
  return rows
    .filter(({ y }) => !moved.has(y))
    .map(({ y, glyphs }) => ({ y, glyphs: [...(settled.get(y) ?? []), ...glyphs] }));
}

/** The distance at which nearly all labels have a row; the shortest distance if several fit. */
function commonDistance(labels: readonly (readonly number[])[]): number | undefined {
  if (labels.length < fewestLabels) return undefined;
  const at = (distance: number): number =>
    labels.filter((own) => own.some((other) => Math.abs(other - distance) <= sameLine)).length;
  const [best] = labels.flat().toSorted((a, b) => at(b) - at(a) || Math.abs(a) - Math.abs(b));
  return best !== undefined && at(best) >= labels.length * mostAtOne ? best : undefined;
}
