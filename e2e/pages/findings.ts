import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Every finding of axe on the page, whatever is open on it, one line each. Nothing is judged halfway through a
 * transition: what is found when one began meanwhile is looked at once more.
 */
export async function findings(page: Page): Promise<readonly string[]> {
  const found = await findingsNow(page);
  return found.length === 0 ? found : findingsNow(page);
}

async function findingsNow(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => {
    const roots = [document, ...[...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const passing = roots
      .flatMap((root) => root.getAnimations())
      .filter((animation) => animation instanceof CSSTransition);
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
  });
  // Without frames of other origins there is no need for the page that axe opens otherwise.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
  );
}

/** In what colours visitors see a page, as media of its emulation. */
export const schemes = {
  "light colours": { colorScheme: "light" },
  "dark colours": { colorScheme: "dark" },
  "forced colours": { forcedColors: "active" },
} as const;
