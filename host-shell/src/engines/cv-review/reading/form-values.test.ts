import { expect, test } from "vitest";
import { cprBoxes } from "../privacy/cpr-boxes.ts";
import { onePage, packed, type RawObject } from "../testing/raw-pdf.ts";
import { openPdf } from "./open-pdf.ts";
import { readPages } from "./read-pages.ts";

const font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>";

/** A page with this content and a form with these fields, each the entries of its dictionary. */
function form(content: string, fields: readonly string[], more: readonly RawObject[] = [], needed = ""): Uint8Array {
  const places = fields.map((_, index) => `${index + 5} 0 R`).join(" ");
  return onePage(packed(content), {
    resources: `/Font<</F1 ${font}>>`,
    page: `/Annots[${places}]`,
    catalogue: `/AcroForm<</Fields[${places}]/DA(/Helv 0 Tf 0 g)/DR<</Font<</Helv ${font}>>>>${needed}>>`,
    more: [...fields.map((entries) => ({ head: `<</Type/Annot/Subtype/Widget ${entries}>>` })), ...more],
  });
}

async function read(bytes: Uint8Array) {
  await using file = await openPdf(bytes, { images: true });
  return await readPages(file.pdf);
}

const textOf = async (bytes: Uint8Array) => (await read(bytes)).lines.map(({ text }) => text);
const at = (y: number, height = 16) => `/Rect[56 ${y} 500 ${y + height}]`;

test("values of fields without an appearance are read in their places", async () => {
  const bytes = form("BT /F1 10 Tf 56 720 Td (Navn) Tj 0 -40 Td (Titel) Tj ET", [
    `/FT/Tx/T(a)${at(700)}/V(Bodil \\305kj\\346r)`,
    `/FT/Ch/T(b)${at(660)}/V(chef)/Opt[[(chef)(Driftschef)][(leder)(Teamleder)]]`,
  ]);
  expect(await textOf(bytes)).toEqual(["Navn", "Bodil Åkjær", "Titel", "Driftschef"]);
});

test("a value of several lines wraps within its field", async () => {
  const value = "Jeg har ledet drift og planlægning i tolv år.\\nJeg taler tysk."
    .replace("æ", "\\346")
    .replace("å", "\\345");
  const bytes = form("", [`/FT/Tx/Ff 4096/T(a)/DA(/Helv 10 Tf 0 g)/Rect[56 600 200 700]/V(${value})`]);
  const lines = await textOf(bytes);
  expect(lines.join(" ")).toBe("Jeg har ledet drift og planlægning i tolv år. Jeg taler tysk.");
  expect(lines.at(-1)).toBe("Jeg taler tysk.");
});

test("a value that is drawn is read once", async () => {
  const stream = packed(
    "/Tx BMC BT /Helv 10 Tf 2 4 Td (Bodil Holm) Tj ET EMC",
    `/Type/XObject/Subtype/Form/BBox[0 0 444 16]/Resources<</Font<</Helv ${font}>>>>`,
  );
  const field = `/FT/Tx/T(a)${at(700)}/V(Bodil Holm)`;
  expect(await textOf(form("", [`${field}/AP<</N 6 0 R>>`], [stream]))).toEqual(["Bodil Holm"]);
  expect(await textOf(form("BT /F1 10 Tf 58 704 Td (Bodil Holm) Tj ET", [field]))).toEqual(["Bodil Holm"]);
  expect(await textOf(form("", [field], [], "/NeedAppearances true"))).toEqual(["Bodil Holm"]);
});

test("an appearance without text is none", async () => {
  const stream = packed("/Tx BMC EMC", "/Type/XObject/Subtype/Form/BBox[0 0 444 16]");
  const bytes = form("", [`/FT/Tx/T(a)${at(700)}/V(Bodil Holm)/AP<</N 6 0 R>>`], [stream]);
  expect(await textOf(bytes)).toEqual(["Bodil Holm"]);
});

test("hidden fields, passwords and buttons are not read", async () => {
  const bytes = form("", [
    `/FT/Tx/F 2/T(a)${at(700)}/V(Skjult)`,
    `/FT/Tx/Ff 8192/T(b)${at(660)}/V(Kode)`,
    `/FT/Btn/T(c)${at(620)}/V/Ja`,
  ]);
  expect(await textOf(bytes)).toEqual([]);
});

test("a CPR number in a field is painted over", async () => {
  const { pageLines } = await read(form("", [`/FT/Tx/T(a)${at(700)}/V(CPR 010190-1234)`]));
  expect(cprBoxes(pageLines)).toHaveLength(11);
});
