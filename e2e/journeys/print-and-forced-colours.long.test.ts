import { globSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { findings } from "../pages/findings.ts";
import { type PlacedBlock, startWithPage } from "../server/start-with-page.ts";
import { expect, test } from "../test.ts";

const host = join(import.meta.dirname, "../../host-shell/src/pages");
/** Blocks with data of elsewhere, a widget or content of others. */
const leftOut =
  /^(breadcrumbs|cookie-consent|cross-link|embed|finalize-signup|iframe-embed|lead-form|membership-fee-calculator|my-data|service-tiles|signup-next|signup-sheet|static-page|stored-items|video|widget)$/;
/** Samples that visitors do not see or that have mistakes, and of many items, which are like few. */
const unshown = /empty|forty|does not exist|cannot be|missing|without a (link|title)|^mosaic-banner, one/;

/** The samples of the blocks of pages, as blocks with ids of their own. */
async function sampleBlocks(): Promise<readonly PlacedBlock[]> {
  // By addresses in variables: this package cannot import the source of another one by name.
  const { withUid } = (await import(join(host, "block/block-samples.ts"))) as {
    readonly withUid: (sample: unknown, uid: string) => PlacedBlock;
  };
  const placed: PlacedBlock[] = [];
  for (const file of globSync("*/*.samples.ts", { cwd: join(host, "blocks") }).toSorted()) {
    const [folder = ""] = file.split("/");
    if (leftOut.test(folder)) continue;
    const { samples } = (await import(join(host, "blocks", file))) as { readonly samples: Record<string, unknown> };
    for (const [index, [name, sample]] of Object.entries(samples).entries())
      if (!unshown.test(`${folder}, ${name}`)) placed.push(withUid(sample, `${folder}-${index}`));
  }
  return placed;
}

let server: Awaited<ReturnType<typeof startWithPage>>;
test.beforeAll(async () => {
  server = await startWithPage(await sampleBlocks());
});
test.afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

async function open(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${server.url}/proeve`, { waitUntil: "networkidle" });
  // The scripts of the blocks have run: what they collapse is collapsed.
  await expect(page.locator("main [hidden=until-found]").first()).toBeAttached();
}

/** The hidden words of the page with their blocks, except those of buttons, summaries and lists of contents. */
function hiddenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = "button, [role=tablist], script, template, svg, summary:not(:has(h2, h3)), nav:has(a[href^='#'])";
    const hidden: string[] = [];
    const walker = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const words = walker.currentNode.textContent?.trim() ?? "";
      const element = walker.currentNode.parentElement;
      if (words === "" || !element || element.closest(controls)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { width, height } = range.getBoundingClientRect();
      const options = { contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true };
      if (!element.checkVisibility(options) || width === 0 || height === 0)
        hidden.push(`${element.closest("main > *")?.id}: ${words}`);
    }
    return hidden;
  });
}

/** Words that are not shown without script either: those of the state that the page is not in, such as "Lukket nu". */
async function wordsOfOtherStates(browser: Browser): Promise<readonly string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${server.url}/proeve`);
  await page.locator("main details").evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
  const words = await hiddenWords(page);
  await context.close();
  return words;
}

for (const width of [360, 800])
  test(`every word of every block is printed from a window of ${width} px, also what is collapsed on the screen`, async ({
    page,
    browser,
  }) => {
    const others = await wordsOfOtherStates(browser);
    await open(page, width);
    const lost = async () => (await hiddenWords(page)).filter((words) => !others.includes(words));
    expect((await lost()).length).toBeGreaterThan(10);
    await page.emulateMedia({ media: "print" });
    expect(await lost()).toEqual([]);
  });

for (const width of [360, 1280])
  test(`in forced colours, text has contrast and every surface a visible edge, at ${width} px`, async ({ page }) => {
    await open(page, width);
    const onScreen = await hiddenWords(page);
    // Surfaces: parts of a page that only their ground sets off.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>("main *")) {
        const { backgroundColor, paddingTop } = getComputedStyle(element);
        const { width: across, height } = element.getBoundingClientRect();
        const isGround = backgroundColor !== "rgba(0, 0, 0, 0)" && parseFloat(paddingTop) >= 8;
        const isPart = across > 80 && height > 40 && across < innerWidth;
        if (isGround && isPart && element.checkVisibility()) element.dataset["surface"] = "";
      }
    });
    expect(await page.locator("[data-surface]").count()).toBeGreaterThan(10);
    await page.emulateMedia({ forcedColors: "active" });
    const edgeless = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[data-surface]")]
        .filter((element) => {
          const { outlineStyle, borderTopStyle, borderTopWidth, borderLeftStyle, borderLeftWidth } =
            getComputedStyle(element);
          const hasEdge =
            (borderTopStyle !== "none" && parseFloat(borderTopWidth) >= 1) ||
            (borderLeftStyle !== "none" && parseFloat(borderLeftWidth) >= 1) ||
            outlineStyle !== "none";
          return !hasEdge;
        })
        .map((element) => `${element.closest("main > *")?.id}: ${element.className}`),
    );
    expect([...new Set(edgeless)]).toEqual([]);
    expect(await hiddenWords(page)).toEqual(onScreen);
    expect(await findings(page, ["color-contrast"])).toEqual([]);
  });
