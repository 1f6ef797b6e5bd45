import { describe, expect, test } from "vitest";
import { countWordsWithLetters } from "./inspect-pdf.ts";
import { objectionToFile } from "./objection-to-file.ts";

const pdf = (size: number, before = "") => {
  const bytes = new Uint8Array(size);
  bytes.set(new TextEncoder().encode(`${before}%PDF-1.7`));
  return bytes;
};

describe("before a file is opened", () => {
  test("10 MB are allowed, and one byte more is refused for every kind of file", () => {
    expect(objectionToFile({ name: "cv.pdf", bytes: pdf(10_485_760) })).toBe(undefined);
    expect(objectionToFile({ name: "cv.pdf", bytes: pdf(10_485_761) })).toBe("fileSizeError");
    expect(objectionToFile({ name: "cv.docx", bytes: new Uint8Array(10_485_761) })).toBe("fileSizeError");
  });

  test.each(["cv.pdf", "CV.PDF", "mit cv.Pdf ", "cv.v2.pdf", "cv.pdf.", "cv.pdf\u200e", "pdf", "cv", "cv.v2", ""])(
    "the name %j leaves it to the first bytes",
    (name) => {
      expect(objectionToFile({ name, bytes: pdf(100) })).toBe(undefined);
      expect(objectionToFile({ name, type: "application/x-pdf", bytes: pdf(100) })).toBe(undefined);
      expect(objectionToFile({ name, bytes: new Uint8Array(100) })).toBe("wrongFileExtensionError");
    },
  );

  test.each([
    ["cv.docx", "application/pdf"],
    ["cv.pdf.exe", ""],
    ["cv.docx.", ""],
    ["cv", "image/png"],
  ])("%j of type %j is another kind of file, whatever its bytes", (name, type) => {
    expect(objectionToFile({ name, type, bytes: pdf(100) })).toBe("wrongFileExtensionError");
  });

  test("the PDF signature may stand anywhere in the first 1024 bytes, and not later", () => {
    expect(objectionToFile({ name: "cv.pdf", bytes: pdf(2000, "x".repeat(1019)) })).toBe(undefined);
    expect(objectionToFile({ name: "cv.pdf", bytes: pdf(2000, "x".repeat(1020)) })).toBe("wrongFileExtensionError");
  });
});

test("only words with a letter count", () => {
  expect(
    countWordsWithLetters([{ text: "Leder 12 medarbejdere – 2019 – nu" }, { text: "• 98,5 %" }, { text: "B2B" }]),
  ).toBe(4);
});
