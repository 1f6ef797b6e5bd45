import type { Locator, Page } from "@playwright/test";
import { findingsInEveryScheme } from "../pages/findings.ts";
import { startWithPage } from "../server/start-with-page.ts";
import { expect, test } from "../test.ts";

const text = (value: string) => ({ value });
const itemsOf = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => ({
    fields: {
      title: text(`${word} ${index + 1}`),
      text: text("En sætning om det."),
      description: text("En sætning om det."),
      price: text("279"),
      image: { value: { src: "/media/kreds.svg", alt: "", width: 992, height: 558 } },
      link: { value: { href: `/om-os?${word}=${index + 1}`, text: "Læs mere" } },
    },
  }));
const listOf = (uid: string, componentName: string, count: number, word: string) => ({
  uid,
  componentName,
  fields: { title: text(`Liste af ${word}`), items: itemsOf(count, word) },
});
const secret = "a-secret-of-the-editor-for-this-test";

let server: Awaited<ReturnType<typeof startWithPage>>;
test.beforeAll(async () => {
  server = await startWithPage(
    [
      listOf("historier", "Slider", 3, "historie"),
      listOf("guider", "GuideSlider", 5, "guide"),
      listOf("fordele", "FeatureSlider", 4, "fordel"),
      listOf("tre", "ProductBanner", 3, "vare"),
      listOf("fire", "ProductBanner", 4, "ydelse"),
      listOf("tools", "ToolCards", 3, "tool"),
      listOf("sider", "NavigationList", 3, "side"),
    ],
    { EDITING_SECRET: secret, EDITING_ORIGINS: "https://cms.example" },
  );
});
test.afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

interface Shown {
  readonly slider: Locator;
  readonly track: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  readonly count: Locator;
}

async function open(page: Page, uid: string, width: number): Promise<Shown> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${server.url}/proeve`);
  const slider = page.locator(`#${uid} [data-slider]`);
  await slider.scrollIntoViewIfNeeded();
  return {
    slider,
    track: slider.locator("[data-track]"),
    previous: slider.locator("[data-step='-1']"),
    next: slider.locator("[data-step='1']"),
    count: slider.locator("[data-count]"),
  };
}

