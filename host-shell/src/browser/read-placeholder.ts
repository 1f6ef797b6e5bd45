import type { WidgetInput } from "shared-runtime/contract/widget.ts";

export interface Placeholder {
  readonly name: string;
  readonly wish: string;
  /** `visible`, `idle`, `eager` or `interaction`. */
  readonly strategy: string;
  readonly input: WidgetInput;
}

const ownKeys = /^(w|siteW)idget(?![a-z])/;

/** What an editor wrote on the element. Nothing is checked here: the widget knows its props, the registry its name. */
export function readPlaceholder(element: HTMLElement): Placeholder {
  const dataset = element.dataset as Readonly<Record<string, string>>;
  const json = element.querySelector(':scope > script[type="application/json"]')?.textContent;
  // The second spelling goes first: where both stand, an editor has put its own value into the other.
  const own = (key: string): string => dataset[`siteWidget${key}`] || dataset[`widget${key}`] || "";
  return {
    name: own(""),
    wish: own("Version") || "stable",
    strategy: own("Load") || "visible",
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
    // The widget reports a text where it expects an object, in words an editor understands.
    return text;
  }
}
