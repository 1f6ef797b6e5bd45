import { containerIn } from "./container.ts";
import { own } from "./own-attributes.ts";

export interface Fallback {
  /** What happened; for visitors if not given. */
  readonly title?: string;
  readonly text?: string;
  /** Called once at most. Without it nobody is told to try again. */
  readonly onRetry?: (() => void) | undefined;
}

/**
 * Shows in place of a widget what happened and what to do; to a visitor nothing, where the page does without the widget.
 * It depends on nothing that can be missing.
 */
export function showFallback(
  element: HTMLElement,
  {
    title = "Værktøjet kan ikke vises lige nu.",
    onRetry,
    text = `Resten af siden virker.${onRetry ? " Prøv igen om et øjeblik." : ""}`,
  }: Fallback,
): void {
  const container = containerIn(element);
  if (own(element, "Fallback") === "none" && !element.closest("[data-widget-editing]")) {
    return container.replaceChildren();
  }
  // `all` keeps out what a page's style sheet hands down, since the widget's own may be what is missing; `medium` is the
  // reader's own text size, whatever the page makes of `rem`.
  const box = make(
    "div",
    "",
    `all:initial;display:block;color-scheme:inherit;font:medium/1.5 LK Text,system-ui,sans-serif;overflow-wrap:break-word;border:1px solid transparent;border-radius:16px;padding:24px;${inks("#16302b,#f3eee5", "#f1ebe0,#20342f")}`,
  );
  const button = make(
    "button",
    "Prøv igen",
    `all:revert;font:inherit;min-height:48px;padding:0 24px;border:1px solid transparent;border-radius:24px;cursor:pointer;${inks("#fff,#101e1b", "#16302b,#f3eee5")}`,
  );
  box.role = "status";
  button.addEventListener(
    "click",
    () => {
      button.textContent = "Prøver igen …";
      onRetry?.();
    },
    { once: true },
  );
  box.append(
    make("strong", title, "display:block"),
    make("p", text, "max-width:40em;margin:0 0 16px;text-wrap:balance"),
    onRetry ? button : "",
  );
  const hadFocus = container.contains((container.getRootNode() as ShadowRoot).activeElement);
  container.replaceChildren(box);
  if (hadFocus) button.focus();
}

/** Text and ground, each by day and by night; a browser that does not know the night has the day. */
function inks(text: string, ground: string): string {
  const [textByDay] = text.split(",");
  const [groundByDay] = ground.split(",");
  return `color:${textByDay};background:${groundByDay};color:light-dark(${text});background:light-dark(${ground})`;
}

function make(tag: string, text: string, style: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  element.style.cssText = style;
  return element;
}
