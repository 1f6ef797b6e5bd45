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
  ["Hej\nmed dig\0", "Fjern de tegn, der ikke kan læses"],
])("judges %j", (text, problem) => {
  expect(problemOf(messageText(), text)).toBe(problem);
});

it("may be empty if it is optional, but not short", () => {
  const schema = messageText({ most: 300, optional: true });
  expect([problemOf(schema, " "), problemOf(schema, "kort"), problemOf(schema, "a".repeat(301))]).toEqual([
    undefined,
    "Skriv minimum 10 tegn",
    "Skriv maximum 300 tegn",
  ]);
});
