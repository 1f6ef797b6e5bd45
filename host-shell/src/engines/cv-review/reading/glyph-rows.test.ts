import { expect, test } from "vitest";
import { ink, inkApart } from "../testing/ink-of.ts";
import { glyphRowsOf } from "./glyph-rows.ts";
import { spell } from "./spelling.ts";

const read = (glyphs: Parameters<typeof glyphRowsOf>[0]): readonly string[] =>
  glyphRowsOf(glyphs).map((row) => spell(row.glyphs).text);

test("rows run from top to bottom and from left to right, whatever the order of the file", () => {
  expect(read([...ink("under", 0, 112), ...ink("højre", 50, 100), ...ink("venstre", 0, 100)])).toEqual([
    "venstre højre",
    "under",
  ]);
});

test("slightly different baselines are one row, and the next line is another", () => {
  expect(read([...ink("Fed", 0, 100), ...ink("mager", 20, 100.8), ...ink("under", 0, 111)])).toEqual([
    "Fed mager",
    "under",
  ]);
});

test("superscripts and subscripts stay with their word", () => {
  expect(read([...inkApart("8000 m"), ...inkApart("2", 27.5, -4, { size: 6 })])).toEqual(["8000 m2"]);
  expect(read([...inkApart("CO"), ...inkApart("2", 10, 2.8, { size: 6 })])).toEqual(["CO2"]);
  expect(read([...inkApart("2"), ...inkApart("nd", 5, -4, { size: 6 })])).toEqual(["2nd"]);
});

test("a small line close to a large one stays a separate line", () => {
  expect(read([...ink("Mette", 0, 100, { size: 24 }), ...ink("Direktør", 0, 111, { size: 8 })])).toEqual([
    "Mette",
    "Direktør",
  ]);
});
