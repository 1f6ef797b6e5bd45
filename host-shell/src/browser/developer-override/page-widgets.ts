import { byNearness } from "shared-runtime/contract/nearest.ts";
import { own } from "../own-attributes.ts";
import { placeholdersIn } from "../shell/placeholders-in.ts";

/** Names of the page's widgets, in document order, or, if `near` is given, the most similar to it first. */
export function pageWidgets(near = ""): readonly string[] {
  const names = [...new Set(placeholdersIn(document).map((element) => own(element, "")))].filter((name) => name !== "");
  return near === "" ? names : byNearness(near, names);
}

/** A sentence for a developer whose widget has no placeholder on the page; `undefined` if it has one. */
export function missingFromPage(widget: string): string | undefined {
  const names = pageWidgets(widget);
  if (names.includes(widget)) return undefined;
  return `This page has no widget "${widget}". It has ${names.join(", ") || "no widgets"}.`;
}
