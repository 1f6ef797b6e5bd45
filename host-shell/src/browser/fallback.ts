export interface Fallback {
  readonly title: string;
  readonly text: string;
  readonly onRetry?: () => void;
}

/** Shows in place of a widget what happened and what to do. It depends on nothing that can be missing. */
export function showFallback(container: HTMLElement, { title, text, onRetry }: Fallback): void {
  const box = document.createElement("div");
  box.setAttribute("role", "status");
  box.style.cssText =
    "font:1rem/1.5 system-ui,sans-serif;color:#16302b;background:#f1ebe0;border-radius:16px;padding:24px;text-align:start";
  const heading = document.createElement("strong");
  heading.textContent = title;
  const paragraph = document.createElement("p");
  paragraph.textContent = text;
  paragraph.style.margin = "4px 0 0";
  box.append(heading, paragraph);
  if (onRetry) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Prøv igen";
    button.style.cssText =
      "font:inherit;font-weight:600;min-height:48px;margin-top:16px;padding:0 24px;border:0;border-radius:24px;color:#fff;background:#16302b;cursor:pointer";
    button.onclick = onRetry;
    box.append(button);
  }
  container.replaceChildren(box);
}
