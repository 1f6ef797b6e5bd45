import { findingsInEveryScheme } from "../pages/findings.ts";
import type { Page } from "@playwright/test";
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

test.describe("what a member finds about themselves", () => {
  const open = async (page: Page) => {
    await signIn(page, "/selvbetjening/mine-oplysninger");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mine oplysninger");
    return (name: string) => page.getByRole("main").getByRole("list", { name }).getByRole("listitem");
  };

  test("is what they sent and consented to, and a consent is withdrawn at the second press", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const rows = await open(page);
    // As the dialog before a tool sends it.
    const status = await page.evaluate(async () => {
      const body = JSON.stringify({ source: 1, name: "", email: "", phoneNumber: "" });
      const headers = { "content-type": "application/json" };
      return (await fetch("/api/leads/post-tool-lead", { method: "POST", headers, body })).status;
    });
    expect(status).toBe(200);
    await page.reload();
    const consent = rows("Dine samtykker").first();
    await expect(consent).toContainText("Adgang til CV-tjek og jobmatch");
    await expect(rows("Det, du har sendt").first()).toContainText("På vej");
    expect(await findingsInEveryScheme(page)).toEqual([]);
    await consent.getByRole("button", { name: "Træk tilbage" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Vil du trække samtykket tilbage?" })).toBeVisible();
    await consent.getByRole("button", { name: "Ja, træk tilbage" }).click();
    await expect(consent).toContainText("Trukket tilbage");
    await expect(rows("Det, du har sendt").first()).toContainText("Samtykke trukket tilbage");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test("is their CV, which they delete at once", async ({ page, reviewedCv }) => {
    await page.addInitScript(
      (stored) => {
        if (!sessionStorage.getItem("seeded")) localStorage.setItem("tool-session/1", JSON.stringify(stored));
        sessionStorage.setItem("seeded", "1");
      },
      { cvJwt: reviewedCv.cvJwt, cvId: reviewedCv.cvId, toolId: "cv_tjek" },
    );
    const rows = await open(page);
    const stored = rows("Dit CV");
    await stored.getByRole("button", { name: "Slet" }).click();
    await page.route("**/api/stored-cv?*", (route) => route.fulfill({ status: 204 }));
    await stored.getByRole("button", { name: "Ja, slet" }).click();
    await expect(page.getByText("Dit CV er slettet.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Der er ikke gemt et CV i denne browser.")).toBeVisible();
  });

  test("is where they are signed in, and they sign out everywhere", async ({ page, browser, baseURL }) => {
    const elsewhere = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await signIn(elsewhere, "/selvbetjening");
    const rows = await open(page);
    await expect(rows("Her er du logget ind").filter({ hasText: "Denne browser" })).toHaveCount(1);
    await page.getByRole("button", { name: "Log ud overalt" }).click();
    await page.getByRole("button", { name: "Ja, log ud overalt" }).click();
    await expect(page).toHaveURL("/");
    await elsewhere.goto("/selvbetjening");
    await expect(elsewhere).toHaveURL(/\/log-ind\?/);
    await elsewhere.context().close();
  });
});
