import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import { cprBoxes } from "../privacy/cpr-boxes.ts";
import { portrait } from "../testing/pictures.ts";
import { cvWithCpr, hugeCv, plainCv } from "../testing/odd-pdfs.ts";
import { type Pdf, pdfOf } from "../testing/pdf-of.ts";
import { onePage, packed } from "../testing/raw-pdf.ts";
import { wordCv } from "../testing/word-cv.ts";
import { openPdf } from "./open-pdf.ts";
import { readPages } from "./read-pages.ts";
import { drawThumbnail } from "./thumbnail.ts";

async function read(bytes: Uint8Array, images = true) {
  await using file = await openPdf(bytes, { images });
  return await readPages(file.pdf);
}

async function textOf(bytes: Uint8Array): Promise<readonly string[]> {
  return (await read(bytes)).lines.map((line) => line.text);
}

test("a page that Word exported is read by positions, with its list marks", async () => {
  const document = await read(
    wordCv([
      {
        x: 57,
        y: 80,
        size: 14,
        runs: [
          ["Erhvervs", "F2"],
          ["erfaring", "F2"],
          [" ", "F2"],
        ],
      },
      { x: 57, y: 100, size: 11, runs: [["Leder", "F2"], [", Nord"], ["lys "], ["A/S "]] },
      {
        x: 75,
        y: 116,
        size: 11,
        runs: [["\u00b7", "F3"], [" "], ["Leder ", "F1", 10], ["tolv "], ["med"], ["arbejdere"], [" "]],
      },
    ]),
  );
  expect(document.lines.map(({ text, bullet, bold, family, size }) => ({ text, bullet, bold, family, size }))).toEqual([
    { text: "Erhvervserfaring", bullet: undefined, bold: true, family: "calibri", size: 14 },
    { text: "Leder, Nordlys A/S", bullet: undefined, bold: false, family: "calibri", size: 11 },
    { text: "Leder tolv medarbejdere", bullet: "\uf0b7", bold: false, family: "calibri", size: 11 },
  ]);
  expect(document.unmappableGlyphs).toBe(0);
});

test("links, pictures and glyphs have their positions", async () => {
  const document = await read(
    await pdfOf((pdf) => {
      pdf.font("Helvetica").fontSize(10).text("LinkedIn", 56, 56, { link: "https://www.linkedin.com/in/eksempel" });
      pdf.image(portrait(), 400, 50, { width: 80, height: 100 });
    }),
  );
  expect(document.links).toEqual([{ page: 0, url: "https://www.linkedin.com/in/eksempel", text: "LinkedIn" }]);
  expect(document.images).toEqual([{ page: 0, x: 400, y: 50, width: 80, height: 100 }]);
  expect({ glyphs: document.glyphs, unmappable: document.unmappableGlyphs }).toEqual({ glyphs: 8, unmappable: 0 });
  expect(document.pages).toEqual([{ width: 595.28, height: 841.89, columns: 1, scrambled: false }]);
});

test("pictures are skipped if only text matters", async () => {
  const bytes = await pdfOf((pdf) => pdf.image(portrait(), 400, 50, { width: 80 }).text("Tekst", 56, 56));
  const { images, lines } = await read(bytes, false);
  expect({ images, text: lines.map((line) => line.text) }).toEqual({ images: [], text: ["Tekst"] });
});

