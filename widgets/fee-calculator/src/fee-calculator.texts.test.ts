import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { feeCalculatorTexts } from "./fee-calculator.texts.ts";

it("has every text and its default in the README", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const rows = [...readme.matchAll(/^\| `data-([a-z-]+)` \| (.*) \|$/gm)].map(([, name = "", text]) => [
    name.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase()),
    text,
  ]);
  expect(Object.fromEntries(rows)).toEqual(feeCalculatorTexts);
});
