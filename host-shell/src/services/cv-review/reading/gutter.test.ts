import { describe, expect, test } from "vitest";
import { ink } from "../testing/ink-of.ts";
import { findGutter } from "./gutter.ts";
import { readingOrderOf } from "./reading-order.ts";
import { linesOf } from "./lines.ts";
import { glyphRowsOf } from "./glyph-rows.ts";

const width = 600;
const column = (word: string, count: number, x: number, top: number, step = 14) =>
  Array.from({ length: count }, (_, index) =>
    ink(`${word} ${String.fromCharCode(97 + index)}`, x, top + index * step),
  ).flat();
const across = (y: number) =>
  ink("en lang linje, der løber hen over hele siden fra venstre til højre side, uden at stå", 40, y);

const read = (glyphs: Parameters<typeof readingOrderOf>[0]) =>
  linesOf(readingOrderOf(glyphs, width)).map((line) => `${line.column} ${line.text}`);

describe("a gutter is found", () => {
  test("between two columns, with its position and its rows", () => {
    const rows = glyphRowsOf([...column("venstre", 10, 40, 100), ...column("højre", 12, 320, 103)]);
    const gutter = findGutter(rows, width);
    expect(gutter).toMatchObject({ top: 100, bottom: 257 });
    expect(gutter?.left).toBeGreaterThan(80);
    expect(gutter?.left).toBeLessThan(130);
    expect(gutter?.right).toBeGreaterThan(300);
    expect(gutter?.right).toBeLessThan(320.1);
  });

  test("below a header and above a footer across the page", () => {
    const page = [
      ...across(60),
      ...across(74),
      ...column("venstre", 10, 40, 100),
      ...column("højre", 10, 320, 100),
      ...across(260),
    ];
    expect(findGutter(glyphRowsOf(page), width)).toMatchObject({ top: 100, bottom: 226 });
  });

  test("although one row of thirty crosses it", () => {
    const page = [...column("venstre", 30, 40, 100), ...column("højre", 30, 320, 100)].filter(
      (glyph) => glyph.y !== 310,
    );
    expect(findGutter(glyphRowsOf([...page, ...across(310)]), width)).toMatchObject({ top: 100, bottom: 506 });
  });
});

describe("no gutter is found", () => {
  test("in running text", () => {
    expect(
      findGutter(glyphRowsOf(Array.from({ length: 30 }, (_, row) => across(100 + row * 14)).flat()), width),
    ).toBeUndefined();
  });

  test("if one side has only three rows", () => {
    const page = [...column("venstre", 20, 40, 100), ...column("højre", 3, 320, 100)];
    expect(findGutter(glyphRowsOf(page), width)).toBeUndefined();
  });

  test("at the edge of the page, between list marks and their text", () => {
    const page = [...column("-", 20, 40, 100), ...column("punkt", 20, 80, 100)];
    expect(findGutter(glyphRowsOf(page), width)).toBeUndefined();
  });

  test("in a short table between many lines", () => {
    const lines = Array.from({ length: 40 }, (_, row) => across(200 + row * 14)).flat();
    const page = [...column("dansk", 6, 40, 100), ...column("modersmål", 6, 320, 100), ...lines];
    expect(findGutter(glyphRowsOf(page), width)).toBeUndefined();
  });
});

describe("reading order", () => {
  test("the header is read first, then the left column, the right column and the footer", () => {
    const page = [...across(260), ...column("højre", 8, 320, 100), ...column("venstre", 8, 40, 103), ...across(60)];
    const lines = read(page);
    expect(lines.map((line) => line.slice(0, 5))).toEqual([
      "0 en ",
      ...Array.from({ length: 8 }, () => "0 ven"),
      ...Array.from({ length: 8 }, () => "1 høj"),
      "0 en ",
    ]);
  });

  test("a row across the gutter separates the rows above from the rows below", () => {
    const page = [...column("venstre", 30, 40, 100), ...column("højre", 30, 320, 100)].filter(
      (glyph) => glyph.y !== 310,
    );
    const lines = read([...page, ...across(310)]).map((line) => line[2]);
    expect(lines.join("")).toBe(`${"v".repeat(15)}${"h".repeat(15)}e${"v".repeat(14)}${"h".repeat(14)}`);
  });
});

describe("text in the margin belongs to the row beside it", () => {
  const jobs = [0, 1, 2, 3, 4].flatMap((job) => [
    ...ink(`20${10 + job} – 20${11 + job}`, 40, 100 + job * 60),
    ...ink("Salgschef, Firma", 160, 100 + job * 60, { face: { bold: true } }),
    ...ink("Leder tolv og har et stort ansvar for salget i hele landet", 160, 114 + job * 60),
    ...ink("Har vendt et underskud til et overskud på to år", 160, 128 + job * 60),
  ]);

  test("dates are read with the job", () => {
    expect(readingOrderOf(jobs, width).columns).toBe(1);
    expect(read(jobs).slice(0, 4)).toEqual([
      "0 2010 – 2011 Salgschef, Firma",
      "0 Leder tolv og har et stort ansvar for salget i hele landet",
      "0 Har vendt et underskud til et overskud på to år",
      "0 2011 – 2012 Salgschef, Firma",
    ]);
  });

  test("headings in bold are separate lines before the text beside them", () => {
    const page = ["Profil", "Erfaring", "Kurser", "Sprog", "Fritid"].flatMap((heading, index) => [
      ...ink(heading, 40, 100 + index * 60, { face: { bold: true } }),
      ...ink("Den første linje af teksten her", 200, 100 + index * 60, { face: { bold: true } }),
      ...ink("Den anden linje af teksten her", 200, 114 + index * 60),
      ...ink("Den tredje linje af teksten her", 200, 128 + index * 60),
    ]);
    expect(read(page).slice(0, 5)).toEqual([
      "0 Profil",
      "0 Den første linje af teksten her",
      "0 Den anden linje af teksten her",
      "0 Den tredje linje af teksten her",
      "0 Erfaring",
    ]);
  });
});
