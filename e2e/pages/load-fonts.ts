import { expect, type Page } from "@playwright/test";

/**
 * Loads every font face that the page declares, so that no font arrives later and changes a height.
 * `document.fonts.ready` does not suffice: it resolves at once if no text has used a face yet.
 */
export async function loadFonts(page: Page): Promise<void> {
  // The loader adds the font faces to pages of other systems, possibly after the widget is live.
  await expect.poll(() => page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
  // A local fallback face that the machine lacks fails to load, which makes no difference.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
}
