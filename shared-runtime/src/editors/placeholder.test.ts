import { expect, it } from "vitest";
import cases from "./placeholder.cases.json" with { type: "json" };
import { placeholder, type PlaceholderTool, type PlaceholderValues } from "./placeholder.ts";

const tools = cases.tools as unknown as Readonly<Record<string, PlaceholderTool>>;

it.each(cases.cases)("$name", ({ tool, values, html }) => {
  const found = tools[tool];
  if (!found) throw new Error(`placeholder.cases.json has no tool "${tool}".`);
  expect(placeholder(found, values as PlaceholderValues)).toBe(html);
});
