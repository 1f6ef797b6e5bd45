import { expect, test } from "vitest";
import { ink } from "../testing/ink-of.ts";
import { readingOrderOf } from "./reading-order.ts";
import { linesOf } from "./lines.ts";

const row = (y: number, ...cells: readonly (readonly [x: number, text: string])[]) =>
  cells.flatMap(([x, text]) => ink(text, x, y));

const read = (...glyphs: readonly ReturnType<typeof ink>[]) => {
  const inOrder = glyphs.flat().map((glyph, order) => ({ ...glyph, order }));
  return linesOf(readingOrderOf(inOrder, 600)).map(({ text }) => text);
};

test("rows with a period, a name and a place at the right edge are no such table", () => {
  const rows = [20, 40, 60, 80].flatMap((y) =>
    row(y, [40, "2010 – 2014"], [140, "Teamleder, Østvang"], [500, "Aarhus"]),
  );
  expect(read(row(0, [40, "Erfaring"]), rows)[1]).toContain("Aarhus");
});
