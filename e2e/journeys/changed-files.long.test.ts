import { readFileSync } from "node:fs";
import { copyFile, mkdtemp, rm, truncate, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { fixture } from "../fixtures/fixture.ts";
import { Gate } from "../pages/gate.ts";
import { Jobmatch } from "../pages/jobmatch.ts";
import { pdf, ServiceForm } from "../pages/service-form.ts";
import { expect, test } from "../test.ts";

const changed = /Filen kan ikke læses(?:\. Den er måske|, måske fordi den er) ændret/;

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

for (const [how, change] of [
  ["is deleted", unlink],
  ["is changed", (path: string) => truncate(path, 5_000)],
] as const) {
  test(`a CV that ${how} before it is read is asked for again`, { tag: "@chromium-only" }, async ({ page, tool }) => {
    await tool.open();
    const path = await fileOnDisk();
    await chooseAndChange(page, tool.place.locator("input[type=file]"), path, () => change(path));
    await expect(tool.dialog).toContainText(changed);
    await tool.dialogButton.click();
    await expect(tool.sendAgain).toHaveCount(0);
    await tool.choose(await fileOnDisk());
    await expect(tool.resultTitle).toBeVisible();
  });

  test(`a file of a form that ${how} is asked for again`, { tag: "@chromium-only" }, async ({ page }) => {
    const form = new ServiceForm(page);
    await form.open("hoeringssvar");
    const path = await fileOnDisk("bilag.pdf");
    await chooseAndChange(page, page.locator("input[type=file]"), path, () => change(path));
    await expect(page.locator("[data-widget=service-forms]")).toContainText(changed);
    await expect(page.getByRole("button", { name: /Prøv igen/ })).toHaveCount(0);
  });

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

const unusualNames = [
  ["document", ""],
  ["cv.pdf ", ""],
  ["CV", "application/x-pdf"],
] as const;
const asChosen = ([name, mimeType]: (typeof unusualNames)[number]) => ({
  name,
  mimeType,
  buffer: readFileSync(fixture("cv-two-columns.pdf")),
});

for (const unusual of unusualNames) {
  test(`a PDF that is named "${unusual[0]}" with the type "${unusual[1]}" is reviewed`, async ({ tool }) => {
    await tool.open();
    await tool.choose(asChosen(unusual));
    await expect(tool.resultTitle).toBeVisible();
  });
}

test("a job match takes PDFs of any name, and nothing that its name or content says is another kind", async ({
  page,
}) => {
  const tool = new Jobmatch(page);
  for (const unusual of unusualNames) {
    await tool.open();
    await tool.giveZip();
    await tool.choose(asChosen(unusual));
    await expect(tool.resultTitle.or(tool.noResultsTitle)).toBeVisible();
    await tool.restart.click();
  }
  await tool.open();
  await tool.giveZip();
  for (const name of ["cv.docx", "document", "cv.pdf "]) {
    await tool.choose({ name, mimeType: "", buffer: readFileSync(fixture("renamed-docx.pdf")) });
    await expect(tool.dialog).toHaveAccessibleName("Filen er ikke en PDF");
    await tool.dialogButton.click();
  }
});

test("an attachment of a form is named by what people see, or by its content", async ({ page }) => {
  const form = new ServiceForm(page);
  await form.open("hoeringssvar");
  await form.attach(pdf("svar.pdf ."), pdf("Mit bilag"), { ...pdf("program"), buffer: Buffer.from("MZ") });
  await form.expectUploaded("Mit bilag.pdf");
  await form.expectUploaded("svar.pdf");
  await expect(page.locator("[data-widget=service-forms]")).toContainText("Vi kan ikke tage imod program. Vælg fx");
});

test.describe("with the gate between choosing and sending", () => {
  test.use({ gate: "met" });
  for (const [how, change] of [
    ["deleted", unlink],
    ["emptied", (path: string) => truncate(path, 0)],
  ] as const) {
    test(`a CV that is ${how} meanwhile is sent as it was`, async ({ page, tool }) => {
      await tool.open();
      const path = await fileOnDisk();
      const gate = new Gate(page);
      await tool.choose(path);
      await gate.settled();
      await change(path);
      await gate.fillIn();
      await gate.submit.click();
      await expect(tool.resultTitle).toBeVisible();
    });
  }
});
