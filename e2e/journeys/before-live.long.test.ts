import type { Page } from "@playwright/test";
import { fixture } from "../fixtures/fixture.ts";
import { expect, test } from "../test.ts";

const cv = fixture("cv-two-pages-da.pdf");

/** Opens the page and holds the widget back. The returned function lets the widget load. */
async function heldBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/remoteEntry.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/cv-tjek", { waitUntil: "domcontentloaded" });
  return resolve;
}

for (const [way, ask] of Object.entries({
  click: (page: Page) => page.getByText("Vælg dit CV", { exact: true }).click({ force: true }),
  key: async (page: Page) => {
    await page.getByRole("button", { name: "Vælg dit CV" }).focus();
    await page.keyboard.press("Enter");
  },
})) {
  test(`a CV is chosen by ${way} before the widget is live, and sent as soon as it is`, async ({ page, tool }) => {
    const goOn = await heldBack(page);
    const asked = page.waitForEvent("filechooser");
    await ask(page);
    await (await asked).setFiles(cv);
    await expect(page.getByText("Dit CV er valgt. Et øjeblik …")).toBeVisible();
    goOn();
    await expect(tool.resultTitle).toBeFocused();
  });
}

test(
  "a CV is dropped on the tool before the widget is live, and the page stays",
  { tag: "@chromium-only" },
  async ({ page, tool }) => {
    const goOn = await heldBack(page);
    await tool.chooseButton.scrollIntoViewIfNeeded();
    const zone = await tool.chooseButton.boundingBox();
    const devtools = await page.context().newCDPSession(page);
    const data = { items: [], files: [cv], dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"] as const) {
      await devtools.send("Input.dispatchDragEvent", { type, x: (zone?.x ?? 0) + 9, y: (zone?.y ?? 0) + 9, data });
    }
    await expect(page.getByText("Dit CV er valgt. Et øjeblik …")).toBeVisible();
    goOn();
    await expect(tool.resultTitle).toBeVisible();
  },
);

test("a chooser that was opened before the widget is live still gives its file", async ({ page, tool }) => {
  const goOn = await heldBack(page);
  const asked = page.waitForEvent("filechooser");
  await tool.chooseButton.click();
  const chooser = await asked;
  goOn();
  await tool.ready();
  await chooser.setFiles(cv);
  await expect(tool.resultTitle).toBeVisible();
});

test("a stored review that is shown on opening the page does not take the focus", async ({ page, tool }) => {
  await tool.open();
  await tool.review(cv);
  await page.reload();
  await expect(tool.resultTitle).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test("the focus moves to the widget that a retry has loaded", async ({ page, tool }) => {
  await page.route("**/remoteEntry.js", (route) => route.abort());
  await page.goto("/cv-tjek");
  const again = tool.place.getByRole("button", { name: "Prøv igen" });
  await again.focus();
  await page.unroute("**/remoteEntry.js");
  await page.keyboard.press("Enter");
  await tool.ready();
  await expect(tool.uploadTitle).toBeFocused();
});
