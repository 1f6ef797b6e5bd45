import { readFileSync } from "node:fs";
import { fixture } from "../fixtures/fixture.ts";
import { flateBomb } from "../fixtures/flate-bomb.ts";
import type { ChosenFile } from "../pages/cv-check.ts";
import { expect, test } from "../test.ts";

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });
const document = (name: string, buffer: Buffer) => ({ name, mimeType: "application/msword", buffer });

const tooBig = ["Filen er for stor", "Filen fylder mere end 10 MB."] as const;
const noPdf = ["Filen er ikke en PDF", "gem det som PDF, og upload det igen."] as const;
const empty = ["Filen er tom", "Der er ikke noget i filen."] as const;
const tooLong = ["Dit CV er på mere end 5 sider", "Kort det ned, og upload det igen."] as const;
const tooLittle = ["Vi kan ikke læse teksten", "Der skal være mindst 60 ord"] as const;
const unreadable = [
  "Vi kunne ikke gennemgå dit CV",
  "Vi kunne ikke gennemgå dit CVFilen kan være beskadiget eller låst med en adgangskode.",
] as const;

const refusals: Readonly<
  Record<string, readonly [file: () => ChosenFile, words: readonly [title: string, text: string]]>
> = {
  "of 11 MB": [() => pdf("cv.pdf", Buffer.alloc(11 * 1_024 * 1_024, "%PDF-1.7 ")), tooBig],
  "with six pages": [() => fixture("six-pages.pdf"), tooLong],
  "that is a renamed DOCX": [() => fixture("renamed-docx.pdf"), noPdf],
  "that is a renamed web page": [() => fixture("renamed-html.pdf"), noPdf],
  "that is a renamed picture": [() => fixture("renamed-png.pdf"), noPdf],
  "that is empty": [() => fixture("empty.pdf"), empty],
  "that was cut off": [() => fixture("truncated.pdf"), unreadable],
  "with a password": [() => fixture("password.pdf"), unreadable],
  "that is a scan": [() => fixture("scan.pdf"), tooLittle],
  "in Swedish": [() => fixture("swedish.pdf"), tooLittle],
  "in German": [() => fixture("german.pdf"), tooLittle],
  "in Norwegian": [() => fixture("norwegian.pdf"), tooLittle],
  "that is a bomb": [() => pdf("cv.pdf", flateBomb()), unreadable],
  "that is no PDF by its name": [() => document("cv.docx", readFileSync(fixture("renamed-docx.pdf"))), noPdf],
};

for (const [kind, [file, [title, text]]] of Object.entries(refusals)) {
  test(`a file ${kind} is refused with advice, and following it starts again`, async ({ page, tool }) => {
    await tool.open();
    await tool.choose(file());

    await expect(tool.dialog).toHaveAccessibleName(title);
    expect((await tool.dialog.innerText()).replaceAll("\n", "")).toContain(text);
    await tool.dialogButton.click();

    await expect(tool.dialog).toHaveCount(0);
    await expect(tool.uploadTitle).toBeVisible();
    await expect(tool.chooseButton).toBeVisible();
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
