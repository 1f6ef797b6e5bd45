import type { Page } from "@playwright/test";

/** The text spacing of WCAG 1.4.12. */
const spaced = `* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
p { margin-block-end: 2em !important }`;

/** As a reader's own style sheet does, which the page's policy for styles does not concern; in all shadow trees too. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const apply = (root: Document | ShadowRoot): void => {
      root.adoptedStyleSheets.push(sheet);
      for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) apply(shadowRoot);
    };
    apply(document);
  }, spaced);
}
