import { describe, expect, test } from "vitest";
import { ink, inkApart } from "../testing/ink-of.ts";
import { oneColumn } from "./reading-order.ts";
import { linesOf } from "./lines.ts";
import { glyphRowsOf } from "./glyph-rows.ts";

const read = (...glyphs: readonly ReturnType<typeof ink>[]) =>
  linesOf(oneColumn(glyphRowsOf(glyphs.flat()))).map(({ places: _, ...line }) => line);

test("a line has its position, its look and its text", () => {
  expect(read(ink("Salgschef", 40, 100, { size: 12, face: { family: "lato", bold: true, italic: true } }))).toEqual([
    {
      column: 0,
      x: 40,
      y: 100,
      width: 54,
      size: 12,
      family: "lato",
      bold: true,
      italic: true,
      bullet: undefined,
      text: "Salgschef",
    },
  ]);
});

test("a line has the look of most of its letters", () => {
  const [line] = read(ink("NB", 0, 0, { face: { bold: true } }), ink("resten er mager", 14, 0));
  expect(line).toMatchObject({ bold: false, text: "NB resten er mager" });
});

test("a line has the pieces between its wide gaps", () => {
  expect(read(ink("Budget", 0, 0), ink("Lean i drift", 60, 0))).toMatchObject([
    { text: "Budget Lean i drift", cells: ["Budget", "Lean i drift"] },
  ]);
  expect(read(ink("Budget", 0, 0), ink("Lean", 35, 0))[0]).not.toHaveProperty("cells");
});

test("letters drawn twice are read once, as bold", () => {
  const [line] = read(inkApart("alle", 0, 0), inkApart("alle", 0.3, 0));
  expect(line).toMatchObject({ text: "alle", bold: true });
});

describe("list marks", () => {
  test.each(["•", "●", "▪", "-", "–", "*", "➢", "✓", "{"])("%s is split off", (mark) => {
    expect(read(ink(`${mark} Leder tolv`))).toMatchObject([{ bullet: mark, text: "Leder tolv", x: 7.5 }]);
  });

  test("a private character of the Symbol font is one, as in Word", () => {
    const glyphs = [ink("\uf0b7", 0, 0, { face: { symbols: true, family: "symbolmt" } }), ink("Leder tolv", 18, 0)];
    expect(read(...glyphs)).toMatchObject([{ bullet: "\uf0b7", text: "Leder tolv" }]);
  });

  test("the letter o in Courier New is one, as on the second level in Word", () => {
    expect(read(ink("o", 0, 0, { face: { family: "couriernew" } }), ink("Leder tolv", 18, 0))).toMatchObject([
      { bullet: "o", text: "Leder tolv" },
    ]);
    expect(read(ink("o store tal"))).toMatchObject([{ bullet: undefined, text: "o store tal" }]);
  });

  test.each(["-5 grader", "*note", "e-mail", "{navn}"])("%s begins with none", (text) => {
    expect(read(ink(text))).toMatchObject([{ bullet: undefined, text }]);
  });

  test("an icon of an icon font is not one, and not part of the text", () => {
    const icons = { face: { family: "fontawesome5free", icons: true } };
    for (const icon of ["\uf0e0", "Ɵ"]) {
      expect(read(ink(icon, 0, 0, icons), ink("mette", 12, 0))).toMatchObject([{ bullet: undefined, text: "mette" }]);
    }
  });

  test("a second one far to the right begins a new line", () => {
    expect(read(ink("• Ledelse", 0, 0), ink("• Budget", 200, 0))).toMatchObject([
      { bullet: "•", text: "Ledelse" },
      { bullet: "•", text: "Budget" },
    ]);
  });

  test("one without text is not a line", () => {
    expect(read(ink("•"))).toEqual([]);
  });
});

test("the icon of LinkedIn is read as its name, and other icons are not", () => {
  const icon = (text: string) => ink(text, 0, 0, { face: { icons: true } });
  expect(read(icon("\uf08c"), ink("karlabrix", 12)).map(({ text }) => text)).toEqual(["LinkedIn karlabrix"]);
  expect(read(icon("\uf0e0"), ink("karlabrix", 12)).map(({ text }) => text)).toEqual(["karlabrix"]);
});
