import type { Page } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { fixture } from "../fixtures/fixture.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { caller } from "../pages/lead-form.ts";
import { expect, test } from "../test.ts";

/**
 * A page in a frame without an origin: storage, cookies and the history throw, and every call has the origin `null`.
 */
async function openFrame(page: Page, site: { readonly page: (html: string) => string }, inner: string) {
  const address = site.page(inner);
  await page.goto(
    site.page(`<iframe sandbox="allow-scripts allow-forms" src="${address}" width="1000" height="600"></iframe>`),
  );
  return page.frameLocator("iframe");
}

const forms = {
  "call-me": { fields: { Navn: "Søren Ægidius", Telefon: "20 12 34 56" } },
  "member-get-member": {
    fields: {
      "Dit navn": "Søren Ægidius",
      "Din e-mail": "soren@firma.example",
      Navn: "Bo Bang",
      Stilling: "Driftsleder",
      Telefon: "20 12 34 56",
      "E-mail": "bo@firma.example",
    },
  },
  "event-signup": { fields: { Navn: "Søren Ægidius", "E-mail": "soren@firma.example", Telefon: "20 12 34 56" } },
} as const;

for (const [form, { fields }] of Object.entries(forms)) {
  test(`the form ${form} in a frame without an origin says that it cannot be sent, and keeps what was typed`, async ({
    page,
    otherSite,
    server,
  }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const body = `<div data-widget="lead-forms" data-widget-load="eager" data-form="${form}"></div>`;
    const frame = await openFrame(page, otherSite, pageHtml({ loader: `${server.url}/loader.js`, body }));
    const place = frame.locator("[data-widget=lead-forms]");
    await expect(place).toHaveAttribute("data-widget-state", "ready");
    const boxes = place.getByRole("textbox");
    const texts = Object.values(fields);
    for (const [index, text] of texts.entries()) await boxes.nth(index).fill(text);
    await place.locator("button[type=submit]").click();
    await expect(place.getByRole("alertdialog")).toContainText("Siden vises i en lukket ramme");
    await place.getByRole("alertdialog").getByRole("button").first().click();
    for (const [index, text] of texts.entries()) await expect(boxes.nth(index)).toHaveValue(text);
    expect(errors).toEqual([]);
  });
}

test("the other tools open in a frame without an origin", async ({ page, otherSite, server }) => {
  const tools = ["cv-check", "jobmatch", "fee-calculator", "signup-stepper", "cookie-consent"];
  const body = tools.map((tool) => `<div data-widget="${tool}" data-widget-load="eager"></div>`).join("");
  const frame = await openFrame(page, otherSite, pageHtml({ loader: `${server.url}/loader.js`, body }));
  for (const tool of tools) {
    await expect(frame.locator(`[data-widget=${tool}]`)).toHaveAttribute("data-widget-state", "ready");
  }
  await frame.getByRole("button", { name: "Kun nødvendige" }).click();
  await expect(frame.getByRole("region", { name: /cookies$/ })).toHaveCount(0);
});

test("the gate of a tool in a frame without an origin says that nothing can be sent, and keeps what was typed", async ({
  page,
  otherSite,
  server,
}) => {
  const body = `<div data-widget="cv-check" data-widget-load="eager"></div>`;
  const frame = await openFrame(page, otherSite, pageHtml({ loader: `${server.url}/loader.js`, body }));
  const tool = new CvCheck(page, frame.locator("[data-widget=cv-check]"));
  await tool.ready();
  await tool.place.locator("input[type=file]").setInputFiles(fixture("cv-two-pages-da.pdf"));
  const gate = frame.getByRole("dialog", { name: "Hvem er du? Så læser vi dit CV" });
  await gate.getByLabel("Fornavn").fill("Søren");
  await gate.getByLabel("Efternavn").fill("Ægidius");
  await gate.getByLabel("E-mail", { exact: true }).fill("soren@firma.example");
  await gate.getByLabel("Telefon", { exact: true }).fill(caller.Telefon);
  for (const box of await gate.getByRole("checkbox").all()) await box.check();
  await gate.getByRole("button", { name: "Gå til CV-tjekket" }).click();
  const failure = frame.getByRole("alertdialog");
  await expect(failure).toContainText("Siden vises i en lukket ramme");
  await failure.getByRole("button").first().click();
  await expect(gate.getByLabel("Efternavn")).toHaveValue("Ægidius");
});

test("a service form in a frame without an origin offers to sign in, and breaks nothing", async ({
  page,
  otherSite,
  server,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const body = `<div data-widget="service-forms" data-widget-load="eager" data-form-id="LHO0089"></div>`;
  const frame = await openFrame(page, otherSite, pageHtml({ loader: `${server.url}/loader.js`, body }));
  const place = frame.locator("[data-widget=service-forms]");
  await expect(place).toHaveAttribute("data-widget-state", "ready");
  await expect(place.getByRole("link", { name: /Log ind/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test("the join flow in a frame without an origin keeps what was typed", async ({ page, otherSite, server }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const body = `<div data-widget="signup-stepper" data-widget-load="eager"></div>`;
  const frame = await openFrame(page, otherSite, pageHtml({ loader: `${server.url}/loader.js`, body }));
  const place = frame.locator("[data-widget=signup-stepper]");
  await expect(place).toHaveAttribute("data-widget-state", "ready");
  await place.getByLabel("Navn", { exact: true }).fill("Anna Møller");
  await place.getByLabel("Postnr.", { exact: true }).fill("8000");
  await place.getByRole("button", { name: "Fortsæt" }).press("Enter");
  await expect(place.getByLabel("Navn", { exact: true })).toHaveValue("Anna Møller");
  await expect(place.getByLabel("Postnr.", { exact: true })).toHaveValue("8000");
  expect(errors).toEqual([]);
});

test("the server answers a call with the origin null as documented", async ({ server }) => {
  const origin = "null";
  const path = `${server.url}/api/leads/create-call-me-lead`;
  const asked = { "access-control-request-method": "POST", "access-control-request-headers": "content-type" };
  const preflight = await fetch(path, { method: "OPTIONS", headers: { origin, ...asked } });
  expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([403, null]);
  for (const [type, body] of [
    ["application/json", JSON.stringify({ name: caller.Navn, phone: caller.Telefon })],
    ["application/x-www-form-urlencoded", "name=a"],
    ["text/plain", "{"],
  ] as const) {
    const answer = await fetch(path, { method: "POST", headers: { origin, "content-type": type }, body });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([403, null]);
  }
});
