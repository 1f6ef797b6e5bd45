import { byNearness } from "shared-runtime/contract/nearest.ts";
import { own } from "../own-attributes.ts";
import { placeholderSelector } from "../placeholders.ts";

/** The widgets that the page's placeholders name, in the page's order, or nearest first to a name. */
export function pageWidgets(near = ""): readonly string[] {
  const placeholders = [...document.querySelectorAll<HTMLElement>(placeholderSelector)];
  const names = [...new Set(placeholders.map((element) => own(element, "")))].filter((name) => name !== "");
  return near === "" ? names : byNearness(near, names);
}

/** What to tell a developer whose widget has no place on the page. */
export function missingFromPage(widget: string): string | undefined {
  const names = pageWidgets(widget);
  if (names.includes(widget)) return undefined;
  return `This page has no widget "${widget}". It has ${names.join(", ") || "no widgets"}.`;
}
