import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uploadExtensions } from "shared-runtime/rules/upload.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compoundFile, officeFile, sampleFiles, zipOf } from "../testing/sample-files.ts";
import { contentFits } from "./content-fits.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function fits(extension: string, content: Buffer): Promise<boolean> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  return contentFits(path, extension);
}

const latin = (text: string) => Buffer.from(text, "latin1");

describe("the content of a file", () => {
  it.each([...uploadExtensions])("may be that of a .%s file", async (extension) => {
    expect(await fits(extension, sampleFiles[extension] ?? Buffer.alloc(0))).toBe(true);
  });

  it.each<[string, Buffer]>([
    ["a program for Windows", Buffer.concat([latin("MZ\x90\0\x03\0\0\0"), Buffer.alloc(500)])],
    ["a program for Linux", Buffer.concat([latin("\x7fELF\x02\x01\x01"), Buffer.alloc(500)])],
    ["a program for macOS", Buffer.concat([latin("\xcf\xfa\xed\xfe\x07\0\0\x01"), Buffer.alloc(500)])],
    ["a program for both Macs", Buffer.concat([latin("\xca\xfe\xba\xbe\0\0\0\x02"), Buffer.alloc(500)])],
    ["a script for a shell", latin("#!/bin/sh\nrm -rf /\n")],
    ["a zip", zipOf({ "program.exe": "MZ" })],
    ["an installer", compoundFile("_StringData")],
    ["nothing", Buffer.alloc(0)],
  ])("is refused under every extension if it is %s", async (_, content) => {
    const taken = await Promise.all([...uploadExtensions].map(async (one) => (await fits(one, content)) && one));
    // No bytes count as text. An upload without bytes is refused for its size.
    expect(taken.filter((one) => one !== false)).toEqual(
      content.length === 0 ? ["csv", "html", "htm", "shtml", "txt"] : [],
    );
  });

  it("is refused under the extension of another kind", async () => {
    const alike = [
      ["jpeg", "jpg", "jpe"],
      ["tiff", "tif"],
      ["csv", "html", "htm", "shtml", "txt"],
    ];
    const texts = new Set(["csv", "html", "htm", "shtml", "txt", "rtf", "pdf"]);
    const mistaken: string[] = [];
    for (const [own, content] of Object.entries(sampleFiles)) {
      for (const other of uploadExtensions) {
        const isAlike = own === other || alike.some((group) => group.includes(own) && group.includes(other));
        // These two samples are text as well.
        const isText = texts.has(own) && alike[2]?.includes(other);
        if (!isAlike && !isText && (await fits(other, content))) mistaken.push(`${own} as ${other}`);
      }
    }
    expect(mistaken).toEqual([]);
  });

  it.each<[string, string, Buffer]>([
    ["a zip bomb renamed", "docx", zipOf({ "0.zip": Buffer.alloc(1_000) }, 4_000_000_000)],
    [
      "a document that unpacks to gigabytes",
      "docx",
      zipOf({ "[Content_Types].xml": "", "word/document.xml": "" }, 4_000_000_000),
    ],
    ["a document with macros", "docx", officeFile("word", { "word/vbaProject.bin": "x" })],
    ["a document of two programs", "xlsx", officeFile("xl", { "word/document.xml": "x" })],
    ["a document whose directory is cut off", "docx", officeFile("word").subarray(0, -30)],
    ["a program with a document behind it", "docx", Buffer.concat([latin("MZ"), officeFile("word")])],
    ["a document whose directory points beyond it", "docx", brokenEnd()],
    ["text with NUL", "txt", latin("abc\0def")],
    ["text in neither UTF-8 nor Windows-1252", "txt", latin("\x81\xe6")],
    ["a PDF behind a program", "pdf", latin("MZ....%PDF-1.7")],
    ["a text that begins like a bitmap", "bmp", latin("BMW er en bil, som mange gerne vil have")],
  ])("is refused if it is %s", async (_, extension, content) => {
    expect(await fits(extension, content)).toBe(false);
  });

  it.each<[string, string, Buffer]>([
    ["UTF-8 whose letters cross the borders of what is read at once", "txt", Buffer.from("é".repeat(100_001), "utf8")],
    ["UTF-8 with a mark", "csv", Buffer.from("\ufeffNavn;Løn")],
    ["UTF-16 with a mark, as Excel writes it", "csv", Buffer.from("\ufeffNavn;Løn", "utf16le")],
    ["a PDF with a mark", "pdf", latin("\xef\xbb\xbf%PDF-1.4")],
    ["a document with a comment", "docx", withComment(officeFile("word"), "Udkast")],
  ])("may be %s", async (_, extension, content) => {
    expect(await fits(extension, content)).toBe(true);
  });
});

function brokenEnd(): Buffer {
  const bytes = Buffer.from(officeFile("word"));
  bytes.writeUInt32LE(0xffff_ffff, bytes.length - 6);
  return bytes;
}

function withComment(zip: Buffer, comment: string): Buffer {
  const bytes = Buffer.concat([zip, Buffer.from(comment)]);
  bytes.writeUInt16LE(comment.length, zip.length - 2);
  return bytes;
}
