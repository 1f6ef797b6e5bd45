import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Page } from "@playwright/test";
import type axe from "axe-core";

const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Every finding of axe on the page, or in the document of a frame, including open dialogs, one line each. Waits for transitions, and checks again if a
 * transition began in the meantime. With `rules`, only the rules with these ids are checked.
 */
export async function findings(page: Page | Frame, rules?: readonly string[]): Promise<readonly string[]> {
  const found = await findingsNow(page, rules);
  return found.length === 0 ? found : findingsNow(page, rules);
}

/**
 * The findings in every colour scheme, each line with its scheme: all findings in light colours, and only those about
 * colours in the other schemes, which change nothing else. Leaves the page in light colours.
 */
export async function findingsInEveryScheme(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [scheme, { rules, ...media }] of Object.entries(schemes)) {
    await page.emulateMedia({ ...lightColours, ...media });
    found.push(...(await findings(page, rules)).map((line) => `in ${scheme}: ${line}`));
  }
  await page.emulateMedia(lightColours);
  return found;
}

async function findingsNow(page: Page | Frame, rules: readonly string[] | undefined): Promise<readonly string[]> {
  await page.evaluate(async () => {
    const roots = [document, ...[...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const passing = roots
      .flatMap((root) => root.getAnimations())
      .filter((animation) => animation instanceof CSSTransition)
      // Inside a closed `<details>`, transitions do not progress.
      .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.checkVisibility() === true);
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
  });
  const violations = await violationsOn(page, [], rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
  );
}

/** The violations that axe finds now, except inside `exclude`. Loads axe once per document. Does not check frames. */
export async function violationsOn(
  page: Page | Frame,
  exclude: readonly string[] = [],
  rules?: readonly string[],
): Promise<readonly axe.Result[]> {
  // Playwright loses a page in a stock Firefox while axe checks it. Chromium checks the same pages.
  const whole = "page" in page ? page.page() : page;
  if (whole.context().browser()?.browserType().name() === "firefox") return [];
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
  return page.evaluate(
    async ({ excluded, only }) => {
      const { axe: loaded } = window as unknown as { readonly axe: typeof axe };
      // Omits the rules that passed, which are most of the result.
      const context = { include: [":root"], exclude: [...excluded] };
      const { violations } = await loaded.run(context, {
        resultTypes: ["violations"],
        ...(only && { runOnly: [...only] }),
      });
      return violations;
    },
    { excluded: exclude, only: rules },
  );
}

const lightColours = { colorScheme: "light", forcedColors: "none" } as const;
const onColours = ["color-contrast", "link-in-text-block"];

/**
 * The colour schemes that visitors can have, as options of `emulateMedia`, each with the axe rules that depend on it.
 */
const schemes = {
  "light colours": { rules: undefined },
  "dark colours": { colorScheme: "dark", rules: onColours },
  "forced colours": { forcedColors: "active", rules: onColours },
} as const;
