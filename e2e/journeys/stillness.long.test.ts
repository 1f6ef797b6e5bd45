import type { Page } from "@playwright/test";
import { fixture } from "../fixtures/fixture.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { loadFonts } from "../pages/load-fonts.ts";
import { expect, test } from "../test.ts";

interface Shift {
  readonly value: number;
  /** Names of the nodes that moved, if the browser reports them. */
  readonly moved: string;
}

/** Records every layout shift from the first paint on. The returned function resolves with all shifts. */
async function noteShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = ((window as { shifts?: Shift[] }).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => node?.nodeName).join(" ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  // The observer reports after the next frame.
  return () =>
    page.evaluate(async () => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const { shifts } = window as { shifts?: Shift[] };
      if (!shifts) throw new Error("nothing was observed");
      return shifts;
    });
}

function expectStillness(shifts: readonly Shift[]): void {
  expect(shifts).toEqual([]);
}

/** Emulates a phone on a slow connection with an empty cache. */
async function slowLine(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  const bytesPerSecond = (1.6 * 1_000_000) / 8;
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

for (const [device, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
})) {
  test(`nothing moves while the front page loads on a slow connection, on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const shifts = await noteShifts(page);
    await slowLine(page);
    await page.goto("/", { waitUntil: "load" });
    await loadFonts(page);
    expectStillness(await shifts());
  });

  test(`nothing moves while the CV check loads and becomes live on a slow connection, on a ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const shifts = await noteShifts(page);
    await slowLine(page);
    await new CvCheck(page).open();
    await loadFonts(page);
    expectStillness(await shifts());
  });
}

test("the check finds a layout shift", async ({ page, tool }) => {
  const shifts = await noteShifts(page);
  await tool.open();
  await page.evaluate(() =>
    document.querySelector("main")?.before(...Array.from({ length: 9 }, () => document.createElement("br"))),
  );
  expect(await shifts()).toContainEqual({ value: expect.any(Number), moved: expect.stringContaining("MAIN") });
});

test(
  "a visitor who prefers reduced motion gets none, and others see an animation while waiting",
  { tag: "@chromium-only" },
  async ({ page, tool }) => {
    await tool.open();
    await page.route("**/api/analytics/get-cv-recommendations*", () => new Promise(() => {}));
    await tool.choose(fixture("cv-two-pages-da.pdf"));
    await expect(tool.loadingTitle).toBeVisible();
    const moving = () =>
      tool.place.evaluate(
        ({ shadowRoot }) =>
          shadowRoot?.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 0)
            .length,
      );
    expect(await moving()).toBeGreaterThan(0);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(moving).toBe(0);
  },
);

test("a visitor who gets another version than the server rendered always sees a styled tool", async ({ page }) => {
  const { promise: seen, resolve: letStylesCome } = Promise.withResolvers<void>();
  await page.route("**/widgets/registry.json", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(/"(cv-check\/)[^/]+(\/[^"]+\.css)"/g, '"$1another$2"') });
  });
  await page.route("**/cv-check/another/**", async (route) => {
    await seen;
    const [sheet] = await page
      .locator('[data-widget=cv-check] link[href*="/cv-check/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    await route.fulfill({ response: await route.fetch(sheet === undefined ? {} : { url: sheet }) });
  });
  const asked = page.waitForRequest("**/cv-check/another/**");
  await page.goto("/cv-tjek");
  await asked;
  const cvCheck = new CvCheck(page);
  await expect(cvCheck.chooseButton).toHaveCSS("opacity", "0");
  letStylesCome();
  await cvCheck.ready();
  await expect(cvCheck.chooseButton).toHaveCSS("opacity", "0");
  // The style sheets of parts are the same ones.
  await expect(page.locator('[data-widget=cv-check] link[href*="/cv-check/"]')).toHaveAttribute("href", /another/);
});
