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
