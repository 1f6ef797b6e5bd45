import type { Locator } from "@playwright/test";

/**
 * Presses a button also while it is announced as unavailable. A forced click does not wait until the button stands still, so
 * the pointer moves there first: that does.
 */
export async function pressUnavailable(button: Locator): Promise<void> {
  await button.hover();
  await button.click({ force: true });
}
