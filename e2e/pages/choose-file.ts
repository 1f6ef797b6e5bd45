import type { Locator } from "@playwright/test";

export type FileChoice = Parameters<Locator["setInputFiles"]>[0];

/**
 * Chooses files by a button that opens the file chooser of `input`. Firefox's driver reports the first chooser of an input
 * alone, so there the input gets the files.
 */
export async function chooseFile(button: Locator, input: Locator, files: FileChoice): Promise<void> {
  const page = button.page();
  if (page.context().browser()?.browserType().name() === "firefox") return input.setInputFiles(files);
  const asked = page.waitForEvent("filechooser");
  await button.click();
  await (await asked).setFiles(files);
}
