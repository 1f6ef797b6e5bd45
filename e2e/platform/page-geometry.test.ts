import { type Browser, chromium, type Page } from "@playwright/test";
import { consentCookies } from "../browser/consent-cookies.ts";
import { signIn } from "../pages/gate.ts";
import {
  brokenAddresses,
  gluedHeadings,
  lonelyTicks,
  pagesOfSites,
  settled,
  sidewaysScroll,
  tightQuotes,
} from "../pages/page-geometry.ts";
import { rememberGates } from "../pages/remember-gates.ts";
import { expect, test } from "../test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const isForMembers = (site: string) => site.endsWith("-selvbetjening");

type Check = (page: Page) => Promise<readonly string[]>;

/** The faults of a kind on all pages, at each width. */
async function lookAt(page: Page, paths: readonly string[], widths: readonly number[], checks: Record<string, Check>) {
  const found: Record<string, string[]> = Object.fromEntries(Object.keys(checks).map((kind) => [kind, []]));
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const [kind, check] of Object.entries(checks))
        for (const fault of await check(page)) found[kind]?.push(`${path} at ${width}: ${fault}`);
    }
  }
  return found;
}

for (const [site, paths] of pagesOfSites) {
  test(
    `every page of ${site} keeps addresses whole, room above headings, ticks at their words and quotes off the edge`,
    { tag: ["@chromium-only", "@long"] },
    async ({ page }) => {
      test.setTimeout(30_000 + paths.length * 8_000);
      if (isForMembers(site)) await signIn(page, paths[0]);
      const found = await lookAt(page, paths, [360, 768, 1280], {
        "a broken address": brokenAddresses,
        "a heading without room above it": gluedHeadings,
        "a tick apart from its words": lonelyTicks,
        "a quote at the edge": tightQuotes,
        "scrolls sideways": sidewaysScroll,
      });
      for (const [kind, faults] of Object.entries(found)) expect.soft(faults, kind).toEqual([]);
    },
  );
}

test.describe("for readers who set their text to 200 %", { tag: ["@chromium-only", "@long"] }, () => {
  let large: Browser;
  test.beforeAll(async ({ launchOptions }) => {
    const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
    large = await chromium.launch({ ...launchOptions, args });
  });
  test.afterAll(() => large.close());

  for (const [site, paths] of pagesOfSites) {
    test(`no page of ${site} scrolls sideways on a phone`, async ({ baseURL }) => {
      test.setTimeout(30_000 + paths.length * 6_000);
      const context = await large.newContext({ baseURL: baseURL!, locale: "da-DK", reducedMotion: "reduce" });
      await context.addCookies(consentCookies("given"));
      await context.addInitScript(rememberGates);
      const page = await context.newPage();
      await page.setViewportSize({ width: 360, height: 740 });
      if (isForMembers(site)) await signIn(page, paths[0]);
      const found = await lookAt(page, paths, [360], {
        "scrolls sideways": sidewaysScroll,
        "a tick apart from its words": lonelyTicks,
      });
      for (const [kind, faults] of Object.entries(found)) expect.soft(faults, kind).toEqual([]);
      await context.close();
    });
  }
});

/** Markup with one fault of each kind. */
const faulty: readonly (readonly [kind: string, check: Check, markup: string])[] = [
  ["a page that scrolls sideways", sidewaysScroll, '<p style="width:200vw">Bred</p>'],
  [
    "a broken address",
    brokenAddresses,
    '<a href="mailto:a@b.example" style="display:block;width:6em;overflow-wrap:anywhere">kontakt@lederkredsen.example</a>',
  ],
  ["a broken number", brokenAddresses, '<a href="tel:70203040" style="display:block;width:4em">70 20 30 40</a>'],
  [
    "a heading without room above it",
    gluedHeadings,
    `<p style="margin:0">${"Et afsnit med tekst. ".repeat(4)}</p><h2 style="margin:0">Titel</h2>`,
  ],
  [
    "a tick apart from its words",
    lonelyTicks,
    '<p style="display:flex;flex-wrap:wrap;width:10em"><svg width="20" height="20"></svg><span>En linje, der er for lang</span></p>',
  ],
  [
    "a quote at the edge",
    tightQuotes,
    '<div style="background:gold;padding:0 24px 24px"><blockquote style="margin:0"><p style="margin:0">Sagt</p></blockquote></div>',
  ],
];

for (const [kind, check, markup] of faulty)
  test(`the check finds ${kind}`, { tag: "@chromium-only" }, async ({ page }) => {
    await page.setContent(`<!doctype html><main>${markup}</main>`);
    expect(await check(page)).toHaveLength(1);
  });
