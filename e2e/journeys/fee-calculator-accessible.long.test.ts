import { findingsInEveryScheme } from "../pages/findings.ts";
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

test.describe("axe finds nothing, and nothing is wider than the window", () => {
  test.slow();

  for (const width of [360, 1280]) {
    test(`at ${width} px`, { tag: "@chromium-only" }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const calculator = new FeeCalculator(page);
      await calculator.open(at("/pris"));
      const look = async (state: string) => {
        expect(await findingsInEveryScheme(page), state).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(width);
      };
      await look("empty");
      await calculator.compare.click();
      await look("with errors");
      for (const [organisation, type, title] of [
        ["Driftslederforbundet", all, /Du sparer 122 kr\./],
        ["Fagforeningen Kærebo", fund, /Vi er 204 kr\. dyrere om måneden/],
        ["Økonomforeningen af 1921", all, "Prisen er den samme"],
        ["Freelancekredsen", fund, "Vi kan ikke sammenligne priserne"],
        ["Lederkredsen", "Fagforening", "Du er her allerede"],
      ] as const) {
        await calculator.choose(organisation, type);
        await calculator.compare.click();
        await expect(calculator.title(title)).toBeVisible();
        await look(organisation);
        await calculator.again.click();
      }
      await page.route("**/api/organisations", (route) => route.fulfill({ status: 500, json: {} }));
      await page.reload();
      await expect(calculator.title("Vi kunne ikke hente priserne")).toBeVisible();
      await look("failed");
      await page.route("**/api/organisations", (route) => route.fulfill({ json: { organisations: [] } }));
      await page.getByRole("button", { name: "Prøv igen" }).click();
      await expect(calculator.title("Vi har ingen priser at sammenligne med lige nu")).toBeVisible();
      await look("without organisations");
    });
  }
});
