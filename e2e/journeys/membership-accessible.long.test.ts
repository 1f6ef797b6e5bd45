import { findingsInEveryScheme } from "../pages/findings.ts";
import { callMe, path, phone, serverSays } from "../pages/membership.ts";
import { expect, test } from "../test.ts";

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

    for (const [state, time] of [
      ["open", "12:00"],
      ["closed", "20:00"],
    ] as const) {
      test(
        `axe finds nothing while the telephone is ${state}, with all closed and all opened`,
        { tag: "@chromium-only" },
        async ({ page }) => {
          test.slow();
          await serverSays(page, time);
          await page.goto(path);
          await expect(state === "open" ? phone(page) : callMe(page)).toBeVisible();
          expect(await findingsInEveryScheme(page)).toEqual([]);
          for (const summary of await page.locator("main summary").all()) await summary.click();
          await expect(page.locator("main details:not([open])")).toHaveCount(0);
          expect(await findingsInEveryScheme(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        },
      );
    }
  });
}
