import * as v from "valibot";
import { expect, it } from "vitest";
import { shortText } from "./short-text.ts";

const said = (value: unknown, schema = shortText()) => v.safeParse(schema, value).issues?.[0].message;

it.each(["x", "x".repeat(50), "Æøå 🌱 بو", "R&D / Drift"])("accepts %j", (text) => {
  expect(v.parse(shortText(), ` ${text} `)).toBe(text);
});

it.each([
  ["", "Udfyld feltet"],
  ["   ", "Udfyld feltet"],
  [undefined, "Udfyld feltet"],
  [7, "Udfyld feltet"],
  ["x".repeat(51), "Skriv maximum 50 tegn"],
  ["to\nlinjer", "Skriv uden linjeskift og tegn som < og >"],
  ["<b>", "Skriv uden linjeskift og tegn som < og >"],
  ["\uD800", "Skriv uden linjeskift og tegn som < og >"],
  ["\0\u200B", "Udfyld feltet"],
])("rejects %j with: %s", (value, message) => {
  expect(said(value)).toBe(message);
});

it("reads what looks the same as the same, and measures that", () => {
  expect(v.parse(shortText(), "\u202EEksempel\u00A0A/S\u200B")).toBe("Eksempel A/S");
  expect(said("x\u200B".repeat(50))).toBeUndefined();
});

it("takes a message and a limit of its own", () => {
  const company = shortText({ missing: "Angiv virksomhed", longest: 3 });
  expect([said("", company), said("abc", company), said("abcd", company)]).toEqual([
    "Angiv virksomhed",
    undefined,
    "Skriv maximum 3 tegn",
  ]);
});
