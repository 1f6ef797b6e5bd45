import type { Locator } from "@playwright/test";
import { findings } from "../pages/findings.ts";
import { caller, LeadForm } from "../pages/lead-form.ts";
import { loadFonts } from "../pages/load-fonts.ts";
import { expect, test } from "../test.ts";

const callMe = "**/api/leads/create-call-me-lead";

test("a visitor asks by keyboard to be called, and the server stores it", async ({ page }) => {
  const form = new LeadForm(page, "Eller lad os ringe først");
  await form.open("/bliv-medlem");
  await form.button("Ring til mig").focus();
  await page.keyboard.press("Enter");
  await expect(form.summary).toBeFocused();
  await expect(page).toHaveTitle(/^Fejl: /);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(form.field("Navn")).toBeFocused();
  await page.keyboard.type(caller.Navn);
  await form.field("Telefon").focus();
  await page.keyboard.type(caller.Telefon);
  const answer = page.waitForResponse(callMe);
  await page.keyboard.press("Enter");
  expect([(await answer).status(), await (await answer).json()]).toEqual([200, { taken: true }]);
  await expect(form.stored).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form.field("Navn")).toHaveValue("");
  await expect(page).not.toHaveTitle(/^Fejl: /);
});

test(
  "a lead whose answer is lost is stored once, also after a reload, and nothing typed is lost",
  { tag: "@chromium-only" },
  async ({ page }) => {
    const form = new LeadForm(page, "Eller lad os ringe først");
    await form.open("/bliv-medlem");
    await form.fillIn(caller);
    const keys: (string | undefined)[] = [];
    await page.route(callMe, async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      const answer = await route.fetch();
      if (keys.length < 3) await route.abort();
      else await route.fulfill({ response: answer });
    });
    await form.button("Ring til mig").click();
    await expect(form.failed).toContainText("forbindelsen røg");
    await form.failed.getByRole("button", { name: "Prøv igen" }).click();
    await expect(form.field("Navn")).toHaveValue(caller.Navn);
    await form.button("Ring til mig").click();
    await expect(form.failed).toContainText("forbindelsen røg");
    await form.open("/bliv-medlem");
    await form.button("Ring til mig").click();
    await expect(form.stored).toBeVisible();
    expect([keys.length, new Set(keys).size, typeof keys[0]]).toEqual([3, 1, "string"]);
  },
);

test("a form whose files did not arrive is sent by the next attempt", async ({ page }) => {
  const form = new LeadForm(page, "Eller lad os ringe først");
  await form.open("/bliv-medlem");
  const files = "**/widgets/lead-forms/**/assets/*.js";
  await page.route(files, (route) => route.abort());
  await form.fillIn(caller);
  await form.button("Ring til mig").click();
  await expect(form.failed).toContainText("forbindelsen røg");
  await page.unroute(files);
  await form.failed.getByRole("button", { name: "Prøv igen" }).click();
  await form.button("Ring til mig").click();
  await expect(form.stored).toBeVisible();
});

test("what was typed survives a reload, and another tab has its own", async ({ page, context }) => {
  const form = new LeadForm(page, "Eller lad os ringe først");
  await form.open("/bliv-medlem");
  await form.fillIn(caller);
  const other = new LeadForm(await context.newPage(), "Eller lad os ringe først");
  await other.open("/bliv-medlem");
  await expect(other.field("Navn")).toHaveValue("");
  await other.field("Navn").fill("Bo Ek");
  await form.open("/bliv-medlem");
  await expect(form.field("Navn")).toHaveValue(caller.Navn);
  await expect(form.field("Telefon")).toHaveValue(caller.Telefon);
  await other.open("/bliv-medlem");
  await expect(other.field("Navn")).toHaveValue("Bo Ek");
});

test("a visitor recommends a colleague", async ({ page }) => {
  const form = new LeadForm(page, "Anbefal en kollega");
  await form.open("/anbefal-en-kollega");
  const [you, them] = ["Dig", "Den, du anbefaler"].map((name) => form.form.getByRole("group", { name }));
  await you!.getByLabel("Dit navn").fill("Hanne Holm");
  await you!.getByLabel("Din e-mail").fill("hanne@firma.example");
  await them!.getByLabel("Navn", { exact: true }).fill("Bo Østergaard-Christoffersen");
  await them!.getByLabel("Stilling").fill("Driftschef");
  await them!.getByLabel("Telefon", { exact: true }).fill("+46 70 123 45 67");
  await them!.getByLabel("E-mail").fill("bo@firma.example");
  await form.button("Send anbefalingen").click();
  await expect(form.stored).toContainText("Vi kontakter din kollega");
});

