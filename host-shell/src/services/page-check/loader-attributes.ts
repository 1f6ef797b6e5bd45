import type { PageFinding } from "shared-runtime/api/page-check.ts";
import { nearest } from "shared-runtime/contract/nearest.ts";
import { ownAttribute, type PagePlaceholder } from "./read-page.ts";

/** Values of the loader's attributes, the default first. */
const values = {
  load: ["visible", "idle", "eager", "interaction"],
  fallback: ["message", "none"],
} as const;

const known: ReadonlySet<string> = new Set([
  "widget",
  "widget-load",
  "widget-fallback",
  "widget-version",
  "widget-editing",
  // Written by our own server and loader.
  "widget-state",
  "widget-version-loaded",
  "widget-shadow",
]);

/** Misspelled names and unknown values of the attributes that the loader reads, each with the nearest right one. */
export function loaderAttributeFindings({ attributes }: PagePlaceholder, title: string): readonly PageFinding[] {
  return [
    ...Object.entries(attributes).flatMap(([name, value]) => nameFinding(name, value, title)),
    ...(["load", "fallback"] as const).flatMap((key) => valueFinding(attributes, key, title)),
  ];
}

function nameFinding(name: string, value: string, title: string): readonly PageFinding[] {
  const [, site = "", spelled = ""] = /^data-(site-)?(widget(?:-.*)?)$/.exec(name) ?? [];
  if (spelled === "" || known.has(spelled)) return [];
  // The common prefix is left out of the comparison, since it would make all names similar.
  const end = nearest(spelled.slice("widget".length), ["-load", "-version", "-editing", "-fallback"]);
  const meant = end === undefined ? undefined : `data-${site}widget${end}`;
  return [
    {
      key: "unknownAttribute",
      status: "warn",
      title: `${title}: ${name} kendes ikke`,
      text: meant === undefined ? "Den bliver ikke brugt." : `Mente du ${meant}?`,
      ...(meant !== undefined && { code: value === "" ? meant : `${meant}="${value.replaceAll('"', "&quot;")}"` }),
    },
  ];
}

function valueFinding(
  attributes: PagePlaceholder["attributes"],
  key: keyof typeof values,
  title: string,
): readonly PageFinding[] {
  const [standard, ...others] = values[key];
  const options: readonly string[] = [standard, ...others];
  const value = ownAttribute(attributes, `-${key}`);
  if (value === "" || options.includes(value)) return [];
  return [
    {
      key: "invalidAttribute",
      status: "warn",
      title: `${title}: data-widget-${key} kan ikke være »${value}«`,
      text: `Der skal stå ${new Intl.ListFormat("da", { type: "disjunction" }).format(options)}. Nu gælder ${standard}.`,
      code: `data-widget-${key}="${nearest(value, options) ?? standard}"`,
    },
  ];
}
