import type { Page } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { fixture } from "../fixtures/fixture.ts";
import { findingsInEveryScheme } from "../pages/findings.ts";
import { answerLeads, Gate, taken } from "../pages/gate.ts";
import { Jobmatch } from "../pages/jobmatch.ts";
import { expect, test } from "../test.ts";

const cv = fixture("cv-two-pages-da.pdf");
const thumbnail = "**/api/get-cv-frontpage-thumbnail*";

const placeOf = (page: Page) => page.locator("[data-widget=cross-link]");
const cardOf = (page: Page) => placeOf(page).getByRole("group", { name: "Hvilke job passer til dit CV?" });
const linkOf = (page: Page) => cardOf(page).getByRole("link", { name: "Find job til mit CV" });

/** Scrolls to the card, whose widget loads only near the viewport. */
async function goThere(page: Page): Promise<void> {
  await placeOf(page).evaluate((place) => place.scrollIntoView({ block: "center" }));
}

test("a visitor goes from a checked CV to its job match, by keyboard alone", async ({ page, server, tool }) => {
  await tool.open();
  await expect(placeOf(page)).toHaveCount(1);
  await expect(cardOf(page)).toHaveCount(0);
  await tool.review(cv);

  await goThere(page);
  await expect(cardOf(page).getByRole("img", { name: "Forsiden af dit CV" })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem("tool-session/1"));
  const { cvJwt = "", cvId = "" } = JSON.parse(stored ?? "{}") as Readonly<Record<string, string>>;
  await expect(linkOf(page)).toHaveAttribute(
    "href",
    `${server.url}/jobmatch#${new URLSearchParams({ cvJwt, cvId, toolId: "cv_tjek" })}`,
  );

  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await tool.place.getByRole("link", { name: "Bliv medlem" }).focus();
  await page.keyboard.press("Tab");
  await expect(linkOf(page)).toBeFocused();
  await page.keyboard.press("Enter");
  const { pathname, search } = new URL((await asked).url());
  expect([pathname, search], "no server sees the token").toEqual(["/jobmatch", ""]);
  await expect(page).toHaveURL(/\/jobmatch$/u);
  await expect(new Jobmatch(page).resultTitle).toBeVisible();
});

test.describe("with the gate", () => {
  test.use({ gate: "met" });

  test("from a finished review to its jobs it is one action: nothing that is known is asked again", async ({
    page,
    tool,
  }) => {
    const gate = new Gate(page);
    const leads = await answerLeads(page, taken);
    await tool.open();
    await tool.choose(cv);
    await gate.fillIn();
    await gate.submit.click();
    await expect(tool.resultTitle).toBeVisible();

    let actions = 0;
    await page.exposeFunction("countAction", () => void (actions += 1));
    await page.addInitScript(countActions);
    await page.evaluate(countActions);
    await goThere(page);
    await expect(cardOf(page)).toContainText("dit postnummer. Ét tryk er nok");
    await linkOf(page).click();
    const jobmatch = new Jobmatch(page);
    await expect(jobmatch.resultTitle).toBeVisible();
    await expect(jobmatch.place.getByText(/^Vi går ud fra \d{4} \p{Lu}/u)).toBeVisible();
    expect(actions).toBe(1);
    expect(leads.length, "one consent for both tools").toBe(1);
    expect(await findingsInEveryScheme(page)).toEqual([]);

    await jobmatch.place.getByRole("button", { name: "Skift" }).press("Enter");
    await expect(jobmatch.zip).toHaveValue(/^\d{4}$/);
    await jobmatch.giveZip();
    await expect(jobmatch.resultTitle).toBeFocused();
    await expect(jobmatch.place.getByText("Du søger fra 8000 Aarhus C")).toBeVisible();
  });
});

/** Counts presses and keys of the visitor on the page. */
function countActions(): void {
  const { countAction } = window as unknown as { readonly countAction: () => void };
  for (const action of ["click", "keydown"]) window.addEventListener(action, () => countAction(), { capture: true });
}

