import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** Renders as a widget stands in a page: in a shadow root, with its style sheets inside. */
export function mountInShadow(host: HTMLElement, content: ReactNode): void {
  const shadow = host.attachShadow({ mode: "open" });
  const styles = document.createElement("div");
  const root = document.createElement("div");
  root.dataset["widgetRoot"] = "";
  shadow.append(styles, root);

  // Vite puts the parts' styles in the head and swaps them there when a file changes.
  const copyStyles = () => {
    styles.replaceChildren(
      ...[...document.head.querySelectorAll("style[data-vite-dev-id]")].map((style) => style.cloneNode(true)),
    );
  };
  copyStyles();
  new MutationObserver(copyStyles).observe(document.head, { childList: true, subtree: true, characterData: true });
  createRoot(root).render(content);
}
