import * as v from "valibot";
import { expect, it } from "vitest";
import { messageText, shortText } from "./written-text.ts";

const said = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message;

it.each([
  ["", "Skriv en besked"],
  [undefined, "Skriv en besked"],
  ["Hej", "Skriv minimum 10 tegn"],
  ["x".repeat(801), "Skriv maximum 800 tegn"],
  ["Hej med dig\u0000", "Fjern tegn, der ikke kan vises"],
  ["Hej med dig\nog din hund", undefined],
])("checks the message %j: %s", (text, message) => {
  expect(said(messageText(), text)).toBe(message);
});

it.each([
  ["", "Udfyld feltet"],
  ["   ", "Udfyld feltet"],
  ["x".repeat(51), "Skriv maximum 50 tegn"],
  ["\uD800", "Fjern tegn, der ikke kan vises"],
  ["A", undefined],
])("checks the short text %j: %s", (text, message) => {
  expect(said(shortText(), text)).toBe(message);
});

it("uses the limits and the messages of its field", () => {
  expect(said(messageText({ min: 3, max: 5 }), "ja")).toBe("Skriv minimum 3 tegn");
  expect(said(messageText({ min: 3, max: 5 }), "jamen dog")).toBe("Skriv maximum 5 tegn");
  expect(said(shortText({ message: "Angiv virksomhed" }), "")).toBe("Angiv virksomhed");
});
