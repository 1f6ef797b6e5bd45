import { fixture } from "../fixtures/fixture.ts";
import { CookieConsent } from "../pages/cookie-consent.ts";
import { Jobmatch } from "../pages/jobmatch.ts";
import { clippedText, spaceText } from "../pages/text-spacing.ts";
import { expect, test } from "../test.ts";

const widths = [320, 360, 1280] as const;

for (const path of [
  "/",
  "/cv-tjek",
  "/jobmatch",
  "/bliv-medlem",
  "/log-ind",
  "/cookies",
  "/ledelse-i-modvind",
  "/om-os",
  "/findes-ikke",
]) {
  test(`text spacing cuts nothing off at ${path}`, async ({ page }) => {
    await page.goto(path);
    await spaceText(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await clippedText(page), `${width} px`).toEqual([]);
    }
  });
}

test("text spacing cuts nothing off in the result of the CV check", async ({ page, tool, reviewedCv }) => {
  await tool.openReview(reviewedCv);
  await tool.openAll.click();
  await spaceText(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await clippedText(page), `${width} px`).toEqual([]);
  }
});

test("text spacing cuts nothing off in any step of the job match", async ({ page }) => {
  const jobmatch = new Jobmatch(page);
  await jobmatch.open();
  await jobmatch.zip.fill("8888");
  await spaceText(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await clippedText(page), `postal code at ${width} px`).toEqual([]);
  }
  await jobmatch.giveZip();
  await jobmatch.choose(fixture("cv-two-pages-leader.pdf"));
  await expect(jobmatch.resultTitle).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await clippedText(page), `result at ${width} px`).toEqual([]);
  }
});

test.describe("before the answer about cookies", () => {
  test.use({ consent: "unanswered" });

  test("text spacing cuts nothing off in the question or its categories", async ({ page }) => {
    const cookies = new CookieConsent(page);
    await page.goto("/");
    await expect(cookies.acceptAll).toBeVisible();
    await spaceText(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await clippedText(page), `question at ${width} px`).toEqual([]);
    }
    await cookies.adjust.click();
    await expect(cookies.save).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await clippedText(page), `categories at ${width} px`).toEqual([]);
    }
  });
});
