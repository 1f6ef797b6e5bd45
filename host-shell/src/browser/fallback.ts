export interface Fallback {
  readonly title: string;
  readonly text: string;
  /** Called once at most. */
  readonly onRetry: () => void;
}

/** Shows in place of a widget what happened and what to do. It depends on nothing that can be missing. */
export function showFallback(container: HTMLElement, { title, text, onRetry }: Fallback): void {
  // `all` keeps out what a page's style sheet hands down, since the widget's own may be what is missing; `medium` is the
  // reader's own text size, whatever the page makes of `rem`.
  const box = make(
    "div",
    "",
    "all:initial;display:block;font:medium/1.5 LK Text,system-ui,sans-serif;text-wrap:balance;color:#16302b;background:#f1ebe0;border-radius:16px;padding:24px",
  );
  const button = make(
    "button",
    "Prøv igen",
    "all:revert;font:inherit;min-height:48px;padding:0 24px;border:0;border-radius:24px;color:#fff;background:#16302b",
  );
  box.role = "status";
  button.addEventListener(
    "click",
    () => {
      button.textContent = "Prøver igen …";
      onRetry();
    },
    { once: true },
  );
  box.append(make("strong", title, "display:block"), make("p", text, "margin:0 0 16px"), button);
  const hadFocus = container.contains((container.getRootNode() as ShadowRoot).activeElement);
  container.replaceChildren(box);
  if (hadFocus) button.focus();
}

function make(tag: string, text: string, style = ""): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  element.style.cssText = style;
  return element;
}
