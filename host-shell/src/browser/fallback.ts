import { containerIn } from "./shadow-container.ts";
import { isEditing } from "./is-editing.ts";
import { own } from "./own-attributes.ts";

export interface Fallback {
  /** The title of the message. Default: a sentence for visitors. */
  readonly title?: string;
  readonly text?: string;
  /** Called at most once. If absent, there is no retry button. */
  readonly onRetry?: (() => void) | undefined;
}

/**
 * Replaces a widget by a message that says what happened and what to do, with the link that the placeholder holds. With
 * `data-widget-fallback="none"`, visitors see nothing. Loads no file, so that it cannot fail itself.
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
  if (own(element, "Fallback") === "none" && !isEditing(element)) {
    return container.replaceChildren();
  }
  // `all` resets inherited styles of the page, since the widget's style sheet may be missing; `medium` is the reader's
  // text size, whatever the page sets for `rem`.
  const box = make(
    "div",
    "",
    `all:initial;display:block;color-scheme:inherit;font:medium/1.5 LK Text,system-ui,sans-serif;overflow-wrap:break-word;border:1px solid transparent;border-radius:16px;padding:24px;${inks("#16302b,#f3eee5", "#f1ebe0,#20342f")}`,
  );
  const button = make(
    "button",
    "Prøv igen",
    `all:revert;font:inherit;min-height:48px;padding:0 24px;border:1px solid transparent;border-radius:24px;margin:0 16px 0 0;cursor:pointer;${inks("#fff,#101e1b", "#16302b,#f3eee5")}`,
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
    make("p", text, "max-width:40em;margin:0 0 16px"),
    onRetry ? button : "",
    document.createElement("slot"),
  );
  const hadFocus = container.contains((container.getRootNode() as ShadowRoot).activeElement);
  container.replaceChildren(box);
  if (hadFocus) button.focus();
}

/** Text and background colours, each "light,dark". Browsers without `light-dark()` use the light ones. */
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
