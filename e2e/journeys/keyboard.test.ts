import type { Locator, Page } from "@playwright/test";
import { fixture } from "../fixtures/fixture.ts";
import { expect, test } from "../test.ts";

/** Presses Tab until the control has the focus. Fails after `within` presses. */
async function tabTo(page: Page, control: Locator, { key = "Tab", within = 12 } = {}): Promise<void> {
  for (let presses = 0; presses < within; presses++) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)) return;
  }
  await expect(control, `is reached by ${within} presses of ${key}`).toBeFocused();
}

test("the whole check is done with the keyboard alone", async ({ page, tool }) => {
  await tool.open();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Gå til indholdet" })).toBeFocused();
  await page.keyboard.press("Enter");

  // The listener must be registered before a key opens the chooser.
  const asked = page.waitForEvent("filechooser");
  await tabTo(page, tool.chooseButton);
  await page.keyboard.press("Enter");
  await (await asked).setFiles(fixture("cv-two-pages-da.pdf"));

  await expect(tool.resultTitle).toBeFocused();
  await tabTo(page, tool.seeDetails);
  await page.keyboard.press("Enter");
  await expect(tool.areasTitle).toBeFocused();

  await tabTo(page, tool.openAll);
  await page.keyboard.press("Space");
  await expect(tool.openAreas).toHaveCount(await tool.areas.count());
  await tabTo(page, tool.areas.first().locator("summary"));
  await page.keyboard.press("Enter");
  await expect(tool.openAreas).toHaveCount((await tool.areas.count()) - 1);
  await tabTo(page, tool.closeAll, { key: "Shift+Tab" });
  await page.keyboard.press("Space");
  await expect(tool.openAreas).toHaveCount(0);

  await tabTo(page, tool.restart, { key: "Shift+Tab" });
  await page.keyboard.press("Enter");
  await expect(tool.uploadTitle).toBeFocused();
  await tabTo(page, tool.chooseButton);
});

test(
  "an error closes by Escape or its button, and the focus stays in the tool",
  { tag: "@chromium-only" },
  async ({ page, tool }) => {
    await tool.open();
    for (const leave of ["Escape", "Enter"]) {
      const asked = page.waitForEvent("filechooser");
      await tool.chooseButton.focus();
      await page.keyboard.press("Space");
      await (await asked).setFiles({ name: "cv.docx", mimeType: "application/msword", buffer: Buffer.from("PK") });

      await expect(tool.dialog).toBeFocused();
      if (leave === "Enter") await tabTo(page, tool.dialogButton);
      await page.keyboard.press(leave);
      await expect(tool.dialog).toHaveCount(0);
      await expect(tool.chooseButton).toBeFocused();
    }
  },
);

test("nothing outside an open dialog is reached by Tab", async ({ page, tool }) => {
  await tool.open();
  await tool.choose({ name: "cv.docx", mimeType: "application/msword", buffer: Buffer.from("PK") });
  await expect(tool.dialog).toBeFocused();
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press("Tab");
    // The browser's own controls get the focus between the last and the first control of the dialog.
    const outside = await page.evaluate(() => {
      const focused = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
      return focused !== document.body && !focused?.closest("dialog");
    });
    expect(outside).toBe(false);
  }
});
