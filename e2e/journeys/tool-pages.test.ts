import type { Locator } from "@playwright/test";
import { CookieConsent } from "../pages/cookie-consent.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { Jobmatch } from "../pages/jobmatch.ts";
import { expect, test } from "../test.ts";

test.use({ consent: "unanswered" });

/** With where the tool may begin: its first control is at most 250 px further down. */
const sizes = [
  [360, 740, 194],
  [1280, 800, 170],
] as const;

const bottomOf = async (control: Locator): Promise<number> => {
  const box = await control.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
};

for (const [width, height, begin] of sizes) {
  test(`the tools are on the first screen, above the question about cookies, ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const cookies = new CookieConsent(page);
    const tool = new CvCheck(page);
    await tool.open();
    await expect(cookies.acceptAll).toBeInViewport({ ratio: 1 });
    const cookiesTop = async () => (await cookies.overlay.boundingBox())?.y ?? 0;
    expect((await tool.place.boundingBox())?.y, "the CV check").toBeLessThanOrEqual(begin);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    const face = tool.place.getByText("Vælg dit CV", { exact: true }).first();
    expect(await bottomOf(face), "the button of the CV check").toBeLessThanOrEqual(await cookiesTop());

    const jobmatch = new Jobmatch(page);
    await jobmatch.open();
    await expect(cookies.acceptAll).toBeInViewport({ ratio: 1 });
    expect((await jobmatch.place.boundingBox())?.y, "the job match").toBeLessThanOrEqual(begin);
    expect(await bottomOf(jobmatch.zip), "the postal code").toBeLessThanOrEqual(await cookiesTop());
    await cookies.onlyNecessary.click();
    expect(await bottomOf(jobmatch.next), "the button after it").toBeLessThanOrEqual(height);
  });
}
