import type { Page } from "@playwright/test";

/**
 * Replaces the text nodes of every page, including those in shadow roots, at once and after each change, as Chrome's
 * translator does. The new text equals the old one. A failing test thus shows that code has changed a text node which
 * is no longer on the page.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new WeakSet<Node>();
    const translate = (root: Document | ShadowRoot): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const around = text.parentElement;
        if (text.data.trim() === "" || !around || around.closest("font,head,style,script,textarea,option,select"))
          continue;
        const font = document.createElement("font");
        font.appendChild(document.createElement("font")).textContent = text.data;
        text.replaceWith(font);
      }
      for (const element of root.querySelectorAll("*")) if (element.shadowRoot) follow(element.shadowRoot);
    };
    const follow = (root: Document | ShadowRoot): void => {
      if (seen.has(root)) return;
      seen.add(root);
      translate(root);
      new MutationObserver(() => translate(root)).observe(root, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    };
    addEventListener("DOMContentLoaded", () => follow(document));
  });
}
