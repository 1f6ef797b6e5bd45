import { FeeCalculator } from "../pages/fee-calculator.ts";
import { startPriceSite } from "../server/price-site.ts";
import type { RunningServer } from "../server/start-server.ts";
import { expect, test } from "../test.ts";

const fund = "Fagforening og a‑kasse";
const all = "Fagforening, a‑kasse og efterløn";

let site: RunningServer;
test.beforeAll(async () => {
  site = await startPriceSite();
});
test.afterAll(() => site.stop());
const at = (path: string) => `${site.url}${path}`;

test("a visitor compares by keyboard alone, clears the result, and compares again", async ({ page }) => {
  const calculator = new FeeCalculator(page);
  await calculator.open(at("/pris"));
  await calculator.compare.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "Ret dette, før du går videre" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(calculator.organisation).toBeFocused();
  await page.keyboard.type("Driftsleder");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(calculator.title("Du sparer 122 kr. om måneden")).toBeFocused();
  await expect(calculator.table.getByRole("row", { name: /^Driftslederforbundet/ })).toContainText("950 kr.");

  await calculator.again.focus();
  await page.keyboard.press("Enter");
  await expect(calculator.title("Hvad betaler du i dag?")).toBeFocused();
  await expect(calculator.table).toHaveCount(0);
  await calculator.choose("Ingeniørlauget", fund);
  await calculator.compare.focus();
  await page.keyboard.press("Enter");
  await expect(calculator.title("Du sparer 29 kr. om måneden")).toBeFocused();
});

test(
  "a result is shared by its address, and a tampered address opens the empty form",
  { tag: ["@chromium-only", "@long"] },
  async ({ page, context }) => {
    const calculator = new FeeCalculator(page);
    await calculator.open(at("/pris?utm_source=mail"));
    await calculator.choose("Fagringen", all);
    await calculator.compare.click();
    await expect(page).toHaveURL(/\?utm_source=mail&organisation=fagringen&medlemstype=priceEarlyRetirementYearly$/);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Kopiér link til resultatet" }).click();
    await expect(page.getByText("Linket er kopieret.")).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toBe(`${page.url()}#beregner`);

    const other = new FeeCalculator(await context.newPage());
    await other.open(address);
    await expect(other.title("Du sparer 56 kr. om måneden")).toBeVisible();

    for (const query of [
      "organisation=findes-ikke&medlemstype=priceUnionYearly",
      "organisation=fagringen&medlemstype=x",
    ]) {
      const errors: Error[] = [];
      page.on("pageerror", (error) => errors.push(error));
      await calculator.open(at(`/pris?${query}`));
      await expect(calculator.title("Hvad betaler du i dag?")).toBeVisible();
      await calculator.choose("Fagringen", "Fagforening");
      await calculator.compare.click();
      await expect(calculator.title("Du sparer 50 kr. om måneden")).toBeVisible();
      expect(errors).toEqual([]);
    }
  },
);

for (const [motion, running] of [
  ["no-preference", true],
  ["reduce", false],
] as const) {
  test(
    `each result ${running ? "is animated" : "stands still"} with ${motion}`,
    { tag: "@chromium-only" },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      const calculator = new FeeCalculator(page);
      await calculator.open(at("/pris"));
      await calculator.choose("Driftslederforbundet", fund);
      for (const round of [1, 2]) {
        await calculator.compare.click();
        const animations = await calculator.table.evaluate((table) => table.getAnimations({ subtree: true }).length);
        expect(animations > 0, `round ${round}`).toBe(running);
        await calculator.again.click();
      }
    },
  );
}

test("nothing moves when the prices arrive", async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route("**/api/organisations", async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const calculator = new FeeCalculator(page);
  await page.goto(at("/pris"));
  await page.locator('[data-widget="fee-calculator"][data-widget-state="ready"]').waitFor();
  const before = await calculator.compare.boundingBox();
  arrived.resolve();
  await calculator.organisation.locator("option").nth(1).waitFor({ state: "attached" });
  expect(await calculator.compare.boundingBox()).toEqual(before);
});
