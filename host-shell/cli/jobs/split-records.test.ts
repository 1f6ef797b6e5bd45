import { expect, it } from "vitest";
import type { FileRecord } from "./record-collector.ts";
import { RecordSplitter } from "./split-records.ts";

/** The line and the value or reason of each entry of a text, which is passed in parts of `length` characters. */
function found(text: string, length = text.length || 1): readonly (readonly [number, unknown])[] {
  const splitter = new RecordSplitter();
  const records: FileRecord[] = [];
  for (let from = 0; from < text.length; from += length)
    records.push(...splitter.push(text.slice(from, from + length)));
  records.push(...splitter.end());
  return records.map((record) => [record.line, record.kind === "record" ? record.value : record.reason]);
}

const a = { title: 'Chef, "daglig" [leder]', n: { list: [1, { deep: "}" }] } };
const b = { title: "Æ\\" };

it.each<[string, string]>([
  ["a list on one line", JSON.stringify([a, b])],
  ["a list over many lines", JSON.stringify([a, b], undefined, 2)],
  ["a line each", `${JSON.stringify(a)}\n${JSON.stringify(b)}\n`],
  ["a line each, with empty lines and Windows line ends", `\r\n${JSON.stringify(a)}\r\n\r\n${JSON.stringify(b)}`],
  [
    "objects over many lines, one after the other",
    `${JSON.stringify(a, undefined, 2)}\n${JSON.stringify(b, undefined, 2)}`,
  ],
  ["a list with a line each", `[\n${JSON.stringify(a)},\n${JSON.stringify(b)}\n]`],
  ["a byte order mark", `\ufeff${JSON.stringify([a, b])}`],
])("reads %s, wherever the file is cut into parts", (_, text) => {
  const records = found(text);
  expect(records.map(([, value]) => value)).toEqual([a, b]);
  for (const length of [1, 2, 3, 7, 11]) expect(found(text, length)).toEqual(records);
});

it("reports the line on which an entry begins", () => {
  const text = JSON.stringify([a, b], undefined, 1);
  expect(found(text).map(([line]) => line)).toEqual([2, text.slice(0, text.indexOf('"Æ')).split("\n").length - 1]);
  expect(found('{"a":1}\n\n\n{"b":2}').map(([line]) => line)).toEqual([1, 4]);
});

it.each<[string, string, readonly (readonly [number, unknown])[]]>([
  [
    "a line that is cut off in a string",
    '{"a":1}\n{"a":"vi s\n{"a":3}\n',
    [
      [1, { a: 1 }],
      [2, "is not valid JSON: a string in it does not end on its line. Reading went on at the next entry."],
      [3, { a: 3 }],
    ],
  ],
  [
    "a line that is cut off between strings",
    '{"a":1}\n{"a":{"b":2}\n{"a":3}\n',
    [
      [1, { a: 1 }],
      [2, "is not valid JSON: the next entry begins before it ends."],
      [3, { a: 3 }],
    ],
  ],
  [
    "a first line that is cut off before a value",
    '{"a":\n{"a":2}\n{"a":3}\n',
    [
      [1, "is not valid JSON: the next entry begins before it ends."],
      [3, { a: 3 }],
    ],
  ],
  [
    "a bracket that does not match",
    '{"a":1}\n{"a":[2}\n{"a":3}\n',
    [
      [1, { a: 1 }],
      [2, "is not valid JSON: it has an unexpected }."],
      [3, { a: 3 }],
    ],
  ],
  [
    "a line that is not JSON",
    '{"a":1}\n# note\n{"a":3}\n',
    [
      [1, { a: 1 }],
      [2, 'begins with "#", which is not JSON.'],
      [3, { a: 3 }],
    ],
  ],
  [
    "a broken entry of a list with a line each",
    '[\n  {"a":1},\n  {"a":"x},\n  {"a":3}\n]',
    [
      [2, { a: 1 }],
      [3, "is not valid JSON: a string in it does not end on its line. Reading went on at the next entry."],
      [4, { a: 3 }],
    ],
  ],
])("goes on after %s", (_, text, expected) => {
  for (const length of [text.length, 1, 5]) expect(found(text, length)).toEqual(expected);
});

it("goes on after an entry with matching brackets that is not valid JSON", () => {
  const records = found('[{"a":1},\n{"a":},\n{"a":3}]');
  expect(records.map(([line]) => line)).toEqual([1, 2, 3]);
  expect(records[1]![1]).toMatch(/^is not valid JSON: /);
  expect(records[2]![1]).toEqual({ a: 3 });
});

