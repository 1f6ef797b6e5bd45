import type { Locator, Route } from "@playwright/test";
import { fixture } from "../fixtures/fixture.ts";
import { cvErrorKeys } from "../pages/cv-check.ts";
import { findings, findingsInEveryScheme } from "../pages/findings.ts";
import { Placeholder } from "../pages/placeholder.ts";
import { expect, test } from "../test.ts";

const cv = fixture("cv-two-pages-da.pdf");
const upload = "**/api/cv-upload";
const recommendations = "**/api/analytics/get-cv-recommendations*";

const never = () => new Promise<void>(() => {});
const refusing =
  (errorKey: string, status = 422) =>
  (route: Route) =>
    route.fulfill({ status, json: { errorKey, message: { id: "0197-4f1c" } } });

test.describe("in every colour scheme axe finds nothing", () => {
  test.slow();

  test("on the front page and a page that does not exist", async ({ page }) => {
    for (const path of ["/", "/findes-ikke"]) {
      await page.goto(path);
      expect(await findingsInEveryScheme(page), path).toEqual([]);
    }
  });

  test("on the way from upload to review", async ({ page, tool }) => {
    await tool.open();
    expect(await findingsInEveryScheme(page), "upload").toEqual([]);

    await page.route(upload, never);
    await tool.choose(cv);
    await expect(tool.sendingTitle).toBeVisible();
    expect(await findingsInEveryScheme(page), "sending").toEqual([]);
    await tool.cancel.click();
    await page.unroute(upload);

    await page.route(recommendations, never);
    await tool.choose(cv);
    await expect(tool.loadingTitle).toBeVisible();
    expect(await findingsInEveryScheme(page), "loading").toEqual([]);

    await page.unroute(recommendations);
    await page.reload();
    await expect(tool.resultTitle).toBeVisible();
    expect(await findingsInEveryScheme(page), "result").toEqual([]);
    await tool.openAll.click();
    await expect(tool.openAreas).toHaveCount(await tool.areas.count());
    expect(await findingsInEveryScheme(page), "result with everything open").toEqual([]);
  });

  test("in any error, and in the recovery that follows it", async ({ page, tool }) => {
    await tool.open();
    for (const errorKey of cvErrorKeys) {
      await page.route(upload, refusing(errorKey));
      await tool.choose(cv);
      await expect(tool.dialog).toBeVisible();
      expect(await findingsInEveryScheme(page), errorKey).toEqual([]);
      await tool.dialogButton.click();
      await page.unroute(upload);
    }

    await page.route(upload, refusing("genericError", 500));
    await tool.choose(cv);
    await tool.dialogButton.click();
    await expect(tool.sendAgain).toBeVisible();
    expect(await findingsInEveryScheme(page), "a file that can be sent again").toEqual([]);
    await page.unroute(upload);

    await page.route(recommendations, refusing("genericError", 500));
    await tool.sendAgain.click();
    await tool.dialogButton.click();
    await expect(tool.fetchReview).toBeVisible();
    expect(await findingsInEveryScheme(page), "a review that can be fetched again").toEqual([]);
  });

  test("where the widget failed", async ({ page }) => {
    await page.route("**/remoteEntry.js", (route) => route.abort());
    await page.goto("/cv-tjek");
    await expect(new Placeholder(page, page.locator("[data-widget=cv-check]")).fallback).toBeVisible();
    expect(await findingsInEveryScheme(page)).toEqual([]);
  });
});

test(
  "in forced colours, weight and underline tell an enabled button from a disabled one",
  { tag: "@chromium-only" },
  async ({ page, tool, reviewedCv }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await tool.openReview(reviewedCv);
    await tool.closeAll.click();
    const strokes = (button: Locator) =>
      button.evaluate((element) => {
        const { fontWeight, textDecorationLine } = getComputedStyle(element);
        return { fontWeight, textDecorationLine };
      });
    expect([await strokes(tool.openAll), await strokes(tool.closeAll)]).toEqual([
      { fontWeight: "600", textDecorationLine: "underline" },
      { fontWeight: "400", textDecorationLine: "none" },
    ]);
  },
);

test("axe looks into the shadow root of a widget, and finds a control without a name", async ({ page, tool }) => {
  await tool.open();
  await tool.chooseButton.evaluate((input) => input.removeAttribute("aria-label"));
  expect(await findings(page)).toContainEqual(expect.stringMatching(/^label div\[data-widget="cv-check"\]/));
});
