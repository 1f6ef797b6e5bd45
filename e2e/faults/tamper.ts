import type { Page } from "@playwright/test";

export interface Tampering {
  /** The number of times that an altered file was served. */
  readonly changed: () => number;
  /** Whether an altered file was executed. */
  readonly wasRun: () => Promise<boolean>;
}

/** Alters scripts on their way to a page. */
export async function tamper(page: Page, pattern: RegExp): Promise<Tampering> {
  let changed = 0;
  await page.route(pattern, async (route) => {
    const answer = await route.fetch();
    changed++;
    await route.fulfill({ response: answer, body: `globalThis.tampered = true;\n${await answer.text()}` });
  });
  return { changed: () => changed, wasRun: () => page.evaluate(() => "tampered" in globalThis) };
}
