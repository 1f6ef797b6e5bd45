import { expect, it } from "vitest";
import { contactCard } from "./contact-card.ts";

const contact = {
  name: "Lederkredsen",
  phone: "70 20 30 40",
  email: "kontakt@lederkredsen.example",
  address: "Margenvej 14\n2100 København Ø",
  url: "https://lederkredsen.example/",
};

/** The properties of a card, unfolded as an address book does it. */
const properties = (card: string) => card.replaceAll("\r\n ", "").trimEnd().split("\r\n");

it("has what an address book shows, in the order that old telephones need", () => {
  expect(properties(contactCard(contact))).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "PRODID:-//Lederkredsen//Kontakt//DA",
    "FN:Lederkredsen",
    "N:;;;;",
    "ORG:Lederkredsen",
    "X-ABSHOWAS:COMPANY",
    "TEL;TYPE=WORK,VOICE:+4570203040",
    "EMAIL;TYPE=INTERNET,WORK:kontakt@lederkredsen.example",
    "ADR;TYPE=WORK:;;Margenvej 14;København Ø;;2100;Danmark",
    "URL:https://lederkredsen.example/",
    "END:VCARD",
  ]);
});

it("has only what the organisation has", () => {
  const card = contactCard({ ...contact, email: undefined, address: undefined });
  expect(card).not.toMatch(/EMAIL|ADR/);
});

it.each([
  ["a comma and a semicolon", "Ledere, mænd; kvinder", String.raw`FN:Ledere\, mænd\; kvinder`],
  ["a backslash", String.raw`A\B`, String.raw`FN:A\\B`],
  ["line breaks of any system", "To\r\nlinjer\rog\nén", String.raw`FN:To\nlinjer\nog\nén`],
  ["a line break that looks like a property", "Navn\r\nTEL:123", String.raw`FN:Navn\nTEL:123`],
  ["emoji of several characters", "Ledere 👩🏽‍💼 i kreds", "FN:Ledere 👩🏽‍💼 i kreds"],
  ["control characters and half a character", "Le\u0000de\ud800re", "FN:Lede\ufffdre"],
])("a name with %s stays one property", (_case, name, property) => {
  expect(properties(contactCard({ ...contact, name }))[3]).toBe(property);
});

it("folds long lines between characters, at 75 octets", () => {
  const name = "Ærlige ledere 👩🏽‍💼 ".repeat(20).trim();
  const card = contactCard({ ...contact, name });
  for (const line of card.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card).not.toContain("\ufffd");
  expect(properties(card)).toContain(`ORG:${name}`);
});

it.each([
  ["+45 70 20 30 40", "+4570203040"],
  ["70203040", "+4570203040"],
  ["+46 8 123 456 78", "+46812345678"],
])("dials %s as %s", (phone, dialled) => {
  expect(properties(contactCard({ ...contact, phone }))).toContain(`TEL;TYPE=WORK,VOICE:${dialled}`);
});

it("keeps an address without a postal code as it is written", () => {
  const card = contactCard({ ...contact, address: "Postboks 7\nNuuk" });
  expect(properties(card)).toContain(String.raw`ADR;TYPE=WORK:;;Postboks 7\, Nuuk;;;;Danmark`);
});
