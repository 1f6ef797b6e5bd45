import type { Locator } from "@playwright/test";

/** A file that a visitor chooses: its path, or its content. */
export type ChosenFile = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

export type FileChoice = Parameters<Locator["setInputFiles"]>[0];

/**
 * Chooses files with a button that opens the file chooser of `input`. Firefox's driver reports only the first chooser
 * of an input, so in Firefox the files are set on the input itself.
 */
export async function chooseFile(button: Locator, input: Locator, files: FileChoice): Promise<void> {
  const page = button.page();
  if (page.context().browser()?.browserType().name() === "firefox") return input.setInputFiles(files);
  const asked = page.waitForEvent("filechooser");
  await button.click();
  await (await asked).setFiles(files);
}
