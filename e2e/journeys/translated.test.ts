import { translatePage } from "../browser/translate-page.ts";
import { pageHtml } from "../embedding/page-html.ts";
import { fixture } from "../fixtures/fixture.ts";
import { CookieConsent } from "../pages/cookie-consent.ts";
import { FeeCalculator } from "../pages/fee-calculator.ts";
import { Gate } from "../pages/gate.ts";
import { Jobmatch } from "../pages/jobmatch.ts";
import { caller, LeadForm } from "../pages/lead-form.ts";
import { Signup } from "../pages/signup.ts";
import { expect, test } from "../test.ts";

// A translator takes text nodes out of the page. Each journey finds what it needs by the current text.
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
