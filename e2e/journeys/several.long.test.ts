import { fixture } from "../fixtures/fixture.ts";
import { pageHtml } from "../embedding/page-html.ts";
import { previewAddress } from "../embedding/preview-address.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { findings } from "../pages/findings.ts";
import { expect, test } from "../test.ts";

const cv = fixture("cv-two-pages-da.pdf");
const recommendations = "**/api/analytics/get-cv-recommendations*";
const place = (id: string) => `<div id="${id}" data-widget="cv-check" data-widget-load="eager"></div>`;

test("two CV checks on one page are independent", async ({ page, otherSite, server }) => {
  await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body: place("one") + place("two") })));
  const [one, two] = ["#one", "#two"].map((id) => new CvCheck(page, page.locator(id))) as [CvCheck, CvCheck];
  await one.ready();
  await two.ready();

  await one.review(cv);
  await expect(two.chooseButton).toBeVisible();
  await two.choose({ name: "cv.docx", mimeType: "text/plain", buffer: Buffer.from("CV") });
  await expect(two.dialog).toBeVisible();
  await expect(one.dialog).toHaveCount(0);
  await two.dialogButton.click();

  await page.locator("#one").evaluate((element) => element.remove());
  await two.review(cv);
});

test(
  "a CV check that is removed while it sends or waits aborts its call",
  { tag: "@chromium-only" },
  async ({ page, tool }) => {
    for (const call of ["**/api/cv-upload", recommendations]) {
      await tool.open();
      await page.route(call, () => new Promise(() => {}));
      const asked = page.waitForRequest(call);
      await tool.choose(cv);
      const request = await asked;

      const hungUp = page.waitForEvent("requestfailed", (failed) => failed === request);
      await tool.place.evaluate((element) => element.remove());
      expect((await hungUp).failure()?.errorText).toBe("net::ERR_ABORTED");
      await page.unroute(call);
    }
  },
);

test("a CV check that is moved on the page keeps waiting, and keeps its styles", async ({ page, tool }) => {
  await tool.open();
  let asked = 0;
  const answer = Promise.withResolvers<void>();
  await page.route(recommendations, async (route) => {
    asked += 1;
    await answer.promise;
    await route.continue();
  });
  await tool.choose(cv);
  await expect(tool.loadingTitle).toBeVisible();
  await tool.place.evaluate((element) => document.querySelector("footer")?.before(element));
  await expect(tool.loadingTitle).toBeVisible();
  answer.resolve();
  await expect(tool.resultTitle).toBeVisible();
  await expect(tool.resultTitle).not.toHaveCSS("font-family", /^serif$|Times/);
  expect(asked).toBe(1);
});

test("a CV check that is added later mounts, in either spelling of its attribute", async ({
  page,
  otherSite,
  server,
}) => {
  await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body: "" })));
  await page.evaluate(() => {
    document
      .querySelector("main")
      ?.insertAdjacentHTML("beforeend", '<section><div data-site-widget="cv-check"></div></section>');
  });
  const tool = new CvCheck(page, page.locator("[data-site-widget]"));
  await tool.ready();
  await tool.review(cv);
});

test("a CV check far down the page loads when the visitor comes near", async ({ page, otherSite, server }) => {
  const body = '<div style="height: 5000px"></div><div data-widget="cv-check"></div>';
  await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body })));
  const tool = new CvCheck(page);
  await expect(tool.place).toHaveAttribute("data-widget-state", "waiting");
  await tool.place.scrollIntoViewIfNeeded();
  await tool.ready();
});

test("a button of the first frame that has the focus keeps it when the widget becomes live", async ({ page, tool }) => {
  const release = Promise.withResolvers<void>();
  await page.route("**/remoteEntry.js", async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto("/cv-tjek");
  await tool.chooseButton.focus();
  release.resolve();
  await tool.ready();
  await expect(tool.chooseButton).toBeFocused();
});

test(
  "axe finds nothing on a page with three CV checks, at whatever step they are",
  { tag: "@chromium-only" },
  async ({ page, otherSite, server }) => {
    const editing = `<section data-widget-editing>${place("three")}</section>`;
    const body = place("one") + place("two") + editing;
    await page.goto(previewAddress(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }))));
    const [one, two, three] = ["#one", "#two", "#three"].map((id) => new CvCheck(page, page.locator(id))) as [
      CvCheck,
      CvCheck,
      CvCheck,
    ];
    for (const tool of [one, two, three]) await tool.ready();
    expect(await findings(page), "upload").toEqual([]);

    await page.route(recommendations, () => new Promise(() => {}));
    for (const tool of [one, two]) {
      await tool.choose(cv);
      await expect(tool.loadingTitle).toBeVisible();
    }
    expect(await findings(page), "loading").toEqual([]);

    for (const tool of [one, two]) await tool.cancel.click();
    await page.unroute(recommendations);
    for (const tool of [one, two]) await tool.review(cv);
    expect(await findings(page), "result").toEqual([]);
  },
);