it.each<[string, string, readonly (readonly [number, unknown])[]]>([
  [
    "in an entry",
    '{"a":1}\n{"a":2',
    [
      [1, { a: 1 }],
      [2, "is incomplete: the file ends in it. It was cut off, or a bracket is missing."],
    ],
  ],
  [
    "in a list",
    '[{"a":1},',
    [
      [1, { a: 1 }],
      [1, "begins an array that does not end: the file was cut off."],
    ],
  ],
  ["although it is empty", "", []],
  ["after white space", " \n\n ", []],
  [
    "in unreadable text",
    "<!doctype html>\n<p>Job</p>\n",
    [
      [1, 'begins with "<", which is not JSON.'],
      [3, "is the end of the file: nothing could be read since the previous entry."],
    ],
  ],
])("says so if the file ends %s", (_, text, expected) => {
  expect(found(text)).toEqual(expected);
});

it("passes over an entry that is larger than 6 MB without holding it", () => {
  const large = JSON.stringify({ text: "x".repeat(7 * 2 ** 20) });
  expect(found(`${large}\n{"a":1}`, 65_536)).toEqual([
    [1, "is larger than 6 MB. Put each posting into a separate entry."],
    [2, { a: 1 }],
  ]);
});

const odd: readonly unknown[] = [null, "x", 'a "{" in\n[it', 42, -1.5e3, true, false, [], [1, "]"], {}, ""];

function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The text of a file with postings and odd values, and the line and value of each of its entries. */
function mixed(seed: number, form: "one line" | "pretty" | "a line each") {
  const random = mulberry(seed);
  const values = Array.from({ length: 1 + Math.floor(random() * 7) }, (_, number) =>
    random() < 0.5 ? { ...a, number } : odd[Math.floor(random() * odd.length)],
  );
  if (form === "one line") return { text: JSON.stringify(values), expected: values.map((value) => [1, value]) };
  const indent = form === "pretty" ? "  " : "";
  let text = form === "pretty" ? "[\n" : "";
  const expected = values.map((value, number) => {
    const line = text.split("\n").length;
    const written = JSON.stringify(value, undefined, indent).replaceAll("\n", `\n${indent}`);
    text += `${indent}${written}${form === "pretty" && number < values.length - 1 ? "," : ""}\n`;
    return [line, value];
  });
  // A file that has only an empty list has no entries.
  if (form === "a line each" && text === "[]\n") return { text, expected: [] };
  // The elements of a list at the beginning of a file are entries, as if the list was around the whole file.
  const bare = values.findIndex((value) => !Array.isArray(value));
  const entries = expected.flatMap(([line, value], number) =>
    form === "a line each" && (bare < 0 || number < bare) && Array.isArray(value) && value.length > 0
      ? value.map((entry: unknown) => [line, entry])
      : [[line, value]],
  );
  return { text: text + (form === "pretty" ? "]\n" : ""), expected: entries };
}

it.each(["one line", "pretty", "a line each"] as const)(
  "finds every value once, with its line, with any values among postings and wherever it is cut: %s",
  (form) => {
    for (let seed = 0; seed < 300; seed += 1) {
      const { text, expected } = mixed(seed, form);
      expect(found(text)).toEqual(expected);
      expect(found(text.trimEnd(), 1)).toEqual(expected);
      expect(found(text.replaceAll("\n", "\r\n"), 3)).toEqual(expected);
      if (seed > 40) continue;
      for (let cut = 1; cut < text.length; cut += 1) {
        const splitter = new RecordSplitter();
        const records = [...splitter.push(text.slice(0, cut)), ...splitter.push(text.slice(cut)), ...splitter.end()];
        expect(records.map((record) => [record.line, record.kind === "record" && record.value])).toEqual(expected);
      }
    }
  },
);

const notJson = (letter: string) => `begins with ${JSON.stringify(letter)}, which is not JSON.`;
const cutText = "is not valid JSON: a string in it does not end on its line. Reading went on at the next entry.";
const cutEntry = "is not valid JSON: the next entry begins before it ends.";

