import type { PageFinding } from "shared-runtime/api/page-check.ts";
import { fallbackValues, loadValues, misspelledLoaderAttribute } from "shared-runtime/contract/loader-attributes.ts";
import { nearest } from "shared-runtime/contract/nearest.ts";
import { ownAttribute, type PagePlaceholder } from "./read-page.ts";

const values = { load: loadValues, fallback: fallbackValues };

/** Misspelled names and unknown values of the attributes that the loader reads, each with the nearest right one. */
export function loaderAttributeFindings({ attributes }: PagePlaceholder, title: string): readonly PageFinding[] {
  return [
    ...Object.entries(attributes).flatMap(([name, value]) => nameFinding(name, value, title)),
    ...(["load", "fallback"] as const).flatMap((key) => valueFinding(attributes, key, title)),
  ];
}

function nameFinding(name: string, value: string, title: string): readonly PageFinding[] {
  const misspelled = misspelledLoaderAttribute(name);
  if (!misspelled) return [];
  const { meant } = misspelled;
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