test(
  "a visitor signs up for an event, and is told of each field when it is left",
  { tag: "@chromium-only" },
  async ({ page }) => {
    const form = new LeadForm(page, "Tilmeld dig");
    await form.open("/ledelse-i-modvind");
    await form.field("E-mail").fill("hanne");
    await form.field("Virksomhed").focus();
    await expect(form.field("E-mail")).toHaveAttribute("aria-invalid", "true");
    await expect(form.field("Virksomhed")).toBeFocused();
    await form.fillIn({
      Navn: "Hanne Holm",
      "E-mail": "hanne@firma.example",
      Telefon: "20123456",
      Stilling: "Driftschef",
      Virksomhed: "Nordlys",
      Postnummer: "8000",
    });
    await form.form.getByRole("checkbox").check();
    const answer = page.waitForResponse("**/api/leads/bloomreach-send-event-lead");
    await form.button("Tilmeld dig").click();
    expect((await answer).request().postDataJSON()).toMatchObject({ eventSource: "ledelse-i-modvind", source: 0 });
    await expect(form.stored).toBeVisible();
  },
);

/** The position of an element on the page, independent of how far the page is scrolled. */
function placeOnPage(locator: Locator): Promise<unknown> {
  return locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height].map((length) => Math.round(length * 10) / 10);
  });
}

test(
  "the form is there before any script runs, and takes over what is typed meanwhile",
  { tag: "@chromium-only" },
  async ({ page }) => {
    const loader = Promise.withResolvers<void>();
    await page.route("**/loader.js", async (route) => {
      await loader.promise;
      await route.continue();
    });
    await page.goto("/bliv-medlem", { waitUntil: "commit" });
    const form = new LeadForm(page, "Eller lad os ringe først");
    await form.field("Navn").fill(caller.Navn);
    await form.field("Landekode, Telefon").selectOption({ label: "Sverige +46" });
    await form.field("Telefon").fill("70 123 45 67");
    await expect(page.getByRole("form")).toHaveCount(1);
    // The height of the text above the form may change when its own fonts arrive.
    await loadFonts(page);
    const before = await placeOnPage(form.form);
    loader.resolve();
    await page.locator('[data-widget="lead-forms"][data-widget-state="ready"]').waitFor();
    await expect(form.field("Navn")).toHaveValue(caller.Navn);
    await expect(form.field("Telefon")).toHaveValue("70 123 45 67");
    await expect(form.field("Landekode, Telefon")).toHaveValue("SE");
    expect(await placeOnPage(form.form)).toEqual(before);
  },
);

test("the first frame of an event that is sold out offers the waiting list", async ({ page }) => {
  await page.route("**/loader.js", (route) => route.abort());
  await page.goto("/ledelse-i-modvind");
  const form = new LeadForm(page, "Tilmeld dig");
  await expect(form.button("Tilmeld dig")).toHaveAccessibleName("Tilmeld dig");
  await page.locator('[data-widget="lead-forms"]').evaluate((place) => place.setAttribute("data-sold-out", "true"));
  const waiting = new LeadForm(page, "Skriv dig på ventelisten");
  await expect(waiting.button("Tilmeld dig venteliste")).toBeVisible();
  await expect(page.getByRole("form")).toHaveCount(1);
});

test.describe("axe finds nothing", () => {
  test("in the dialogs of both answers", { tag: "@long" }, async ({ page }) => {
    const form = new LeadForm(page, "Eller lad os ringe først");
    await form.open("/bliv-medlem");
    await form.fillIn(caller);
    await page.route(callMe, (route) =>
      route.fulfill({ status: 500, json: { errorKey: "genericError", message: { id: "0197-4f1c" } } }),
    );
    await form.button("Ring til mig").click();
    await expect(form.failed).toContainText("Fejlnummer: 0197-4f1c");
    expect(await findings(page)).toEqual([]);
    await form.failed.getByRole("button").first().click();
    await page.unroute(callMe);
    await form.button("Ring til mig").click();
    await expect(form.stored).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
});

test("a form whose every field a password manager has filled in, hidden ones as well, is stored with a flag", async ({
  page,
  server,
}) => {
  const form = new LeadForm(page, "Eller lad os ringe først");
  await form.open("/bliv-medlem");
  await form.form.evaluate((filled) => {
    for (const input of filled.querySelectorAll("input")) {
      // A value that React notices.
      const text = input.type === "tel" || input.name.includes("phone") ? "20 12 34 56" : "Søren Ægidius";
      Reflect.set(HTMLInputElement.prototype, "value", text, input);
      for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
    }
  });
  await form.button("Ring til mig").click();
  await expect(form.stored).toBeVisible();
  const [line] = await server.logged(({ msg }) => msg === "a submission has a filled-in honeypot");
  expect(line).toMatchObject({ kind: "lead.call-me" });
});
