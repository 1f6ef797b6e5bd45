import * as v from "valibot";
import { expect, it } from "vitest";
import { Phone } from "../rules/phone.ts";
import { contactChangeWith } from "./contact-change.ts";
import { contactFields, contactParts } from "./contact-parts.ts";

const ContactChange = contactChangeWith(Phone);
const read = (body: object) => {
  const result = v.safeParse(ContactChange, body);
  return result.success
    ? result.output
    : Object.fromEntries(result.issues.map((one) => [v.getDotPath(one), one.message]));
};

it("reads the fields of the part alone, in their normal form", () => {
  expect(read({ part: "email", email: " HANNE@firma.dk ", name: "Ingen" })).toEqual({
    part: "email",
    withdraw: false,
    values: { email: "HANNE@firma.dk" },
  });
  expect(read({ part: "phone", phone: "33 12 34 56" })).toMatchObject({ values: { phone: "+4533123456" } });
  expect(read({ part: "address", address: "Lindevej 12", zipCode: "8000", city: "Aarhus C" })).toMatchObject({
    values: { address: "Lindevej 12", zipCode: "8000", city: "Aarhus C" },
  });
});

it.each(contactParts)("names every empty field of the part %s that must have a value", (part) => {
  const required = contactFields[part].filter((field) => field !== "workTitle");
  expect(Object.keys(read({ part }))).toEqual(required);
});

it.each([
  [{ part: "address", address: "Lindevej", zipCode: "80", city: "Aarhus C" }, ["address", "zipCode"]],
  [{ part: "email", email: "hanne@firma" }, ["email"]],
  [{ part: "phone", phone: "12" }, ["phone"]],
  [{ part: "name", name: "<b>" }, ["name"]],
  [{ part: "work", workPlace: "Bo", workTitle: "x".repeat(61) }, ["workTitle"]],
  [{ part: "pension" }, ["part"]],
  [{ part: "email", email: 7 }, ["email"]],
])("refuses %j at its fields", (body, fields) => {
  expect(Object.keys(read(body))).toEqual(fields);
});

it("needs no values to withdraw a change", () => {
  expect(read({ part: "address", withdraw: true })).toEqual({ part: "address", withdraw: true, values: {} });
});
