import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, expectTypeOf, it } from "vitest";
import { advice } from "./advice.ts";
import { adviceTextKeys, adviceTexts, placeholdersIn } from "./advice-texts.ts";
import { jobAdvice } from "./jobs.advice.ts";
import { lookAdvice } from "./look.advice.ts";
import { personAdvice } from "./person.advice.ts";
import { skillAdvice } from "./skills.advice.ts";

const criteria = join(import.meta.dirname, "..");
const sources = globSync("*.ts", { cwd: criteria })
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => readFileSync(join(criteria, file), "utf8"))
  .join("\n");
const document = readFileSync(join(criteria, "../../../../../docs/cv-advice.md"), "utf8");
const isTodo = (key: string) => key.endsWith(".todo");

it("has no key that no area uses", () => {
  const used = new Set([...sources.matchAll(/"([a-z]+\.[a-zA-Z]+)"/g)].map(([, key = ""]) => key));
  expect(adviceTextKeys.filter((key) => !used.has(key.replace(/\.todo$/, "")))).toEqual([]);
});

it("has keys of an area and camelCase words, each of them once", () => {
  expect(adviceTextKeys.filter((key) => !/^[a-z]+\.[a-z][a-zA-Z]*(?:\.todo)?$/.test(key))).toEqual([]);
  const tables = [personAdvice, jobAdvice, skillAdvice, lookAdvice];
  expect(tables.flatMap((table) => Object.keys(table))).toEqual(adviceTextKeys);
});

it("says what to do in a few words without a full stop, and everything else in whole sentences", () => {
  const wrong = Object.entries(adviceTexts).filter(([key, text]) =>
    isTodo(key) ? !/^\p{Lu}.{7,55}[^.]$/u.test(text) : !/^\p{Lu}.{5,}[.?]$/u.test(text),
  );
  expect(wrong).toEqual([]);
});

it("has no brace but those of placeholders", () => {
  const bare = Object.values(adviceTexts).map((text) =>
    placeholdersIn(text).reduce((rest, name) => rest.replaceAll(`{${name}}`, ""), text),
  );
  expect(bare.filter((text) => /[{}]/.test(text))).toEqual([]);
});

it("asks for the values of a text and of its todo, by their types", () => {
  expect(advice("length.manyPages", { højst: "tre" })).toEqual({ key: "length.manyPages", values: { højst: "tre" } });
  expectTypeOf(advice<"length.manyPages">).parameters.toEqualTypeOf<
    ["length.manyPages", Readonly<Record<"højst", string>>]
  >();
  expectTypeOf(advice<"profile.length">).parameters.toEqualTypeOf<
    ["profile.length", Readonly<Record<"mindst" | "højst", string>>]
  >();
  expectTypeOf(advice<"links.deadLink">).parameters.toEqualTypeOf<["links.deadLink"]>();
});

describe("docs/cv-advice.md", () => {
  it("explains all placeholders", () => {
    const all = new Set(Object.values(adviceTexts).flatMap(placeholdersIn));
    const explained = rowsOf("placeholder").flatMap(([names = ""]) => names.split(", "));
    expect(explained.toSorted()).toEqual([...all].map((name) => `\`{${name}}\``).toSorted());
  });
});

/** The cells of the table whose first column has this title. */
function rowsOf(title: string): readonly (readonly string[])[] {
  const [, table = ""] = document.split(`\n| ${title} | `);
  const [rows = ""] = table.split("\n\n");
  return rows
    .trimEnd()
    .split("\n")
    .slice(2)
    .map((row) => row.slice(2, -2).split(" | "));
}
