import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { consentCookies } from "../browser/consent-cookies.ts";
import { FeeCalculator } from "../pages/fee-calculator.ts";
import { startSite } from "../server/start-site.ts";
import { type Figure, quantile } from "./figure.ts";
import { phone } from "./page-load.ts";

const presses = 20;

/**
 * Measures what the membership page loads before and after the calculator comes near the viewport, then the calculator
 * itself.
 */
export async function measureFeeCalculator(
  browser: Browser,
  url: string,
  report: (figure: Figure) => void,
): Promise<void> {
  await measureMembershipPage(browser, url, report);
  await measurePresses(browser, report);
}

async function measureMembershipPage(browser: Browser, url: string, report: (figure: Figure) => void): Promise<void> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } });
  try {
    await context.addCookies(consentCookies("given"));
    const page = await context.newPage();
    const loaded = new Set<string>();
    page.on("request", (request) => loaded.add(request.url()));
    await page.goto("/medlemskab", { waitUntil: "networkidle" });
    report({
      name: "React on the membership page before a tool is near the screen",
      value: [...loaded].filter(isPlatform).length,
      budget: 0,
      unit: "",
      bound: "most",
    });
    const before = new Set(loaded);
    await new FeeCalculator(page).isLive();
    const own = [...loaded].filter((file) => /\.(js|css)$/.test(file) && !before.has(file) && !isPlatform(file));
    const sizes = await Promise.all(
      own.map(async (file) => gzipSync(await (await fetch(file)).bytes(), { level: 9 }).length),
    );
    report({
      name: "fee-calculator beyond the platform",
      value: sizes.reduce((sum, size) => sum + size, 0) / 1000,
      budget: 20,
      unit: "kB gz",
      bound: "most",
      note: `${own.length} files`,
    });
  } finally {
    await context.close();
  }
}

const isPlatform = (file: string): boolean => new URL(file).pathname.includes("/platform/");

/** Measures, on a phone, whether the frame after a press shows the result, and how long the press takes. */
async function measurePresses(browser: Browser, report: (figure: Figure) => void): Promise<void> {
  const place = { uid: "beregner", componentName: "MembershipFeeCalculator", fields: {} };
  const site = await startSite({ pages: { pris: [place] } });
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: "no-preference",
  });
  try {
    await context.addCookies(consentCookies("given"));
    const page = await context.newPage();
    const calculator = new FeeCalculator(page);
    await calculator.open("/pris");
    await calculator.choose("Driftslederforbundet", "Fagforening, a‑kasse og efterløn");
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: phone.cpuSlowdown });
    const times: number[] = [];
    let late = 0;
    for (let press = 0; press < presses; press += 1) {
      const { ms, isShown } = await pressAndLook(page);
      times.push(ms);
      if (!isShown) late += 1;
      await calculator.again.click();
    }
    report({
      name: "results that a later frame than that of the press shows",
      value: late,
      budget: 0,
      unit: "",
      bound: "most",
      note: `of ${presses}, ${phone.cpuSlowdown} times slower`,
    });
    report({
      name: "press to the layout of the result, p95, on a phone",
      value: quantile(times, 0.95),
      // Milliseconds. Below this, a response feels immediate.
      budget: 100,
      unit: "ms",
      bound: "most",
      note: `p50 ${quantile(times, 0.5).toFixed(1)} ms`,
    });
  } finally {
    await context.close();
    await site.stop();
  }
}

/** Presses within a frame, and checks the page in the callback that runs before the next frame is drawn. */
async function pressAndLook(page: Page): Promise<{ readonly ms: number; readonly isShown: boolean }> {
  return page.locator('[data-widget="fee-calculator"]').evaluate(async (element) => {
    const inside = element.shadowRoot ?? element;
    const button = inside.querySelector<HTMLButtonElement>("button[type=submit]");
    const { promise, resolve } = Promise.withResolvers<{ readonly ms: number; readonly isShown: boolean }>();
    setTimeout(() => {
      const start = performance.now();
      button?.click();
      // React renders in a microtask that the press queues, which runs before this microtask.
      queueMicrotask(() => {
        document.body.getBoundingClientRect();
        const ms = performance.now() - start;
        requestAnimationFrame(() => resolve({ ms, isShown: inside.querySelector("[role=table]") !== null }));
      });
    });
    return promise;
  });
}
