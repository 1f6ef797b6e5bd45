import type { Browser, Page } from "@playwright/test";
import { consentCookies } from "../browser/consent-cookies.ts";
import { answerJobs, comeWithCv, finding, fromAarhus, Jobmatch } from "../pages/jobmatch.ts";
import { rememberGates } from "../pages/remember-gates.ts";
import type { Figure } from "./figure.ts";
import { phone } from "./page-load.ts";

/** Milliseconds by which the answer is delayed, so that the page is idle when it arrives. */
const restMs = 2_000;

/**
 * Measures how long a phone takes to show the jobs after their answer has arrived, and the longest task while the jobs
 * are scrolled.
 */
export async function measureJobCards(
  browser: Browser,
  origin: string,
  report: (figure: Figure) => void,
): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    await context.addInitScript(rememberGates);
    await context.addCookies(consentCookies("given"));
    const page = await context.newPage();
    await comeWithCv(page, fromAarhus);
    await answerJobs(page, {
      results: [
        async (route) => {
          await new Promise((resolve) => setTimeout(resolve, restMs));
          await finding(99)(route);
        },
      ],
    });
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: phone.cpuSlowdown });
    await page.addInitScript(watchJobs);
    await page.goto("/jobmatch");
    report({
      name: "jobs in sight after their answer, on a phone",
      value: await page.evaluate(() => window.jobsInSight),
      budget: 300,
      unit: "ms",
      bound: "most",
    });

    const tool = new Jobmatch(page);
    while (await tool.more.isVisible()) await tool.more.press("Enter");
    await tool.cards.nth(97).waitFor();
    await page.waitForTimeout(restMs);
    // Other load makes tasks longer, never shorter, so the best of three runs counts.
    const longest: number[] = [];
    for (const yDistance of [-30_000, 30_000, -30_000]) {
      const scroll = { x: 195, y: 400, yDistance, speed: 6_000 };
      longest.push(await longestTaskDuring(page, () => session.send("Input.synthesizeScrollGesture", scroll)));
    }
    report({
      name: "longest task while 99 jobs are scrolled, on a phone",
      value: Math.min(...longest),
      budget: 50,
      unit: "ms",
      bound: "most",
      note: "best of three; 0: none over 50 ms",
    });
  } finally {
    await context.close();
  }
}

/** The longest task while `act` runs. The browser reports only tasks over 50 ms. */
async function longestTaskDuring(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => window.longTasks.splice(0));
  await act();
  return page.evaluate(() => Math.max(0, ...window.longTasks));
}

declare global {
  interface Window {
    /** Milliseconds from the end of the answer to the frame that shows the first jobs. */
    jobsInSight: Promise<number>;
    longTasks: number[];
  }
}

/** Runs in the page before all other scripts. */
function watchJobs(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask" });
  window.jobsInSight = new Promise((resolve) => {
    const look = (): void => {
      const shown = document.querySelector("[data-widget=jobmatch]")?.shadowRoot?.querySelectorAll("article").length;
      const [answer] = performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("get-jobmatch-results")) as PerformanceResourceTiming[];
      if (shown === 3 && answer) resolve(performance.now() - answer.responseEnd);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
