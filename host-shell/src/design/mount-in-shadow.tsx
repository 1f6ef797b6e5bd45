import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** Renders like a widget on a page: in a shadow root that contains the style sheets. */
export function mountInShadow(host: HTMLElement, content: ReactNode): void {
  const shadow = host.attachShadow({ mode: "open" });
  const styles = document.createElement("div");
  const root = document.createElement("div");
  root.dataset["widgetRoot"] = "";
  shadow.append(styles, root);

  // In development Vite adds the styles to the head, and replaces them there when a file changes.
  const copyStyles = () => {
    styles.replaceChildren(
      ...[...document.head.querySelectorAll("style[data-vite-dev-id]")].map((style) => style.cloneNode(true)),
    );
  };
  copyStyles();
  new MutationObserver(copyStyles).observe(document.head, { childList: true, subtree: true, characterData: true });
  createRoot(root).render(content);
}
