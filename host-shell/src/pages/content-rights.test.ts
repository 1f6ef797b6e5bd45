import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contactDataRightsNoneMember as form } from "shared-runtime/service-forms/contact-data-rights-none-member.form.ts";
import { expect, test } from "vitest";

const pages = join(import.meta.dirname, "../../content/lederkredsen-selvbetjening/pages/formularer");
const textsOf = (file: string): readonly string[] => {
  const texts: string[] = [];
  JSON.parse(readFileSync(join(pages, file), "utf8"), (_key, value: unknown) => {
    if (typeof value === "string") texts.push(value);
    return value;
  });
  return texts;
};

/** Rights over data, as sentences promise them, and as the form lets a person tick them. */
const rights = [
  { promised: /\bse (?:det|eller|,)/, ticked: /\bvil se\b/ },
  { promised: /\bslettet\b/, ticked: /\bslettet\b/ },
  { promised: /\bindsigelse\b/, ticked: /\bindsigelse\b/ },
  { promised: /\bse, rette?\b|\brette? (?:det, vi|eller få)/i, ticked: /\brettet\b/ },
];

test("the form about data and the pages that lead to it promise no right that the form does not offer", () => {
  const fields = form.steps.flatMap((step) => step.fields);
  const ticks = fields.flatMap((field) => (field.kind === "tick" ? [field.label] : []));
  const offered = rights.filter(({ ticked }) => ticks.some((label) => ticked.test(label)));
  const sentences = [
    ...form.steps.map(({ intro }) => intro ?? ""),
    ...textsOf("dine-rettigheder.json"),
    ...textsOf("index.json").filter((text) => text.includes("vi ved om dig")),
  ];
  const promised = rights.filter((right) => sentences.some((text) => right.promised.test(text)));
  expect(promised).toEqual(offered);
});
