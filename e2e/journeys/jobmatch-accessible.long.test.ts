import type { Page } from "@playwright/test";
import { fixture } from "../fixtures/fixture.ts";
import { findingsInEveryScheme } from "../pages/findings.ts";
import { signIn } from "../pages/gate.ts";
import { answerJobs, calls, comeWithCv, finding, fromAarhus, Jobmatch, never, refusing } from "../pages/jobmatch.ts";
import { spaceText } from "../pages/text-spacing.ts";
import { expect, test } from "../test.ts";

const cv = fixture("cv-two-pages-da.pdf");

/** Visits every state that a visitor can reach, and calls `look` in each. */
async function walk(page: Page, look: (page: Page, state: string) => Promise<void>): Promise<void> {
  const tool = new Jobmatch(page);
  await answerJobs(page, { results: [never, refusing(500), finding(5, { locked: true })], qualities: [refusing(500)] });
  await tool.open();
  await look(page, "postal code");
  await tool.next.press("Enter");
  await expect(tool.zip).toBeFocused();
  await look(page, "without a postal code");
  await tool.zip.fill("9999");
  await expect(tool.zip).toHaveAccessibleDescription(/Vi kender ikke postnummeret 9999/);
  await look(page, "unknown postal code");
  await tool.giveZip();
  await expect(tool.uploadTitle).toBeVisible();
  await look(page, "upload");

  await page.route(calls.upload, never);
  await tool.choose(cv);
  await expect(tool.place.getByRole("heading", { name: "Vi sender dit CV" })).toBeVisible();
  await look(page, "sending");
  await tool.cancel.click();
  await page.unroute(calls.upload);

  await tool.choose(cv);
  await expect(tool.searchingTitle).toBeVisible();
  await look(page, "searching");
  await tool.cancel.click();
  await look(page, "a CV on offer");
  await tool.searchAgain.click();
  await expect(tool.dialog).toBeVisible();
  await look(page, "a search that failed");
  await tool.dialogButton.click();
  await tool.searchAgain.click();
  await expect(tool.resultTitle).toBeVisible();
  await tool.why(tool.cards.first()).click();
  await expect(tool.cards.first().getByRole("button", { name: "Prøv igen" })).toBeVisible();
  await tool.stars("HR-chef", 3).click();
  await tool.more.click();
  await expect(tool.locked).toBeVisible();
  await look(page, "results of a visitor");
}

/** Visits the states that only members reach, and the states without results. */
async function walkAsMember(page: Page, look: (page: Page, state: string) => Promise<void>): Promise<void> {
  const tool = new Jobmatch(page);
  await signIn(page);
  await comeWithCv(page, { ...fromAarhus, maxDistance: 10 });
  await answerJobs(page, {
    results: [finding(3, { matchedBy: "place" }), never, refusing(500), finding(0)],
  });
  await tool.open();
  await expect(tool.cards).toHaveCount(3);
  await look(page, "newest jobs near by");
  await tool.region.selectOption("Midtjylland");
  await expect(tool.old).toHaveCount(3);
  await look(page, "fetching new results");
  await tool.region.selectOption("Nordjylland");
  const again = tool.place.getByRole("button", { name: "Prøv igen" });
  await expect(again).toBeVisible();
  await look(page, "new results that did not come");
  await again.click();
  await expect(tool.noResultsTitle).toBeVisible();
  await look(page, "no results");
}

async function expectToFit(page: Page, state: string): Promise<void> {
  // A window of 1280 px at a zoom of 400 % is 320 px wide.
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth, `${state} at ${width} px`).toBeLessThanOrEqual(clientWidth);
  }
}

async function expectSoundAndFitting(page: Page, state: string): Promise<void> {
  expect(await findingsInEveryScheme(page), state).toEqual([]);
  await expectToFit(page, state);
}

test.describe("in every state axe finds nothing in any colour scheme, and nothing overflows at 320 px or at 400 % zoom", () => {
  test.slow();

  test("for a visitor", ({ page }) => walk(page, expectSoundAndFitting));

  test("for a member", ({ page }) => walkAsMember(page, expectSoundAndFitting));
});

async function expectToFitSpaced(page: Page, state: string): Promise<void> {
  await spaceText(page);
  await expectToFit(page, state);
  const clipped = await page
    .locator("[data-widget=jobmatch]")
    .evaluate((place) =>
      [...(place.shadowRoot ?? place).querySelectorAll("input:not([type=file]), button, select")]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 0)
        .map(({ outerHTML }) => outerHTML),
    );
  expect(clipped, state).toEqual([]);
}

test.describe("with a reader's text spacing no control is clipped and nothing overflows", () => {
  test("for a visitor", ({ page }) => walk(page, expectToFitSpaced));

  test("for a member", ({ page }) => walkAsMember(page, expectToFitSpaced));
});

test("on a phone the steps are one line", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tool = new Jobmatch(page);
  await answerJobs(page);
  await tool.open();
  await tool.giveZip();
  await expect(tool.steps.getByText("Trin 2 af 4:")).toBeVisible();
});
