import { expect, test } from "vitest";
import { ink } from "../testing/ink-of.ts";
import { linesOf } from "./lines.ts";
import { readingOrderOf } from "./reading-order.ts";

const job = (title: string): readonly (readonly [label: string, text: string])[] => [
  ["Stilling:", title],
  ["Butik:", "Rema Skibhusvej"],
  ["Periode:", "01-03-2021 - nu"],
  ["Opgaver i alt:", "Butik med 31 ansatte og omsætning på 48 mio."],
  ["", "Svindet faldt fra 2,9 til 1,6 procent i 2023."],
];

test("the labels of a form are read with the values beside them", () => {
  const rows = ["Butikschef", "Souschef", "Salgsassistent", "Butikselev"].flatMap(job);
  const glyphs = rows.flatMap(([label, text], at) => [
    ...(label === "" ? [] : ink(label, 49, 100 + at * 12)),
    ...ink(text, 148, 100 + at * 12),
  ]);
  const order = readingOrderOf(
    glyphs.map((glyph, at) => ({ ...glyph, order: at })),
    595,
  );
  expect(order.columns).toBe(1);
  expect(
    linesOf(order)
      .map(({ text }) => text)
      .slice(0, 4),
  ).toEqual([
    "Stilling: Butikschef",
    "Butik: Rema Skibhusvej",
    "Periode: 01-03-2021 - nu",
    "Opgaver i alt: Butik med 31 ansatte og omsætning på 48 mio.",
  ]);
});
