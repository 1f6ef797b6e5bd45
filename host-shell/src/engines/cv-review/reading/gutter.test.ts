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

describe("a narrow gutter", () => {
  const side = Array.from({ length: 14 }, (_, row) => ink("en kort linje her ved", 40, 100 + row * 14)).flat();
  const right = 40 + "en kort linje her ved".length * 5 - 4 * 2.5;
  const main = (x: number) =>
    Array.from({ length: 24 }, (_, row) => ink("Her står en linje", x, 100 + row * 14)).flat();

  test("is found where text begins at its right edge, also without text on the left", () => {
    expect(findGutter(glyphRowsOf([...side, ...main(right + 4)]), width)).toMatchObject({ top: 100, bottom: 422 });
  });

  test("is not found where the text behind it begins anywhere", () => {
    const ragged = Array.from({ length: 24 }, (_, row) =>
      ink("Her står", right + 4 + ((row * 7) % 24), 100 + row * 14),
    ).flat();
    expect(findGutter(glyphRowsOf([...side, ...ragged]), width)).toBeUndefined();
  });
});

test("three columns are read one by one", () => {
  const lines = read([
    ...column("venstre", 30, 40, 100),
    ...column("midten", 30, 240, 103),
    ...column("højre", 30, 440, 106),
  ]).map((line) => line[2]);
  expect(lines.join("")).toBe(`${"v".repeat(30)}${"m".repeat(30)}${"h".repeat(30)}`);
});

describe("sections beside one another", () => {
  const heading = (text: string, x: number, y: number) => ink(text, x, y, { face: { bold: true } });
  const text = Array.from({ length: 20 }, (_, row) => across(60 + row * 14)).flat();
  const foot = [
    ...heading("Styrker", 40, 380),
    ...heading("Systemer", 240, 380),
    ...heading("Sprog", 440, 380),
    ...["drift", "budget", "indkøb"].flatMap((word, row) => ink(word, 40, 396 + row * 14)),
    ...["SAP", "Excel"].flatMap((word, row) => ink(word, 240, 396 + row * 14)),
    ...["dansk", "tysk"].flatMap((word, row) => ink(word, 440, 396 + row * 14)),
  ];

  test("are read one by one below a row of headings", () => {
    expect(read([...text, ...foot]).slice(20)).toEqual([
      "0 Styrker",
      "0 drift",
      "0 budget",
      "0 indkøb",
      "0 Systemer",
      "0 SAP",
      "0 Excel",
      "0 Sprog",
      "0 dansk",
      "0 tysk",
    ]);
  });

  test("end at a row across them", () => {
    expect(read([...text, ...foot, ...across(460)]).at(-1)).toContain("0 en lang linje");
  });

  test("are none if a title and an employer in bold stand above running text", () => {
    const job = [...heading("Driftschef", 40, 380), ...heading("Nordhavn", 440, 380), ...across(396), ...across(410)];
    expect(read([...text, ...job])[20]).toBe("0 Driftschef Nordhavn");
  });

  test("are none if the second column has only the dates of the first", () => {
    const jobs = [
      ...heading("Styrker", 40, 380),
      ...heading("Systemer", 440, 380),
      ...ink("drift", 40, 396),
      ...ink("SAP", 440, 396),
      ...heading("Erfaring", 40, 420),
      ...ink("Driftschef", 40, 436),
      ...ink("2019 – nu", 440, 436),
    ];
    expect(read([...text, ...jobs]).at(-1)).toBe("0 Driftschef 2019 – nu");
  });
});

