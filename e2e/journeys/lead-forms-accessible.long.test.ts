import { findingsInEveryScheme } from "../pages/findings.ts";
import { LeadForm } from "../pages/lead-form.ts";
import { expect, test } from "../test.ts";

test.describe("axe finds nothing", () => {
  test.slow();

  for (const [path, title, button] of [
    ["/bliv-medlem", "Eller lad os ringe først", "Ring til mig"],
    ["/anbefal-en-kollega", "Anbefal en kollega", "Send anbefalingen"],
    ["/ledelse-i-modvind", "Tilmeld dig", "Tilmeld dig"],
  ] as const) {
    test(
      `on ${path}, empty and with errors, in every colour scheme, and it fits 320 px`,
      { tag: "@chromium-only" },
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        const form = new LeadForm(page, title);
        await form.open(path);
        expect(await findingsInEveryScheme(page), "empty").toEqual([]);
        await form.button(button).click();
        await expect(form.summary).toBeFocused();
        expect(await findingsInEveryScheme(page), "with errors").toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, "no scrolling sideways").toBe(320);
      },
    );
  }
});
