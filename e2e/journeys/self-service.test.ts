import { findingsInEveryScheme } from "../pages/findings.ts";
import { confirmTestPerson, signIn } from "../pages/gate.ts";
import { expect, test } from "../test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the pages of members ask for a sign-in, and lead back to the same page", async ({ page }) => {
  await page.goto("/selvbetjening/betaling?fra=mail");
  await expect(page).toHaveURL(/\/log-ind\?/);
  await page.getByRole("main").getByRole("link", { name: "Log ind" }).click();
  await confirmTestPerson(page);
  await expect(page).toHaveURL("/selvbetjening/betaling?fra=mail");
  await page.getByRole("link", { name: "Gå tilbage" }).click();
  await expect(page).toHaveURL("/selvbetjening");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hej Karen Margrethe");
  await page.getByRole("navigation", { name: "Selvbetjening" }).getByRole("link", { name: "Betaling" }).click();
  await page.getByRole("link", { name: "Gå tilbage" }).click();
  await expect(page).toHaveURL("/selvbetjening");
});

test.describe("axe finds nothing in any colour scheme", () => {
  test.slow();
  for (const path of ["/selvbetjening", "/selvbetjening/betaling"])
    test(`on ${path}, and nothing is wider than a small screen`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 740 });
      await signIn(page, path);
      await expect(page).toHaveURL(path);
      expect(await findingsInEveryScheme(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
});

test("the sidebar collapses by its button and by the keyboard, and stays so", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, "/selvbetjening");
  const width = () => page.getByRole("navigation", { name: "Selvbetjening" }).evaluate((one) => one.clientWidth);
  const whole = await width();
  await page.keyboard.press("Control+b");
  await expect.poll(width).toBeLessThan(whole / 2);
  await page.reload();
  await expect.poll(width).toBeLessThan(whole / 2);
  await page.keyboard.press("Control+b");
  await expect.poll(width).toBe(whole);
});
