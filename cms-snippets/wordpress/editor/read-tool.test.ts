import { expect, it } from "vitest";
import { readTool, type RegisteredWidget, versionOf } from "./read-tool.ts";

const profile = { title: "CV-tjek", summary: "Et tjek.", icon: "M0 0" };
const files = (version: string) => ({ props: `cv-check/${version}/p.json`, profile: `cv-check/${version}/i.json` });
const widget: RegisteredWidget = {
  channels: { stable: "1.4.2", canary: "2.0.0" },
  versions: {
    "2.0.0": files("2.0.0"),
    "1.4.3": { ...files("1.4.3"), exactOnly: true },
    "1.4.2": files("1.4.2"),
    "1.3.0": files("1.3.0"),
  },
};

it.each([
  ["stable", "1.4.2"],
  ["canary", "2.0.0"],
  ["1", "1.4.2"],
  ["1.3", "1.3.0"],
  ["1.4.3", "1.4.3"],
  ["0.9", "1.4.2"],
  ["", "1.4.2"],
])("reads the form of the version that a page gets for %s", (wanted, version) => {
  expect(versionOf(widget, wanted)).toMatchObject(files(version));
});

it("has no version of a widget that the registry lacks", () => {
  expect(versionOf(undefined, "stable")).toBeUndefined();
});

function sources(answers: Readonly<Record<string, unknown>>) {
  return {
    host: "https://host/tools",
    copies: "https://site/copies",
    readJson: (address: string) =>
      address in answers ? Promise.resolve(answers[address]) : Promise.reject(new Error(address)),
  };
}

const copy = { schema: { properties: { old: {} } }, profile };

it("reads the form from the addresses that the registry has, relative to its own", async () => {
  const schema = { properties: { uploadTitle: { type: "string" } } };
  const answers = {
    "https://host/tools/widgets/registry.json": { widgets: { "cv-check": widget } },
    "https://host/tools/widgets/cv-check/2.0.0/p.json": schema,
    "https://host/tools/widgets/cv-check/2.0.0/i.json": profile,
    "https://site/copies/cv-check.json": copy,
  };
  expect(await readTool(sources(answers), "cv-check", "canary")).toEqual({
    name: "cv-check",
    schema,
    profile,
    isCopy: false,
  });
});

it("reads the copy if the host does not answer, or lacks the widget, or its form", async () => {
  const registry = "https://host/tools/widgets/registry.json";
  const withCopy = { "https://site/copies/cv-check.json": copy };
  const old = { channels: { stable: "1" }, versions: { "1": { props: "p.json" } } };
  for (const answers of [
    withCopy,
    { ...withCopy, [registry]: {} },
    { ...withCopy, [registry]: { widgets: {} } },
    { ...withCopy, [registry]: { widgets: { "cv-check": old } } },
    { ...withCopy, [registry]: { widgets: { "cv-check": widget } } },
  ]) {
    expect(await readTool(sources(answers), "cv-check", "stable")).toEqual({
      name: "cv-check",
      ...copy,
      isCopy: true,
    });
  }
});
