import { coveredFocus } from "../pages/covered-focus.ts";
import { CookieConsent } from "../pages/cookie-consent.ts";
import { expect, test } from "../test.ts";

// Without this, the page is still scrolling when the test measures it.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const sizes = [
  [360, 740],
  [1280, 720],
] as const;

test.describe("with the question about cookies open", () => {
  test.use({ consent: "unanswered" });

  for (const [width, height] of sizes) {
    for (const path of ["/", "/cv-tjek", "/jobmatch", "/privatlivspolitik"]) {
      test(`the focus is never covered at ${path}, ${width} x ${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        const cookies = new CookieConsent(page);
        await expect(cookies.overlay).toBeVisible();
        expect(await coveredFocus(page, 40)).toEqual([]);
        expect(await coveredFocus(page, 40, "Shift+Tab"), "backwards").toEqual([]);
      });
    }
  }

  test("the first Tab leads to the question about cookies", async ({ page }) => {
    await page.goto("/cv-tjek");
    const cookies = new CookieConsent(page);
    await expect(cookies.overlay).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(cookies.overlay.getByRole("link", { name: "Læs om vores cookies" })).toBeFocused();
  });
});

for (const [width, height] of sizes) {
  for (const path of ["/", "/cv-tjek", "/jobmatch", "/cookies", "/bliv-medlem", "/log-ind"]) {
    test(
      `the focus is never covered at ${path}, ${width} x ${height}, after the answer`,
      // Firefox does not scroll to a control at the edge of the window if a part of the control is visible.
      { tag: "@chromium-only" },
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        expect(await coveredFocus(page, 40)).toEqual([]);
        expect(await coveredFocus(page, 40, "Shift+Tab"), "backwards").toEqual([]);
      },
    );
  }
}
