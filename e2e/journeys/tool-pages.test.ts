import type { Locator } from "@playwright/test";
import { CookieConsent } from "../pages/cookie-consent.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { Jobmatch } from "../pages/jobmatch.ts";
import { expect, test } from "../test.ts";

test.use({ consent: "unanswered" });

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
/** The most pixels that the height of the consent overlay may have. */
const question = 150;

const bottomOf = async (control: Locator): Promise<number> => {
  const box = await control.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
};

for (const { width, height } of sizes) {
  test(`the tools are on the first screen, above the question about cookies, ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const cookies = new CookieConsent(page);
    const isAbove = async (control: Locator, what: string) => {
      await expect(cookies.acceptAll).toBeInViewport({ ratio: 1 });
      const top = (await cookies.overlay.boundingBox())?.y ?? 0;
      expect(await bottomOf(control), what).toBeLessThanOrEqual(Math.min(top, height - question));
    };
    const title = page.getByRole("heading", { level: 1 });

    const tool = new CvCheck(page);
    await tool.open();
    await expect(title).toHaveText("CV-tjek for ledere");
    await isAbove(tool.place.getByText("Vælg dit CV", { exact: true }).first(), "the button of the CV check");

    const jobmatch = new Jobmatch(page);
    await jobmatch.open();
    await expect(title).toHaveText("Jobmatch for ledere");
    await isAbove(jobmatch.next, "the button after the postal code");
    expect(await bottomOf(jobmatch.zip), "the postal code").toBeLessThanOrEqual(0.6 * height);
    await expect(title).toBeInViewport({ ratio: 1 });
  });
}
