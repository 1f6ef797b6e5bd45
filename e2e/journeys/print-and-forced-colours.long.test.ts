import { globSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { findings } from "../pages/findings.ts";
import { type PlacedBlock, startWithPages } from "../server/start-with-page.ts";
import { expect, test } from "../test.ts";

const host = join(import.meta.dirname, "../../host-shell/src/pages");
/** Blocks with data of elsewhere or of another template, a widget or content of others. */
const leftOut =
  /^(article-cards|breadcrumbs|conference-.*|contact-details|cookie-consent|cross-link|embed|event-signup-banner|finalize-signup|iframe-embed|lead-form|member-archive|membership-fee-calculator|membership-overview|membership-payment|my-data|registration-banner|service-tiles|signup-next|signup-sheet|site-search|sparring-form|static-page|stored-items|taxonomy-list|video|widget)$/;
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

const value = (given: string) => ({ value: given });
const block = (componentName: string, fields: Readonly<Record<string, unknown>> = {}): PlacedBlock => ({
  uid: componentName,
  componentName,
  fields: { title: value("Prøve"), ...fields },
});
/** Pages with the blocks that read the fields of their page, and with lists of pages. */
const furtherPages = {
  aften: {
    templateName: "EventPage",
    fields: { date: value("2031-03-12T17:00"), address: value("Åboulevarden 31, Aarhus"), price: value("450") },
    blocks: [block("RegistrationBanner"), block("EventSignupBanner"), block("EventSignupForm")],
  },
  kreds: {
    templateName: "NetworkPage",
    fields: {
      address: value("Odense"),
      price: value("900"),
      meetingFrequency: value("Hver måned"),
      link: { value: { href: "/kontakt", text: "Spørg om en plads" } },
    },
    blocks: [block("RegistrationBanner")],
  },
  dagen: {
    templateName: "ConferencePage",
    fields: {
      city: value("Aarhus"),
      date: value("2031-02-11T09:00"),
      theme: value("Når planen ændrer sig"),
      venue: value("Ridehuset"),
      price: value("1.295"),
      priceNonMember: value("2.495"),
      priceGroup: value("995"),
      link: { value: { href: "/bliv-medlem", text: "Tilmeld dig" } },
    },
    blocks: [
      block("ConferenceHeroHeader"),
      block("ConferenceRegistrationBanner"),
      block("ConferenceTourStops", { items: [{ id: "/konferencer/lederdagen-aarhus" }] }),
    ],
  },
  lister: {
    blocks: [
      block("ArticleCards", { pages: [{ id: "/artikler/leder-paa-deltid" }] }),
      block("TaxonomyList", { contentTypes: [{ id: "arrangement", name: "Arrangement" }] }),
    ],
  },
} as const;
const paths = ["/proeve", ...Object.keys(furtherPages).map((name) => `/${name}`)];

let server: Awaited<ReturnType<typeof startWithPages>>;
test.beforeAll(async () => {
  server = await startWithPages({ proeve: { blocks: await sampleBlocks() }, ...furtherPages });
});
test.afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(server.url + path, { waitUntil: "networkidle" });
  // The scripts of the blocks have run: what they collapse is collapsed.
  if (path === "/proeve") await expect(page.locator("main [hidden=until-found]").first()).toBeAttached();
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
async function wordsOfOtherStates(browser: Browser, path: string): Promise<readonly string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(server.url + path);
  await page.locator("main details").evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
  const words = await hiddenWords(page);
  await context.close();
  return words;
}

/** On paper, a table replaces the cards of memberships, there is nothing to order, to answer or to press, and nothing is promoted. */
const notOnPaper =
  /^(membership-cards-|promotion-banner-|dagpenge-start-|RegistrationBanner: Læg i kalenderen$|Conference\w+: Tilmeld dig$)/;

for (const width of [360, 800])
  test(`every word of every block is printed from a window of ${width} px, also what is collapsed on the screen`, async ({
    page,
    browser,
  }) => {
    for (const path of paths) {
      const others = await wordsOfOtherStates(browser, path);
      await page.emulateMedia({ media: "screen" });
      await open(page, path, width);
      const lost = async () =>
        (await hiddenWords(page)).filter((words) => !others.includes(words) && !notOnPaper.test(words));
      if (path === "/proeve") expect((await lost()).length).toBeGreaterThan(10);
      await page.emulateMedia({ media: "print" });
      expect([path, ...(await lost())]).toEqual([path]);
    }
  });

for (const width of [360, 1280])
  test(`in forced colours, text has contrast and every surface a visible edge, at ${width} px`, async ({ page }) => {
    for (const path of paths) await expectEdges(page, path, width);
  });

async function expectEdges(page: Page, path: string, width: number): Promise<void> {
  await page.emulateMedia({ forcedColors: "none" });
  await open(page, path, width);
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
  if (path === "/proeve") expect(await page.locator("[data-surface]").count()).toBeGreaterThan(10);
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
  expect([path, ...new Set(edgeless)]).toEqual([path]);
  expect(await hiddenWords(page)).toEqual(onScreen);
  expect(await findings(page, ["color-contrast"])).toEqual([]);
}
