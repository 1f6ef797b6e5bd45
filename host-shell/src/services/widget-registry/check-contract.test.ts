import { toJsonSchema } from "@valibot/to-json-schema";
import { readProps } from "shared-runtime/contract/props.ts";
import type { WidgetInput } from "shared-runtime/contract/widget.ts";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { brokenPlaceholders, schemaFault } from "./check-contract.ts";

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

describe("what a placeholder says", () => {
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
    ["a switch that is none", attributes({ open: "måske" })],
    ["a choice", attributes({ size: "small" })],
    ["a choice that there is not", attributes({ size: "medium" })],
    ["a choice of numbers", attributes({ step: "2" })],
    ["a list", attributes({ tags: "a, b" })],
    ["a list as JSON", attributes({ tags: '["a","b"]' })],
    ["a list with too long a text", attributes({ tags: "a, bcdefg" })],
    ["a list of numbers", attributes({ numbers: "1, 2,5" })],
    ["a list of numbers with a word", attributes({ numbers: "1, to" })],
    ["an object", attributes({ texts: '{"a":"b"}' })],
    ["an object that is none", attributes({ texts: "{a" })],
    ["a number that may be missing", attributes({ limit: "3" })],
    ["JSON", { attributes: {}, json: { count: 3, tags: ["a"] } }],
    ["JSON with a number as a text", { attributes: {}, json: { count: "3" } }],
    ["JSON with a wrong value", { attributes: {}, json: { count: "tre" } }],
    ["JSON with nothing", { attributes: {}, json: { count: null } }],
    ["a wrong value in JSON under an empty attribute", { attributes: { count: "" }, json: { count: "tre" } }],
    ["a right attribute and JSON", { attributes: { count: "3" }, json: { title: "x" } }],
  ])("is read as the widget reads it: %s", (_, input) => {
    const wrong = readProps(props, input).problems.length > 0;
    const broken = brokenPlaceholders([{ page: "/", wish: "stable", input }], {
      version: "1.0.0",
      next: schema,
      present: undefined,
    });
    expect(broken.length > 0).toBe(wrong);
  });
});

describe("a schema of props", () => {
  it("may refer to its own definitions, and name formats", () => {
    const referring = {
      properties: { link: { $ref: "#/definitions/link" } },
      definitions: { link: { type: "string", format: "made-up", maxLength: 3 } },
    };
    expect(schemaFault(referring)).toBeUndefined();
    const broken = (link: string) =>
      brokenPlaceholders([{ page: "/", wish: "stable", input: attributes({ link }) }], {
        version: "1.0.0",
        next: referring,
        present: undefined,
      });
    expect([broken("abc"), broken("abcd")]).toEqual([[], ['/: link = "abcd" must NOT have more than 3 characters.']]);
  });

  it("is none if it refers to what is not there", () => {
    expect(schemaFault({ properties: { link: { $ref: "#/definitions/link" } } })).toMatch(/can't resolve reference/);
  });
});