it.each<[string, string, readonly (readonly [number, unknown])[]]>([
  [
    "words that are not JSON, in a list on one line",
    '[{"a":1},undefined,NaN,{"a":2},it\'s, {"a":3}]',
    [
      [1, { a: 1 }],
      [1, notJson("u")],
      [1, notJson("N")],
      [1, { a: 2 }],
      [1, notJson("i")],
      [1, { a: 3 }],
    ],
  ],
  [
    "a bracket that does not match, in a list on one line",
    '[{"a":[1},{"a":2},{"a":3]},null]',
    [
      [1, "is not valid JSON: it has an unexpected }."],
      [1, { a: 2 }],
      [1, "is not valid JSON: it has an unexpected ]."],
      [1, null],
    ],
  ],
  [
    "an object that does not end, in a list on one line",
    '[{"a":{"b":1},{"a":2},null]',
    [
      [1, cutEntry],
      [1, { a: 2 }],
      [1, null],
    ],
  ],
  [
    "lines that are not JSON, reported once per run",
    'id,"title"\n17,"Chef"\n"18","Chef"\n"x"\n2026-01-01 # note\n{"a":1}\n# end\n',
    [
      [1, notJson("i")],
      [4, "x"],
      [5, notJson("2")],
      [6, { a: 1 }],
      [7, notJson("#")],
    ],
  ],
  [
    "a cut line, to a value that is not an object",
    '{"a":1}\n{"a":{"b":2}\n"x"\n{"a":"y\nnull\n{"a":3}',
    [
      [1, { a: 1 }],
      [2, cutEntry],
      [3, "x"],
      [4, cutText],
      [5, null],
      [6, { a: 3 }],
    ],
  ],
  [
    "a cut object over many lines, though lines of it look like values",
    '[\n  {\n    "a": "x\n    y,\n    "b": [\n      "c"\n    ]\n  },\n  "z",\n  {\n    "a": 2\n  }\n]',
    [
      [2, cutText],
      [9, "z"],
      [10, { a: 2 }],
    ],
  ],
  [
    "commas between objects outside of lists",
    '{"a":1},{"a":2},\n{"a":3}',
    [
      [1, { a: 1 }],
      [1, notJson(",")],
      [1, { a: 2 }],
      [1, notJson(",")],
      [2, { a: 3 }],
    ],
  ],
])("reads on after %s", (_, text, expected) => {
  for (const length of [text.length, 1, 5]) expect(found(text, length)).toEqual(expected);
});

it.each<[string, string, readonly (readonly [number, unknown])[]]>([
  [
    "in a list",
    '[{"a":"x\ny"},\n{"a":"z"}]',
    [
      [1, { a: "x\ny" }],
      [3, { a: "z" }],
    ],
  ],
  [
    "on lines of their own",
    '{"a":"x\n\ny"}\n{"a":"z\r\n"}\n',
    [
      [1, { a: "x\n\ny" }],
      [4, { a: "z\r\n" }],
    ],
  ],
  [
    "in an object over many lines",
    '[\n  {\n    "a": "x\n    y",\n    "b": [\n      "c"\n    ]\n  },\n  "z"\n]',
    [
      [2, { a: "x\n    y", b: ["c"] }],
      [9, "z"],
    ],
  ],
  [
    "that look like entries",
    '{"a":"x\n{}\n[1]\nnull\n"}\n{"b":1}',
    [
      [1, { a: "x\n{}\n[1]\nnull\n" }],
      [6, { b: 1 }],
    ],
  ],
  [
    "before a cut line",
    '{"a":"x\ny"}\n{"a":"z\n{"b":1}',
    [
      [1, { a: "x\ny" }],
      [3, cutText],
      [4, { b: 1 }],
    ],
  ],
  [
    "after a cut line",
    '{"a":"z\n{"a":"x\ny"}\n{"b":1}',
    [
      [1, cutText],
      [2, { a: "x\ny" }],
      [4, { b: 1 }],
    ],
  ],
  [
    "in an object that is cut later",
    '{"a":"x\ny","b":"z\n{"b":1}',
    [
      [1, cutText],
      [3, { b: 1 }],
    ],
  ],
  [
    "at the end of a file that is cut",
    '{"b":1}\n{"a":"x\ny',
    [
      [1, { b: 1 }],
      [2, cutText],
      [3, "is the end of the file: nothing could be read since the previous entry."],
    ],
  ],
])("keeps line breaks of strings %s", (_, text, expected) => {
  for (const length of [text.length, 1, 5]) expect(found(text, length)).toEqual(expected);
});

it("says which entries were repaired", () => {
  const splitter = new RecordSplitter();
  const records = [...splitter.push('[{"a":1},{"a":"\t"},{"a":2,},{}]'), ...splitter.end()];
  expect(records.map((record) => record.kind === "record" && record.isRepaired)).toEqual([false, true, true, false]);
});

it.each(['{"a":"x\n', '{"a":"x\n,"', '{",":",":"x\n', '{"":"\n', '[{"a":"\n', '"\n', '{"a":["\n",'])(
  "reads a long file of %j a few times at most",
  (line) => {
    const text = line.repeat(2 ** 18 / line.length);
    for (const length of [text.length, 16_384]) {
      const splitter = new RecordSplitter();
      let count = 0;
      for (let from = 0; from < text.length; from += length)
        count += splitter.push(text.slice(from, from + length)).length;
      expect(count + splitter.end().length).toBeGreaterThan(0);
    }
  },
);
