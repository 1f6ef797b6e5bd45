import type { PageFinding } from "shared-runtime/api/page-check.ts";
import type { PagePlaceholder } from "./read-page.ts";

/** A quotation mark that ends an attribute too early: `data-title="Er \"dit\" CV klar?"`. */
export function brokenQuotes({ attributes, tag }: PagePlaceholder, title: string): readonly PageFinding[] {
  const isStray = Object.keys(attributes).some((name) => /["'\\]/.test(name));
  const cut = Object.entries(attributes).find(([, value]) => endsEarly(value));
  if (!isStray && !cut) return [];
  const mended = mendedAttributes(tag);
  return [
    {
      key: "quoteEndsAttribute",
      status: "bad",
      title: `${title}: et citationstegn afslutter en tekst for tidligt`,
      text: `${cut ? `Teksten i ${cut[0]} er nu kun »${cut[1]}«. ` : ""}Et citationstegn inde i teksten skal skrives &quot;, og \\" hjælper ikke.`,
      ...(mended !== "" && { code: mended }),
    },
  ];
}

/** Whether a quotation mark ended the value of an attribute too early. */
export function isCut({ attributes }: PagePlaceholder, attribute: string): boolean {
  return endsEarly(attributes[attribute] ?? "");
}

const endsEarly = (value: string): boolean => value.endsWith("\\");

/** The attributes of a start tag that contain `\"`, with `&quot;` in its place. */
function mendedAttributes(tag: string): string {
  return [...tag.matchAll(/[\w-]{1,80}\s{0,9}=\s{0,9}"(?:[^"\\]|\\[^]){0,4000}"/g)]
    .map(([attribute]) => attribute)
    .filter((attribute) => attribute.includes('\\"'))
    .map((attribute) => attribute.replaceAll('\\"', "&quot;"))
    .join("\n");
}
