import type { Page } from "@playwright/test";
import { fixture } from "../fixtures/fixture.ts";
import { findings, schemes } from "../pages/findings.ts";
import { Jobmatch } from "../pages/jobmatch.ts";
import { expect, test } from "../test.ts";

const cv = fixture("cv-two-pages-da.pdf");
const thumbnail = "**/api/get-cv-frontpage-thumbnail*";

const placeOf = (page: Page) => page.locator("[data-widget=cross-link]");
const cardOf = (page: Page) => placeOf(page).getByRole("group", { name: "Hvilke job passer til dit CV?" });
const linkOf = (page: Page) => cardOf(page).getByRole("link", { name: "Find job til mit CV" });

/** The widget is only loaded near where a visitor is. */
async function goThere(page: Page): Promise<void> {
  await placeOf(page).evaluate((place) => place.scrollIntoView({ block: "center" }));
}

test("who has had a CV checked goes on to the job match with it, by the keyboard alone", async ({ page, tool }) => {
  await tool.open();
  await expect(placeOf(page)).toHaveCount(1);
  await expect(cardOf(page)).toHaveCount(0);
  await tool.review(cv);

  await goThere(page);
  await expect(cardOf(page).getByRole("img", { name: "Forsiden af dit CV" })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem("tool-session/1"));
  const { cvJwt, cvId } = JSON.parse(stored ?? "{}") as Readonly<Record<string, string>>;

  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await tool.place.getByRole("link", { name: "Bliv medlem" }).focus();
  await page.keyboard.press("Tab");
  await expect(linkOf(page)).toBeFocused();
  await page.keyboard.press("Enter");
  const { pathname, searchParams } = new URL((await asked).url());
  expect([pathname, Object.fromEntries(searchParams)]).toEqual(["/jobmatch", { cvJwt, cvId, toolId: "cv_tjek" }]);
  await expect(page).toHaveURL(/\/jobmatch$/u);
  await expect(new Jobmatch(page).zipTitle).toBeVisible();
});

for (const [name, media] of Object.entries(schemes)) {
  test(`in ${name} axe finds nothing in the card, with a picture or without`, async ({ page, tool }) => {
    await page.emulateMedia(media);
    await tool.open();
    await tool.review(cv);
    await goThere(page);
    await expect(linkOf(page)).toBeVisible();
    expect(await findings(page), "with a picture").toEqual([]);

    await page.route(thumbnail, (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(tool.resultTitle).toBeVisible();
    await goThere(page);
    await expect(linkOf(page)).toBeVisible();
    await expect(cardOf(page).getByRole("img")).toHaveCount(0);
    expect(await findings(page), "without a picture").toEqual([]);
  });
}

test("the card goes when the visitor begins with a new CV", async ({ page, tool }) => {
  await tool.open();
  await tool.review(cv);
  await goThere(page);
  await expect(linkOf(page)).toBeVisible();
  await tool.restart.click();
  await expect(cardOf(page)).toHaveCount(0);
});

test("nobody is offered a CV that is gone", async ({ page, tool }) => {
  await page.route(thumbnail, (route) =>
    route.fulfill({ status: 404, json: { errorKey: "genericError", message: { id: "0197-4f1c" } } }),
  );
  await tool.open();
  await tool.review(cv);
  await goThere(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("tool-session/1"))).toBeNull();
  await expect(cardOf(page)).toHaveCount(0);
});

for (const width of [320, 360, 768, 1280]) {
  test(`on ${width} pixels the card fits`, async ({ page, tool }) => {
    await page.setViewportSize({ width, height: 800 });
    await tool.open();
    await tool.review(cv);
    await goThere(page);
    await expect(linkOf(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await linkOf(page).scrollIntoViewIfNeeded();
    await expect(linkOf(page)).toBeInViewport({ ratio: 1 });
  });
}
