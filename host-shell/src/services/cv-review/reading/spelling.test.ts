import { describe, expect, test } from "vitest";
import { ink, inkApart, type InkStyle } from "../testing/ink-of.ts";
import { spell } from "./spelling.ts";

const read = (text: string, style?: InkStyle): string => spell(ink(text, 0, 0, style)).text;

test("words are parted by drawn blanks and by white space alone", () => {
  expect(spell(ink("Leder af tolv")).text).toBe("Leder af tolv");
  expect(spell(inkApart("Leder af tolv")).text).toBe("Leder af tolv");
});

test("a blank that is drawn and stepped back over parts no word", () => {
  const glyphs = [...ink("Er", 0), ...ink(" faring", 10).map((glyph) => ({ ...glyph, x: glyph.x - 2.5 }))];
  expect(spell(glyphs).text).toBe("Erfaring");
});

test("kerning within a word parts nothing", () => {
  const glyphs = [...inkApart("Er"), ...inkApart("faring", 11.5)];
  expect(spell(glyphs).text).toBe("Erfaring");
});

describe("letters set apart are put together", () => {
  test.each<[string, string, InkStyle?]>([
    ["E R F A R I N G", "ERFARING"],
    ["E R F A R I N G   O G   I T", "ERFARING OG IT"],
    ["I T", "IT"],
    ["K U R S E R  &  S P R O G", "KURSER & SPROG"],
    ["ERFARING", "ERFARING", { spacing: 0.4 }],
    ["ERFARING OG IT", "ERFARING OG IT", { spacing: 0.3 }],
    ["Uddannelse", "Uddannelse", { spacing: 0.9 }],
  ])("%s is %s", (drawn, text, style) => {
    expect(read(drawn, style)).toBe(text);
  });
});

test.each(["Kørekort A B C", "Plan A", "20 10 90 12", "4 5 6 7", "H. C. Andersen", "a – b"])(
  "%s stays as it is",
  (text) => {
    expect(read(text)).toBe(text);
  },
);

test("letters and marks that are drawn apart become one, in NFC", () => {
  expect(read("A\u030arhus")).toBe("\u00c5rhus");
  expect(spell(ink("A\u030arh")).glyphs).toEqual([0, 2, 3]);
});

test("ligatures are read as their letters, which share a glyph", () => {
  expect(spell(ink("e\ufb03ektiv").slice(0, 3))).toEqual({ text: "effie", glyphs: [0, 1, 1, 1, 2] });
});

test("what has no meaning is left out", () => {
  expect(read("\uf095 20 10 90 12")).toBe("20 10 90 12");
  expect(read("\u0003\u200bab")).toBe("ab");
});

test("every letter knows its glyph, blanks have none", () => {
  expect(spell(ink("to år")).glyphs).toEqual([0, 1, undefined, 2, 3]);
});
