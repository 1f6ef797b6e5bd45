import { expect, it } from "vitest";
import { createTextReader, decodedText, encodingOf } from "./text-encoding.ts";

const text = '[{"title":"Lærer 😀"}]';
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
const utf16 = Buffer.from(text, "utf16le");
const utf32 = Buffer.concat(Array.from(text, (character) => uint32(character.codePointAt(0) ?? 0)));

function uint32(code: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(code);
  return bytes;
}

const withMark = (mark: readonly number[], bytes: Buffer) => Buffer.concat([Buffer.from(mark), bytes]);
const utf32be = Buffer.from(utf32).swap32();

it.each<[string, Buffer, string?]>([
  ["UTF-8", Buffer.from(text)],
  ["UTF-8 with its mark", withMark([0xef, 0xbb, 0xbf], Buffer.from(text))],
  ["UTF-8 with its mark, although another was declared", withMark([0xef, 0xbb, 0xbf], Buffer.from(text)), "latin1"],
  ["UTF-16 of Windows", withMark([0xff, 0xfe], utf16)],
  ["UTF-16, high byte first", withMark([0xfe, 0xff], swapped(utf16))],
  ["UTF-16 without a mark", utf16],
  ["UTF-16 without a mark, high byte first", swapped(utf16)],
  ["UTF-16, although UTF-8 was declared", utf16, "utf-8"],
  ["UTF-32", withMark([0xff, 0xfe, 0, 0], utf32)],
  ["UTF-32, high byte first", withMark([0, 0, 0xfe, 0xff], utf32be)],
  ["UTF-32 without a mark", utf32],
  ["UTF-32 without a mark, high byte first", utf32be],
])("reads %s, however it is cut into parts", (_, bytes, declared) => {
  expect(decodedText(bytes, declared)).toBe(text);
  const read = createTextReader(encodingOf(bytes, declared));
  const parts = Array.from(bytes, (byte) => read(Uint8Array.of(byte)));
  expect([...parts, read()].join("")).toBe(text);
});

it("reads the declared encoding if the bytes show none", () => {
  expect(decodedText(Buffer.from('["Lærer"]', "latin1"), "iso-8859-1")).toBe('["Lærer"]');
  expect(decodedText(Buffer.from([0x22, 0x80, 0x22]), "windows-1252")).toBe('"€"');
});

it("refuses bytes that are not UTF-8, and unknown encodings", () => {
  expect(() => decodedText(Buffer.from('["Lærer"]', "latin1"))).toThrow(TypeError);
  expect(() => decodedText(Buffer.from("[]"), "klingon")).toThrow(RangeError);
});

it("reads half a character of UTF-16 and UTF-32 as unknown", () => {
  expect(
    decodedText(Buffer.concat([Buffer.from('"', "utf16le"), Buffer.from([0x3d, 0xd8]), Buffer.from('"', "utf16le")])),
  ).toBe('"\ufffd"');
  expect(decodedText(Buffer.concat([uint32(0x22), uint32(0x110000), Buffer.from([1])]))).toBe('"\ufffd\ufffd');
});

it("reads texts of less than four bytes", () => {
  expect(["", "1", "[]", "[1]"].map((short) => decodedText(Buffer.from(short)))).toEqual(["", "1", "[]", "[1]"]);
});
