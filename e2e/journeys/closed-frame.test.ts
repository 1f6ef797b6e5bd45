import type { Page } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { expect, test } from "../test.ts";

/** A page in a frame without an origin, where storage, cookies and the history throw, and every call has the origin `null`. */
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
