import type { Locator } from "@playwright/test";

/**
 * Presses a button, even if it is announced as unavailable. A forced click does not wait until the button has stopped
 * moving, so the pointer is moved there first, which does wait.
 */
export async function pressUnavailable(button: Locator): Promise<void> {
  await button.hover();
  await button.click({ force: true });
}
