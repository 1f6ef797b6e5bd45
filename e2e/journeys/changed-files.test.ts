import { copyFile, mkdtemp, rm, truncate, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { fixture } from "../fixtures/fixture.ts";
import { ServiceForm } from "../pages/service-form.ts";
import { expect, test } from "../test.ts";

const changed = "Filen kan ikke læses. Den er måske ændret eller flyttet, siden du valgte den.";

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "chosen-"));
});
test.afterEach(() => rm(folder, { recursive: true }));

async function fileOnDisk(name = "cv.pdf"): Promise<string> {
  const path = join(folder, name);
  await copyFile(fixture("cv-two-columns.pdf"), path);
  return path;
}

/** Chooses a file and changes it on the disk before any script reads it. */
async function chooseAndChange(page: Page, input: Locator, path: string, change: () => Promise<unknown>) {
  const first = await page.evaluateHandle(() => Object.assign(document.createElement("input"), { type: "file" }));
  await first.asElement()?.setInputFiles(path);
  await change();
  await input.evaluate((element: HTMLInputElement, chosen) => {
    element.files = chosen.files;
    element.dispatchEvent(new Event("change", { bubbles: true }));
  }, first);
}

test("a CV that is changed on the disk is asked for again", { tag: "@chromium-only" }, async ({ page, tool }) => {
  await tool.open();
  const path = await fileOnDisk();
  await chooseAndChange(page, tool.place.locator("input[type=file]"), path, () => truncate(path, 5_000));
  await expect(tool.dialog).toContainText(changed);
  await tool.dialogButton.click();
  await expect(tool.sendAgain).toHaveCount(0);
  await tool.choose(await fileOnDisk());
  await expect(tool.resultTitle).toBeVisible();
});

test("a file of a form that is changed on the disk is asked for again", { tag: "@chromium-only" }, async ({ page }) => {
  const form = new ServiceForm(page);
  await form.open("hoeringssvar");
  const path = await fileOnDisk("bilag.pdf");
  await chooseAndChange(page, page.locator("input[type=file]"), path, () => truncate(path, 5_000));
  await expect(form.file("bilag.pdf")).toContainText(changed);
  await expect(form.file("bilag.pdf").getByRole("button", { name: /Prøv igen/ })).toHaveCount(0);
});

for (const [how, change] of [
  ["is deleted", unlink],
  ["is changed", (path: string) => truncate(path, 5_000)],
] as const) {
  test(`a CV that ${how} after it was read is sent again as it was`, async ({ page, tool }) => {
    await tool.open();
    const path = await fileOnDisk();
    let attempts = 0;
    await page.route("**/api/cv-upload", async (route) => {
      attempts += 1;
      if (attempts === 1) {
        await change(path);
        return route.abort();
      }
      return route.continue();
    });
    await tool.choose(path);
    await tool.dialogButton.click();
    await tool.sendAgain.click();
    await expect(tool.resultTitle).toBeVisible();
  });
}
