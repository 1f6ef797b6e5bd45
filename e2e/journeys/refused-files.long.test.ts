import { readFileSync } from "node:fs";
import { fixture } from "../fixtures/fixture.ts";
import { flateBomb } from "../fixtures/flate-bomb.ts";
import type { ChosenFile } from "../pages/choose-file.ts";
import { expect, test } from "../test.ts";

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });
const document = (name: string, buffer: Buffer) => ({ name, mimeType: "application/msword", buffer });

/** The dialog's title, and a part of its text, for each refused file. */
const refusals: readonly {
  readonly title: string;
  readonly text: string;
  readonly files: Readonly<Record<string, () => ChosenFile>>;
}[] = [
  {
    title: "Filen er for stor",
    text: "Filen fylder mere end 10 MB.",
    files: { "of 11 MB": () => pdf("cv.pdf", Buffer.alloc(11 * 1_024 * 1_024, "%PDF-1.7 ")) },
  },
  {
    title: "Dit CV er på mere end 5 sider",
    text: "Kort det ned, og upload det igen.",
    files: { "with six pages": () => fixture("six-pages.pdf") },
  },
  {
    title: "Filen er ikke en PDF",
    text: "gem det som PDF, og upload det igen.",
    files: {
      "that is a renamed DOCX": () => fixture("renamed-docx.pdf"),
      "that is a renamed web page": () => fixture("renamed-html.pdf"),
      "that is a renamed picture": () => fixture("renamed-png.pdf"),
      "that is no PDF by its name": () => document("cv.docx", readFileSync(fixture("renamed-docx.pdf"))),
    },
  },
  {
    title: "Filen er tom",
    text: "Der er ikke noget i filen.",
    files: { "that is empty": () => fixture("empty.pdf") },
  },
  {
    title: "Vi kunne ikke gennemgå dit CV",
    text: "Vi kunne ikke gennemgå dit CVFilen kan være beskadiget eller låst med en adgangskode.",
    files: {
      "that was cut off": () => fixture("truncated.pdf"),
      "with a password": () => fixture("password.pdf"),
      "that is a bomb": () => pdf("cv.pdf", flateBomb()),
    },
  },
  {
    title: "Vi kan ikke læse teksten",
    text: "Der skal være mindst 60 ord",
    files: {
      "that is a scan": () => fixture("scan.pdf"),
      "in Swedish": () => fixture("swedish.pdf"),
      "in German": () => fixture("german.pdf"),
      "in Norwegian": () => fixture("norwegian.pdf"),
    },
  },
];

for (const { title, text, files } of refusals) {
  const kinds = Object.keys(files).join(", ");
  test(`a file ${kinds} is refused with advice, and following it starts again`, async ({ page, tool }) => {
    await tool.open();
    for (const [kind, file] of Object.entries(files)) {
      await test.step(kind, async () => {
        await tool.choose(file());
        await expect(tool.dialog).toHaveAccessibleName(title);
        expect((await tool.dialog.innerText()).replaceAll("\n", "")).toContain(text);
        await tool.dialogButton.click();

        await expect(tool.dialog).toHaveCount(0);
        await expect(tool.uploadTitle).toBeVisible();
        await expect(tool.chooseButton).toBeVisible();
      });
    }
    await page.reload();
    await tool.ready();
    await expect(tool.chooseButton).toBeVisible();
  });
}

test("the server refuses a file of 11 MB if a page sends one", async ({ request }) => {
  const response = await request.post("/api/cv-upload", {
    multipart: { file: pdf("cv.pdf", Buffer.alloc(11 * 1_024 * 1_024, "%PDF-1.7 ")) },
  });
  expect(response.status()).toBe(413);
  expect(await response.json()).toEqual({ errorKey: "fileSizeError", message: { id: expect.any(String) } });
});

test("the dialog for an unreadable file shows the correlation id of the log", async ({ tool, server }) => {
  await tool.open();
  await tool.choose(fixture("password.pdf"));
  const reference = await tool.dialog.getByText("Fejlnummer: ").innerText();
  const correlationId = reference.replace("Fejlnummer: ", "");
  expect(await server.logged((line) => line["correlationId"] === correlationId)).not.toEqual([]);
});
