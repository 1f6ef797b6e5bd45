import type { RegisteredVersion } from "../registry/registry-document.ts";
import { linkElement } from "./link-element.ts";
import { addressOf } from "./import-remote.ts";

/** The element inside the placeholder's shadow root that the widget renders into. Our own server sends it with the page. */
export function containerIn(element: HTMLElement): HTMLElement {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  const container =
    shadow.querySelector<HTMLElement>("[data-widget-root]") ?? shadow.appendChild(document.createElement("div"));
  container.dataset["widgetRoot"] = "";
  return container;
}

/** Links the version's style sheets beside the container, and no others. Resolves when they are there, rejects if one fails. */
export async function linkStyles({ parentNode }: HTMLElement, { styles }: RegisteredVersion): Promise<void> {
  const wanted = new Set(styles.map(addressOf));
  for (const link of (parentNode as ShadowRoot).querySelectorAll("link")) {
    // A link without a sheet did not arrive.
    if (!link.sheet || !wanted.delete(link.href)) link.remove();
  }
  await Promise.all(
    [...wanted].map(
      (href) =>
        new Promise((onload, reject) => {
          const onerror = (): void => reject(new Error(`${href} is missing`));
          parentNode?.append(linkElement({ rel: "stylesheet", href, onload, onerror }));
        }),
    ),
  );
}
