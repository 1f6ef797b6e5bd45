import type { Page } from "@playwright/test";
import { CookieConsent } from "../pages/cookie-consent.ts";
import { findings } from "../pages/findings.ts";
import { expect, test } from "../test.ts";

const fronts = ["/", "/lederkredsen-a-kasse", "/lederkredsen-spring", "/lederkredsen-virksom"];

const menu = (page: Page) => page.getByRole("navigation", { name: "Hovedmenu" });
const branch = (page: Page, name: string) => menu(page).getByRole("button", { name, exact: true });
const entry = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });
/** The script of the menu is loaded after the page. */
const opened = (page: Page, name: string) =>
  expect(async () => {
    if ((await branch(page, name).getAttribute("aria-expanded")) === "false") await branch(page, name).click();
    await expect(branch(page, name)).toHaveAttribute("aria-expanded", "true", { timeout: 200 });
  }).toPass();

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the columns of the menu open one after the other, and close by Escape, a press outside, and the Tab key", async ({
    page,
  }) => {
    await page.goto("/om-os");
    await expect(branch(page, "Om os")).toHaveAttribute("aria-current", "true");
    await opened(page, "Råd");
    await expect(entry(page, "Forhandl din løn")).toBeHidden();
    await branch(page, "Løn").click();
    await expect(entry(page, "Forhandl din løn")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await branch(page, "Stress").click();
    await expect(entry(page, "Forhandl din løn")).toBeHidden();

    await page.keyboard.press("Escape");
    await expect(branch(page, "Råd")).toBeFocused();
    await expect(entry(page, "Råd")).toBeHidden();

    await page.keyboard.press("Enter");
    await expect(entry(page, "Råd")).toBeVisible();
    await page.getByRole("main").click({ position: { x: 5, y: 600 } });
    await expect(entry(page, "Råd")).toBeHidden();

    await branch(page, "Om os").click();
    await expect(entry(page, "Kontakt")).toBeVisible();
    await entry(page, "Kontakt").focus();
    await page.keyboard.press("Tab");
    await expect(entry(page, "Kontakt")).toBeHidden();
  });

  test("the menu opens with the branch of the page, and marks the page", async ({ page }) => {
    await page.goto("/om-os/stemmer");
    await opened(page, "Om os");
    await expect(branch(page, "Historien")).toHaveAttribute("aria-expanded", "true");
    await expect(entry(page, "Stemmer fra kredsen")).toHaveAttribute("aria-current", "page");
  });

  test("the list of sites opens next to the name, and marks the site that is open", async ({ page }) => {
    await page.goto("/lederkredsen-spring");
    const button = page.getByRole("button", { name: "Skift mellem vores sider" });
    await button.click();
    const sites = page.getByRole("banner").getByRole("navigation", { name: "Vores sider" });
    await expect(sites.locator("[aria-current]")).toHaveText(["Spring"]);
    await page.keyboard.press("Escape");
    await expect(sites).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the menu shows a level at a time, and the way back leads to the entry", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(async () => {
      if (await branch(page, "Råd").isVisible()) await branch(page, "Råd").click();
      await expect(branch(page, "Råd")).toBeHidden({ timeout: 200 });
    }).toPass();
    const back = menu(page).getByRole("button", { name: "Tilbage" });
    await expect(back).toBeFocused();
    await expect(branch(page, "Medlemskab")).toBeHidden();
    await branch(page, "Løn").click();
    await expect(entry(page, "Dine folks løn")).toBeVisible();
    await expect(branch(page, "Stress")).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(branch(page, "Løn")).toBeFocused();
    await back.click();
    await expect(branch(page, "Råd")).toBeFocused();
    await expect(branch(page, "Medlemskab")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
  });

  test("the button of the menu closes it, and so does the Tab key on its way out", async ({ page }) => {
    await page.goto("/");
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await button("Menu").click();
    await expect(menu(page)).toBeVisible();
    await button("Luk menu").click();
    await expect(menu(page)).toBeHidden();

    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
    await menu(page).locator("a:visible, button:visible").last().focus();
    await page.keyboard.press("Shift+Tab");
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(menu(page)).toBeHidden();
    await expect(button("Menu")).toBeVisible();
  });

  test("the menu opens at the section of the page, and the way up is named", async ({ page }) => {
    await page.goto("/raad/kontrakt/bonus");
    await expect(async () => {
      if (await menu(page).isHidden()) await page.getByRole("button", { name: "Menu" }).click();
      await expect(branch(page, "Kontrakt")).toHaveAttribute("aria-current", "true", { timeout: 200 });
      await expect(branch(page, "Kontrakt")).toHaveAttribute("aria-expanded", "false", { timeout: 200 });
      await expect(branch(page, "Kontrakt")).toBeVisible({ timeout: 200 });
    }).toPass();
    await branch(page, "Kontrakt").click();
    await expect(entry(page, "Bonus")).toHaveAttribute("aria-current", "page");
    await menu(page).getByRole("button", { name: "Tilbage til Råd" }).click();
    await menu(page).getByRole("button", { name: "Tilbage til menuen" }).click();
    await expect(branch(page, "Råd")).toBeFocused();
  });

  for (const path of fronts) {
    test(`the header of ${path} has the name of the site, also with text of twice the size`, async ({ page }) => {
      await page.goto(path);
      const name = page.getByRole("banner").getByRole("link", { name: /, til forsiden$/ });
      await expect(name).toBeInViewport({ ratio: 1 });
      await expect(name).toHaveText(/\w{6,}/);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      await expect(name).toBeInViewport({ ratio: 1 });
      const parts = page.locator("body > header *, body > footer *");
      expect(
        await parts.evaluateAll((all) =>
          all.filter((part) => part.getBoundingClientRect().right > 360).map(({ outerHTML }) => outerHTML),
        ),
      ).toEqual([]);
    });
  }
});

test.describe("while the question about cookies is unanswered", () => {
  test.use({ consent: "unanswered" });

  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    for (const path of fronts) {
      test(
        `the buttons at the top of ${path} are in sight at ${width}x${height}`,
        { tag: "@long" },
        async ({ page }) => {
          await page.setViewportSize({ width, height });
          await page.goto(path);
          const question = await new CookieConsent(page).overlay.boundingBox();
          const buttons = await page.locator("main h1").evaluate((title) =>
            [...(title.closest("section, header")?.querySelectorAll("a") ?? [])].map((link) => ({
              text: link.textContent,
              bottom: link.getBoundingClientRect().bottom,
            })),
          );
          expect(question).not.toBeNull();
          expect(buttons.filter(({ bottom }) => bottom > (question?.y ?? 0))).toEqual([]);
        },
      );
    }
  }
});

test("nothing of the menu is printed", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0);
});
