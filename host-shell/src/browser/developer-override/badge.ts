import type { WidgetOverride } from "shared-runtime/api/widget-override.ts";
import { makeElement } from "../make-element.ts";
import { ownShadow } from "../own-shadow.ts";
import { badgeStyles } from "./badge-styles.ts";
import { watchPlaceholders } from "../placeholders.ts";
import { addressWith, forgetOverride } from "./kept-override.ts";
import { missingFromPage, pageWidgets } from "./page-widgets.ts";

interface BadgeContent {
  readonly choices: { readonly widgets: readonly string[]; readonly origins: readonly string[] };
  /** The override in effect. */
  readonly override?: WidgetOverride;
  /** The widget of a refused override. */
  readonly asked?: string | undefined;
  /** Why the override was refused. */
  readonly refusal?: string;
}

/** Shows a badge on the page with the override in effect, to turn it off or choose another. */
export function showBadge({ choices, override, asked, refusal }: BadgeContent): void {
  const host = makeElement("div");
  host.dataset["widgetOverrideBadge"] = "";
  const shadow = ownShadow(host, badgeStyles);
  const status = makeElement("p", { role: "status" });
  const panel = makeElement("details", { open: override === undefined });
  panel.append(
    makeElement("summary", { textContent: override ? "Change" : "Choose" }),
    choosing(choices, override, asked),
  );
  const off = makeElement("button", { type: "button", className: "off", textContent: override ? "Turn off" : "Close" });
  off.addEventListener("click", () => {
    forgetOverride();
    if (override) location.assign(addressWith());
    else {
      giveRoomBack();
      host.remove();
    }
  });
  const section = makeElement("section", { ariaLabel: "Widget override" }, status, panel, off);
  shadow.append(section);
  document.documentElement.append(host);
  const giveRoomBack = keepRoomFor(section, host);
  host.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    if (!override) return off.click();
    panel.open = false;
    panel.querySelector("summary")?.focus();
  });

  if (!override) return status.append(refusal ?? "No widget is overridden.");
  const { widget, origin } = override;
  // Opening the panel hides its summary, so the focus moves to the list.
  panel.addEventListener("toggle", () => panel.open && panel.querySelector("select")?.focus());
  let failure: string | undefined;
  let announced: string | undefined;
  const announce = (): void => {
    const problem = missingFromPage(widget) ?? failure ?? "";
    // Unchanged text is skipped, since screen readers read out each change.
    if (problem === announced) return;
    announced = problem;
    host.dataset["mood"] = problem ? "bad" : "on";
    const where = ` from ${origin.replace(/^https?:\/\//, "")}`;
    status.replaceChildren(...(problem ? [problem] : [makeElement("strong", { textContent: widget }), where]));
  };
  announce();
  watchPlaceholders(document, () => {
    announce();
    return announce;
  });
  document.addEventListener("widget:failed", (event) => {
    if ((event as CustomEvent<{ readonly name: string }>).detail.name !== widget) return;
    failure = `${widget} could not be loaded from ${origin}. Is its development server running?`;
    announce();
  });
}

function choosing(
  { widgets, origins }: BadgeContent["choices"],
  override: WidgetOverride | undefined,
  asked = override?.widget,
): HTMLElement {
  const onPage = pageWidgets(asked);
  const names = [...new Set([...widgets, ...onPage])];
  const widget = makeElement("select", {}, ...names.map((name) => makeElement("option", { textContent: name })));
  const origin = makeElement("select", {}, ...origins.map((name) => makeElement("option", { textContent: name })));
  const first = [asked, ...onPage].find((name) => name !== undefined && names.includes(name));
  if (first !== undefined) widget.value = first;
  if (override) origin.value = override.origin;
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

/**
 * Lengthens the page, so that a fixed element covers nothing at the end of the page, not even a focused element.
 * Returns an undo function.
 */
function keepRoomFor(fixed: HTMLElement, host: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const room = `min(${fixed.offsetHeight + 32}px, 50vh)`;
    host.style.setProperty("--room", room);
    style.scrollPaddingBlockEnd = room;
  });
  observer.observe(fixed);
  return () => {
    observer.disconnect();
    style.scrollPaddingBlockEnd = "";
  };
}
