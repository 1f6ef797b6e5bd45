import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, it } from "vitest";

const pages = join(import.meta.dirname, "../../../../content/lederkredsen-selvbetjening/pages");

interface Fields {
  readonly formId?: { readonly value: string };
  readonly answerDays?: unknown;
  readonly usualDays?: { readonly value: number };
  readonly doneNext?: { readonly value: string };
}

interface Answer {
  readonly form: { readonly value: string };
  readonly days: { readonly value: number };
  readonly promise?: { readonly value: string };
  readonly hour?: { readonly value: number };
  readonly caller?: { readonly value: string };
}

/** The fields of all blocks of a file that have one of this name. */
function fieldsWith(name: keyof Fields, file: string): readonly Fields[] {
  const found: Fields[] = [];
  JSON.parse(readFileSync(join(pages, file), "utf8"), (_key, value: unknown) => {
    if (typeof value === "object" && value !== null && name in value) found.push(value);
    return value;
  });
  return found;
}

const answersOf = ({ answerDays }: Fields): readonly Answer[] =>
  (answerDays as { readonly fields: Answer }[]).map(({ fields }) => fields);

it("the front page promises an answer within as many working days as the receipt of each form", () => {
  const [overview] = fieldsWith("usualDays", "index.json");
  if (!overview) throw new Error("The front page has no overview.");
  const ofForms = new Map(answersOf(overview).map(({ form, days }) => [form.value, days.value]));
  const receipts = globSync("formularer/*.json", { cwd: pages }).flatMap((file) => fieldsWith("formId", file));
  expect(receipts).toHaveLength(6);
  for (const { formId, answerDays } of receipts) {
    const { value = "" } = formId ?? {};
    expect([value, ofForms.get(value) ?? overview.usualDays?.value]).toEqual([
      value,
      (answerDays as { readonly value: number }).value,
    ]);
  }
});

it("the front page makes the promise of the receipt, with the same person and hour", () => {
  const [overview = {}] = fieldsWith("usualDays", "index.json");
  const ofForms = new Map(answersOf(overview).map((answer) => [answer.form.value, answer]));
  const Facts = v.record(v.string(), v.object({ value: v.string() }));
  const facts = v.parse(Facts, JSON.parse(readFileSync(join(pages, "../items/facts.json"), "utf8")));
  const receipts = globSync("formularer/*.json", { cwd: pages }).flatMap((file) => fieldsWith("doneNext", file));
  expect(receipts).toHaveLength(6);
  for (const { formId, doneNext } of receipts) {
    const answer = ofForms.get(formId?.value ?? "");
    expect([formId?.value, answer?.promise?.value]).toEqual([formId?.value, doneNext?.value]);
    const promise = (doneNext?.value ?? "").replace(/\{\{(.+?)\}\}/, (_, key: string) => facts[key]?.value ?? "");
    expect(promise).toMatch(/^[A-ZÆØÅ].+ senest \{dag\}/);
    const [, hour] = /\{dag\} kl\. (\d+)/.exec(promise) ?? [];
    expect([formId?.value, answer?.hour?.value]).toEqual([
      formId?.value,
      hour === undefined ? undefined : Number(hour),
    ]);
    expect(promise).toContain(answer?.caller?.value ?? "");
  }
});
