import { describe, expect, it } from "vitest";
import { beginsAsPdf, mayBePdf } from "./cv-file.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("a file may be a PDF", () => {
  it.each([
    ["cv.pdf", ""],
    ["CV.PDF", "application/msword"],
    ["cv.pdf ", ""],
    ["cv.pdf\u200e", ""],
    ["cv.p\u200bdf", ""],
    ["\u202acv.pdf\u202c", ""],
    ["cv.pdf\u00a0", ""],
    ["cv.pdf.", ""],
    ["cv.pdf)", ""],
    ["cv.pdf_", ""],
    ["cv.exe.pdf", ""],
    ["document", ""],
    ["document", "application/octet-stream"],
    ["document", "binary/octet-stream"],
    ["document", "text/plain"],
    ["CV", "application/x-pdf"],
    ["CV", "application/PDF"],
    ["msf:1000000033", "application/pdf"],
    ["cv.v2", ""],
    ["cv.hansen", ""],
    ["Hanne Holm 12.11.2026", ""],
    ["", ""],
  ])("named %j of type %j", (name, type) => {
    expect(mayBePdf({ name, type })).toBe(true);
  });

  it.each([
    ["cv.docx", ""],
    ["cv.docx", "application/pdf"],
    ["cv.DOCX\u200e", ""],
    ["cv.docx .", ""],
    ["cv.pdf.exe", ""],
    ["cv.jpg", "image/jpeg"],
    ["cv.pages", ""],
    ["cv", "image/png"],
    ["cv", "application/msword"],
    ["film.mov", "video/quicktime"],
  ])("not %j of type %j", (name, type) => {
    expect(mayBePdf({ name, type })).toBe(false);
  });
});

it("begins as a PDF if the mark is within the first 1024 bytes", () => {
  expect([bytes("%PDF-1.7"), bytes(`${"x".repeat(1_019)}%PDF-`)].map(beginsAsPdf)).toEqual([true, true]);
  expect(
    [bytes(""), bytes("%PDF"), bytes("PK\u0003\u0004"), bytes(`${"x".repeat(1_020)}%PDF-`)].map(beginsAsPdf),
  ).toEqual([false, false, false, false]);
});
