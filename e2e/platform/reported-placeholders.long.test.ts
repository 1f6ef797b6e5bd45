import { pageHtml } from "../embedding/page-html.ts";
import { expect, test } from "../test.ts";

test(
  "the placeholders of a page on another site are reported once a day, without its query",
  { tag: "@chromium-only" },
  async ({ page, otherSite, server }) => {
    const told: unknown[] = [];
    page.on("request", (request) => {
      if (!request.url().endsWith("/api/widget-reports")) return;
      const { placeholders } = request.postDataJSON() as { readonly placeholders?: unknown };
      if (placeholders) told.push(placeholders);
    });
    const body = '<div data-widget="cv-check" data-widget-load="eager" data-join-href="/bliv-medlem"></div>';
    const address = otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }));
    const answered = page.waitForResponse(
      (response) =>
        response.url().endsWith("/api/widget-reports") &&
        (response.request().postData() ?? "").includes("placeholders"),
    );
    await page.goto(`${address}?medlem=4711`);
    expect((await answered).status()).toBe(204);
    const again = page.waitForRequest("**/api/widget-reports");
    await page.goto(address);
    await again;
    expect(told).toEqual([
      [{ page: address, widget: "cv-check", wish: "stable", input: { attributes: { joinHref: "/bliv-medlem" } } }],
    ]);
  },
);
