import type { Page } from "@playwright/test";

/**
 * The chromes of a page in order, as the recorded page of the unit tests has them: the id of a placeholder and of a
 * rendering, and the metadata of a field, then what is inside it: the address of its link or image, and its text.
 */
export async function chromeTokens(page: Page, html: string): Promise<readonly string[]> {
  await page.setContent(html);
  return page.evaluate(() => {
    const tokens: string[] = [];
    let inFields = 0;
    const walk = (node: Node): void => {
      if (node instanceof Element && node.matches("code.scpm[type='text/sitecore']")) {
        const [type, kind, id] = ["chrometype", "kind", "id"].map((name) => node.getAttribute(name) ?? "");
        if (type === "field") inFields += kind === "open" ? 1 : -1;
        tokens.push([kind, type, id, node.textContent].filter((text) => text !== "").join(" "));
        return;
      }
      if (inFields > 0) {
        const address = node instanceof Element && (node.getAttribute("href") ?? node.getAttribute("src"));
        const text = node instanceof Text ? node.data.trim() : address;
        if (text) tokens.push(text);
      }
      for (const child of node.childNodes) walk(child);
    };
    walk(document.body);
    return tokens;
  });
}
