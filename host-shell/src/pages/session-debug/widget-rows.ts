import { own } from "../../browser/own-attributes.ts";
import { placeholderSelector } from "../../browser/placeholders.ts";
import type { PanelRow } from "./panel-row.ts";

/** The version of each placeholder whose widget is ready or has failed, from the events of the loader. */
export type EndedVersions = Pick<WeakMap<EventTarget, string>, "get">;

/** Follows the loader, and calls `onEnded` for each widget that is ready or has failed. */
export function watchWidgets(onEnded: () => void, signal: AbortSignal): EndedVersions {
  const versions = new WeakMap<EventTarget, string>();
  for (const type of ["widget:ready", "widget:failed"])
    document.addEventListener(
      type,
      (event) => {
        const { detail, target } = event as CustomEvent<{ readonly version?: string } | null>;
        if (target) versions.set(target, detail?.version ?? "");
        onEnded();
      },
      { signal },
    );
  return versions;
}

/** Every widget on the page: its version, the channel that the page asks for, and its state. */
export function widgetRows(versions: EndedVersions): readonly PanelRow[] {
  const placeholders = [...document.querySelectorAll<HTMLElement>(placeholderSelector)];
  if (placeholders.length === 0) return [{ name: "Tilstand", value: "siden har ingen widgets" }];
  return placeholders.map((element) => {
    const { widgetState = "ikke startet", widgetVersionLoaded } = element.dataset;
    const version = versions.get(element) || widgetVersionLoaded || "ingen version";
    return {
      name: own(element, "") || "uden navn",
      value: [version, own(element, "Version") || "stable", widgetState].join(" · "),
      isMarked: widgetState === "failed",
    };
  });
}
