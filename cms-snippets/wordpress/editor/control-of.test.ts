import { expect, it } from "vitest";
import { controlOf, mistakeIn, shownText, typedValue } from "./control-of.ts";

it.each([
  [{ enum: [0, 2], type: "number" }, "choice"],
  [{ type: "boolean" }, "yes-no"],
  [{ type: "integer" }, "number"],
  [{ type: "array" }, "json"],
  [{ type: "string", multiline: true as const }, "lines"],
  [{ type: "string" }, "line"],
])("the control of %j is %s", (schema, control) => {
  expect(controlOf(schema)).toBe(control);
});

it("shows what was chosen, else the default, as text", () => {
  expect([
    shownText("valgt", { default: "standard" }),
    shownText(undefined, { default: "standard" }),
    shownText(undefined, { default: 1 }),
    shownText(false, { default: true }),
    shownText([{ id: "a" }], {}),
    shownText(undefined, {}),
  ]).toEqual(["valgt", "standard", "1", "false", '[{"id":"a"}]', ""]);
});

it("reads numbers and JSON, and keeps a text that it cannot read", () => {
  expect([
    typedValue("12,5", "number"),
    typedValue("12.5", "number"),
    typedValue("", "number"),
    typedValue('[{"id":"a"}]', "json"),
    typedValue("[", "json"),
    typedValue("12", "line"),
  ]).toEqual(["12,5", 12.5, "", [{ id: "a" }], "[", "12"]);
});

it("finds what cannot be used", () => {
  const href = { type: "string", pattern: "^(https?:\\/\\/|\\/(?!\\/))" };
  expect([
    mistakeIn("indmeldelse", href),
    mistakeIn("/indmeldelse", href),
    mistakeIn(undefined, href),
    mistakeIn("mange", { type: "integer" }),
    mistakeIn(2, { type: "integer" }),
    mistakeIn("[", { type: "array" }),
    mistakeIn([], { type: "array" }),
  ]).toEqual(["pattern", undefined, undefined, "number", undefined, "json", undefined]);
});
