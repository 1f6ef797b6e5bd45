import type { PropsSchema } from "shared-runtime/editors/props-schema.ts";
import { expect, it } from "vitest";
import { type Choices, choicesIn, fragmentOf, usualChoices } from "./choices.ts";

const usual = usualChoices("visible");
const schema: PropsSchema = {
  properties: {
    uploadTitle: { type: "string" },
    leadSource: { type: "integer" },
    soldOut: { type: "boolean" },
    source: { type: "number", enum: [0, 2] },
  },
};

it("keeps all choices in the fragment of an address", () => {
  const choices: Choices = {
    version: "1.2",
    load: "eager",
    fallback: "none",
    props: { uploadTitle: "Æ & b?\n#1", leadSource: 7, soldOut: false, source: 2 },
    colors: { "--lk-color-accent": "#0a7a3c" },
    view: { scheme: "dark", column: "22rem" },
  };
  expect(choicesIn(`#${fragmentOf(choices, usual)}`, schema, usual)).toEqual(choices);
  expect(fragmentOf(usual, usual)).toBe("");
  expect(choicesIn("", schema, usual)).toEqual(usual);
});

it("leaves out unknown props and what is not a colour, and keeps a wrong number for the form", () => {
  const fragment =
    "#data-unknown=x&data-lead-source=tre&--lk-color-ink=red&--lk-color-accent=%23fff&--lk-other=%23112233";
  expect(choicesIn(fragment, schema, usual)).toEqual({ ...usual, props: { leadSource: "tre" } });
});

it("ignores a loading and a fallback that the loader does not know", () => {
  expect(choicesIn("#data-widget-load=lazy&data-widget-fallback=nothing", schema, usual)).toEqual(usual);
});

it("begins with the usual loading of the tool, and names another one", () => {
  const eager = usualChoices("eager");
  expect(choicesIn("", schema, eager).load).toBe("eager");
  const fragment = fragmentOf({ ...eager, load: "visible" }, eager);
  expect(fragment).toBe("data-widget-load=visible");
  expect(choicesIn(fragment, schema, eager).load).toBe("visible");
});
