import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Every finding of axe on the page, whatever is open on it, one line each. Waits for transitions, and looks again if one
 * began in the meantime.
 */
export async function findings(page: Page): Promise<readonly string[]> {
  const found = await findingsNow(page);
  return found.length === 0 ? found : findingsNow(page);
}

/**
 * The findings in every colour scheme of visitors, each line with its scheme. Walking to a state costs more than looking at it, so
 * every state is looked at in all schemes. Leaves the page in light colours.
 */
export async function findingsInEveryScheme(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [scheme, media] of Object.entries(schemes)) {
    await page.emulateMedia({ ...schemes["light colours"], ...media });
    found.push(...(await findings(page)).map((line) => `in ${scheme}: ${line}`));
  }
  await page.emulateMedia(schemes["light colours"]);
  return found;
}

async function findingsNow(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => {
    const roots = [document, ...[...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const passing = roots
      .flatMap((root) => root.getAnimations())
      .filter((animation) => animation instanceof CSSTransition)
      // Inside a closed `<details>`, transitions stand still.
      .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.checkVisibility() === true);
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
  });
  const violations = await violationsOn(page);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
  );
}

/** What axe objects to at this moment, except in `exclude`. Loads axe once per document; does not look into frames. */
export async function violationsOn(page: Page, exclude: readonly string[] = []): Promise<readonly axe.Result[]> {
  // A stock Firefox loses the page while axe looks at it; Chromium looks at every page for both.
  if (page.context().browser()?.browserType().name() === "firefox") return [];
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
  return page.evaluate(async (excluded) => {
    const { axe: loaded } = window as unknown as { readonly axe: typeof axe };
    // Without the rules that passed, which are most of the answer.
    const context = { include: [":root"], exclude: [...excluded] };
    const { violations } = await loaded.run(context, { resultTypes: ["violations"] });
    return violations;
  }, exclude);
}

/** The colour schemes of visitors, as options of `emulateMedia`. */
const schemes = {
  "light colours": { colorScheme: "light", forcedColors: "none" },
  "dark colours": { colorScheme: "dark" },
  "forced colours": { forcedColors: "active" },
} as const;
