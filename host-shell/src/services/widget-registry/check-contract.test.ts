import { toJsonSchema } from "@valibot/to-json-schema";
import { readProps } from "shared-runtime/contract/props.ts";
import type { WidgetInput } from "shared-runtime/contract/widget-contract.ts";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { brokenPlaceholders } from "./check-contract.ts";
import { schemaFault } from "./check-props.ts";

const props = v.object({
  title: v.optional(v.string(), "Hej"),
  count: v.optional(v.pipe(v.number(), v.minValue(1))),
  open: v.optional(v.boolean(), false),
  size: v.optional(v.picklist(["small", "large"])),
  step: v.optional(v.picklist([1, 2])),
  tags: v.optional(v.array(v.pipe(v.string(), v.maxLength(5)))),
  numbers: v.optional(v.array(v.number())),
  texts: v.optional(v.record(v.string(), v.string())),
  limit: v.nullish(v.number()),
});
const schema = toJsonSchema(props, { typeMode: "input", errorMode: "ignore" });

const attributes = (given: Readonly<Record<string, string>>): WidgetInput => ({ attributes: given, json: undefined });

describe("the input of a placeholder", () => {
  it.each<[string, WidgetInput]>([
    ["nothing", attributes({})],
    ["a text", attributes({ title: "3" })],
    ["an empty text", attributes({ title: "", count: " " })],
    ["a number", attributes({ count: "3" })],
    ["a number with a comma", attributes({ count: "3,5" })],
    ["a number that is too low", attributes({ count: "0" })],
    ["a number in words", attributes({ count: "tre" })],
    ["a switch", attributes({ open: "" })],
    ["a switch in Danish", attributes({ open: "Nej" })],
    ["a switch with an invalid value", attributes({ open: "måske" })],
    ["a choice", attributes({ size: "small" })],
    ["an unknown choice", attributes({ size: "medium" })],
    ["a choice of numbers", attributes({ step: "2" })],
    ["a list", attributes({ tags: "a, b" })],
    ["a list as JSON", attributes({ tags: '["a","b"]' })],
    ["a list with a text that is too long", attributes({ tags: "a, bcdefg" })],
    ["a list of numbers", attributes({ numbers: "1, 2,5" })],
    ["a list of numbers with a word", attributes({ numbers: "1, to" })],
    ["an object", attributes({ texts: '{"a":"b"}' })],
    ["an object that is not valid", attributes({ texts: "{a" })],
    ["a number that may be missing", attributes({ limit: "3" })],
    ["JSON", { attributes: {}, json: { count: 3, tags: ["a"] } }],
    ["JSON with a number as a text", { attributes: {}, json: { count: "3" } }],
    ["JSON with a wrong value", { attributes: {}, json: { count: "tre" } }],
    ["JSON with nothing", { attributes: {}, json: { count: null } }],
    ["a wrong value in JSON under an empty attribute", { attributes: { count: "" }, json: { count: "tre" } }],
    ["a right attribute and JSON", { attributes: { count: "3" }, json: { title: "x" } }],
  ])("is read as the widget reads it: %s", (_, input) => {
    const wrong = readProps(props, input).problems.length > 0;
    const broken = brokenPlaceholders([{ page: "/", spec: "stable", input }], {
      version: "1.0.0",
      next: schema,
      present: undefined,
    });
    expect(broken.length > 0).toBe(wrong);
  });
});

