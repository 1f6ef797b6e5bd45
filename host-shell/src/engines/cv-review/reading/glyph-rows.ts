import type { Ink } from "./ink.ts";

/** The glyphs on one baseline, from left to right. */
export interface GlyphRow {
  readonly y: number;
  readonly glyphs: readonly Ink[];
}

/** Groups glyphs into rows, from top to bottom. Baselines at most a quarter of the font size apart make one row. */
export function glyphRowsOf(glyphs: readonly Ink[]): readonly GlyphRow[] {
  const rows: { readonly y: number; readonly size: number; readonly glyphs: Ink[] }[] = [];
  for (const glyph of glyphs.toSorted((a, b) => a.y - b.y || a.x - b.x || a.order - b.order)) {
    const row = rows.at(-1);
    if (row !== undefined && glyph.y - row.y <= 0.25 * Math.min(row.size, glyph.size)) row.glyphs.push(glyph);
    else rows.push({ y: glyph.y, size: glyph.size, glyphs: [glyph] });
  }
  return withScripts(rows).map((row) => ({
    y: row.y,
    glyphs: row.glyphs.toSorted((a, b) => a.x - b.x || a.order - b.order),
  }));
}

/** Moves superscripts and subscripts ("m²", "CO₂", "2nd") into the row of their word. */
function withScripts(rows: readonly GlyphRow[]): readonly GlyphRow[] {
  const hosts = new Map<Ink, number>();
  rows.forEach((row, index) => {
    let previous: Ink | undefined;
    for (const glyph of row.glyphs.toSorted((a, b) => a.x - b.x)) {
      const host =
        previous !== undefined && touches(previous, glyph)
          ? hosts.get(previous)
          : [index - 1, index + 1].find((at) => rows[at]?.glyphs.some((other) => carries(other, glyph)));
      if (host !== undefined) hosts.set(glyph, host);
      previous = glyph;
    }
  });
  if (hosts.size === 0) return rows;
  const guests = Map.groupBy(hosts.keys(), (glyph) => hosts.get(glyph));
  return rows
    .map((row, index) => ({
      y: row.y,
      glyphs: [...row.glyphs.filter((glyph) => !hosts.has(glyph)), ...(guests.get(index) ?? [])],
    }))
    .filter((row) => row.glyphs.length > 0);
}

function carries(host: Ink, glyph: Ink): boolean {
  return glyph.size <= 0.75 * host.size && Math.abs(glyph.y - host.y) <= 0.45 * host.size && touches(host, glyph);
}

function touches(left: Ink, right: Ink): boolean {
  const gap = right.x - left.x - left.width;
  return !right.afterBlank && gap > -0.1 * left.size && gap < 0.15 * left.size;
}
