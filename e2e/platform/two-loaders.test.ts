import { pageHtml } from "../embedding/page-html.ts";
import { expect, test } from "../test.ts";

test("a page that includes the loader twice, as tag managers do, mounts each widget once", async ({
  page,
  tool,
  otherSite,
  server,
}) => {
  const loader = `${server.url}/loader.js`;
  const head = `<script type="module" src="${loader}?v=2"></script>`;
  await page.addInitScript(() => {
    document.addEventListener("widget:ready", () => (window.readyEvents = (window.readyEvents ?? 0) + 1));
  });
  await page.goto(otherSite.page(pageHtml({ loader, head, body: '<div data-widget="cv-check"></div>' })));
  await tool.ready();
  await expect(tool.uploadTitle).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => window.readyEvents)).toBe(1);
});

declare global {
  interface Window {
    readyEvents?: number;
  }
}