describe("a period that is wrapped in a margin", () => {
  const job = (top: number, [one, other]: readonly [string, string]) => [
    ...ink(one, 120 - one.length * 5, top),
    ...ink("Salgschef, Firma", 160, top, { face: { bold: true } }),
    ...ink(other, 120 - other.length * 5, top + 14),
    ...ink("Leder tolv og har et stort ansvar for salget", 160, top + 14),
    ...ink("Har vendt et underskud til et overskud på to år", 160, top + 28),
  ];
  const page = [0, 1, 2, 3].flatMap((index) => job(100 + index * 60, ["05/2012–", "09/2016"]));

  test("stands whole beside the first row of its job", () => {
    expect(read(page).slice(0, 3)).toEqual([
      "0 05/2012– 09/2016 Salgschef, Firma",
      "0 Leder tolv og har et stort ansvar for salget",
      "0 Har vendt et underskud til et overskud på to år",
    ]);
  });

  test.each([
    ["1. februar", "2016 – nu"],
    ["1. april 2013", "– 31. august"],
    ["september", "2016 – 31."],
  ])("by its day and month: »%s« and »%s«", (one, other) => {
    const text = [0, 1, 2, 3].flatMap((index) => job(100 + index * 60, [one, other]));
    expect(read(text)[0]).toBe(`0 ${one} ${other} Salgschef, Firma`);
  });

  test("stands whole above the gutter too, where a heading crosses it", () => {
    const crossing = ink("Min uddannelse og alt det andet", 60, 345);
    const entries = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((index) => [
      ...ink("2012–2014", 70, 360 + index * 14),
      ...ink("Diplom i ledelse", 160, 360 + index * 14),
    ]);
    expect(read([...page, ...crossing, ...entries])[0]).toBe("0 05/2012– 09/2016 Salgschef, Firma");
  });

  test("is not made of two periods", () => {
    const two = [0, 1, 2, 3].flatMap((index) => job(100 + index * 60, ["2012–2016", "2010–2012"]));
    expect(read(two)[1]).toBe("0 2010–2012 Leder tolv og har et stort ansvar for salget");
  });
});

test("labels that end at one edge are read with the rows beside them, and headings among them alone", () => {
  const label = (text: string, y: number, face = {}) =>
    ink(text, 200 - text.replaceAll(" ", "").length * 5, y, { face });
  const page = ["Erfaring", "Uddannelse", "Sprog", "Kurser"].flatMap((heading, index) => [
    ...label(heading, 100 + index * 80, { bold: true }),
    ...label("Periode", 120 + index * 80),
    ...ink("2012 til 2016 og lidt til", 220, 120 + index * 80),
    ...label("Stilling", 134 + index * 80),
    ...ink("Driftschef i en stor virksomhed", 220, 134 + index * 80),
    ...ink("med mange ansatte", 220, 148 + index * 80),
  ]);
  expect(read(page).slice(0, 4)).toEqual([
    "0 Erfaring",
    "0 Periode 2012 til 2016 og lidt til",
    "0 Stilling Driftschef i en stor virksomhed",
    "0 med mange ansatte",
  ]);
});

describe("below a row of headings", () => {
  const bold = { face: { bold: true } };
  // Each line has its blanks at different places, as running text does.
  const prose = Array.from({ length: 24 }, (_, row) =>
    ink(
      `${"abcdefghij".slice(row % 9)} lang linje, der løber hen over hele siden fra venstre til højre og videre hen til den anden kant af arket`,
      40,
      300 + row * 14,
    ),
  ).flat();
  const head = (...cells: readonly (readonly [string, number])[]) =>
    cells.flatMap(([text, x]) => ink(text, x, 80, bold));

  test("a table of jobs is read row by row, with the wrapped cells of a job whole", () => {
    const job = (top: number, period: string, employer: readonly [string, string]) => [
      ...ink(period, 40, top),
      ...ink("Pædagogisk leder", 160, top),
      ...ink(employer[0], 420, top),
      ...ink("• Leder tolv i huset", 170, top + 14),
      ...ink(employer[1], 420, top + 14),
      ...ink("• Har budgettet", 170, top + 28),
      ...ink("• Laver vagtplaner", 170, top + 42),
    ];
    const table = [
      ...head(["Periode", 40], ["Stilling", 160], ["Arbejdsplads", 420]),
      ...job(100, "08.2017 - nu", ["Børnehuset Eg,", "Lindved"]),
      ...job(170, "03.2011 - 07.2017", ["Den selvejende", "Solsikken"]),
    ];
    expect(read([...table, ...prose]).slice(0, 8)).toEqual([
      "0 08.2017 - nu Pædagogisk leder Børnehuset Eg, Lindved",
      "0 Leder tolv i huset",
      "0 Har budgettet",
      "0 Laver vagtplaner",
      "0 03.2011 - 07.2017 Pædagogisk leder Den selvejende Solsikken",
      "0 Leder tolv i huset",
      "0 Har budgettet",
      "0 Laver vagtplaner",
    ]);
  });

  test("places and periods at the right edge stay with their jobs", () => {
    const right = (text: string, y: number, style = {}) =>
      ink(text, 550 - text.replaceAll(" ", "").length * 5, y, style);
    const jobs = [0, 1].flatMap((index) => [
      ...ink("Kraftvarmeværket", 40, 80 + index * 60, bold),
      ...right(index === 0 ? "Grindsted" : "Kolding", 80 + index * 60, bold),
      ...ink("Driftsleder", 40, 94 + index * 60),
      ...right("01.2014–03.2019", 94 + index * 60),
      ...ink("Leder ni i vagten", 40, 108 + index * 60),
    ]);
    expect(read([...jobs, ...prose]).slice(0, 3)).toEqual([
      "0 Kraftvarmeværket Grindsted",
      "0 Driftsleder 01.2014–03.2019",
      "0 Leder ni i vagten",
    ]);
  });
});

