import { pageHtml } from "../embedding/page-html.ts";
import { previewAddress } from "../embedding/preview-address.ts";
import { Placeholder } from "../pages/placeholder.ts";
import { expect, test } from "../test.ts";
import { tamper } from "./tamper.ts";

const widget = "[data-widget=cv-check]";

for (const [file, pattern] of Object.entries({
  "the widget's entry": /\/widgets\/cv-check\/.*remoteEntry\.js$/,
  "the platform": /\/platform\/(~\d+\/)?platform-.*\.js$/,
})) {
  test(`${file}, altered in transit, is never run, not even by the retry`, async ({ page }) => {
    const tampering = await tamper(page, pattern);
    await page.goto("/cv-tjek");
    const place = new Placeholder(page, page.locator(widget));
    await place.isIn("failed");
    await expect(place.fallback).toBeVisible();
    expect(tampering.changed()).toBeGreaterThan(1);
    expect(await tampering.wasRun()).toBe(false);
  });
}

test("a first frame, altered in transit, is not shown on another system's page", async ({
  page,
  otherSite,
  server,
}) => {
  const { promise: frameCame, resolve: frameComes } = Promise.withResolvers<void>();
  await page.route(/\/cv-check\/.*\/first-frame\.html$/, async (route) => {
    const markup = `<img src="x" onerror="globalThis.tampered = true">`;
    await route.fulfill({ headers: { "access-control-allow-origin": "*" }, contentType: "text/html", body: markup });
    frameComes();
  });
  await page.route(/\/cv-check\/.*remoteEntry\.js$/, async (route) => {
    await frameCame;
    await route.continue();
  });
  const body = '<div data-widget="cv-check" data-widget-load="eager"></div>';
  await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body })));
  await new Placeholder(page, page.locator(widget)).isIn("ready");
  expect(await page.evaluate(() => "tampered" in globalThis)).toBe(false);
});

test("a lazily imported file, altered in transit, is never run, not even by the retry", async ({
  page,
  otherSite,
  server,
}) => {
  const tampering = await tamper(page, /\/cv-check\/.*\/assets\/[^/]*\.js$/);
  const body = '<div data-widget="cv-check" data-widget-load="eager" data-widget-editing></div>';
  await page.goto(previewAddress(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }))));
  const place = new Placeholder(page, page.locator(widget));
  await place.isIn("failed");
  expect(tampering.changed()).toBeGreaterThan(0);
  await place.retry.click();
  await expect(place.retry).toHaveText("Prøv igen");
  await place.isIn("failed");
  expect(await tampering.wasRun()).toBe(false);
});
