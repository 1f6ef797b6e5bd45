import type { Locator, Page } from "@playwright/test";
import { findingsInEveryScheme } from "../pages/findings.ts";
import type { RunningServer } from "../server/start-server.ts";
import { startSite } from "../server/start-site.ts";
import { expect, test } from "../test.ts";

const value = (text: unknown) => ({ value: text });
const link = (href: string, text = "") => value({ href, text });
const hidden = "Bed om at få aftalen med hjem";
const heading = "Skriv ikke under samme dag";

const blocks = [
  { componentName: "BackButton", fields: { label: value("Gå tilbage"), link: link("/om-os") } },
  {
    componentName: "ContentHeader",
    fields: {
      title: value("Fratrædelsesaftale"),
      image: value({ src: "/media/kreds.svg", alt: "", width: 992, height: 558 }),
    },
  },
  {
    componentName: "AttentionCard",
    params: { anchor: "vigtigt" },
    fields: { title: value(heading), text: value(`<p>${hidden}.</p>`), link: link("/bliv-medlem", "Bliv medlem") },
  },
  { componentName: "Divider", params: { FieldNames: "02" } },
  { componentName: "FactBox", fields: { title: value("Kort fortalt"), text: value("<p>Du har ret til varsel.</p>") } },
  {
    componentName: "ModuleList",
    fields: {
      title: value("Forløbet"),
      items: [{ fields: { title: value("Første møde"), text: value("Vi taler."), link: link("/om-os") } }],
    },
  },
  {
    componentName: "Downloads",
    fields: { items: [{ fields: { file: value({ src: "/media/kreds.svg", title: "Kredsen", size: 1_258_291 }) } }] },
  },
  {
    componentName: "LoginBlock",
    params: { anchor: "log-ind-her" },
    fields: { title: value("Kun for medlemmer"), redirectUrl: value("/selvbetjening") },
  },
].map((block, index) => ({ uid: `b${index}`, ...block }));

// Without smooth scrolling: a test would press a page that is still moving.
test.use({ contextOptions: { reducedMotion: "reduce" } });

let server: RunningServer;
test.beforeAll(async () => {
  server = await startSite({ pages: { fratraedelse: blocks } });
});
test.afterAll(() => server.stop());

const open = (page: Page, hash = "") => page.goto(`${server.url}/fratraedelse${hash}`);
const card = (page: Page): { readonly button: Locator; readonly text: Locator } => ({
  button: page.getByRole("button", { name: heading }),
  text: page.getByText(hidden),
});
const isDrawn = (text: Locator) => text.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test.describe("an attention card", () => {
  test("is collapsed below 992 px, and opens and collapses by its button", async ({ page }) => {
    await page.setViewportSize({ width: 991, height: 800 });
    await open(page);
    const { button, text } = card(page);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect.poll(() => isDrawn(text)).toBe(false);
    await expect(page.getByRole("link", { name: "Bliv medlem" }).and(page.locator("main section a"))).toHaveCount(0);
    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect.poll(() => isDrawn(text)).toBe(true);
    // The button extends over the heading.
    await page.getByRole("heading", { name: heading }).click({ force: true, position: { x: 4, y: 10 } });
    await expect.poll(() => isDrawn(text)).toBe(false);
  });

  test("is open from 992 px on and on paper, without a button", async ({ page }) => {
    await page.setViewportSize({ width: 992, height: 800 });
    await open(page);
    const { button, text } = card(page);
    await expect(text).toBeVisible();
    expect(await isDrawn(text)).toBe(true);
    await expect(button).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(() => isDrawn(text)).toBe(false);
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => isDrawn(text)).toBe(true);
    await expect(button).toHaveCount(0);
  });

  test("is collapsed before its script runs", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.route(/attention-card-.*\.js/, (route) => route.abort());
    await open(page);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expect(card(page).text).toBeHidden();
  });

  test.describe("without JavaScript", { tag: "@chromium-only" }, () => {
    test.use({ javaScriptEnabled: false });
    test("is open at every width, without a button", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await open(page);
      await expect(card(page).text).toBeVisible();
      await expect(card(page).button).toHaveCount(0);
    });
  });
});

for (const [what, path, words, opened] of [
  ["collapsed text of a card", "/fratraedelse", "Bed om", "button[aria-expanded=true]"],
  ["panel of another tab", "/lederkredsen-spring", "Begynd med det", "[data-tab-panel=open]:nth-of-type(n+3)"],
] as const)
  test(`a link to words in the ${what} opens it`, { tag: "@chromium-only" }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(server.url + path);
    await expect(page.locator("main [hidden=until-found]").first()).toBeAttached();
    await page.evaluate(
      (fragment) => {
        const link = Object.assign(document.createElement("a"), { href: fragment, textContent: "Til ordene" });
        document.body.prepend(link);
      },
      `#:~:text=${encodeURIComponent(words)}`,
    );
    await page.getByRole("link", { name: "Til ordene" }).click();
    await expect(page.locator("main").locator(opened)).toContainText(opened.startsWith("button") ? "" : words);
  });

test("the back link leads to the previous page of our sites, and to its own address after another site", async ({
  page,
}) => {
  await page.goto(`${server.url}/privatlivspolitik`);
  await page.evaluate(() => location.assign("/fratraedelse"));
  await page.getByRole("link", { name: "Gå tilbage" }).click();
  await expect(page).toHaveURL(`${server.url}/privatlivspolitik`);
  await page.goto("about:blank");
  await open(page);
  await page.getByRole("link", { name: "Gå tilbage" }).click();
  await expect(page).toHaveURL(`${server.url}/om-os`);
});

test("a place that a link leads to keeps 120 px to the upper edge", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await open(page, "#vigtigt");
  const top = () => page.locator("#vigtigt").evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBe(120);
});

test("the sign-in link of a page returns to the page that its editor chose", async ({ page }) => {
  await open(page);
  await page.locator("#log-ind-her").getByRole("link", { name: "Log ind" }).click();
  await expect(page).toHaveURL(`${server.url}/log-ind?redirectUrl=%2Fselvbetjening`);
});

test(
  "axe finds nothing in any colour scheme, and nothing is wider than a small screen",
  { tag: "@chromium-only" },
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 740 });
    await open(page);
    await card(page).button.click();
    expect(await findingsInEveryScheme(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  },
);
