import type { WidgetOverride } from "shared-runtime/api/widget-override.ts";
import { makeElement } from "../make-element.ts";
import { ownShadow } from "../own-shadow.ts";
import { badgeStyles } from "./badge-styles.ts";
import { addressWith, forgetWish } from "./kept-wish.ts";

interface BadgeContent {
  readonly choices: { readonly widgets: readonly string[]; readonly origins: readonly string[] };
  /** What is loaded from elsewhere. */
  readonly override?: WidgetOverride;
  /** Why nothing is. */
  readonly refusal?: string;
}

/** Says on the page what comes from a developer's machine, turns it off, and chooses something else. */
export function showBadge({ choices, override, refusal }: BadgeContent): void {
  const host = makeElement("div");
  host.dataset["widgetOverrideBadge"] = "";
  const shadow = ownShadow(host, badgeStyles);
  const status = makeElement("p", { role: "status" });
  const panel = makeElement("details", { open: override === undefined });
  panel.append(makeElement("summary", { textContent: override ? "Change" : "Choose" }), choosing(choices, override));
  const off = makeElement("button", { type: "button", className: "off", textContent: override ? "Turn off" : "Close" });
  off.addEventListener("click", () => {
    forgetWish();
    if (override) location.assign(addressWith());
    else host.remove();
  });
  shadow.append(makeElement("section", { ariaLabel: "Widget override" }, status, panel, off));
  document.documentElement.append(host);
  host.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    if (!override) return off.click();
    panel.open = false;
    panel.querySelector("summary")?.focus();
  });

  const say = (words: string): void => status.replaceChildren(words);
  if (!override) return say(refusal ?? "No widget is overridden.");
  const { widget, origin } = override;
  host.dataset["mood"] = "on";
  // What opened the panel is gone while it is open.
  panel.addEventListener("toggle", () => panel.open && panel.querySelector("select")?.focus());
  status.append(makeElement("strong", { textContent: widget }), ` from ${origin.replace(/^https?:\/\//, "")}`);
  document.addEventListener("widget:failed", (event) => {
    if ((event as CustomEvent<{ readonly name: string }>).detail.name !== widget) return;
    host.dataset["mood"] = "bad";
    say(`${widget} could not be loaded from ${origin}. Is its development server running?`);
  });
}

function choosing({ widgets, origins }: BadgeContent["choices"], override: WidgetOverride | undefined): HTMLElement {
  const widget = makeElement("select", {}, ...widgets.map((name) => makeElement("option", { textContent: name })));
  const origin = makeElement("select", {}, ...origins.map((name) => makeElement("option", { textContent: name })));
  if (override) [widget.value, origin.value] = [override.widget, override.origin];
  const form = makeElement(
    "form",
    {},
    makeElement("label", {}, "Widget", widget),
    makeElement("label", {}, "Development server", origin),
    makeElement("button", { type: "submit", textContent: "Load" }),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    location.assign(addressWith(`${widget.value}@${origin.value}`));
  });
  return form;
}
