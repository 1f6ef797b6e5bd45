import * as v from "valibot";
import { expect, it } from "vitest";
import { messageText } from "./message-text.ts";

const problemOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message;

it.each([
  ["", "Skriv en besked"],
  ["   \n ", "Skriv en besked"],
  [undefined, "Skriv en besked"],
  ["a".repeat(9), "Skriv minimum 10 tegn"],
  [`  ${"a".repeat(9)}  `, "Skriv minimum 10 tegn"],
  ["a".repeat(10), undefined],
  ["a".repeat(800), undefined],
  ["a".repeat(801), "Skriv maximum 800 tegn"],
  [`${"a".repeat(800)}\n`, undefined],
  ["Hej\nmed dig\uD800", "Fjern de tegn, der ikke kan læses"],
  ["\u200B\u3164\n\u2800", "Skriv en besked"],
  ["a\u200B".repeat(9), "Skriv minimum 10 tegn"],
  ["a\u00AD".repeat(800), undefined],
])("judges %j", (text, problem) => {
  expect(problemOf(messageText(), text)).toBe(problem);
});

it("keeps its lines, and leaves out what nobody sees", () => {
  expect(v.parse(messageText(), "Hej\u200B\r\nmed\u00A0dig\t\u202Eigen\0")).toBe("Hej\nmed dig\tigen");
});

it("may be empty if it is optional, but not short", () => {
  const schema = messageText({ most: 300, optional: true });
  expect([problemOf(schema, " "), problemOf(schema, "kort"), problemOf(schema, "a".repeat(301))]).toEqual([
    undefined,
    "Skriv minimum 10 tegn",
    "Skriv maximum 300 tegn",
  ]);
});
