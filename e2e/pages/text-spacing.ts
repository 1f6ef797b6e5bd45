import type { Page } from "@playwright/test";

/** The text spacing that WCAG 1.4.12 requires pages to support, applied to the widgets' shadow trees as well. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

export async function spaceText(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots) {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) roots.push(shadowRoot);
    }
  }, spacing);
}

/** The visible fields and elements whose text is clipped, and whether the page has become wider than the window. */
export async function clippedText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots) {
      for (const element of root.querySelectorAll<HTMLElement>("*")) {
        if (element.shadowRoot) roots.push(element.shadowRoot);
        const { width, height } = element.getBoundingClientRect();
        if (width < 8 || height < 8 || !element.checkVisibility({ opacityProperty: true })) continue;
        const style = getComputedStyle(element);
        const isField = element instanceof HTMLInputElement && /^(?:text|tel|email|search|number)$/u.test(element.type);
        const cuts = isField || style.overflowX === "hidden" || style.overflowX === "clip";
        const cutsHeight = style.overflowY === "hidden" || style.overflowY === "clip";
        const isClamped = style.getPropertyValue("-webkit-line-clamp") !== "none";
        const isText =
          isField || [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
        if (!isText || isClamped) continue;
        if (
          (cuts && element.scrollWidth > element.clientWidth + 1) ||
          (cutsHeight && element.scrollHeight > element.clientHeight + 1)
        ) {
          found.push(`${element.tagName.toLowerCase()} ${(element.textContent || element.id).trim().slice(0, 40)}`);
        }
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...found, `the page is ${scrollWidth} px wide`] : found;
  });
}
