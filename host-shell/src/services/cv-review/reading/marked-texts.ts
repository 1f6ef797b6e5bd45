import { inflateSync } from "node:zlib";

/** The most bytes that a stream is unpacked to, and the most streams of objects that are searched. */
const mostBytes = 4_000_000;
const mostStreams = 100;

/**
 * The `ActualText` of each marked content of a page, in the order of its content; `undefined` for one without. pdf.js 6.5
 * does not tell it. `page` is the object number of the page. Encrypted files and drawings within a page have none.
 */
export function markedTextsOf(bytes: Uint8Array, page: number): readonly (string | undefined)[] {
  const file = Buffer.from(bytes).toString("latin1");
  const dictionary = objectIn(file, page) ?? "";
  const contents = /\/Contents\s*(?:\[([^\]]*)\]|(\d+\s+\d+\s+R))/.exec(dictionary);
  const references = [...(contents?.[1] ?? contents?.[2] ?? "").matchAll(/(\d+)\s+\d+\s+R/g)];
  return marksIn(references.map(([, number]) => streamOf(objectIn(file, Number(number)) ?? "")).join("\n"));
}

/** The text of an object with its stream, as it is in the file or in a stream of objects. */
function objectIn(file: string, number: number): string | undefined {
  const start = [...file.matchAll(new RegExp(String.raw`(?<!\d)${number}\s+0\s+obj\b`, "g"))].at(-1);
  if (start !== undefined) return file.slice(start.index + start[0].length, endOf(file, start.index));
  for (const { index } of [...file.matchAll(/\/ObjStm\b/g)].slice(0, mostStreams)) {
    const from = file.lastIndexOf(" obj", index);
    const stream = file.slice(from + 4, endOf(file, from));
    const first = Number(/\/First\s+(\d+)/.exec(stream)?.[1]);
    const content = streamOf(stream);
    const places = [...content.slice(0, first).matchAll(/(\d+)\s+(\d+)/g)];
    const at = places.findIndex(([, own]) => Number(own) === number);
    const next = places[at + 1]?.[2];
    if (at >= 0)
      return content.slice(first + Number(places[at]?.[2]), next === undefined ? undefined : first + Number(next));
  }
  return undefined;
}

function endOf(file: string, from: number): number | undefined {
  const end = file.indexOf("endobj", from);
  return end < 0 ? undefined : end;
}

/** The bytes of a stream, one character each; empty if they cannot be unpacked. */
function streamOf(object: string): string {
  const start = /\bstream\r?\n/.exec(object);
  if (start === null) return "";
  const raw = object.slice(start.index + start[0].length, object.lastIndexOf("endstream"));
  const filter = /\/Filter\s*\[?\s*\/(\w+)\s*(?:\]|\/|>>|$)/.exec(object.slice(0, start.index))?.[1];
  if (filter === undefined) return raw;
  if (filter !== "FlateDecode" && filter !== "Fl") return "";
  try {
    return inflateSync(Buffer.from(raw, "latin1"), { maxOutputLength: mostBytes }).toString("latin1");
  } catch {
    return "";
  }
}

const token =
  /\((?:\\[^]|[^\\()]|\((?:\\[^]|[^\\()])*\))*\)|<<|>>|<[\da-fA-F\s]*>|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+|[[\]]/g;

function marksIn(content: string): readonly (string | undefined)[] {
  const marks: (string | undefined)[] = [];
  let tag = "";
  let before = "";
  let text: string | undefined;
  for (const [word] of content.matchAll(token)) {
    if (before === "/ActualText") text = textOfString(word);
    if (word === "BDC") {
      if (tag !== "/OC") marks.push(text);
      text = undefined;
    } else if (word.startsWith("/") && !before.startsWith("/") && before !== "<<") tag = word;
    before = word;
  }
  return marks;
}

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function textOfString(word: string): string | undefined {
  if (word.startsWith("<")) return decoded(Buffer.from(word.replaceAll(/[<>\s]/g, ""), "hex"));
  if (!word.startsWith("(")) return undefined;
  const plain = word
    .slice(1, -1)
    .replaceAll(/\\(?:([0-7]{1,3})|\r?\n|([^]))/g, (_, octal: string | undefined, letter: string | undefined) =>
      octal === undefined ? (escapes[letter ?? ""] ?? letter ?? "") : String.fromCharCode(Number.parseInt(octal, 8)),
    );
  return decoded(Buffer.from(plain, "latin1"));
}

function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder(bytes[0] === 0xef && bytes[1] === 0xbb ? "utf-8" : "windows-1252").decode(bytes);
}
