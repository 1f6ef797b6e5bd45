import { setTimeout } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { type Figure, quantile } from "./figure.ts";
import { phone } from "./page-load.ts";
import { cookieOfMember } from "./session.ts";

const path = "/selvbetjening";
const members = 50;
/**
 * Visits of each member, with `pauseMs` between two visits. In this time every member reads the page, and no request
 * has to queue.
 */
const visits = 22;
const pauseMs = 1_000;
const toggles = 40;

/** Measures the front page for 50 members who load it at the same time, and the sidebar on a slow machine. */
export async function measureSelfService(
  browser: Browser,
  url: string,
  report: (figure: Figure) => void,
): Promise<void> {
  const cookies: string[] = [];
  for (let member = 0; member < members; member += 1) cookies.push(await cookieOfMember(browser, url));
  const times = await visitAll(url + path, cookies, "Hej Karen");
  // A page that is the same for all visitors comes from memory, so its time shows how busy the machine is.
  const cached = await visitAll(`${url}/privatlivspolitik`, cookies, "Privatlivspolitik");
  report({
    name: `page of ${members} members at once, p95`,
    value: quantile(times, 0.95),
    budget: 15,
    unit: "ms",
    bound: "most",
    note: `${times.length} pages, ${Math.round((members * 1000) / pauseMs)} a second; p50 ${quantile(times, 0.5).toFixed(1)} ms; a cached page in the same run: p50 ${quantile(cached, 0.5).toFixed(1)}, p95 ${quantile(cached, 0.95).toFixed(1)} ms`,
  });
  await measureSidebar(browser, url, report);
}

/** Loads a page repeatedly for each cookie. Returns the milliseconds of each response, except the first ones. */
async function visitAll(address: string, cookies: readonly string[], expected: string): Promise<readonly number[]> {
  const times: number[] = [];
  await Promise.all(
    cookies.map(async (cookie, member) => {
      await setTimeout((member * pauseMs) / members);
      for (let visit = 0; visit < visits; visit += 1) {
        const start = performance.now();
        const answer = await fetch(address, { headers: { cookie }, redirect: "manual" });
        if (!(await answer.text()).includes(expected)) throw new Error(`${address} does not say ${expected}`);
        // The first visits only warm up.
        if (visit >= 6) times.push(performance.now() - start);
        // Members do not act at the same moment, so pauses are random.
        await setTimeout(pauseMs * (0.7 + 0.6 * Math.random()));
      }
    }),
  );
  return times;
}

/** Measures the time from the press to the layout that shows its result. */
async function measureSidebar(browser: Browser, url: string, report: (figure: Figure) => void): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/api/auth/login?redirectUrl=${path}`);
    await page.getByRole("button", { name: "Log ind" }).click();
    await page.waitForURL(url + path);
    await page.waitForLoadState("networkidle");
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: phone.cpuSlowdown });
    const { times, layouts } = await page.evaluate(async (count) => {
      const button = document.querySelector<HTMLElement>("[data-sidebar-toggle]");
      const main = document.querySelector("main");
      if (!button || !main) throw new Error("the page has no sidebar");
      const taken: number[] = [];
      const alone: number[] = [];
      for (let press = 0; press < count; press += 1) {
        const before = main.getBoundingClientRect().left;
        const start = performance.now();
        button.click();
        // Reading the position forces the browser to lay the page out.
        const after = main.getBoundingClientRect().left;
        taken.push(performance.now() - start);
        if (before === after) throw new Error("the sidebar did not move the page");
        // The time of a layout in another width, without our code.
        const layout = performance.now();
        main.style.paddingInlineEnd = `${press % 2 === 0 ? 80 : 0}px`;
        main.getBoundingClientRect();
        alone.push(performance.now() - layout);
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }
      return { times: taken, layouts: alone };
    }, toggles);
    report({
      name: "sidebar toggles at 4x CPU slowdown, p95",
      value: quantile(times, 0.95),
      budget: 16.7,
      unit: "ms",
      bound: "most",
      note: `p50 ${quantile(times, 0.5).toFixed(1)} ms; laying out the page alone: p50 ${quantile(layouts, 0.5).toFixed(1)} ms`,
    });
  } finally {
    await context.close();
  }
}
