import { expect, it } from "vitest";
import { objectionToUpload, uploadExtensions } from "./upload.ts";

const type = "Dokument typen er ikke gyldig";
const size = "Der er maks. fil størrelse på 10MB";

it("has the extensions of the specification", () => {
  expect([...uploadExtensions].join(", ")).toBe(
    "doc, pdf, rtf, xls, ppt, wp5, xlsx, pptx, docx, gif, jpeg, jpg, jpe, pcx, png, tiff, tif, bmp, csv, html, htm, shtml, txt",
  );
});

it.each<[string, number, string | undefined]>([
  ["svar.pdf", 1, undefined],
  ["SVAR.PDF", 10_485_760, undefined],
  ["svar.pdf", 10_485_761, size],
  ["svar.pdf", 0, undefined],
  ["svar.exe", 1, type],
  ["svar.pdf.exe", 1, type],
  ["svar.exe.pdf", 1, undefined],
  ["svar.pdf ", 1, undefined],
  ["svar.pdf.", 1, undefined],
  ["svar.pdf . .", 1, undefined],
  ["svar.pdf\u00a0", 1, undefined],
  ["svar.pdf\u200e", 1, undefined],
  ["\u202asvar.pdf\u202c", 1, undefined],
  ["svar.p\u200bdf\ufeff", 1, undefined],
  ["svar.exe ", 1, type],
  ["svar.exe\u200e.", 1, type],
  ["svar.pdf.exe .", 1, type],
  ["svar", 1, undefined],
  ["svar.", 1, undefined],
  ["pdf", 1, undefined],
  ["", 1, type],
  [" .\u200e.", 1, type],
  ["logo.svg", 1, type],
  ["svar.exe", 10_485_761, type],
])("judges %j of %i bytes", (name, bytes, message) => {
  expect(objectionToUpload({ name, size: bytes })).toBe(message);
});
