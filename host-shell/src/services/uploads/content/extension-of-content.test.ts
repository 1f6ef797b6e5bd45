import { extensionOfContent } from "shared-runtime/rules/extension-of-content.ts";
import { expect, it } from "vitest";
import { compoundFile, officeFile, sampleFiles, zipOf } from "../testing/sample-files.ts";

it.each(
  Object.entries({
    pdf: "pdf",
    png: "png",
    jpeg: "jpg",
    jpg: "jpg",
    gif: "gif",
    tiff: "tif",
    tif: "tif",
    bmp: "bmp",
    rtf: "rtf",
    docx: "docx",
    xlsx: "xlsx",
    pptx: "pptx",
  }),
)("gives the content of a .%s file the extension %s", (sample, extension) => {
  expect(extensionOfContent(sampleFiles[sample] ?? Buffer.alloc(0))).toBe(extension);
});

it.each<[string, Buffer]>([
  ["nothing", Buffer.alloc(0)],
  ["text", Buffer.from("Hej")],
  ["a page", Buffer.from("<html>")],
  ["a program", Buffer.from("MZ\u0000\u0003")],
  ["a text about a car", Buffer.from("BMW er en bil, som mange gerne vil have")],
  ["a PDF behind a program", Buffer.from("MZ....%PDF-1.7")],
  ["an older document of Word", compoundFile("WordDocument")],
  ["a zip", zipOf({ "a.txt": "a" })],
  ["a zip that only mentions a document", zipOf({ "a.txt": "[Content_Types].xml word/document.xml" })],
  ["a document of two programs", officeFile("xl", { "word/document.xml": "x" })],
])("gives %s none", (_, content) => {
  expect(extensionOfContent(content)).toBeUndefined();
});
