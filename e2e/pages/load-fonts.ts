import { expect, type Page } from "@playwright/test";

/**
 * Loads every font face that the page declares, so that no later arrival changes a height.
 * `document.fonts.ready` does not suffice: it resolves at once if no text has asked for a face yet.
 */
export async function loadFonts(page: Page): Promise<void> {
  // The loader adds the faces to pages of other systems, maybe after the widget.
  await expect.poll(() => page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
  // A local fallback face that the machine lacks is refused, which changes nothing.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
}
