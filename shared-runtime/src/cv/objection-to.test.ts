import { expect, it } from "vitest";
import { objectionTo, objectionToContent } from "./objection-to.ts";

it.each([
  ["cv.pdf", 10_485_760, "", undefined],
  ["CV.PDF", 1, "", undefined],
  ["msf:1000000033", 1, "application/pdf", undefined],
  ["cv.pdf", 10_485_761, "application/pdf", "fileSizeError"],
  ["cv.docx", 1, "application/msword", "wrongFileExtensionError"],
  ["document", 1, "", undefined],
  ["cv.pdf\u200e ", 1, "", undefined],
  ["CV", 1, "application/x-pdf", undefined],
  ["CV", 1, "image/png", "wrongFileExtensionError"],
  ["cv.pdf", 0, "application/pdf", undefined],
  ["film.mov", 10_485_761, "video/quicktime", "fileSizeError"],
])("judges %s of %i bytes and type %j as %j", (name, size, type, objection) => {
  expect(objectionTo({ name, size, type })).toBe(objection);
});

it.each([
  ["%PDF-1.7", undefined],
  ["PK\u0003\u0004", "wrongFileExtensionError"],
  ["", "emptyFileError"],
])("judges the bytes %j as %j", (text, objection) => {
  expect(objectionToContent(new TextEncoder().encode(text))).toBe(objection);
});
