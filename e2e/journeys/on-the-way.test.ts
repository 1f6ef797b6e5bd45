import { FinalizeSheet } from "../pages/finalize-sheet.ts";
import { findings, findingsInEveryScheme } from "../pages/findings.ts";
import { confirmTestPerson } from "../pages/gate.ts";
import { Signup } from "../pages/signup.ts";
import { expect, test } from "../test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a person who joined before the sign-in finds the membership on its way, and what is left to choose", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const flow = new Signup(page);
  // Other tests send the usual answers, which make the same sign-up.
  await flow.open("/indmeldelse?leadTrigger=paa-vej");
  await flow.reachSummary();
  await flow.confirm();
  await confirmTestPerson(page, /Ida Gæst/);
  const sheet = new FinalizeSheet(page);
  await expect(sheet.heading("Hvordan vil du betale?")).toBeVisible();

  // The page without the parameters of the sign-up, as in another tab.
  await page.goto("/selvbetjening");
  const card = page.getByRole("region", { name: "Du er på vej" });
  await expect(card).toContainText("Fagforening og a‑kasse");
  await expect(card).toContainText(/= 828\skr\.\/md\., 2\.484\skr\. hvert kvartal, første gang .+; efter skat ca\./);
  await expect(card).toContainText("Ikke valgt endnu");
  await expect(page.getByText("Nu mangler du kun at vælge, hvordan du vil betale.")).toBeVisible();
  const waits = page.getByRole("region", { name: "Det venter på dig" });
  expect(await findingsInEveryScheme(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.goto("/selvbetjening/betaling");
  const payment = page.getByRole("region", { name: "Du kommer til at betale" });
  await expect(payment).toContainText("Du har ikke valgt endnu, hvordan du vil betale.");
  await page.goto("/selvbetjening");
  await waits.getByRole("link", { name: "Vi mangler kun din betaling" }).click();
  await expect(sheet.heading("Hvordan vil du betale?")).toBeVisible();
  await sheet.box("Jeg vil hellere have en faktura").check();
  await sheet.next.click();
  await expect(sheet.heading("Vil du have noget med?")).toBeFocused();
  await sheet.box("Ledernetværk").check();
  await sheet.next.click();
  await expect(sheet.welcome).toBeFocused();
  await sheet.dialog.getByRole("button", { name: "Gå til selvbetjening" }).click();
  await expect(page).toHaveURL("/selvbetjening");
  await expect(page.getByText("Nu mangler du kun at vælge, hvordan du vil betale.")).toBeHidden();

  await page.reload();
  await expect(page.getByText(/^Velkommen i kredsen\. .+ du er medlem fra/)).toBeVisible();
  await expect(card).toContainText("Faktura");
  await expect(card).toContainText("Ledernetværk");
  const ours = page.getByRole("region", { name: "Det venter du på" });
  await expect(ours).toContainText(/Sagsnummer [\dA-F]{4}-[\dA-F]{4}\./);
  await ours.getByRole("link", { name: "Din indmeldelse" }).click();
  await expect(page).toHaveURL(/\/selvbetjening\/mine-oplysninger\/arkiv#sag-[\da-f-]{36}$/);
  const entry = page.locator("article:target");
  await expect(entry.getByRole("heading", { name: "Indmeldelse", exact: true })).toBeVisible();
  await expect(entry).toContainText("Anna Møller");
  await expect(entry).toContainText("Ansat med ledelsesansvar");
  expect(await findings(page)).toEqual([]);
  await page.goto("/selvbetjening/betaling");
  await expect(payment).toContainText("Ledernetværk Afventer");
  await expect(payment.getByRole("link", { name: "Skift konto eller tilvalg" })).toBeVisible();
  expect(await findingsInEveryScheme(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("a cancelled sign-in names the sign-up by a number to say on the phone", async ({ page }) => {
  test.slow();
  const flow = new Signup(page);
  await flow.open();
  await flow.reachSummary();
  await flow.confirm();
  await page.getByRole("button", { name: "Annuller" }).click();
  await expect(page.getByText(/Ring 70 20 30 40, og sig nummer [\dA-F]{4}-[\dA-F]{4}, så trækker vi/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
