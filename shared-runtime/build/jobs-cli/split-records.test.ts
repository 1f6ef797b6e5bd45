import { expect, it } from "vitest";
import { createRecordSplitter, type FileRecord } from "./split-records.ts";

/** What is found in a text that comes in portions of so many letters, in short. */
function found(text: string, letters = text.length || 1): readonly (readonly [number, unknown])[] {
  const splitter = createRecordSplitter();
  const records: FileRecord[] = [];
  for (let from = 0; from < text.length; from += letters)
    records.push(...splitter.push(text.slice(from, from + letters)));
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
])("reads %s, wherever the file is cut into portions", (_, text) => {
  const records = found(text);
  expect(records.map(([, value]) => value)).toEqual([a, b]);
  for (const letters of [1, 2, 3, 7, 11]) expect(found(text, letters)).toEqual(records);
});

it("tells on which line an entry begins", () => {
  const text = JSON.stringify([a, b], undefined, 1);
  expect(found(text).map(([line]) => line)).toEqual([2, text.slice(0, text.indexOf('"Æ')).split("\n").length - 1]);
  expect(found('{"a":1}\n\n\n{"b":2}').map(([line]) => line)).toEqual([1, 4]);
});

it.each<[string, string, readonly (readonly [number, unknown])[]]>([
  [
    "a line that is cut off in a text",
    '{"a":1}\n{"a":"vi s\n{"a":3}\n',
    [
      [1, { a: 1 }],
      [2, "is broken JSON: a text in it does not end on its line. Later entries were read where one begins."],
      [3, { a: 3 }],
    ],
  ],
  [
    "a line that is cut off between texts",
    '{"a":1}\n{"a":{"b":2}\n{"a":3}\n',
    [
      [1, { a: 1 }],
      [2, "is broken JSON: the next entry begins before it ends."],
      [3, { a: 3 }],
    ],
  ],
  [
    "a first line that is cut off before a value",
    '{"a":\n{"a":2}\n{"a":3}\n',
    [
      [1, "is broken JSON: the next entry begins before it ends."],
      [3, { a: 3 }],
    ],
  ],
  [
    "a bracket that does not match",
    '{"a":1}\n{"a":[2}\n{"a":3}\n',
    [
      [1, { a: 1 }],
      [2, "is broken JSON: it has a } where none belongs."],
      [3, { a: 3 }],
    ],
  ],
  [
    "a line that is no object",
    '{"a":1}\n# note\n{"a":3}\n',
    [
      [1, { a: 1 }],
      [2, 'begins with "#", which no JSON object does.'],
      [3, { a: 3 }],
    ],
  ],
  [
    "a broken entry of a list with a line each",
    '[\n  {"a":1},\n  {"a":"x},\n  {"a":3}\n]',
    [
      [2, { a: 1 }],
      [3, "is broken JSON: a text in it does not end on its line. Later entries were read where one begins."],
      [4, { a: 3 }],
    ],
  ],
])("goes on after %s", (_, text, expected) => {
  for (const letters of [text.length, 1, 5]) expect(found(text, letters)).toEqual(expected);
});

it("goes on after an entry that has its brackets and is no JSON", () => {
  const records = found('[{"a":1},\n{"a":},\n{"a":3}]');
  expect(records.map(([line]) => line)).toEqual([1, 2, 3]);
  expect(records[1]![1]).toMatch(/^is broken JSON: /);
  expect(records[2]![1]).toEqual({ a: 3 });
});

it.each<[string, string, readonly (readonly [number, unknown])[]]>([
  [
    "in an entry",
    '{"a":1}\n{"a":2',
    [
      [1, { a: 1 }],
      [2, "is not whole: the file ends in it. It was cut off, or a bracket is missing."],
    ],
  ],
  [
    "in a list",
    '[{"a":1},',
    [
      [1, { a: 1 }],
      [1, "begins a list that does not end: the file was cut off."],
    ],
  ],
  ["where nothing is", "", []],
  ["after white space", " \n\n ", []],
  [
    "in what could not be read",
    "<!doctype html>\n<p>Job</p>\n",
    [
      [1, 'begins with "<", which no JSON object does.'],
      [3, "is where the file ends: nothing could be read since the entry before."],
    ],
  ],
])("says so if the file ends %s", (_, text, expected) => {
  expect(found(text)).toEqual(expected);
});

it("passes over an entry that is larger than 6 MB without holding it", () => {
  const large = JSON.stringify({ text: "x".repeat(7 * 2 ** 20) });
  expect(found(`${large}\n{"a":1}`, 65_536)).toEqual([
    [1, "is larger than 6 MB. Give each posting an entry of its own."],
    [2, { a: 1 }],
  ]);
});
