import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { EventLead } from "./event-signup.lead.ts";
import { Form } from "./event-signup.schema.ts";

const flags = ["jobTitleEnabled", "companyEnabled", "zipCodeEnabled", "termsEnabled"] as const;
const fieldOf = {
  jobTitleEnabled: "title",
  companyEnabled: "company",
  zipCodeEnabled: "zipCode",
  termsEnabled: "terms",
};
const messageOf = {
  title: "Angiv stilling",
  company: "Angiv virksomhed",
  zipCode: "Angiv postnummer",
  terms: "Sæt kryds, hvis du vil tilmelde dig",
};
const person = { name: "Hanne Holm", email: "hanne@firma.dk", phone: "20 12 34 56", kontrolfelt: "" };
const filled = { title: "Driftschef", company: "Nordlys", zipCode: "8000", terms: true };
const empty = { title: "", company: "", zipCode: "", terms: false };
const combinations: readonly Readonly<Record<string, boolean>>[] = Array.from({ length: 16 }, (_, number) =>
  Object.fromEntries(flags.map((flag, place) => [flag, (number & (1 << place)) !== 0])),
);

function problemsIn(schema: v.GenericSchema, values: unknown): Readonly<Record<string, string>> {
  const issues = v.safeParse(schema, values).issues ?? [];
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue) ?? "", issue.message]));
}

describe.each(combinations)("an event with %o", (set) => {
  const required = flags.filter((flag) => set[flag]).map((flag) => fieldOf[flag]);
  const expected = Object.fromEntries(required.map((name) => [name, messageOf[name as keyof typeof messageOf]]));

  it("accepts a form with all fields", () => {
    expect(v.parse(Form, { ...person, ...filled, ...set })).toEqual({
      ...person,
      phone: "+4520123456",
      ...filled,
      ...set,
    });
  });

  it("requires the flagged fields, and no others", () => {
    expect(problemsIn(Form, { ...person, ...empty, ...set })).toEqual(expected);
  });

  it("reports all errors at once, in the form and on the server", () => {
    const wrong = { name: "", email: "x", phone: "1", ...empty, ...set };
    const all = ["email", "name", "phone", ...required].toSorted();
    expect(Object.keys(problemsIn(Form, wrong)).toSorted()).toEqual(all);
    expect(Object.keys(problemsIn(EventLead, { ...wrong, source: 0 })).toSorted()).toEqual(all);
  });
});

it.each([
  ["title", "x".repeat(51), "Skriv maximum 50 tegn"],
  ["company", "<script>", "Skriv uden linjeskift og tegn som < og >"],
  ["zipCode", "800", "Skriv et postnummer med 4 cifre, eller med 5, hvis det er tysk eller svensk"],
])("applies the rule of %s to its value", (name, value, message) => {
  const all = Object.fromEntries(flags.map((flag) => [flag, true]));
  expect(problemsIn(Form, { ...person, ...filled, ...all, [name]: value })).toEqual({ [name]: message });
});

it.each(["10115", "D-10115", "123 45", "0150", "8000"])(
  "takes the postal code %s of a participant from a country whose phone numbers we take, in the form and on the server",
  (zipCode) => {
    const values = { ...person, phone: "+49 151 23456789", zipCode, zipCodeEnabled: true };
    expect([problemsIn(Form, values), problemsIn(EventLead, { ...values, source: 0 })]).toEqual([{}, {}]);
  },
);

it.each([0, 2])("accepts the source %d", (source) => {
  expect(v.is(EventLead, { ...person, source })).toBe(true);
});

it.each([1, 3, "0", undefined])("rejects the source %j", (source) => {
  expect(v.is(EventLead, { ...person, source })).toBe(false);
});
