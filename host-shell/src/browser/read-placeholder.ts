import type { WidgetInput } from "shared-runtime/contract/widget.ts";

export interface Placeholder {
  readonly name: string;
  readonly wish: string;
  /** `visible`, `idle`, `eager` or `interaction`. */
  readonly strategy: string;
  readonly input: WidgetInput;
}

const ownKeys = /^(widget|siteWidget)([A-Z].*)?$/;

/** What an editor wrote on the element. Nothing is checked here: the widget knows its props, the registry its name. */
export function readPlaceholder({ dataset, children }: HTMLElement): Placeholder {
  const json = [...children].find((child) => child.matches('script[type="application/json"]'))?.textContent;
  return {
    name: dataset["widget"] ?? dataset["siteWidget"] ?? "",
    wish: dataset["widgetVersion"] ?? "stable",
    strategy: dataset["widgetLoad"] ?? "visible",
    input: {
      attributes: Object.fromEntries(
        Object.entries(dataset).flatMap(([key, value]) => (ownKeys.test(key) ? [] : [[key, value ?? ""]])),
      ),
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