describe("text has the position at which it is painted", () => {
  const fonts = "/Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>";
  const at = async (content: string, page = "0 0 595 842") => {
    const { lines } = await read(onePage(packed(content), { resources: fonts, box: page }));
    return lines.map(({ text, x, y, size }) => [text, Math.round(x * 10) / 10, Math.round(y * 10) / 10, size]);
  };

  test.each<[string, string, readonly unknown[]]>([
    ["with a text matrix", "BT /F1 10 Tf 1 0 0 1 50 700 Tm (her) Tj ET", [["her", 50, 142, 10]]],
    ["with a scaled matrix", "BT /F1 1 Tf 12 0 0 12 50 700 Tm (her) Tj ET", [["her", 50, 142, 12]]],
    [
      "on a moved and scaled page",
      "q 0.5 0 0 0.5 100 100 cm BT /F1 20 Tf 20 40 Td (her) Tj ET Q",
      [["her", 110, 722, 10]],
    ],
    [
      "on lines of a leading",
      "BT /F1 10 Tf 14 TL 50 700 Td (en) Tj T* (to) Tj (tre) ' ET",
      [
        ["en", 50, 142, 10],
        ["to", 50, 156, 10],
        ["tre", 50, 170, 10],
      ],
    ],
    [
      "on lines of a relative move",
      "BT /F1 10 Tf 50 700 Td (en) Tj 5 -20 TD (to) Tj T* (tre) Tj ET",
      [
        ["en", 50, 142, 10],
        ["to", 55, 162, 10],
        ["tre", 55, 182, 10],
      ],
    ],
    ["with shifts between letters", "BT /F1 10 Tf 50 700 Td [(her) -1000 (der)] TJ ET", [["her der", 50, 142, 10]]],
    [
      "in a font of the graphics state's own size",
      "BT /F1 10 Tf 50 700 Td 50 Tz (smal) Tj ET",
      [["smal", 50, 142, 10]],
    ],
    ["upside down twice", "BT /F1 -10 Tf -1 0 0 -1 50 700 Tm (her) Tj ET", [["her", 50, 142, 10]]],
  ])("%s", async (_, content, expected) => {
    expect(await at(content)).toEqual(expected);
  });

  test("on a page whose origin is not zero", async () => {
    expect(await at("BT /F1 10 Tf 150 700 Td (her) Tj ET", "100 100 695 942")).toEqual([["her", 50, 242, 10]]);
  });

  test("in a drawing that is used twice", async () => {
    const form = packed(
      "BT /F1 10 Tf 0 0 Td (her) Tj ET",
      `/Type/XObject/Subtype/Form/BBox[0 0 99 99]/Resources<<${fonts}>>`,
    );
    const page = packed("q 1 0 0 1 50 700 cm /X Do Q q 1 0 0 1 50 600 cm /X Do Q");
    const { lines } = await read(onePage(page, { resources: "/XObject<</X 5 0 R>>", more: [form] }));
    expect(lines.map(({ text, x, y }) => [text, x, y])).toEqual([
      ["her", 50, 142],
      ["her", 50, 242],
    ]);
  });

  test("letter spacing is not a blank, and word spacing is", async () => {
    expect(await at("BT /F1 10 Tf 4 Tc 50 700 Td (ERFARING) Tj ET")).toEqual([["ERFARING", 50, 142, 10]]);
    expect(await at("BT /F1 10 Tf 9 Tw 50 700 Td (Leder tolv) Tj ET")).toEqual([["Leder tolv", 50, 142, 10]]);
  });
});

test("a rotated page is read upright", async () => {
  const bytes = await pdfOf((pdf) => pdf.text("Profil").text("Leder tolv medarbejdere"), { layout: "landscape" });
  expect(await textOf(bytes)).toEqual(["Profil", "Leder tolv medarbejdere"]);
});

describe("the picture of the first page", () => {
  const picture = async (bytes: Uint8Array) => {
    await using file = await openPdf(bytes, { images: true });
    const { pageLines } = await readPages(file.pdf);
    const png = await drawThumbnail(await file.pdf.getPage(1), cprBoxes(pageLines));
    const image = await loadImage(Buffer.from(png));
    const canvas = createCanvas(image.width, image.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    return {
      width: image.width,
      height: image.height,
      at: (x: number, y: number) => [...pen.getImageData(x, y, 1, 1).data].slice(0, 3),
    };
  };

  test("is as large as fits into 600 x 900", async () => {
    const { width, height, at } = await picture(await plainCv());
    expect({ width, height, corner: at(2, 2) }).toEqual({ width: 600, height: 849, corner: [255, 255, 255] });
  });

  test.each([14_400, 200_000])("stays small for a page of %d points", async (points) => {
    const { width, height } = await picture(await hugeCv(points));
    expect({ width, height }).toEqual({ width: 600, height: 600 });
  });

  test("shows a CPR number as a bar, and the telephone number beside it", async () => {
    const { at } = await picture(await cvWithCpr());
    const { lines } = await read(await cvWithCpr());
    const [line] = lines;
    const middle = Math.round(((line?.y ?? 0) - 4) * (600 / 595.28));
    const x = (letters: number) => Math.round((56 + (line?.width ?? 0) * (letters / 49)) * (600 / 595.28));
    const bar = [22, 27, 31].map((letters) => at(x(letters), middle));
    expect(bar).toEqual([
      [22, 48, 43],
      [22, 48, 43],
      [22, 48, 43],
    ]);
    const phone = Array.from({ length: 80 }, (_, step) => at(x(38) + step, middle).join(" "));
    expect(phone).toContain("255 255 255");
    expect(phone).not.toContain("22 48 43");
  });

  test.each<[string, (pdf: Pdf) => void, readonly (readonly [x: number, y: number])[]]>([
    [
      "wrapped over two lines",
      (pdf) => pdf.text("CPR: 010190-", 56, 300).text("1234"),
      [
        [90, 306],
        [66, 319],
      ],
    ],
    ["with its letters set apart", (pdf) => pdf.text("0 1 0 1 9 0 - 1 2 3 4", 56, 300), [[100, 306]]],
    [
      "on a slant",
      (pdf) => pdf.rotate(45, { origin: [200, 300] }).text("CPR 010190-1234", 200, 300, { lineBreak: false }),
      [[240, 347]],
    ],
  ])("shows a CPR number %s as a bar", async (_, write, places) => {
    const { at } = await picture(await pdfOf((pdf) => write(pdf.font("Helvetica").fontSize(12))));
    const scale = 600 / 595.28;
    expect(places.map(([x, y]) => at(Math.round(x * scale), Math.round(y * scale)))).toEqual(
      places.map(() => [22, 48, 43]),
    );
  });
});
