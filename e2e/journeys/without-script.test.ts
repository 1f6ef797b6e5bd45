import { confirmTestPerson } from "../pages/gate.ts";
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

test("without JavaScript a member signs in, has the account in the header, and signs out from any page", async ({
  page,
}) => {
  const account = page.getByRole("navigation", { name: "Hovedmenu" }).getByRole("link", { name: "Din konto" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await account.click();
  await page.getByRole("main").getByRole("link", { name: "Log ind" }).click();
  await confirmTestPerson(page);
  await page.goto("/selvbetjening");
  await page.getByRole("button", { name: "Din konto Karen Margrethe Prøvesen" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log ud" })).toBeVisible();

  await page.goto("/cookies");
  await page.getByRole("button", { name: "Menu" }).click();
  await account.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Du er allerede logget ind");
  await expect(page.getByRole("main").getByText("Karen Margrethe Prøvesen")).toBeVisible();
  await expect(page.getByRole("link", { name: "Tilbage til siden, du kom fra" })).toHaveAttribute("href", "/cookies");
  await page.getByRole("main").getByRole("button", { name: "Log ud" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("På gensyn, Karen Margrethe");
  await page.goto("/log-ind");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log ind");
});
