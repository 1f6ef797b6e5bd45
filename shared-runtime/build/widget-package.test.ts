import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readWidgetPackage } from "./widget-package.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "widget-package-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (content: object | string) => {
  const text = typeof content === "string" ? content : JSON.stringify({ name: "sample", version: "1.0.0", ...content });
  writeFileSync(join(root, "package.json"), text);
  return readWidgetPackage(root);
};

describe("a widget's package.json", () => {
  it("names the widget, its version and its budget", () => {
    expect(read({ widget: { budget: 12.5 } })).toEqual({ name: "sample", version: "1.0.0", budget: 12.5 });
  });

  it.each([{}, { widget: {} }])("sets the budget that every host accepts if it has none", (content) => {
    expect(read(content)).toEqual({ name: "sample", version: "1.0.0", budget: 60 });
  });

  it.each<[string, object | string, RegExp]>([
    ["an invalid version", { version: "1.0" }, /version must be a semantic version without build metadata, such/],
    ["a version of a local build", { version: "1.0.0+abc" }, /version must be a semantic version/],
    ["an invalid name", { name: "@team/Sample" }, /name must be lower-case letters, digits and dashes\.$/],
    ["the name of a channel", { name: "canary" }, /name must not be a word with another meaning, such as canary\.$/],
    ["the folder of common code", { name: "parts" }, /name must not be a word with another meaning/],
    [
      "a name of an object's built-in property",
      { name: "constructor" },
      /name must not be a word with another meaning/,
    ],
    [
      "a budget beyond the ceiling",
      { widget: { budget: 61 } },
      /widget\.budget must be 60 kB at most, which is what a/,
    ],
    ["a budget of zero", { widget: { budget: 0 } }, /widget\.budget must be more than 0 kB\.$/],
    [
      "a budget that is not a number",
      { widget: { budget: "32 kB" } },
      /widget\.budget must be a number of kilobytes\.$/,
    ],
    ["invalid JSON", "{", /package\.json: it .*JSON/],
  ])("is refused, with its path and a sentence, for %s", (_, content, sentence) => {
    expect(() => read(content)).toThrow(sentence);
    expect(() => read(content)).toThrow(join(root, "package.json"));
  });
});
