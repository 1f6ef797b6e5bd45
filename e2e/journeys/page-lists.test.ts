import type { Page } from "@playwright/test";
import { findingsInEveryScheme } from "../pages/findings.ts";
import { startWithPage } from "../server/start-with-page.ts";
import { expect, test } from "../test.ts";

const text = (value: string) => ({ value });
/** A content type that no other page has. */
const contentTypes = [{ id: "proeve", name: "Prøve" }];
const picture = { value: { src: "/media/kreds.svg", alt: "", width: 576, height: 324 } };

/** The newest page is number 1. */
const articles = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [
    `proever/nr-${index + 1}.json`,
    {
      name: `Nr. ${index + 1}`,
      templateName: "ContentPage",
      fields: {
        metaTitle: text(`Nr. ${index + 1}`),
        metaDescription: text("En sætning om det."),
        publishedDate: text(`2026-09-${String(28 - index).padStart(2, "0")}`),
        showPublishedDate: { value: index % 2 === 0 },
        ...(index % 3 === 0 ? {} : { imgXS: picture }),
        contentTypes,
      },
      placeholders: {},
    },
  ]),
);

let server: Awaited<ReturnType<typeof startWithPage>>;
test.beforeAll(async () => {
  const fields = { title: text("Prøver"), contentTypes, resultsPerPage: { value: 8 } };
  server = await startWithPage([{ uid: "x", componentName: "TaxonomyList", fields }], {}, articles);
});
test.afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

const listOf = (page: Page) => page.getByRole("region", { name: "Prøver" });
const cardsOf = (page: Page) => listOf(page).getByRole("listitem");
const moreOf = (page: Page) => listOf(page).getByRole("link", { name: "Vis flere" });
const countOf = (page: Page) => listOf(page).getByRole("status");
const focusedCard = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test("by keyboard, more cards are added, the first new one gets the focus, and the list ends", async ({ page }) => {
  await page.goto(`${server.url}/proeve`);
  await expect(cardsOf(page)).toHaveCount(8);
  await expect(countOf(page)).toHaveText("8 af 20");
  await moreOf(page).focus();
  await page.keyboard.press("Enter");
  await expect(cardsOf(page)).toHaveCount(16);
  await expect(countOf(page)).toHaveText("16 af 20");
  expect(await focusedCard(page)).toBe("Nr. 9");
  await expect(page).toHaveURL(`${server.url}/proeve?page_x=1`);
  await moreOf(page).press("Enter");
  await expect(cardsOf(page)).toHaveCount(20);
  await expect(countOf(page)).toHaveText("20 af 20");
  expect(await focusedCard(page)).toBe("Nr. 17");
  await expect(moreOf(page)).toHaveCount(0);
  await page.reload();
  await expect(cardsOf(page)).toHaveCount(20);
});

// The page is kept out of the cache of pages in a way of Chromium.
test(
  "after a visit of a card, Back shows the longer list at the same place",
  { tag: "@chromium-only" },
  async ({ page }) => {
    await page.goto(`${server.url}/proeve`);
    // A page with such a listener is not kept whole, so Back loads it again.
    await page.evaluate(() => window.addEventListener("unload", () => undefined));
    await moreOf(page).click();
    const card = listOf(page).getByRole("link", { name: "Nr. 15" });
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(200);
    await card.click();
    await expect(page).toHaveURL(`${server.url}/proever/nr-15`);
    await page.goBack();
    await expect(cardsOf(page)).toHaveCount(16);
    await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y) < 4, before)).toBe(true);
    await expect(countOf(page)).toHaveText("16 af 20");
  },
);

test("a list that fails to grow says so, and grows at the next press", async ({ page }) => {
  await page.goto(`${server.url}/proeve`);
  await page.route("**/api/v1/pages/**", (route) => route.fulfill({ status: 503 }), { times: 1 });
  await moreOf(page).click();
  await expect(countOf(page)).toHaveText("Der skete en fejl");
  await moreOf(page).click();
  await expect(cardsOf(page)).toHaveCount(16);
});

test("the list has no findings, before and after more cards", async ({ page }) => {
  await page.goto(`${server.url}/proeve?page_x=1`);
  expect(await findingsInEveryScheme(page)).toEqual([]);
  await moreOf(page).click();
  await expect(cardsOf(page)).toHaveCount(20);
  expect(await findingsInEveryScheme(page)).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the link leads to the longer list, at its first new card", async ({ page }) => {
    await page.goto(`${server.url}/proeve`);
    await moreOf(page).click();
    await expect(page).toHaveURL(`${server.url}/proeve?page_x=1#x-side-1`);
    await expect(cardsOf(page)).toHaveCount(16);
    await expect(listOf(page).getByRole("link", { name: "Nr. 9", exact: true })).toBeInViewport();
    await moreOf(page).click();
    await expect(cardsOf(page)).toHaveCount(20);
    await expect(moreOf(page)).toHaveCount(0);
  });
});
