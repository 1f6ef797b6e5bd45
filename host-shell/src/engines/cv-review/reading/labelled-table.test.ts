import { expect, test } from "vitest";
import { ink } from "../testing/ink-of.ts";
import { linesOf } from "./lines.ts";
import { readingOrderOf } from "./reading-order.ts";

const row = (y: number, ...cells: readonly (readonly [x: number, text: string])[]) =>
  cells.flatMap(([x, text]) => ink(text, x, y));

function read(...glyphs: readonly ReturnType<typeof ink>[]): readonly string[] {
  const order = readingOrderOf(
    glyphs.flat().map((glyph, at) => ({ ...glyph, order: at })),
    600,
  );
  return linesOf(order).map(({ text }) => text);
}

const head = row(20, [40, "Stilling"], [150, "Arbejdssted"], [280, "Periode"], [360, "Opgaver"]);

test("the entries of a table below labels are read one after another, with wrapped names and periods whole", () => {
  expect(
    read(
      row(0, [40, "Ansættelser"]),
      head,
      row(34, [40, "Skovrider"], [150, "Styrelsen Vest"], [280, "2016 – nu"], [360, "Leder 23 skovarbejdere"]),
      row(48, [360, "og fire skovfogeder."]),
      row(62, [40, "Skovfoged"], [150, "Styrelsen Nord,"], [280, "2009 –"], [360, "Solgte 18.000 m3."]),
      row(76, [150, "Afdeling Vendsyssel"], [280, "2016"]),
      ink("Uddannelse", 40, 110, { size: 14 }),
      row(130, [40, "HF, Thisted Gymnasium, 2001"]),
    ),
  ).toEqual([
    "Ansættelser",
    "Skovrider Styrelsen Vest 2016 – nu",
    "Leder 23 skovarbejdere",
    "og fire skovfogeder.",
    "Skovfoged Styrelsen Nord, Afdeling Vendsyssel 2009 – 2016",
    "Solgte 18.000 m3.",
    "Uddannelse",
    "HF, Thisted Gymnasium, 2001",
  ]);
});

test("labels without two entries below them are no table", () => {
  expect(read(head, row(34, [40, "Skovrider i Thy siden 2016"]))).toEqual([
    "Stilling Arbejdssted Periode Opgaver",
    "Skovrider i Thy siden 2016",
  ]);
});