test("the keyboard leads through a slider to its end, and the focus stays on the button", async ({ page }) => {
  const { previous, next, count } = await open(page, "historier", 1280);
  await expect(count).toHaveText("1 af 3");
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(count).toHaveText("2 af 3");
  await page.keyboard.press("Space");
  await expect(count).toHaveText("3 af 3");
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await expect(next).toBeFocused();
  await expect(page.getByRole("link", { name: "historie 3" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Shift+Tab");
  await expect(previous).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(count).toHaveText("2 af 3");
});

test("Tab reaches the links of all slides and scrolls to them, each once", async ({ page }) => {
  const { count } = await open(page, "guider", 360);
  await page.getByRole("link", { name: "guide 1" }).focus();
  for (const name of ["guide 2", "guide 3", "guide 4", "guide 5"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name })).toBeFocused();
    await expect(page.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(count).toHaveText("5 af 5");
  await page.keyboard.press("Tab");
  await expect(page.locator("#guider [data-step='-1']")).toBeFocused();
});

test("a swipe snaps to a slide, and the count follows", async ({ page }) => {
  const { track, count, next } = await open(page, "guider", 360);
  const offset = (index: number) =>
    track.evaluate((row, at) => {
      const [first, slide] = [row.querySelector("li"), row.querySelectorAll("li")[at]];
      return (slide?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
    }, index);
  // Past the middle of the first slide, as a finger leaves it.
  await track.evaluate((row, left) => row.scrollBy({ left, behavior: "instant" }), (await offset(1)) * 0.7);
  await expect(count).toHaveText("2 af 5");
  const second = await offset(1);
  await expect.poll(() => track.evaluate((row) => Math.round(row.scrollLeft))).toBe(second);
  await track.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: "instant" }));
  await expect(count).toHaveText("5 af 5");
  await expect(next).toHaveAttribute("aria-disabled", "true");
});

test("from 992 px on, three cards are in view, and below it one", async ({ page }) => {
  const { count, next, previous } = await open(page, "guider", 992);
  await expect(count).toHaveText("1–3 af 5");
  await next.click();
  await expect(count).toHaveText("3–5 af 5");
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("link", { name: "guide 5" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 991, height: 900 });
  await expect(count).toHaveText(/^\d af 5$/);
  await expect(previous).toBeVisible();
});

test("up to three products are a slider below 768 px, and columns from it on", async ({ page }) => {
  const { track, next, count } = await open(page, "tre", 767);
  const isWider = () => track.evaluate((row) => row.scrollWidth > row.clientWidth + 1);
  await expect(count).toHaveText("1 af 3");
  expect(await isWider()).toBe(true);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(next).toBeHidden();
  expect(await isWider()).toBe(false);
  const tops = await track
    .locator("li")
    .evaluateAll((slides) => new Set(slides.map((slide) => slide.getBoundingClientRect().top)).size);
  expect(tops).toBe(1);
});

test("four products are below each other at every width, without buttons", async ({ page }) => {
  await open(page, "tre", 360);
  for (const width of [360, 767, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator("#fire li")
      .evaluateAll((rows) => new Set(rows.map((row) => row.getBoundingClientRect().top)).size);
    expect(tops).toBe(4);
  }
  await expect(page.locator("#fire button")).toHaveCount(0);
});

test("a card is pressed anywhere", async ({ page }) => {
  await open(page, "tre", 1280);
  await page.locator("#tools li").nth(1).getByText("En sætning om det.").click({ force: true });
  await expect(page).toHaveURL(/\/om-os\?tool=2$/);
});

test("on paper all slides are shown, without buttons", { tag: "@chromium-only" }, async ({ page }) => {
  const { next } = await open(page, "guider", 794);
  await page.emulateMedia({ media: "print" });
  await expect(next).toBeHidden();
  for (const uid of ["historier", "guider", "fordele", "tre"]) {
    const outside = await page
      .locator(`#${uid} [data-track] li`)
      .evaluateAll((slides) => slides.filter((slide) => slide.getBoundingClientRect().right > innerWidth).length);
    expect(outside).toBe(0);
  }
});

test("with less motion, a press shows the slide at once", { tag: "@chromium-only" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { track, next } = await open(page, "historier", 1280);
  const moved = await next.evaluate(
    (button, row) => {
      (button as HTMLButtonElement).click();
      return (row as HTMLElement).scrollLeft;
    },
    await track.elementHandle(),
  );
  expect(moved).toBeGreaterThan(500);
});

test("while a page is edited, all slides are below each other and lie still", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`${server.url}/api/editing/render?${new URLSearchParams({ secret, route: "/proeve" }).toString()}`);
  await expect(page.locator("#historier [data-step='1']")).toBeHidden();
  for (const uid of ["historier", "guider", "fordele"]) {
    const row = page.locator(`#${uid} [data-track]`);
    expect(await row.evaluate((track) => track.scrollWidth - track.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test.describe("without JavaScript", { tag: "@chromium-only" }, () => {
  test.use({ javaScriptEnabled: false });
  test("a slider is a row that scrolls, without buttons", async ({ page }) => {
    const { track, next } = await open(page, "guider", 360);
    await expect(next).toBeHidden();
    await page.getByRole("link", { name: "guide 2" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "guide 3" })).toBeInViewport({ ratio: 1 });
    await expect(track).toHaveCSS("overflow-x", "auto");
  });
});

test("in every colour scheme axe finds nothing, and nothing is wider than a small screen", async ({ page }) => {
  test.slow();
  await open(page, "historier", 320);
  expect(await findingsInEveryScheme(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
