import { expect, it } from "vitest";
import { normalCode, normalLine, normalLines } from "./normal-text.ts";

it.each([
  ["marks of direction", "\u202D20 12\u202C \u200E34\u200F\u2066 56\u2069\u061C", "20 12 34 56"],
  ["characters without width", "\uFEFFHa\u200Bn\u00ADs\u2060\u034F \u180EHolm\u2064", "Hans Holm"],
  ["fillers of Hangul", "\u3164Hans\u115F\u1160\uFFA0", "Hans"],
  ["tags and selectors of variants", "Hans\u{E0041}\u{E007F}\uFE0F\u{E0101}", "Hans"],
  ["marks of annotations and of objects", "\uFFF9Hans\uFFFA\uFFFB\uFFFC", "Hans"],
  ["control characters", "\0Ha\u0007ns\u001B\u007F\u009B", "Hans"],
  ["blanks of any kind", "\u2007Hans\u00A0\u202F\u2800Holm\t12\u2028\u3000\u0085", "Hans Holm 12"],
  ["letters with a mark of their own", "A\u030Ase Mu\u0308ller", "Åse Müller"],
  ["a mark that is separated from its letter", "A\u034F\u030Ase", "Åse"],
])("takes %s for what a person sees", (_, text, normal) => {
  expect([normalLine(text), normalLines(text.replaceAll(/[\t\u2028\u0085]/g, " "))]).toEqual([
    normal,
    expect.stringMatching(new RegExp(`^${normal.replaceAll(" ", " +")}$`, "u")),
  ]);
});

it.each([
  ["a Persian name", "علی\u200Cرضا"],
  ["a Hindi word", "क्\u200Dष"],
  ["emojis of several parts", "👩\u200D💻 👨🏽\u200D🌾 ❤\uFE0F 🏳\uFE0F\u200D🌈"],
  ["typography that is seen", "Løn: “25.000 kr.” … ﬁn ½ O’Neill"],
])("keeps %s", (_, text) => {
  expect([normalLine(text), normalLines(text)]).toEqual([text, text]);
});

it.each([
  ["between Latin letters", "Ha\u200Dn\u200Cs", "Hans"],
  ["at an end", "\u200Dعلی\u200C", "علی"],
  ["in a row", "علی\u200C\u200Cرضا", "علیرضا"],
  ["after something invisible", "علی\u200B\u200Cرضا", "علیرضا"],
  ["without emojis", "a\uFE0F\u200D💻", "a💻"],
])("leaves a joiner out %s", (_, text, normal) => {
  expect(normalLine(text)).toBe(normal);
});

it("keeps the lines and tabs of a text of several lines", () => {
  expect(normalLines(" Hej\r\nmed\u200B\rdig\u2028og\ta\u00A0 b\u0085\u0000 ")).toBe("Hej\nmed\ndig\nog\ta  b");
});

it("keeps line breaks within one line, which the rules refuse", () => {
  expect(normalLine(" Bo\r\nHansen\r\n")).toBe("Bo\r\nHansen");
});

it("takes every dash of a line for a hyphen, and none of a text of several lines", () => {
  const dashes = "a‐b‑c‒d–e—f―g−h﹘i﹣j－k";
  expect([normalLine(dashes), normalLines(dashes)]).toEqual(["a-b-c-d-e-f-g-h-i-j-k", dashes]);
});

it("takes characters of full width for their plain ones in what a program reads", () => {
  expect([normalCode("２１００"), normalCode("ｎａｖｎ＠ｆｉｒｍａ．ｄｋ"), normalCode("＋４５ （２０）")]).toEqual([
    "2100",
    "navn@firma.dk",
    "+45 (20)",
  ]);
});

it.each(Object.entries({ normalLine, normalLines, normalCode }))("%s changes nothing twice", (_, normalise) => {
  const different: string[] = [];
  const parts = ["a", "ب", "\u200C", "\u200D", "\uFE0F", "💻", "🏽", "\u200B", "\u0301", "\u2800", "\n"];
  for (const one of parts)
    for (const two of parts)
      for (const three of parts)
        for (const four of parts) {
          const once = normalise(one + two + three + four);
          if (normalise(once) !== once) different.push(once);
        }
  expect(different).toEqual([]);
});

it("leaves nothing invisible in, whichever character it is", () => {
  const left: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const letter = String.fromCodePoint(code);
    if (/[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}\u2800]/u.test(letter) && !"\n\r ".includes(letter)) {
      if (normalLine(`x${letter}x`) !== "xx" && normalLine(`x${letter}x`) !== "x x") left.push(code.toString(16));
    }
  }
  expect(left).toEqual([]);
});