test("on the page of the job match a review that was read is at hand, and is not offered again", async ({
  page,
  tool,
  reviewedCv,
}) => {
  await tool.openReview(reviewedCv);
  const count = (await tool.resultTitle.innerText()).replace(/\D/g, "");
  await page.goto("/jobmatch");
  await goThere(page);
  const small = placeOf(page).getByRole("group", { name: `Din gennemgang: ${count} forslag tilbage` });
  await expect(small.getByRole("img")).toHaveCount(0);
  expect(await findingsInEveryScheme(page)).toEqual([]);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect((await small.boundingBox())?.height ?? Infinity).toBeLessThan(200);
  }
  await small.getByRole("link", { name: "Se gennemgangen" }).press("Enter");
  await expect(tool.resultTitle).toBeVisible();
});

test(
  "in every colour scheme axe finds nothing in the card, with or without a picture",
  { tag: "@chromium-only" },
  async ({ page, tool, reviewedCv }) => {
    await tool.openReview(reviewedCv);
    await goThere(page);
    await expect(linkOf(page)).toBeVisible();
    expect(await findingsInEveryScheme(page), "with a picture").toEqual([]);

    await page.route(thumbnail, (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(tool.resultTitle).toBeVisible();
    await goThere(page);
    await expect(linkOf(page)).toBeVisible();
    await expect(cardOf(page).getByRole("img")).toHaveCount(0);
    expect(await findingsInEveryScheme(page), "without a picture").toEqual([]);
  },
);

test("the card stays while the visitor may return to the review, and disappears when they remove it", async ({
  page,
  tool,
  reviewedCv,
}) => {
  await tool.openReview(reviewedCv);
  await goThere(page);
  await expect(linkOf(page)).toBeVisible();
  await tool.restart.click();
  await expect(tool.backToReview).toBeVisible();
  await expect(linkOf(page)).toBeVisible();
  await tool.removeReview.click();
  await expect(cardOf(page)).toHaveCount(0);
});

test("a deleted CV is not offered", async ({ page, tool, reviewedCv }) => {
  await page.route(thumbnail, (route) =>
    route.fulfill({ status: 404, json: { errorKey: "genericError", message: { id: "0197-4f1c" } } }),
  );
  await tool.openReview(reviewedCv);
  await goThere(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("tool-session/1"))).toBeNull();
  await expect(cardOf(page)).toHaveCount(0);
});

/** Collects the files of the card's widget that the page requests, without their hashes. */
function noteCardFiles(page: Page): readonly string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const [, file] = /\/widgets\/cross-link\/[^/]+\/(.*)$/u.exec(new URL(request.url()).pathname) ?? [];
    if (file !== undefined) files.push(file.replace(/[\w-]+\.(?=css$|js$)/u, "*."));
  });
  return files;
}

test("a visitor without a stored CV loads nothing of the card", async ({ page, tool }) => {
  const files = noteCardFiles(page);
  await tool.open();
  await page.waitForLoadState("networkidle");
  await expect(placeOf(page)).toBeHidden();
  expect(files).toEqual(["assets/*.css"]);
});

test(
  "a card that fails to load leaves no trace on the page, is reported to the server, and loads once the visitor is online again",
  { tag: "@chromium-only" },
  async ({ page, context, otherSite, server }) => {
    const parts = "**/widgets/cross-link/**/assets/*.js";
    await page.route(parts, (route) => route.abort());
    await page.route(thumbnail, (route) => route.abort());
    const stored = JSON.stringify({ cvJwt: "token-9", cvId: "7", toolId: "cv_tjek" });
    await page.addInitScript((text) => localStorage.setItem("tool-session/1", text), stored);
    const reported = page.waitForRequest((request) => request.postData()?.includes("did not arrive") === true);
    const body = '<div data-widget="cross-link" data-widget-load="eager"></div>';
    await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body })));

    expect((await reported).postDataJSON()).toMatchObject({
      loads: [
        expect.objectContaining({ widget: "cross-link", ms: expect.any(Number) }),
        expect.objectContaining({
          widget: "cross-link",
          reason: expect.stringMatching(/did not arrive as it was built$/u),
        }),
      ],
    });
    await expect(placeOf(page)).toHaveAttribute("data-widget-state", "ready");
    expect(await placeOf(page).evaluate((place) => place.getBoundingClientRect().height)).toBe(0);

    await page.unroute(parts);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(linkOf(page)).toBeVisible();
  },
);

test("the card fits at every width", async ({ page, tool, reviewedCv }) => {
  await tool.openReview(reviewedCv);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await goThere(page);
    await expect(linkOf(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await linkOf(page).scrollIntoViewIfNeeded();
    await expect(linkOf(page), `${width} px`).toBeInViewport({ ratio: 1 });
  }
});
