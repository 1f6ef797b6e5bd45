import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import * as v from "valibot";
import { expect, it } from "vitest";
import { sampleSettings } from "../testing/sample-settings.ts";
import { problemsIn } from "./fields/problems.ts";
import { GlobalSettings } from "./global-settings.ts";

const read = (cvAdvice: unknown) => v.safeParse(GlobalSettings, { ...sampleSettings, cvAdvice }, plainMessages);
const problems = (cvAdvice: unknown) => problemsIn(read(cvAdvice).issues ?? []);

it("is empty if a site says nothing", () => {
  const { cvAdvice } = v.parse(GlobalSettings, sampleSettings);
  expect(cvAdvice).toEqual({});
});

it("takes any of the texts, with or without its placeholders", () => {
  const { output, issues } = read({
    "profile.short": { value: " Skriv mindst {mindst} ord. " },
    "results.few": { value: "Sæt tal på." },
    "results.few.todo": { value: "Find tal frem" },
  });
  expect(issues).toBeUndefined();
  expect(output).toMatchObject({
    cvAdvice: {
      "profile.short": "Skriv mindst {mindst} ord.",
      "results.few": "Sæt tal på.",
      "results.few.todo": "Find tal frem",
    },
  });
});

it.each([
  ["an empty text", { value: "  " }, "must not be empty; without this key, the review has its default text"],
  ["half of a character", { value: "Skriv \uD800 mere" }, "must have no control characters and no half of a character"],
  ["a text of 601 characters", { value: "a".repeat(601) }, "must have at most 600 characters, and has 601"],
  [
    "a placeholder of another text",
    { value: "Skriv {mindst} til {højst} ord." },
    "has {højst}, for which the review has no value; this text can have {mindst}",
  ],
  [
    "a placeholder with blanks",
    { value: "Skriv { mindst } ord." },
    "has { mindst }, for which the review has no value; this text can have {mindst}",
  ],
  [
    "a brace alone",
    { value: "Skriv {mindst ord." },
    "has {, for which the review has no value; this text can have {mindst}",
  ],
])("names %s with its key", (_case, field, sentence) => {
  expect(problems({ "profile.short": field })).toEqual([`cvAdvice.profile.short: ${sentence}`]);
});

it("names wrong types in plain words", () => {
  expect(problems({ "profile.short": "Skriv mere." })).toEqual(["cvAdvice.profile.short: must be an object"]);
  expect(problems({ "profile.short": {} })).toEqual(["cvAdvice.profile.short.value: is missing"]);
});

it("names a placeholder in a text that has none, and a todo of more than a line", () => {
  expect(problems({ "contact.noEmail": { value: "Skriv {navn}." } })).toEqual([
    "cvAdvice.contact.noEmail: has {navn}, for which the review has no value; this text can have no braces",
  ]);
  expect(problems({ "contact.noEmail.todo": { value: "a".repeat(81) } })).toEqual([
    "cvAdvice.contact.noEmail.todo: must have at most 80 characters, and has 81",
  ]);
});

it("names an unknown key, with the keys of its area or the areas", () => {
  expect(problems({ "photo.missing": { value: "Tag et billede." }, foto: { value: "Tag et billede." } })).toEqual([
    "cvAdvice.photo.missing: is not a key of advice; those of photo are photo.found, photo.none",
    "cvAdvice.foto: is not a key of advice; keys begin with one of: document, profile, contact, links, privacy, photo, experience, results, leadership, actionverbs, gaps, competencies, education, courses, languages, it, headings, length, layout, consistency, ats",
  ]);
});

it("does not take a property of all objects for a key", () => {
  expect(problems({ toString: { value: "Tag et billede." } })).toEqual([
    expect.stringMatching(/^cvAdvice\.toString: is not a key of advice; keys begin with/u),
  ]);
});
