import { expect, test } from "../test.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript the first frame of the CV check is shown, with an alternative", async ({ page }) => {
  await page.goto("/cv-tjek");
  await expect(page.getByRole("heading", { name: "Hvor stærkt står dit CV?" })).toBeVisible();
  await expect(page.getByText(/JavaScript.* er slået fra i din browser/)).toBeVisible();
  await page.getByRole("link", { name: "Se, hvad vi ser på" }).click();
  await expect(page.getByRole("heading", { name: "Det ser vi på" })).toBeInViewport();
});

test("without JavaScript the menu works, on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Hovedmenu" }).getByRole("link", { name: "CV-tjek" }).click();
  await expect(page).toHaveURL("/cv-tjek");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
