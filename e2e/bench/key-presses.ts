import type { Browser, Locator, Page } from "@playwright/test";
import { consentCookies } from "../browser/consent-cookies.ts";
import { LeadForm } from "../pages/lead-form.ts";
import { type Figure, quantile } from "./figure.ts";
import { phone } from "./page-load.ts";

const presses = 40;
/** Name of a text field outside all widgets, whose time is only the browser's. */
const plain = "plain";

/**
 * Measures, on a phone, the time from a key press to the layout that shows it, in every text field of two kinds of
 * form: one checks its fields when it is sent, the other one checks each field when the focus leaves it.
 */
export async function measureKeyPresses(
  browser: Browser,
  origin: string,
  report: (figure: Figure) => void,
): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    await context.addCookies(consentCookies("given"));
    const page = await context.newPage();
    await page.addInitScript(watchKeys);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: phone.cpuSlowdown });
    const times = new Map<string, readonly number[]>();
    for (const [path, title] of [
      ["/anbefal-en-kollega", "Anbefal en kollega"],
      ["/ledelse-i-modvind", "Tilmeld dig"],
    ] as const) {
      const form = new LeadForm(page, title);
      await form.open(path);
      for (const field of await form.form.getByRole("textbox").all()) {
        times.set(`${path} ${await field.getAttribute("name")}`, await timesOf(page, field));
      }
    }
    const ofBrowser = await timesOf(page, await plainField(page));
    const [slowest = "", inForm = []] =
      [...times].toSorted(([, one], [, other]) => median(other) - median(one))[0] ?? [];
    report({
      name: "key press in the slowest field, p50, on a phone",
      value: median(inForm),
      budget: 16,
      unit: "ms",
      bound: "most",
      note: `${slowest}, of ${times.size} fields; p95 ${p95(inForm)} ms; a field without script: p50 ${median(ofBrowser).toFixed(1)} ms, p95 ${p95(ofBrowser)} ms`,
    });
  } finally {
    await context.close();
  }
}

const median = (times: readonly number[]): number => quantile(times, 0.5);
const p95 = (times: readonly number[]): string => quantile(times, 0.95).toFixed(1);

async function plainField(page: Page): Promise<Locator> {
  await page.evaluate((name) => {
    const field = document.createElement("input");
    field.name = name;
    document.body.prepend(field);
  }, plain);
  return page.locator(`[name=${plain}]`);
}

/** A frame is drawn between two presses, as when a person types: the second callback runs after the first frame. */
export async function timesOf(page: Page, field: Locator): Promise<readonly number[]> {
  await field.focus();
  await page.evaluate(() => window.keyTimes.splice(0));
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(String(press % 10));
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
  const times = await page.evaluate(() => window.keyTimes.splice(0));
  if (times.length !== presses) throw new Error(`${times.length} of ${presses} key presses were measured`);
  return times;
}

declare global {
  interface Window {
    /** Milliseconds from a key press to the layout after it. */
    keyTimes: number[];
  }
}

/** Runs in the page before all other scripts. React has rendered when the event reaches the window. */
export function watchKeys(): void {
  window.keyTimes = [];
  let pressedAt = 0;
  window.addEventListener("keydown", () => (pressedAt = performance.now()), { capture: true });
  window.addEventListener("input", () => {
    document.body.getBoundingClientRect();
    window.keyTimes.push(performance.now() - pressedAt);
  });
}
