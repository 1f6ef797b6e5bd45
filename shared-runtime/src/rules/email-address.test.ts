import * as v from "valibot";
import { expect, it } from "vitest";
import { Email } from "./email-address.ts";

it.each([
  "navn@firma.dk",
  "for.navn+cv@mail.firma.co.uk",
  "søren@ærø.dk",
  "o'neill@firma.dk",
  "navn@firma.xn--p1ai",
  `${"a".repeat(245)}@firma.dk`,
])("accepts %s", (address) => {
  expect(v.parse(Email, ` ${address} `)).toBe(address);
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
  ["en@firma.dk, to@firma.dk", invalid],
  ["Navn <navn@firma.dk>", invalid],
  ["navn@firma.dk\r\nBcc: alle@firma.dk", invalid],
  [`${"a".repeat(246)}@firma.dk`, "Skriv en kortere e-mail: den må højst fylde 254 tegn"],
])("rejects %j with: %s", (address, message) => {
  expect(v.safeParse(Email, address).issues?.[0].message).toBe(message);
});
