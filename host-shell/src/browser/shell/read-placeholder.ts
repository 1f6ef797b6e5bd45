import { ownKeys } from "shared-runtime/contract/page-lockfile.ts";
import type { WidgetInput } from "shared-runtime/contract/widget-contract.ts";
import { own } from "../own-attributes.ts";

export interface Placeholder {
  readonly name: string;
  /** The version spec: a channel, a range or an exact version. */
  readonly spec: string;
  readonly input: WidgetInput;
}

/** Reads a placeholder without validating it: the registry checks the name and version, the widget its props. */
export function readPlaceholder(element: HTMLElement): Placeholder {
  const dataset = element.dataset as Readonly<Record<string, string>>;
  const json = element.querySelector(':scope > script[type="application/json"]')?.textContent;
  return {
    name: own(element, "").toLowerCase(),
    spec: own(element, "Version") || "stable",
    input: {
      attributes: Object.fromEntries(Object.entries(dataset).filter(([key]) => !ownKeys.test(key))),
      json: json ? parsed(json) : undefined,
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The text is passed on, and the widget reports it, since it expects an object.
    return text;
  }
}
