import { expect, it } from "vitest";
import { readLooseJson } from "./loose-json.ts";

const read = (text: string) => {
  const { value, repaired } = readLooseJson(text);
  return [value, [...repaired]];
};

it.each<[string, string, unknown]>([
  ["a line break in a string", '{"a":"x\ny"}', { a: "x\ny" }],
  ["a line break of Windows", '{"a":"x\r\ny"}', { a: "x\r\ny" }],
  ["a tab in a name", '{"a\tb":1}', { "a\tb": 1 }],
  ["control characters that mean nothing", '{"a":"x\0\u0001\b\f\u001fy"}', { a: "x     y" }],
  ["a line break after a backslash", '{"a":"x\\\ny"}', { a: "x\ny" }],
  ["a comma before a bracket", '{"a":[1,{"b":2,},\n ],}', { a: [1, { b: 2 }] }],
  ["an escaped apostrophe", String.raw`{"a":"Læg\'er \\' \\\'"}`, { a: String.raw`Læg'er \' \'` }],
  ["blanks between values", '\ufeff{\u00a0"a"\u2028:\0\v\f1,\u2029}', { a: 1 }],
  ["all of it escaped for HTML", "{&quot;a&quot;:&quot;R&amp;D &lt;b&gt; &#233;&quot;,}", { a: "R&D <b> é" }],
  ["all of it escaped for HTML by numbers", "[ {&#34;a&#34;:&#x22;x&#39;&#x22;}]", [{ a: "x'" }]],
])("repairs %s", (_, text, value) => {
  expect(read(text)).toEqual([value, [expect.any(Number)]]);
});

it.each<[string, string]>([
  ["escaped line breaks", '{"a":"x\\ny\\u0000\\u2028"}'],
  ["unescaped line separators and delete", '{"a":"x\u2028\u2029\u007f\u0085\u00a0\ufeffy"}'],
  ["commas, brackets and entities in strings", '{"a":",]},}","&quot;":"{&quot;a&quot;:1,}"}'],
  ["halves of characters", '{"a":"\\ud83d","b":"\ud83d"}'],
  ["a name that is there twice", '{"a":1,"a":2}'],
])("reads valid JSON as JSON.parse does: %s", (_, text) => {
  expect(read(text)).toEqual([JSON.parse(text), []]);
});

it("says which elements of the list were repaired", () => {
  expect(read('{"postings":[{"a":"x\n"},{"a":["y",1]},{"a":"\t\t",},\n{},],}')[1]).toEqual([0, 2, 3]);
});

it.each([
  '{"a":',
  '{"a":1',
  '{"a":"x\n',
  "[1,,2]",
  "[,]",
  '{"a":x}',
  "",
  "\0",
  '{"a":1}}',
  '{"a":1};',
  "{'a':1}",
  '"\\',
])("throws what JSON.parse throws for %j", (text) => {
  const thrown = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      return String(error);
    }
  };
  expect(thrown(() => readLooseJson(text))).toBe(thrown(() => JSON.parse(text)));
});

it("reads long hostile text once", () => {
  for (const text of ["\n", "\\", ",", "[", "\0", "\\'"]) {
    expect(() => readLooseJson(`{"a":"${text.repeat(2 ** 18)}`)).toThrow(SyntaxError);
    expect(() => readLooseJson(`[${text.repeat(2 ** 18)}`)).toThrow(SyntaxError);
  }
  expect(read(`["${"\n".repeat(2 ** 19)}"]`)).toEqual([["\n".repeat(2 ** 19)], [0]]);
});
