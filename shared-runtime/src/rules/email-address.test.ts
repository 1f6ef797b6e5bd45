import * as v from "valibot";
import { expect, it } from "vitest";
import { Email } from "./email-address.ts";

it.each([
  "navn@firma.dk",
  "for.navn+cv@mail.firma.co.uk",
  "søren@ærø.dk",
  "o'neill@firma.dk",
  "!#$%&'*+-/=?^_`{|}~@firma.dk",
  "हिन्दी@डाटा.भारत",
  "navn@firma.xn--p1ai",
  `${"a".repeat(245)}@firma.dk`,
])("accepts %s", (address) => {
  expect(v.parse(Email, ` ${address} `)).toBe(address);
});

it.each([
  "na\u200Bvn@fir\u00ADma.dk\u2060",
  "\u202Dnavn@firma.dk\u202C",
  "\u00A0navn@firma.dk\u3000",
  "ｎａｖｎ＠ｆｉｒｍａ．ｄｋ",
  "mailto:navn@firma.dk",
  "MAILTO:navn@firma.dk?subject=Hej",
  "E-mail: navn@firma.dk",
  "<navn@firma.dk>",
  "Navn Navnesen <navn@firma.dk>",
  '"Navn, N." <navn@firma.dk>;',
  "navn@firma.dk <mailto:navn@firma.dk>",
  "navn@firma.dk<navn@firma.dk>",
  "(navn@firma.dk)",
  "'navn@firma.dk',",
  "navn@firma.dk.",
  "“navn@firma.dk”",
  "„navn@firma.dk“,",
  "‘navn@firma.dk’",
  "«navn@firma.dk»",
  "»navn@firma.dk«",
  "‹navn@firma.dk›",
  "Navn <“navn@firma.dk”>",
])("reads %j as navn@firma.dk", (typed) => {
  expect(v.parse(Email, typed)).toBe("navn@firma.dk");
});

it("takes dashes for hyphens, which an address can have", () => {
  expect(v.parse(Email, "anne\u2011marie@min–firma.dk")).toBe("anne-marie@min-firma.dk");
});

const invalid = "Skriv en gyldig e-mail, fx navn@firma.dk";

it.each([
  ["", "Skriv din e-mail"],
  [null, "Skriv din e-mail"],
  ["navn", invalid],
  ["navn@firma", invalid],
  ["navn@firma,dk", invalid],
  ["navn@firma..dk", invalid],
  [".navn@firma.dk", invalid],
  ["navn.@firma.dk", invalid],
  ["navn@.firma.dk", invalid],
  ["navn@firma.d", invalid],
  ["navn@192.168.0.1", invalid],
  ["navn @firma.dk", invalid],
  ["na“vn@firma.dk", invalid],
  ["navn@“firma”.dk", invalid],
  ["«»@firma.dk", invalid],
  ["navn😀@firma.dk", invalid],
  ["navn@firma😀.dk", invalid],
  ["na€vn@firma.dk", invalid],
  ["en@firma.dk, to@firma.dk", invalid],
  ["Navn <navn@firma.dk>, En <en@firma.dk>", invalid],
  ["en@firma.dk <to@firma.dk>", invalid],
  ["Navn navn@firma.dk", invalid],
  ["\u200B\u3164", "Skriv din e-mail"],
  ["na\uD800vn@firma.dk", invalid],
  ["navn@firma.dk\r\nBcc: alle@firma.dk", invalid],
  [`${"a".repeat(246)}@firma.dk`, "Skriv en kortere e-mail: den må højst fylde 254 tegn"],
])("rejects %j with: %s", (address, message) => {
  expect(v.safeParse(Email, address).issues?.[0].message).toBe(message);
});