describe("a schema of props", () => {
  it("may refer to its own definitions and use formats", () => {
    const referring = {
      properties: { link: { $ref: "#/definitions/link" } },
      definitions: { link: { type: "string", format: "made-up", maxLength: 3 } },
    };
    expect(schemaFault(referring)).toBeUndefined();
    const broken = (link: string) =>
      brokenPlaceholders([{ page: "/", spec: "stable", input: attributes({ link }) }], {
        version: "1.0.0",
        next: referring,
        present: undefined,
      });
    expect([broken("abc"), broken("abcd")]).toEqual([[], ['/: link = "abcd" must have 3 characters at most.']]);
  });

  it("is not valid if it refers to a missing definition", () => {
    expect(schemaFault({ properties: { link: { $ref: "#/definitions/link" } } })).toMatch(/can't resolve reference/);
  });
});

describe("an invalid value is described with the accepted values", () => {
  const sentenceFor = (prop: object, given: unknown) => {
    const next = { type: "object", properties: { tone: prop } };
    const placeholder = { page: "/", spec: "stable", input: { attributes: {}, json: { tone: given } } };
    const [sentence] = brokenPlaceholders([placeholder], { version: "1.0.0", next, present: undefined });
    return sentence?.replace(/^\/: /, "");
  };

  it.each<[string, object, unknown, string]>([
    ["choices", { enum: ["cool", "plain"] }, "warm", 'tone = "warm" must be "cool" or "plain".'],
    [
      "many choices",
      { enum: Array.from({ length: 12 }, (_, index) => index) },
      12,
      "tone = 12 must be 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 or one of 2 more.",
    ],
    ["one value", { const: "cool" }, "warm", 'tone = "warm" must be "cool".'],
    ["a switch", { type: "boolean" }, "måske", 'tone = "måske" must be true or false.'],
    ["a number", { type: "number" }, "tre", 'tone = "tre" must be a number.'],
    ["a whole number", { type: "integer" }, 1.5, "tone = 1.5 must be a whole number."],
    ["a text", { type: "string" }, 3, "tone = 3 must be text."],
    ["several types", { type: ["string", "number"] }, true, "tone = true must be text or a number."],
    ["a type or nothing", { anyOf: [{ type: "number" }, { type: "null" }] }, "x", 'tone = "x" must be a number.'],
    [
      "one of two shapes",
      { anyOf: [{ type: "number" }, { enum: ["all"] }] },
      "x",
      'tone = "x" must be a number, or must be "all".',
    ],
    ["a minimum", { type: "number", minimum: 1 }, 0, "tone = 0 must be 1 or more."],
    ["an exclusive minimum", { type: "number", exclusiveMinimum: 1 }, 1, "tone = 1 must be more than 1."],
    ["a maximum", { type: "number", maximum: 5 }, 6, "tone = 6 must be 5 or less."],
    ["an exclusive maximum", { type: "number", exclusiveMaximum: 5 }, 5, "tone = 5 must be less than 5."],
    ["a step", { type: "number", multipleOf: 5 }, 6, "tone = 6 must be a multiple of 5."],
    ["a minimum length", { type: "string", minLength: 2 }, "a", 'tone = "a" must have 2 characters at least.'],
    ["a pattern", { type: "string", pattern: "^/" }, "x", 'tone = "x" must match the pattern "^/".'],
    ["a maximum number of entries", { type: "array", maxItems: 1 }, [1, 2], "tone = [1,2] must have 1 entry at most."],
    [
      "unique entries",
      { type: "array", uniqueItems: true },
      [1, 1],
      "tone = [1,1] must not have the same entry twice.",
    ],
    ["a missing property", { type: "object", required: ["title"] }, {}, "tone = {} must have title, which is missing."],
    [
      "an unknown property",
      { type: "object", properties: { title: {} }, additionalProperties: false },
      { titel: "x" },
      'tone = {"titel":"x"} must not have titel, which is not known.',
    ],
    [
      "a nested property",
      { type: "array", items: { type: "object", properties: { size: { enum: ["s", "l"] } } } },
      [{ size: "m" }],
      'tone = [{"size":"m"}]: tone[0].size must be "s" or "l".',
    ],
    ["a long value", { type: "number" }, "x".repeat(1_000), `tone = "${"x".repeat(99)}… must be a number.`],
  ])("%s", (_, prop, given, sentence) => {
    expect(sentenceFor(prop, given)).toBe(sentence);
  });
});
