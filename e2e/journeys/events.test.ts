import { findings } from "../pages/findings.ts";
import { LeadForm } from "../pages/lead-form.ts";
import { startWithPages } from "../server/start-with-page.ts";
import { aheadOnSignal } from "../server/ahead-on-signal.ts";
import { expect, test } from "../test.ts";

const day = 24 * 60 * 60_000;

const value = (given: string | boolean) => ({ value: given });

/** The page of an event that begins in a week, with its banners and its form. */
function eventPage(fields: Readonly<Record<string, unknown>> = {}) {
  return {
    templateName: "EventPage",
    fields: {
      date: value(new Date(Date.now() + 7 * day).toISOString()),
      address: value("Åboulevarden 31, Aarhus"),
      price: value("450"),
      ...fields,
    },
    blocks: [
      { uid: "praktisk", componentName: "RegistrationBanner", fields: {} },
      {
        uid: "form",
        componentName: "EventSignupForm",
        params: { anchor: "tilmelding" },
        fields: { zipCodeEnabled: value(true) },
      },
      { uid: "med", componentName: "EventSignupBanner", fields: {} },
    ],
  };
}

const call = "**/api/leads/bloomreach-send-event-lead";
const guest = {
  Navn: "Hanne Holm",
  "E-mail": "hanne@firma.example",
  Telefon: "+49 151 23456789",
  Postnummer: "10115",
};

test(
  "a visitor signs up for an event by keyboard, from the banner to the answer, also from Germany",
  { tag: "@chromium-only" },
  async ({ page }) => {
    test.slow();
    const server = await startWithPages({ aften: eventPage() });
    const form = new LeadForm(page, "Tilmeld dig");
    await form.open(`${server.url}/aften`);
    await page.getByRole("link", { name: "Start tilmelding" }).first().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${server.url}/aften#tilmelding`);
    await page.keyboard.press("Tab");
    await expect(form.field("Navn")).toBeFocused();
    await page.keyboard.type(guest.Navn);
    await page.keyboard.press("Tab");
    await page.keyboard.type(guest["E-mail"]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(form.field("Telefon")).toBeFocused();
    await page.keyboard.type(guest.Telefon);
    await page.keyboard.press("Tab");
    await expect(form.field("Postnummer")).toBeFocused();
    await page.keyboard.type(guest.Postnummer);
    const answer = page.waitForResponse(call);
    await page.keyboard.press("Enter");
    expect((await answer).status()).toBe(200);
    expect((await answer).request().postDataJSON()).toMatchObject({
      phone: "+4915123456789",
      zipCode: "10115",
      eventPage: "/aften",
      eventSource: "aften",
    });
    await expect(form.stored).toBeVisible();
    await server.stop();
  },
);

test("a sold-out event offers the waiting list", { tag: ["@chromium-only", "@long"] }, async ({ page }) => {
  test.slow();
  const server = await startWithPages({ udsolgt: eventPage({ soldOut: value(true) }) });
  const form = new LeadForm(page, "Skriv dig på ventelisten");
  await form.open(`${server.url}/udsolgt`);
  // By the title and by the price.
  await expect(page.getByText("Fuldt booket")).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Tilmeld dig venteliste" })).toHaveCount(2);
  await form.fillIn(guest);
  await form.button("Tilmeld dig venteliste").click();
  await expect(form.stored).toContainText("Du står på ventelisten");
  await server.stop();
});

test(
  "a form that was open at the deadline is refused with the reason, and the page says so from then on",
  { tag: ["@chromium-only", "@long"] },
  async ({ page }) => {
    test.slow();
    const deadline = value(new Date(Date.now() + day).toISOString());
    const server = await startWithPages({ aften: eventPage({ deadline }) }, { fault: aheadOnSignal(2 * day) });
    const form = new LeadForm(page, "Tilmeld dig");
    await form.open(`${server.url}/aften`);
    await form.fillIn(guest);
    process.kill(server.pid, "SIGUSR2");
    const sentence = "Fristen for tilmelding var";
    await expect.poll(async () => (await page.request.get(`${server.url}/aften`)).text()).toContain(sentence);
    await form.button("Tilmeld dig").click();
    await expect(form.failed).toContainText(sentence);
    await form.failed.getByRole("button", { name: "Prøv igen" }).click();
    await expect(form.field("Navn")).toHaveValue(guest.Navn);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Tilmeldingen er lukket" })).toBeVisible();
    await expect(page.getByText(sentence)).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Start tilmelding" })).toHaveCount(0);
    await expect(page.locator("[data-widget='lead-forms']")).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    await server.stop();
  },
);

for (const width of [360, 1280])
  for (const [path, title] of [
    ["/arrangementer/ny-leder-paa-100-dage", "Ny leder på 100 dage"],
    ["/netvaerk/ledere-i-produktionen", "Ledere i produktionen"],
  ] as const)
    test(`axe finds nothing on ${path} at ${width} px`, { tag: "@chromium-only" }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Det praktiske" })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

test("the calendar file of an event is saved", { tag: "@chromium-only" }, async ({ page }) => {
  await page.goto("/arrangementer/ny-leder-paa-100-dage");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Læg i kalenderen" }).click();
  expect((await download).suggestedFilename()).toBe("ny-leder-paa-100-dage.ics");
});
