import { findingsInEveryScheme } from "../pages/findings.ts";
import { expect, test } from "../test.ts";

test("an editor finds out what is wrong on a page of another site, mends it, and opens it in editing", async ({
  page,
  server,
  otherSite,
}) => {
  const wrong = otherSite.page(
    `<!doctype html><html lang="da"><title>Karriere</title><body data-widget-editing>
      <div data-widget="cv-check" data-join-hreff="/bliv" data-lead-source="-2"></div>`,
    { "content-security-policy": "connect-src 'self'" },
  );
  await page.goto(`${server.url}/embed`);
  const input = page.getByLabel("Sidens adresse");
  await input.fill(wrong);
  await page.getByRole("button", { name: "Se siden efter" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Der er 2 fejl på siden");
  const titles = page.getByRole("region", { name: "Der er 2 fejl på siden" }).getByRole("listitem");
  await expect(titles).toHaveText([
    /Linjen med <script> mangler/,
    /Sidens regler forbyder værktøjet.*kald til serveren/s,
    /CV-tjek: data-join-hreff kendes ikke.*Mente du data-join-href\?/s,
    /CV-tjek: data-lead-source kan ikke bruges.*Skriv et helt tal fra 0/s,
    /CV-tjek: redigering er glemt/,
    /CV-tjek: linket mangler/,
  ]);
  await expect(page.getByText("Ingen browser har meldt et værktøj fra siden")).toBeVisible();
  expect(await findingsInEveryScheme(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  const right = otherSite.page(
    `<!doctype html><html lang="da"><title>Karriere</title><h1>Karriere</h1>
      <div data-widget="cv-check" data-widget-load="eager"><a href="${server.url}/cv-tjek">Åbn CV-tjek</a></div>
      <script src="${server.url}/embed.js"></script>`,
  );
  await input.fill(right);
  await page.getByRole("button", { name: "Se siden efter" }).click();
  await expect(page.getByRole("heading", { name: "Alt ser rigtigt ud" })).toBeVisible();
  await expect(page.getByText("På siden står CV-tjek.")).toBeVisible();
  await page.getByRole("link", { name: "Åbn siden i redigering" }).click();
  await expect(page).toHaveURL(`${right}?widget-editing`);
  await expect(page.getByRole("combobox", { name: "Skærmbillede" })).toBeVisible();
});

test(
  "what browsers of visitors reported for a page is shown with its day",
  { tag: "@chromium-only" },
  async ({ page, server, otherSite }) => {
    const address = otherSite.page(
      `<!doctype html><div data-widget="cv-check" data-widget-load="eager"><a href="/">x</a></div>
        <script src="${server.url}/embed.js"></script>`,
    );
    const reported = page.waitForResponse(
      (response) => (response.request().postData() ?? "").includes("placeholders") && response.status() === 204,
    );
    await page.goto(address);
    await reported;
    await page.goto(`${server.url}/embed/min-side?side=${encodeURIComponent(address)}`);
    const today = new Date().toLocaleDateString("da-DK", { day: "numeric", month: "long" });
    await expect(page.getByRole("listitem").filter({ hasText: `CV-tjek: senest ${today}` })).toBeVisible();
  },
);

test("an address that the server does not fetch is refused with the reason, next to the field", async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/embed/min-side?side=https://ukendt.example/side`);
  const input = page.getByLabel("Sidens adresse");
  await expect(input).toHaveAttribute("aria-invalid", "true");
  await expect(input).toHaveAccessibleDescription(/tilføje https:\/\/ukendt\.example til ALLOWED_ORIGINS/);
  await expect(input).toHaveValue("https://ukendt.example/side");
  expect(await findingsInEveryScheme(page)).toEqual([]);
});
