import { translatePage } from "../browser/translate-page.ts";
import { pageHtml } from "../embedding/page-html.ts";
import { fixture } from "../fixtures/fixture.ts";
import { CookieConsent } from "../pages/cookie-consent.ts";
import { FeeCalculator } from "../pages/fee-calculator.ts";
import { FinalizeSheet } from "../pages/finalize-sheet.ts";
import { Gate, signIn } from "../pages/gate.ts";
import { Jobmatch } from "../pages/jobmatch.ts";
import { caller, LeadForm } from "../pages/lead-form.ts";
import { pressUnavailable } from "../pages/press-unavailable.ts";
import { ServiceForm } from "../pages/service-form.ts";
import { Signup } from "../pages/signup.ts";
import { expect, test } from "../test.ts";

// A translator replaces text nodes. Each journey finds elements by the current text.
test.beforeEach(({ page }) => translatePage(page));

const cv = fixture("cv-two-pages-da.pdf");

test("a translated CV check shows each step, and a review", async ({ page, tool }) => {
  await tool.open();
  await expect(page.locator("[data-widget=cv-check] font").first()).toBeAttached();
  await expect(tool.steps).toContainText("Trin 1 af 3");
  await tool.review(cv);
  await expect(tool.steps).toContainText("Trin 3 af 3");
  await tool.restart.click();
  await expect(tool.steps).toContainText("Trin 1 af 3");
});

test("a translated job match finds jobs", async ({ page }) => {
  const jobmatch = new Jobmatch(page);
  await jobmatch.open();
  await jobmatch.giveZip();
  await jobmatch.choose(cv);
  await expect(jobmatch.steps).toContainText("Trin 4 af 4", { timeout: 30_000 });
});

test("a translated join flow leads to its summary and back", async ({ page }) => {
  const signup = new Signup(page);
  await signup.open();
  await signup.next();
  await expect(signup.problems).toBeFocused();
  await signup.reachSummary();
  await expect(page.getByRole("navigation", { name: "Trin i indmeldelsen" })).toContainText("Trin 4 af 4");
  await page.goBack();
  await expect(signup.heading("Om din a‑kasse")).toBeFocused();
  await expect(page.getByRole("navigation", { name: "Trin i indmeldelsen" })).toContainText("Trin 3 af 4");
});

test("a translated lead form says what is wrong, and is sent", async ({ page }) => {
  const form = new LeadForm(page, "Eller lad os ringe først");
  await form.open("/bliv-medlem");
  await form.button("Ring til mig").click();
  await expect(form.summary).toBeFocused();
  await form.fillIn(caller);
  await form.button("Ring til mig").click();
  await expect(form.stored).toBeVisible();
});

test("a translated fee calculator compares one price after the other", async ({ page, otherSite, server }) => {
  const calculator = new FeeCalculator(page);
  const body = `<div data-widget="fee-calculator" data-widget-load="eager"></div>`;
  await calculator.open(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body })));
  for (const index of [1, 2]) {
    await calculator.organisation.selectOption({ index });
    await page.getByRole("radio").first().check();
    await calculator.compare.click();
    await expect(calculator.table).toBeVisible();
    await calculator.again.click();
    await expect(calculator.table).toHaveCount(0);
  }
});

test("a translated service form says what is wrong, what the server refuses, and that it is sent", async ({ page }) => {
  const form = new ServiceForm(page);
  await form.open("konkurs");
  await expect(page.locator("[data-widget=service-forms] font").first()).toBeAttached();
  await pressUnavailable(form.send);
  await expect(form.problems).toBeFocused();
  await expect(form.problems).toContainText("Skriv");
  await form.message.fill("Min arbejdsgiver er under konkurs. Hvad gør jeg?");
  await expect(form.problems).toHaveCount(0);
  const refusal = {
    errorKey: "invalidForm",
    message: { id: "1" },
    problems: [{ field: "question", message: "Kortere" }],
  };
  await page.route("**/api/forms/post-simple-form", (route) => route.fulfill({ status: 422, json: refusal }), {
    times: 1,
  });
  await form.send.click();
  await expect(form.problems).toContainText("Kortere");
  await form.message.fill("Min arbejdsgiver er gået konkurs. Hvad gør jeg?");
  await form.send.click();
  await expect(form.done).toBeFocused();
});

