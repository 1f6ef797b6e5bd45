import type { Page } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { Placeholder } from "../pages/placeholder.ts";
import { expect, test } from "../test.ts";

declare global {
  interface Window {
    seen: string[];
  }
}

/**
 * Shortcuts of a page that check only the target of an event, as many pages do: they see one of our fields as a `div`.
 */
const script = `window.seen = [];
  const isField = ({ target }) => target.closest("input, textarea, select, [contenteditable]");
  for (const type of ["keydown", "keypress", "keyup", "beforeinput", "paste", "cut", "copy"])
    for (const place of [document, window])
      place.addEventListener(type, (event) => {
        if (isField(event)) return;
        window.seen.push(type + " " + (event.key ?? ""));
        if (!/^(Tab|Escape|F\\d+|Shift|Control|Alt|Meta)$/.test(event.key)) event.preventDefault();
        if (type === "keydown" && event.key === "Enter") document.querySelector("#page").click();
        if (type === "keydown" && event.key === "Escape") document.querySelector("#menu")?.remove();
      });`;

const lead = '<div data-widget="lead-forms" data-widget-load="eager"></div>';

async function open(page: Page, address: string): Promise<Placeholder> {
  await page.goto(address);
  const place = new Placeholder(page, page.locator("[data-widget]").first());
  await place.isIn("ready");
  return place;
}

const body = `<p id="menu">Menu</p><button id="page" onclick="this.textContent += '!'">Sidens</button>${lead}`;

test("what a visitor types, pastes and presses in a field stays there, whatever shortcuts the page has", async ({
  page,
  context,
  otherSite,
  server,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const html = pageHtml({ loader: `${server.url}/loader.js`, body, head: `<script>${script}</script>` });
  const { place } = await open(page, otherSite.page(html));
  const name = place.getByLabel("Navn", { exact: true });
  await name.focus();
  await page.keyboard.type("Hans Sørensen");
  await expect(name).toHaveValue("Hans Sørensen");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+x");
  await page.keyboard.press("Control+v");
  await page.keyboard.press("Home");
  await page.keyboard.press("Delete");
  await page.keyboard.press("End");
  await page.keyboard.press("Backspace");
  await expect(name).toHaveValue("ans Sørense");
  await page.keyboard.press("Enter");
  await expect(place.getByRole("group", { name: "Ret dette, før du går videre" })).toBeVisible();
  await expect(page.locator("#page")).toHaveText("Sidens");
  expect((await page.evaluate(() => window.seen)).filter((key) => !key.endsWith(" Control"))).toEqual([]);
});

test("keys that a field has no use for reach the page", async ({ page, otherSite, server }) => {
  const html = pageHtml({ loader: `${server.url}/loader.js`, body, head: `<script>${script}</script>` });
  const { place } = await open(page, otherSite.page(html));
  await place.getByLabel("Navn", { exact: true }).focus();
  for (const key of ["F8", "Control+k", "Control+b", "Escape"]) await page.keyboard.press(key);
  await expect(page.locator("#menu")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(place.getByLabel("Navn", { exact: true })).not.toBeFocused();
  const seen = await page.evaluate(() => [...new Set(window.seen)].filter((key) => key.startsWith("keydown")));
  expect(seen).toEqual(["keydown F8", "keydown Control", "keydown k", "keydown b", "keydown Escape", "keydown Tab"]);
});

test("a button and a dialog of ours keep their keys; letters at a button are the page's", async ({
  page,
  otherSite,
  server,
}) => {
  const html = pageHtml({ loader: `${server.url}/loader.js`, body, head: `<script>${script}</script>` });
  const { place } = await open(page, otherSite.page(html));
  await place.getByLabel("Navn", { exact: true }).fill("Hans Sørensen");
  await place.getByLabel("Telefon", { exact: true }).fill("20123456");
  await place.getByRole("button", { name: "Ring til mig" }).focus();
  await page.keyboard.press("s");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Tak, vi har fået dine oplysninger" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("#menu")).toHaveCount(1);
  expect(await page.evaluate(() => window.seen)).toEqual(["keydown s", "keydown s", "keyup s", "keyup s"]);
});

test("Escape in a field of ours closes the dialog of the page around it", async ({ page, otherSite, server }) => {
  const within = `<dialog id="native" aria-label="Sidens dialog">${lead}</dialog>`;
  await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body: within })));
  const dialog = page.locator("#native");
  await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
  await dialog.getByLabel("Navn", { exact: true }).pressSequentially("Hans");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});
