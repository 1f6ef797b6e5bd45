import type { Page } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { previewAddress } from "../embedding/preview-address.ts";
import { expect, test } from "../test.ts";

const lead = (page: Page) => page.locator("#place").getByRole("button", { name: "Ring til mig" });
const fee = (page: Page) => page.locator("#place").getByRole("button", { name: "Sammenlign prisen" });

test("a placeholder starts when its attribute is set late, changes its tool with the name, and ends without it", async ({
  page,
  otherSite,
  server,
}) => {
  const body = '<div id="place" data-widget-load="eager"></div>';
  await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body })));
  const place = page.locator("#place");
  const set = (name: string, value: string) =>
    place.evaluate((element, [key = "", text = ""]) => element.setAttribute(key, text), [name, value]);
  await set("data-site-widget", "”Lead-Forms” ");
  await expect(lead(page)).toBeVisible();
  await expect(place).toHaveAttribute("data-widget-state", "ready");
  await set("data-site-widget", "fee-calculator");
  await expect(fee(page)).toBeVisible();
  await expect(lead(page)).toHaveCount(0);
  await set("data-site-widget", "no-such-tool");
  await expect(place.getByText("Værktøjet kan ikke vises lige nu.")).toBeVisible();
  await set("data-site-widget", "lead-forms");
  await expect(lead(page)).toHaveCount(1);
  // For visitors, other attributes are read only once.
  await set("data-call-me-button", "Noget andet");
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(lead(page)).toHaveCount(1);
  await place.evaluate((element) => element.removeAttribute("data-site-widget"));
  await expect(lead(page)).toHaveCount(0);
  expect(await place.evaluate((element) => [element.shadowRoot?.textContent, element.dataset["widgetState"]])).toEqual([
    "",
    undefined,
  ]);
});

test("in editing mode a tool follows its attributes and its JSON, and the focus stays where it was", async ({
  page,
  otherSite,
  server,
}) => {
  const body = `<label>Titel <input id="setting"></label>
    <section data-widget-editing><div id="place" data-widget="lead-forms" data-widget-load="eager"></div></section>`;
  await page.goto(previewAddress(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }))));
  const place = page.locator("#place");
  await expect(place).toHaveAttribute("data-widget-state", "ready");
  await page
    .locator("#setting")
    .evaluate((input: HTMLInputElement) =>
      input.addEventListener("input", () =>
        document.querySelector("#place")?.setAttribute("data-call-me-title", input.value),
      ),
    );
  await page.locator("#setting").pressSequentially("Ring nu");
  await expect(place.getByRole("heading", { name: "Ring nu", exact: true })).toBeVisible();
  await expect(page.locator("#setting")).toBeFocused();

  await place.evaluate((element) => {
    element.removeAttribute("data-call-me-title");
    element.innerHTML = '<script type="application/json">{"callMeTitle": "Fra JSON"}</script>';
  });
  await expect(place.getByRole("heading", { name: "Fra JSON", exact: true })).toBeVisible();
  await place.getByLabel("Navn", { exact: true }).first().focus();
  await place.evaluate((element) => {
    const [script] = element.children;
    if (script) script.textContent = '{"callMeTitle": "Anden JSON"}';
  });
  await expect(place.getByRole("heading", { name: "Anden JSON", exact: true })).toBeVisible();
  await expect(place.getByRole("heading", { name: "Fra JSON", exact: true })).toHaveCount(0);
  await expect(place.getByLabel("Navn", { exact: true }).first()).toBeFocused();
  await expect(page.locator("[data-editor-mark]")).toHaveCount(1);

  await page.locator("section").evaluate((section) => section.removeAttribute("data-widget-editing"));
  await expect(page.locator("[data-editor-mark]")).toHaveCount(0);
  await expect(lead(page)).toBeVisible();
});

test("a tool in an open shadow root of the page runs where the page marks the element, and ends with it", async ({
  page,
  otherSite,
  server,
}) => {
  const place = (button: string) =>
    `<div data-widget="lead-forms" data-widget-load="eager" data-call-me-button="${button}"><a href="#">Åbn</a></div>`;
  const body = `
    <my-card data-widget-shadow><template shadowrootmode="open">${place("Fra serveren")}</template></my-card>
    <my-card id="late"></my-card>
    <my-card><template shadowrootmode="open">${place("Uden mærke")}</template></my-card>`;
  await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body })));
  await expect(page.getByRole("button", { name: "Fra serveren" })).toHaveCount(1);
  await page.locator("#late").evaluate((element, html) => {
    element.attachShadow({ mode: "open" }).innerHTML = html;
    element.setAttribute("data-widget-shadow", "");
  }, place("Fra et script"));
  const late = page.locator("#late");
  await expect(late.getByRole("button", { name: "Fra et script" })).toHaveCount(1);
  await expect(late.locator("[data-widget]")).toHaveAttribute("data-widget-state", "ready");
  await expect(page.getByRole("link", { name: "Åbn" })).toHaveCount(1);
  const read = await page.evaluate(() =>
    (window as Window & { hostShell?: { lockfile(): string } }).hostShell?.lockfile(),
  );
  const { widgets } = JSON.parse(Buffer.from(read ?? "", "base64url").toString()) as {
    readonly widgets: readonly object[];
  };
  expect(widgets).toHaveLength(2);

  const stopped = await late.evaluate((element) => {
    const inner = element.shadowRoot?.querySelector("[data-widget]");
    element.remove();
    return new Promise((resolve) =>
      requestAnimationFrame(() => resolve(inner?.shadowRoot?.querySelectorAll("button").length)),
    );
  });
  expect(stopped).toBe(0);
});
