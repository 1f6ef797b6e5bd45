import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { CampaignFields } from "../api/campaign-fields.ts";
import { fieldsOf, flagsOf, initialValues } from "./lead-form.ts";
import { leadForms } from "./lead-form-list.ts";
import { filledBody } from "./lead.ts";
import { leads } from "./lead-list.ts";

it("each have a lead, in the same order", () => {
  expect(leads.map(({ form }) => form)).toEqual(leadForms);
});

it("share no id, path, kind, text or prop, so that one page can have them all", () => {
  const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);
  const all = [
    leadForms.map(({ id }) => id),
    leadForms.map(({ path }) => path),
    leads.map(({ kind }) => kind),
    [
      ...Object.keys(CampaignFields.entries),
      ...leadForms.flatMap(({ texts, props }) => Object.keys({ ...texts, ...props })),
    ],
  ];
  expect(all.flatMap(twice)).toEqual([]);
});

describe.each(leads.map((lead) => [lead.form.id, lead] as const))("%s", (_, lead) => {
  const { form, body, examples } = lead;

  it("has a rule for each of its fields, and no others", async () => {
    const { entries } = (await form.rules()).Form;
    expect(Object.keys(entries)).toEqual(Object.keys(initialValues(form, {})));
  });

  it("has its consents in boxes of its own", () => {
    const boxes = fieldsOf(form).filter(({ kind }) => kind === "tick");
    expect(Object.keys(lead.consents).filter((field) => !boxes.some(({ name }) => name === field))).toEqual([]);
  });

  it("has no text that nothing shows", () => {
    const { groups, prefix, waitingPrefix, texts, done } = form;
    const shown = [
      ...["Title", "Text", "Button", "Privacy", "Done"].map((word) => `${prefix}${word}`),
      ...(done ? [`${prefix}DoneAt`, `${prefix}DoneTitle`] : []),
      ...["Title", "Text", "Button", "Privacy", "Done"]
        .map((word) => `${waitingPrefix}${word}`)
        .filter((key) => key in texts),
      ...groups.flatMap(({ legend, hint }) => [legend, hint]),
      ...fieldsOf(form).flatMap(({ label, waitingLabel }) => [label, waitingLabel]),
    ];
    expect(Object.keys(texts).toSorted()).toEqual([...new Set(shown)].filter((key) => key !== undefined).toSorted());
  });

  it.each(examples.map(({ title, ...example }) => [title, example] as const))(
    "takes or refuses the example: %s",
    (_title, example) => {
      expect(v.is(body, example.body)).toBe(example.refused !== true);
    },
  );

  it("refuses the form without any field, and names each that is always asked for", async () => {
    const { Form } = await form.rules();
    const issues = v.safeParse(Form, initialValues(form, {})).issues ?? [];
    const named = new Set(issues.map((issue) => v.getDotPath(issue)));
    expect([...named]).toEqual(fieldsOf(form).flatMap(({ name, flag }) => (flag === undefined ? [name] : [])));
  });

  it("asks for a flagged field only if its flag is set", async () => {
    const { Form } = await form.rules();
    const filled = { ...initialValues(form, {}), ...filledBody(lead) };
    for (const flag of flagsOf(form)) {
      const issues = v.safeParse(Form, { ...filled, [flag]: true }).issues ?? [];
      const asked = fieldsOf(form).filter((field) => field.flag === flag);
      expect(new Set(issues.map((issue) => v.getDotPath(issue)))).toEqual(new Set(asked.map(({ name }) => name)));
    }
  });
});
