import { Placeholder } from "../pages/placeholder.ts";
import { expect, test } from "../test.ts";

const widget = "[data-widget=cv-check]";

for (const [file, pattern] of Object.entries({
  "the widget's entry": /\/widgets\/cv-check\/.*remoteEntry\.js$/,
  "the platform": /\/platform\/(~\d+\/)?platform-.*\.js$/,
})) {
  test(`${file}, changed on its way, is never run, also not by the retry`, async ({ page }) => {
    let changed = 0;
    await page.route(pattern, async (route) => {
      const answer = await route.fetch();
      changed++;
      await route.fulfill({ response: answer, body: `globalThis.tampered = true;\n${await answer.text()}` });
    });
    await page.goto("/cv-tjek");
    const place = new Placeholder(page, page.locator(widget));
    await place.isIn("failed");
    await expect(place.fallback).toBeVisible();
    expect(changed).toBeGreaterThan(1);
    expect(await page.evaluate(() => "tampered" in globalThis)).toBe(false);
  });
}
