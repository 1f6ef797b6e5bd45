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

test("the cells of a table of jobs are read one after another, however near the columns are", () => {
  expect(
    read(
      row(0, [40, "Beskæftigelse"]),
      // The file draws each cell as one piece of text.
      row(20, [40, "1/9 2019 – nu"], [140, "Centerchef for Sundhed og"]),
      row(34, [140, "Omsorg"]),
      row(20, [270, "Ansvar for hjemmepleje og seks"]),
      row(34, [270, "plejecentre med 1.150 medarbejdere"]),
      row(54, [40, "1/3 2013 –"]),
      row(68, [40, "31/8 2019"]),
      row(54, [140, "Områdeleder"]),
      row(68, [140, "Lolland Kommune"]),
      row(54, [270, "Leder af fire ledere og 310"]),
      row(68, [270, "medarbejdere"]),
      row(88, [40, "1/2 1995 – 2013"], [140, "Sygeplejerske"]),
      row(88, [270, "Medicin"]),
      row(120, [40, "Uddannelse"]),
      row(140, [40, "1991 – 1995"], [140, "Sygeplejerske, Næstved"]),
    ),
  ).toEqual([
    "Beskæftigelse",
    "1/9 2019 – nu Centerchef for Sundhed og",
    "Omsorg",
    "Ansvar for hjemmepleje og seks",
    "plejecentre med 1.150 medarbejdere",
    "1/3 2013 – 31/8 2019 Områdeleder",
    "Lolland Kommune",
    "Leder af fire ledere og 310",
    "medarbejdere",
    "1/2 1995 – 2013 Sygeplejerske",
    "Medicin",
    "Uddannelse",
    "1991 – 1995 Sygeplejerske, Næstved",
  ]);
});

test("rows with a period, a name and a place at the right edge are no such table", () => {
  const rows = [20, 40, 60, 80].flatMap((y) =>
    row(y, [40, "2010 – 2014"], [140, "Teamleder, Østvang"], [500, "Aarhus"]),
  );
  expect(read(row(0, [40, "Erfaring"]), rows)[1]).toContain("Aarhus");
});
