import type { Page } from "@playwright/test";
import { findings, findingsInEveryScheme } from "../pages/findings.ts";
import { clippedText, spaceText } from "../pages/text-spacing.ts";
import { expect, test } from "../test.ts";

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
const path = "/lederkredsen-a-kasse/beregn-dagpenge";
const answers = `situation=opsagt&slut=${inDays(-30)}`;
const calculate = (page: Page) => page.getByRole("button", { name: "Regn det ud" }).click();
const answer = (page: Page) => page.locator("#beregner-svar");

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a person without a job finds the calculator on the front page of the fund, and is advised not to join yet", async ({
    page,
  }) => {
    await page.goto("/lederkredsen-a-kasse");
    await page.getByRole("link", { name: "Se, hvornår du kan få dagpenge" }).click();
    await page.getByLabel("Opsagt eller ledig").check();
    await page.getByLabel("Din sidste dag med løn").fill(inDays(-30));
    await page.getByRole("radiogroup", { name: "Er du medlem af en a‑kasse?" }).getByLabel("Nej").check();
    await calculate(page);
    await expect(answer(page)).toBeFocused();
    await expect(answer(page).getByRole("heading", { name: "Det kan ikke betale sig endnu" })).toBeVisible();
    await expect(answer(page).getByRole("link", { name: "70 20 30 41" })).toBeVisible();
  });

  test("the form asks only for what the answers so far make relevant", async ({ page }) => {
    await page.goto(path);
    const shown = () =>
      page.locator("form [data-field]:visible").evaluateAll((all) => all.map((one) => one.dataset["field"]));
    expect(await shown()).toEqual(["situation", "medlem", "loen"]);
    await page.getByLabel("Opsagt eller ledig").check();
    await page.getByLabel("Ja", { exact: true }).check();
    expect(await shown()).toEqual(["situation", "slut", "medlem", "siden", "loen", "maaneder", "foer"]);
    await page.getByLabel("Lige færdig med en uddannelse").check();
    expect(await shown()).toEqual(["situation", "faerdig", "boern", "medlem", "siden"]);
  });
});

test("an answer is neither stored nor indexed, unlike the page without answers", async ({ server, request }) => {
  const answered = await request.get(`${server.url}${path}?situation=job&medlem=nej`);
  expect(answered.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  expect((await request.get(`${server.url}${path}`)).headers()["x-robots-tag"]).toBeUndefined();
});

test("errors take the focus, lead to their fields, and keep the other answers", async ({ page }) => {
  await page.goto(`${path}?${answers}&medlem=ja&beregn=ja#beregner-svar`);
  await expect(answer(page)).toBeFocused();
  await expect(page.getByLabel("Opsagt eller ledig")).toBeChecked();
  await answer(page).getByRole("link", { name: "Skriv, hvornår du blev medlem" }).click();
  await expect(page.getByLabel("Medlem siden")).toBeFocused();
  expect(await findings(page)).toEqual([]);
});

for (const [name, query] of [
  ["a day", `situation=selv&slut=${inDays(60)}&medlem=ja&siden=2015-01-01&loen=52.000&maaneder=36`],
  ["advice against joining", `situation=opsagt&slut=${inDays(-60)}&medlem=nej`],
  ["errors", "beregn=ja"],
] as const) {
  test(
    `the page with ${name} has no findings in any colours, and fits a phone with wide text`,
    { tag: "@long" },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${path}?${query}`);
      expect(await findingsInEveryScheme(page)).toEqual([]);
      await spaceText(page);
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await clippedText(page), `${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      }
    },
  );
}

test("the result is printed without the form", async ({ page }) => {
  await page.goto(`${path}?situation=job&medlem=nej`);
  await page.emulateMedia({ media: "print" });
  await expect(answer(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Regn det ud" })).toBeHidden();
});
