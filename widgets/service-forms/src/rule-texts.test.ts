import { serviceForms } from "shared-runtime/service-forms/service-form-list.ts";
import { isInput } from "shared-runtime/service-forms/form-field.ts";
import * as v from "valibot";
import { expect, it } from "vitest";
import { inPageWords, ruleTexts } from "./rule-texts.ts";

const words = {
  ...ruleTexts,
  messageMissing: "Skriv dit svar",
  messageLong: "Skriv højst {antal} tegn",
  fileType: "Vælg fx en PDF, et Word-dokument eller et billede",
};

it.each([
  ["Skriv en besked", "Skriv dit svar"],
  ["Skriv maximum 1000 tegn", "Skriv højst 1.000 tegn"],
  ["Skriv minimum 10 tegn", "Skriv minimum 10 tegn"],
  ["Dokument typen er ikke gyldig", "Vælg fx en PDF, et Word-dokument eller et billede"],
  ["Vælg et emne", "Vælg et emne"],
])("says %j as %j", (problem, said) => {
  expect(inPageWords(problem, words)).toBe(said);
});

it("names the literal errors of the rules, so that a page can replace them", () => {
  const errors = new Set(
    serviceForms.flatMap(({ steps }) =>
      steps.flatMap(({ fields, schema, initial }) => {
        const ticked = fields.filter(isInput).map(({ kind, name }) => [name, kind === "tick" ? true : initial[name]]);
        const insured = {
          ...Object.fromEntries(ticked),
          subject: "Tillægsforsikring",
          insurance: "Ændring",
          terms: false,
        };
        return [initial, insured].flatMap(
          (values) => v.safeParse(schema, values).issues?.map(({ message }) => message) ?? [],
        );
      }),
    ),
  );
  const missing = Object.entries(ruleTexts).filter(([key]) => key.endsWith("Missing"));
  expect(missing.filter(([, literal]) => !errors.has(literal))).toEqual([]);
});