describe("labels in a margin", () => {
  const form = (top: number) =>
    ["Stilling:", "Virksomhed:", "Periode:", "Opgaver:"].flatMap((label, index) => [
      ...ink(label, 60, top + index * 14),
      ...ink(`Tekst ${String.fromCharCode(97 + index)} om jobbet`, 160, top + index * 14),
    ]);

  test("that name fields are read with their values, however many stand below one another", () => {
    const page = [...form(100), ...form(200), ...form(300)];
    expect(read(page).slice(0, 2)).toEqual(["0 Stilling: Tekst a om jobbet", "0 Virksomhed: Tekst b om jobbet"]);
  });

  const section = (heading: string, top: number) => [
    ...ink(heading, 60, top + 12, { size: 12, face: { bold: true } }),
    ...["først", "derpå", "siden", "sidst"].flatMap((text, index) =>
      ink(`Det skete ${text} dengang`, 160, top + index * 14),
    ),
  ];
  const page = [section("Profil", 100), section("Arbejde", 180), section("Skole", 260), section("Sprog", 340)].flat();

  test("in larger type stand at the first row of the text beside them", () => {
    expect(read(page).slice(0, 2)).toEqual(["0 Profil", "0 Det skete først dengang"]);
  });

  test("go on on a short page", () => {
    const { margin } = readingOrderOf(page, width);
    const next = [...ink("It", 60, 82, { size: 12, face: { bold: true } }), ...ink("Word og Excel", 160, 70)];
    expect(linesOf(readingOrderOf(next, width, margin)).map(({ text }) => text)).toEqual(["It", "Word og Excel"]);
  });
});

test("a table without a grid is read entry by entry", () => {
  const entry = (top: number, period: string) => [
    ...ink(period, 40, top),
    ...ink("Klinikleder", 150, top),
    ...ink("Tandhuset Søtorvet", 150, top + 14),
    ...["a", "b", "c", "d"].flatMap((letter, index) => ink(`Punkt ${letter} om ansvaret`, 330, top + index * 14)),
  ];
  const page = [entry(100, "02/2019–nu"), entry(160, "06/2014–01/2019"), entry(220, "08/2008–05/2014")].flat();
  const order = readingOrderOf(page, width);
  expect(order.columns).toBe(1);
  expect(
    linesOf(order)
      .slice(0, 6)
      .map(({ text }) => text),
  ).toEqual([
    "02/2019–nu Klinikleder",
    "Tandhuset Søtorvet",
    "Punkt a om ansvaret",
    "Punkt b om ansvaret",
    "Punkt c om ansvaret",
    "Punkt d om ansvaret",
  ]);
});
