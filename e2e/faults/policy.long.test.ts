import type { Page } from "@playwright/test";
import { fixture } from "../fixtures/fixture.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { PreviewScreens } from "../pages/preview-screens.ts";
import { expect, test } from "../test.ts";
import { replayOfPlaced } from "../widgets/replay-of.ts";

declare global {
  interface Window {
    refused?: string[];
  }
}

/** Collects everything that the page's policy refuses during this page view. */
async function noteRefused(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    window.refused = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
      window.refused?.push(`${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`),
    );
  });
  return async () => {
    await page.waitForLoadState("networkidle");
    return page.evaluate(() => window.refused ?? ["nothing was noted"]);
  };
}

/** A page for visitors and editors with a correct CV check, and with faulty ones for editors. */
const replayPath = replayOfPlaced([
  { name: "cv-check" },
  { name: "cv-check", editing: true },
  {
    name: "cv-check",
    editing: true,
    input: { attributes: { joinHref: "javascript:alert(1)", btnLable: "x" }, json: "none" },
  },
]);

for (const path of [
  "/",
  "/bliv-medlem",
  "/cv-tjek",
  "/om-os/indlejret",
  "/findes-ikke",
  "/replay",
  "/replay?lockfile=x",
  "/widgets",
]) {
  test(`the policy of ${path} refuses nothing on the page`, async ({ page }) => {
    const refused = await noteRefused(page);
    await page.goto(path);
    expect(await refused()).toEqual([]);
  });
}

test("nothing is refused on a replayed page, for visitors and for editors", async ({ page }) => {
  const refused = await noteRefused(page);
  const answer = await page.goto(replayPath);
  expect(answer?.headers()["content-security-policy"]).toContain("style-src 'self';");
  const places = await page.locator("[data-widget]").all();
  expect(places).toHaveLength(3);
  for (const place of places) await new CvCheck(page, place).ready();
  for (const tab of await page.locator("[data-editor-mark] button").all()) {
    await tab.click();
    await page.keyboard.press("Escape");
  }
  await new CvCheck(page).review(fixture("cv-two-pages-da.pdf"));
  await new CvCheck(page).openAll.click();
  expect(await refused()).toEqual([]);
});

test("nothing is refused on a page of our own in editing mode", async ({ page }) => {
  const refused = await noteRefused(page);
  await page.route("/cv-tjek", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace("<body>", '<body data-widget-editing="confirmed">');
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/cv-tjek");
  const tool = new CvCheck(page);
  await tool.ready();
  await new PreviewScreens(tool.place).choose("Alle på én gang");
  await expect(tool.resultTitle.first()).toBeVisible();
  await page.locator("[data-editor-mark] button").first().click();
  expect(await refused()).toEqual([]);
});

test("this test notices what a policy refuses", async ({ page }) => {
  const refused = await noteRefused(page);
  await page.goto("/");
  await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "body { color: red }";
    document.head.append(style);
  });
  expect(await refused()).toEqual([expect.stringMatching(/^style-src-elem inline/)]);
});
