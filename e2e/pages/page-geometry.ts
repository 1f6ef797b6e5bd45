import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const content = join(import.meta.dirname, "../../host-shell/content");
const product = "lederkredsen";

/** The sites with the addresses of all pages that their content has. */
export const pagesOfSites: ReadonlyMap<string, readonly string[]> = new Map(
  readdirSync(content)
    .filter((site) => site === product || site.startsWith(`${product}-`))
    .map((site) => [site, pagesOf(site)] as const),
);

function pagesOf(site: string): readonly string[] {
  const root = site === product ? "" : site.endsWith("-selvbetjening") ? "/selvbetjening" : `/${site}`;
  const files = readdirSync(join(content, site, "pages"), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".json"))
    .map((file) => `${root}/${file.replace(/(^|\/)index\.json$|\.json$/, "")}`.replace(/(.)\/$/, "$1"))
    .toSorted();
}

/** Waits until the widgets that a page shows at once are there, and the fonts. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.waitForFunction(() => {
    const eager = document.querySelectorAll<HTMLElement>('[data-widget][data-widget-load="eager"]');
    return [...eager].every(({ dataset }) => /^(?:ready|failed)$/.test(dataset["widgetState"] ?? ""));
  });
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** How far the page can be scrolled sideways, and what sticks out. */
export function sidewaysScroll(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const found: string[] = [];
    const visit = (element: Element): void => {
      const { right, width, height } = element.getBoundingClientRect();
      const { overflowX } = getComputedStyle(element);
      if (width > 0 && height > 0 && right > clientWidth + 1)
        found.push(
          `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.trim().slice(0, 30)}`,
        );
      if (/auto|scroll|hidden|clip/.test(overflowX)) return;
      for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) visit(child);
    };
    visit(document.body);
    return [`${scrollWidth} px: ${found.slice(-3).join(" | ")}`];
  });
}

/** E-mail addresses, phone numbers and lines of postal addresses that are broken within a word. An e-mail may break after "@". */
export function brokenAddresses(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const roots: (Document | ShadowRoot)[] = [document];
    const linesOf = (word: string, node: Text, start: number): number => {
      const tops = new Set<number>();
      for (let at = 0; at < word.length; at += 1) {
        const range = new Range();
        range.setStart(node, start + at);
        range.setEnd(node, start + at + 1);
        const rect = range.getClientRects()[0];
        if (rect) tops.add(Math.round(rect.top));
      }
      return tops.size;
    };
    for (const root of roots) {
      for (const element of root.querySelectorAll("*")) if (element.shadowRoot) roots.push(element.shadowRoot);
      for (const address of root.querySelectorAll('a[href^="mailto:"], a[href^="tel:"], address')) {
        if (!address.checkVisibility()) continue;
        const isCall = address.matches('a[href^="tel:"]');
        const walker = document.createTreeWalker(address, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.nodeValue ?? "";
          // A number is one word, although it has spaces.
          const words = isCall ? [...text.matchAll(/[+\d][\d ]*\d/g)] : [...text.matchAll(/[^\s@]+@?/g)];
          for (const { 0: word, index } of words)
            if (linesOf(word, node as Text, index) > 1) found.push(`»${word}« of »${address.textContent}«`);
        }
      }
    }
    return found;
  });
}

/** Headings of running text that are nearer than a line to the paragraph above them. */
export function gluedHeadings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    let paragraph: Element | undefined;
    for (const element of document.querySelectorAll("main :is(h2, h3, h4, p, li)")) {
      if (!element.checkVisibility() || element.closest("[aria-hidden=true]")) continue;
      if (element.tagName.startsWith("H")) {
        const above = paragraph?.getBoundingClientRect();
        const own = element.getBoundingClientRect();
        const gap = above ? own.top - above.bottom : Infinity;
        // Next to each other, as in the columns of cards.
        if (gap > -1 && gap < 16)
          found.push(
            `»${element.textContent}« is ${Math.round(gap)} px below »${paragraph?.textContent?.trim().slice(-30)}«`,
          );
        paragraph = undefined;
      } else if ((element.textContent?.trim().length ?? 0) >= 60) paragraph = element;
      else paragraph = undefined;
    }
    return found;
  });
}

/** Small icons, ticks and radio buttons of a row whose words are on another line. */
export function lonelyTicks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const roots: (Document | ShadowRoot)[] = [document];
    const wordsOf = (element: Element): string => element.textContent?.trim() ?? "";
    for (const root of roots) {
      for (const element of root.querySelectorAll("*")) if (element.shadowRoot) roots.push(element.shadowRoot);
      for (const mark of root.querySelectorAll("svg, input[type=checkbox], input[type=radio]")) {
        if (!mark.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        let icon = mark;
        while (icon.parentElement && wordsOf(icon.parentElement) === "") icon = icon.parentElement;
        const [words, row] = [icon.nextElementSibling, icon.parentElement];
        if (!words || !row || wordsOf(words) === "" || !words.checkVisibility()) continue;
        const { display, flexDirection, gridTemplateColumns } = getComputedStyle(row);
        const isRow =
          (display.endsWith("flex") && flexDirection.startsWith("row")) ||
          (display.endsWith("grid") && gridTemplateColumns.split(" ").length > 1);
        const box = icon.getBoundingClientRect();
        const range = new Range();
        range.selectNodeContents(words);
        const line = [...range.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
        if (!isRow || !line || box.height === 0 || box.height > 64) continue;
        if (line.top >= box.bottom || line.bottom <= box.top) found.push(`»${wordsOf(words).slice(0, 40)}«`);
      }
    }
    return found;
  });
}

/** Quotes that are nearer than 24 px to the edge of their coloured band. */
export function tightQuotes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const colourOf = (element: Element): string => getComputedStyle(element).backgroundColor;
    const isClear = (colour: string): boolean => /^rgba\(.*, 0\)$/.test(colour);
    for (const quote of document.querySelectorAll("blockquote")) {
      if (!quote.checkVisibility()) continue;
      let band: Element | null = quote;
      while (band && isClear(colourOf(band))) band = band.parentElement;
      if (!band || band === document.body || band === document.documentElement) continue;
      const [edge, words] = [band.getBoundingClientRect(), quote.getBoundingClientRect()];
      const distances = {
        above: words.top - edge.top,
        below: edge.bottom - words.bottom,
        before: words.left - edge.left,
      };
      for (const [side, distance] of Object.entries(distances))
        if (distance < (side === "before" ? 16 : 24))
          found.push(`${Math.round(distance)} px ${side} »${quote.textContent?.trim().slice(0, 30)}«`);
    }
    return found;
  });
}
