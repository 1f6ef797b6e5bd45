import { inflateSync } from "node:zlib";

/** The most bytes that a stream is unpacked to, and the most streams of objects that are searched. */
const mostBytes = 4_000_000;
const mostStreams = 100;
/** The most references that are followed from one to the next. */
const mostSteps = 5;

/**
 * Values and streams of a PDF file in its own syntax, one character for each byte. pdf.js 6.5 has no access to them.
 */
export interface FileObjects {
  /** The object with this number. */
  readonly numbered: (number: number) => string | undefined;
  /** A value, or the object that it refers to. */
  readonly resolved: (value: string | undefined) => string | undefined;
  /** The value of a key of a dictionary, resolved. */
  readonly valueOf: (dictionary: string, key: string) => string | undefined;
}

/** The objects of a file that is not encrypted. */
export function fileObjects(bytes: Uint8Array): FileObjects {
  const file = Buffer.from(bytes).toString("latin1");
  const starts = new Map<number, number>();
  for (const { 0: head, 1: number, index } of file.matchAll(/(?<!\d)(\d{1,10})\s+\d+\s+obj\b/g))
    starts.set(Number(number), index + head.length);
  let packed: ReadonlyMap<number, string> | undefined;
  const numbered = (number: number): string | undefined => {
    const start = starts.get(number);
    if (start !== undefined) return file.slice(start, endOf(file, start));
    packed ??= packedObjects(file);
    return packed.get(number);
  };
  const resolved = (value: string | undefined): string | undefined => {
    let found = value;
    for (let step = 0; step < mostSteps; step += 1) {
      const reference = /^\s*(\d+)\s+\d+\s+R\b/.exec(found ?? "")?.[1];
      if (reference === undefined) return found;
      found = numbered(Number(reference));
    }
    return undefined;
  };
  return { numbered, resolved, valueOf: (dictionary, key) => resolved(entriesOf(dictionary).get(key)) };
}

/** The objects that are packed in object streams, by number. */
function packedObjects(file: string): ReadonlyMap<number, string> {
  const objects = new Map<number, string>();
  for (const { index } of [...file.matchAll(/\/ObjStm\b/g)].slice(0, mostStreams)) {
    const from = file.lastIndexOf(" obj", index);
    const stream = file.slice(from + 4, endOf(file, from));
    const first = Number(/\/First\s+(\d+)/.exec(stream)?.[1]);
    const content = streamOf(stream);
    const places = [...content.slice(0, first).matchAll(/(\d+)\s+(\d+)/g)];
    places.forEach(([, number, start], at) => {
      const next = places[at + 1]?.[2];
      objects.set(
        Number(number),
        content.slice(first + Number(start), next === undefined ? undefined : first + Number(next)),
      );
    });
  }
  return objects;
}

function endOf(file: string, from: number): number | undefined {
  const end = file.indexOf("endobj", from);
  return end < 0 ? undefined : end;
}

/** The bytes of a stream, one character each; empty if they cannot be unpacked. */
export function streamOf(object: string): string {
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

/** The words of PDF syntax with their places: names, strings, numbers, operators and brackets. */
export function wordsOf(syntax: string): Iterable<RegExpExecArray> {
  return syntax.matchAll(token);
}

/** The values of the dictionary at the beginning of an object by their keys, as written. */
export function entriesOf(dictionary: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  let depth = 0;
  let key: string | undefined;
  let from = 0;
  let words = 1;
  for (const { 0: word, index } of wordsOf(dictionary)) {
    if (depth === 1 && (word === ">>" || (word.startsWith("/") && words > 0))) {
      if (key !== undefined) entries.set(key, dictionary.slice(from, index));
      if (word === ">>") break;
      key = word.slice(1);
      from = index + word.length;
      words = 0;
      continue;
    }
    words += 1;
    if (word === "<<" || word === "[") depth += 1;
    else if (word === ">>" || word === "]") depth -= 1;
    if (depth <= 0) break;
  }
  return entries;
}
