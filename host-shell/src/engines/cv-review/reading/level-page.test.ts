import { describe, expect, test } from "vitest";
import { cprBoxes } from "../privacy/cpr-boxes.ts";
import { cvLines, latin, type Typeset, typesetCv } from "../testing/typeset-cv.ts";
import { openPdf } from "./open-pdf.ts";
import { readPages } from "./read-pages.ts";

async function read(bytes: Uint8Array) {
  await using file = await openPdf(bytes, { images: true });
  return await readPages(file.pdf);
}

const textOf = async (bytes: Uint8Array) => (await read(bytes)).lines.map(({ text }) => text);
const plain = await textOf(typesetCv({}));
const by = (degrees: number, scale = 1, x = 0, y = 0): Pick<Typeset, "around"> => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * scale, Math.sin((degrees * Math.PI) / 180) * scale];
  const matrix = [cos, sin, -sin, cos, x, y].map((value) => value.toFixed(5)).join(" ");
  return { around: () => [`q ${matrix} cm`, "Q"] };
};

describe("a page is read along its lines", () => {
  test.each<[string, Typeset]>([
    ["a scan that rises by one degree", by(1)],
    ["a scan that falls by two degrees", by(-2, 0.95, 0, 20)],
    ["a scan that rises by half a degree", by(0.5)],
    ["a page with all text on its side", by(90, 0.65, 560, 20)],
    ["a page with all text on its other side", by(-90, 0.65, 20, 560)],
    ["a page that is upside down", by(180, 1, 595, 842)],
    ["a page on its side that also slants", by(91, 0.65, 560, 20)],
  ])("%s", async (_, typeset) => {
    expect(await textOf(typesetCv(typeset))).toEqual(plain);
  });

  test("recognised words that are raised one after another", async () => {
    const show: NonNullable<Typeset["show"]> = (text) => {
      const words = text.split(" ").map((word, at) => `] TJ ${(at * 0.4).toFixed(1)} Ts [${latin(`${word} `)}`);
      return `${words.join(" ")}] TJ 0 Ts [`;
    };
    expect(await textOf(typesetCv({ show }))).toEqual(plain);
  });
});

test("one slanted line leaves the others level", async () => {
  const { around = () => ["", ""] } = by(2);
  const lines = cvLines();
  const bytes = typesetCv({ around: (line) => (line === lines[0] ? around(line) : ["", ""]), lines });
  expect((await textOf(bytes)).toSorted()).toEqual(plain.toSorted());
});

test.each<[string, Typeset, { x: number; y: number; width: number; height: number }]>([
  ["on a slanted page", by(2), { x: 30, y: 84, width: 6, height: 12 }],
  ["on a page on its side", by(90, 0.65, 560, 20), { x: 68, y: 782, width: 7, height: 4 }],
])("the picture of a CPR number %s is painted over where it stands", async (_, typeset, first) => {
  const { pageLines, toPicture } = await read(typesetCv({ ...typeset, lines: cvLines("010190-1234") }));
  const boxes = cprBoxes(pageLines, toPicture);
  expect(boxes).toHaveLength(11);
  const [box] = boxes;
  for (const side of ["x", "y", "width", "height"] as const)
    expect(Math.abs((box?.[side] ?? 0) - first[side])).toBeLessThan(3);
});
