import type { Page } from "@playwright/test";
import { findingsInEveryScheme } from "../pages/findings.ts";
import { expect, test } from "../test.ts";

// Without smooth scrolling: a test would measure a page that is still moving.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const contents = (page: Page) => page.getByRole("navigation", { name: /^(På denne side|Indhold)$/ });

/** Whether the middle of the section's heading is not covered by another element. */
const isUncovered = (page: Page, title: string) =>
  page.getByRole("heading", { level: 2, name: title, exact: true }).evaluate((heading) => {
    const { left, top, bottom } = heading.getBoundingClientRect();
    const middle = document.elementFromPoint(left + 10, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && middle === heading;
  });

for (const path of ["/privatlivspolitik"]) {
  test(`${path} lists its sections beside the text on a wide screen, where nothing covers them`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const titles = await page.getByRole("main").locator("h2[id]").allTextContents();
    const links = contents(page).getByRole("link");
    expect(await links.allTextContents()).toEqual(titles);
    const list = await contents(page).boundingBox();
    const text = await page.getByRole("heading", { level: 2, name: titles[0]!, exact: true }).boundingBox();
    expect(list!.x + list!.width).toBeLessThan(text!.x);
    for (const title of titles) {
      await links.filter({ hasText: title }).first().press("Enter");
      await expect.poll(() => isUncovered(page, title), title).toBe(true);
      await expect(contents(page), "the list stays in sight").toBeInViewport();
    }
  });

  test(`${path} lists its sections folded above the text on a phone`, { tag: "@chromium-only" }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const links = contents(page).getByRole("link");
    await expect(links).toHaveCount(0);
    await contents(page).getByText("På denne side").click();
    const last = await links.last().textContent();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await links.last().click();
    await expect.poll(() => isUncovered(page, last ?? ""), last ?? "").toBe(true);
    expect(await findingsInEveryScheme(page)).toEqual([]);
  });
}
