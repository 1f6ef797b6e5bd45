import type { Locator, Page } from "@playwright/test";
import { LeadForm } from "../pages/lead-form.ts";
import { Signup } from "../pages/signup.ts";
import { expect, test } from "../test.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await page.keyboard.press("ControlOrMeta+V");
}

test(
  "what is pasted into a lead form is sent as it looks, and stays as it was pasted",
  { tag: "@chromium-only" },
  async ({ page }) => {
    const form = new LeadForm(page, "Eller lad os ringe først");
    await form.open("/bliv-medlem");
    const phone = "\u202DTlf.: +45\u202F20\u201112\u201134\u201156\u202C,";
    await paste(page, form.field("Navn"), "\u2068Hans\u00A0Han\u200Bsen\u2069");
    await paste(page, form.field("Telefon"), phone);
    await form.field("Navn").focus();
    await expect(form.field("Telefon")).toHaveValue(phone);
    const answer = page.waitForResponse("**/api/leads/create-call-me-lead");
    await form.button("Ring til mig").click();
    expect((await answer).request().postDataJSON()).toMatchObject({ name: "Hans Hansen", phone: "+4520123456" });
    await expect(form.stored).toBeVisible();
  },
);

test("a name of invisible letters is missing", { tag: "@chromium-only" }, async ({ page }) => {
  const form = new LeadForm(page, "Eller lad os ringe først");
  await form.open("/bliv-medlem");
  await paste(page, form.field("Navn"), "\u3164\u200B");
  await form.button("Ring til mig").click();
  await expect(form.summary).toContainText("Skriv dit navn");
});

test(
  "what is pasted into the contact details of a sign-up is taken",
  { tag: ["@chromium-only", "@long"] },
  async ({ page }) => {
    const flow = new Signup(page);
    await flow.open();
    await flow.fillContact();
    for (const label of ["Navn", "Postnr.", "E-mail", "Mobil"]) await flow.field(label).fill("");
    await paste(page, flow.field("Navn"), "An\u00ADna\u202FMøller\u200B");
    await paste(page, flow.field("Postnr."), "DK\u2011８０００");
    await paste(page, flow.field("E-mail"), "Anna Møller <an\u200Bna@firma.example>");
    await paste(page, flow.field("Mobil"), "\u200E+45 (0) 20–12–34–56");
    await expect(flow.field("Postnr.")).toHaveValue("8000");
    const lead = page.waitForResponse("**/api/signup/create-signup-lead");
    await flow.next();
    await expect(flow.heading("Hvad laver du?")).toBeFocused();
    expect((await lead).status()).toBe(200);
  },
);
