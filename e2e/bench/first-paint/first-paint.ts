import type { Browser } from "@playwright/test";
import { type Figure, quantile } from "../figure.ts";
import { type Conditions, emulate, phone } from "../page-load.ts";
import { startPaintProxy } from "./paint-proxy.ts";

/** The front page, a tool, a front page of another site, an article and a page of tables. */
const paths = [
  "/",
  "/cv-tjek",
  "/lederkredsen-spring",
  "/raad/opsigelse/du-bliver-opsagt",
  "/lederkredsen-a-kasse/satser",
];
const most = 1.2;
/** Odd, so that the median is a measured value. */
const rounds = 9;

/**
 * Compares the first contentful paint of a page, on a phone, with that of the same HTML with one style sheet and nothing
 * else. Both are measured in turn.
 */
export async function measureFirstPaint(
  browser: Browser,
  serverUrl: string,
  report: (figure: Figure) => void,
): Promise<void> {
  for (const protocol of ["HTTP/1.1", "HTTP/2"] as const) {
    const proxy = await startPaintProxy(protocol, serverUrl);
    try {
      for (const path of paths) {
        const [ours, bare]: [number[], number[]] = [[], []];
        // The first round fills the memory of the proxy.
        for (let round = 0; round <= rounds; round += 1) {
          const times = [await firstPaint(browser, proxy.url + path), await firstPaint(browser, proxy.bareUrl(path))];
          if (round === 0) continue;
          ours.push(times[0] ?? Number.NaN);
          bare.push(times[1] ?? Number.NaN);
        }
        const [median, reference] = [quantile(ours, 0.5), quantile(bare, 0.5)];
        report({
          name: `first paint of ${path}, ${protocol}, against one sheet`,
          value: median / reference,
          budget: most,
          unit: "x",
          bound: "most",
          note: `${Math.round(median)} against ${Math.round(reference)} ms`,
        });
      }
    } finally {
      await proxy.close();
    }
  }
}

/** Milliseconds until the first contentful paint of a first visit. */
export async function firstPaint(browser: Browser, url: string, conditions: Conditions = phone): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await emulate(page, session, conditions);
    await page.goto(url, { waitUntil: "load" });
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list, observer) => {
            const [paint] = list.getEntriesByName("first-contentful-paint");
            if (!paint) return;
            observer.disconnect();
            resolve(paint.startTime);
          }).observe({ type: "paint", buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}
