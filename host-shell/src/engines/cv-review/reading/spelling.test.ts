import { describe, expect, test } from "vitest";
import { ink, inkApart, type InkStyle } from "../testing/ink-of.ts";
import { spell } from "./spelling.ts";

const read = (text: string, style?: InkStyle): string => spell(ink(text, 0, 0, style)).text;

test("drawn blanks and mere white space separate words", () => {
  expect(spell(ink("Leder af tolv")).text).toBe("Leder af tolv");
  expect(spell(inkApart("Leder af tolv")).text).toBe("Leder af tolv");
});

test("a drawn blank that the pen steps back over does not separate words", () => {
  const glyphs = [...ink("Er", 0), ...ink(" faring", 10).map((glyph) => ({ ...glyph, x: glyph.x - 2.5 }))];
  expect(spell(glyphs).text).toBe("Erfaring");
});

test("gaps that are just too narrow for blanks separate the words of a pressed line, and not those of another", () => {
  const words = (gap: number, letters = 0) => [
    ...inkApart("Leder", 0, 0, { spacing: letters }),
    ...inkApart("af", 25 + gap + letters * 50, 0, { spacing: letters }),
    ...inkApart("tolv", 35 + 2 * gap + letters * 70, 0, { spacing: letters }),
  ];
  expect(spell(words(1.5)).text).toBe("Leder af tolv");
  expect(spell(words(1.5, 0.05).map((glyph, index) => ({ ...glyph, x: glyph.x + (index % 2) * 0.9 }))).text).not.toBe(
    "Leder af tolv",
  );
});

test("kerning does not separate words", () => {
  const glyphs = [...inkApart("Er"), ...inkApart("faring", 11.5)];
  expect(spell(glyphs).text).toBe("Erfaring");
});

describe("letter-spaced text is joined", () => {
  test.each<[string, string, InkStyle?]>([
    ["E R F A R I N G", "ERFARING"],
    ["E R F A R I N G   O G   I T", "ERFARING OG IT"],
    ["I T", "IT"],
    ["Periode 2 0 1 4 – 2 0 1 9", "Periode 2014–2019"],
    ["K U R S E R  &  S P R O G", "KURSER & SPROG"],
    ["B O D I L  B Ø G H - H O L M", "BODIL BØGH-HOLM"],
    ["I T - C H E F", "IT-CHEF"],
    ["ERFARING", "ERFARING", { spacing: 0.4 }],
    ["ERFARING OG IT", "ERFARING OG IT", { spacing: 0.3 }],
    ["Uddannelse", "Uddannelse", { spacing: 0.9 }],
  ])("%s is %s", (drawn, text, style) => {
    expect(read(drawn, style)).toBe(text);
  });
});

test.each(["Kørekort A B C", "Plan A", "20 10 90 12", "4 5 6 7", "H. C. Andersen", "a – b", "Plan A - B"])(
  "%s stays as it is",
  (text) => {
    expect(read(text)).toBe(text);
  },
);

test("letters and separately drawn accents are joined in NFC", () => {
  expect(read("A\u030arhus")).toBe("\u00c5rhus");
  expect(spell(ink("A\u030arh")).glyphs).toEqual([0, 2, 3]);
});

test("a ligature is read as its letters, which share a glyph", () => {
  expect(spell(ink("e\ufb03ektiv").slice(0, 3))).toEqual({ text: "effie", glyphs: [0, 1, 1, 1, 2] });
});

test("characters without a meaning are removed", () => {
  expect(read("\uf095 20 10 90 12")).toBe("20 10 90 12");
  expect(read("\u0003\u200bab")).toBe("ab");
});

test("each letter has its glyph, and blanks have none", () => {
  expect(spell(ink("to år")).glyphs).toEqual([0, 1, undefined, 2, 3]);
});
