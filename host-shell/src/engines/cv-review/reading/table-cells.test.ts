import { expect, test } from "vitest";
import { ink } from "../testing/ink-of.ts";
import { oneColumn } from "./reading-order.ts";
import { linesOf } from "./lines.ts";
import { glyphRowsOf } from "./glyph-rows.ts";

const row = (y: number, ...cells: readonly (readonly [x: number, text: string])[]) =>
  cells.flatMap(([x, text]) => ink(text, x, y));

const read = (...glyphs: readonly ReturnType<typeof ink>[]) =>
  linesOf(oneColumn(glyphRowsOf(glyphs.flat()))).map(({ text, y, bullet }) => `${y} ${bullet ?? ""}${text}`);

test("the cells of a table with three columns are separate lines", () => {
  expect(
    read(
      row(0, [40, "Personaleledelse"], [220, "Budget"], [400, "Strategi"]),
      row(16, [40, "Rekruttering"], [220, "Forhandling"], [400, "Lean"]),
    ),
  ).toEqual(["0 Personaleledelse", "0 Budget", "0 Strategi", "16 Rekruttering", "16 Forhandling", "16 Lean"]);
});

test("so are the cells of a table with list marks before its first column and with a short last row", () => {
  expect(
    read(
      row(0, [40, "• P&L"], [220, "Indkøb"], [400, "Lean"]),
      row(16, [40, "• Drift af butikker"], [220, "Aftaler"], [400, "Coaching"]),
      row(32, [40, "• Salg"], [220, "Svind"]),
    ),
  ).toEqual([
    "0 •P&L",
    "0 Indkøb",
    "0 Lean",
    "16 •Drift af butikker",
    "16 Aftaler",
    "16 Coaching",
    "32 •Salg",
    "32 Svind",
  ]);
});

test.each([
  ["a single row", [row(0, [40, "Budget"], [220, "Lean"], [400, "Salg"])], ["0 Budget Lean Salg"]],
  [
    "rows that hold years",
    [
      row(0, [40, "2019 – nu"], [220, "Projektchef"], [400, "NordByg"]),
      row(16, [40, "2012 – 2018"], [220, "Byggeleder"], [400, "Kystens"]),
    ],
    ["0 2019 – nu Projektchef NordByg", "16 2012 – 2018 Byggeleder Kystens"],
  ],
  [
    "rows whose pieces do not stand below one another",
    [row(0, [40, "Budget"], [220, "Lean"], [400, "Salg"]), row(16, [40, "Indkøb"], [260, "Drift"], [430, "Svind"])],
    ["0 Budget Lean Salg", "16 Indkøb Drift Svind"],
  ],
  [
    "two pieces in each row",
    [row(0, [40, "Excel"], [220, "superbruger"]), row(16, [40, "SAP"], [220, "rutineret"])],
    ["0 Excel superbruger", "16 SAP rutineret"],
  ],
])("%s are not split", (_, glyphs, expected) => {
  expect(read(...glyphs)).toEqual(expected);
});