test("a translated form of three steps always says which step it is", async ({ page }) => {
  const form = new ServiceForm(page);
  await form.open("ledernetvaerk");
  const next = page.getByRole("button", { name: "Fortsæt" });
  const steps = page.getByRole("navigation", { name: "Trin i formularen" });
  await pressUnavailable(next);
  await expect(form.problems).toBeFocused();
  const many = await form.problems.getByRole("link").count();
  await page.getByRole("textbox", { name: "Virksomhed" }).fill("Eksempel A/S");
  await expect(form.problems.getByRole("link")).toHaveCount(many - 1);
  await page.getByRole("textbox", { name: "Stilling" }).fill("Driftschef");
  await page.getByRole("combobox", { name: "Uddannelse" }).selectOption("Lang videregående uddannelse");
  for (const radio of await page.getByRole("radio", { name: "5–10 år" }).all()) await radio.check();
  await page.getByRole("textbox", { name: /LinkedIn/ }).fill("linkedin.com/in/hanne");
  await expect(steps).toContainText("Trin 1 af 3");
  await next.click();
  await expect(page.getByRole("heading", { name: "Hvilket netværk søger du?" })).toBeFocused();
  await expect(steps).toContainText("Trin 2 af 3");
  await page.getByRole("combobox", { name: "Afdeling" }).selectOption("Fyn");
  await next.click();
  await expect(steps).toContainText("Trin 3 af 3");
  await page.getByRole("button", { name: "Tilbage", exact: true }).click();
  await expect(steps).toContainText("Trin 2 af 3");
  await next.click();
  for (const yes of await page.getByRole("radio", { name: "Ja" }).all()) await yes.check();
  await form.send.click();
  await expect(form.done).toBeFocused();
});

test("a translated sheet leads from the payment over its errors to the end", async ({ page }) => {
  await signIn(page, "/selvbetjening?signup=true&sheet_confirmation=leder&product=fagforening&membership=fagforening");
  const sheet = new FinalizeSheet(page);
  await expect(sheet.heading("Hvordan vil du betale?")).toBeVisible();
  await expect(sheet.dialog).toContainText("Trin 1 af 2: Betaling");
  await sheet.pressNext();
  await expect(sheet.problems).toBeFocused();
  const many = await sheet.problems.getByRole("link").count();
  await sheet.field("Reg.nr.").fill("0040");
  await expect(sheet.problems.getByRole("link")).toHaveCount(many - 1);
  await sheet.box("Jeg vil hellere have en faktura").check();
  await expect(sheet.problems).toHaveCount(0);
  await sheet.next.click();
  await expect(sheet.heading("Vil du have noget med?")).toBeFocused();
  await expect(sheet.dialog).toContainText("Trin 2 af 2: Tilvalg");
  await expect(sheet.dialog).not.toContainText("Trin 1 af 2");
  await sheet.box("Ledernetværk").check();
  await sheet.next.click();
  await expect(sheet.welcome).toBeFocused();
});

test("a translated card leads from the CV check to the job match, and goes with the CV", async ({ page, tool }) => {
  await tool.open();
  await tool.review(cv);
  const place = page.locator("[data-widget=cross-link]");
  await place.evaluate((card) => card.scrollIntoView({ block: "center" }));
  const card = place.getByRole("group", { name: "Hvilke job passer til dit CV?" });
  await expect(card.getByRole("link", { name: "Find job til mit CV" })).toBeVisible();
  await expect(place.locator("font").first()).toBeAttached();
  await tool.restart.click();
  await tool.review(cv);
  await card.getByRole("link", { name: "Find job til mit CV" }).click();
  await expect(new Jobmatch(page).resultTitle).toBeVisible();
});

test.describe("a visitor who has not answered", () => {
  test.use({ consent: "unanswered", gate: "met" });

  test("chooses cookies and passes a translated gate", async ({ page, tool }) => {
    const overlay = new CookieConsent(page);
    const gate = new Gate(page);
    await tool.open();
    await tool.choose(cv);
    await overlay.adjust.click();
    await overlay.statistics.check();
    await overlay.save.click();
    await gate.submit.click();
    await expect(gate.summary).toBeFocused();
    await gate.fillIn();
    await gate.submit.click();
    await expect(tool.resultTitle).toBeVisible();
    expect(await overlay.kept()).toBe("10");
  });
});
