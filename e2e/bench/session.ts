import type { Browser } from "@playwright/test";
import { type Figure, quantile } from "./figure.ts";

/** Measures the response of `GET /api/session`, for which every page of a member waits. */
export async function measureSession(browser: Browser, url: string, report: (figure: Figure) => void): Promise<void> {
  const cookie = await cookieOfMember(browser, url);
  const times: number[] = [];
  for (let call = 0; call < 700; call += 1) {
    const start = performance.now();
    const answer = await fetch(`${url}/api/session`, { headers: { cookie } });
    const { user } = (await answer.json()) as { readonly user?: unknown };
    if (user === undefined) throw new Error("the session has no user, so the measured answer is not that of a member");
    // The first calls only warm up.
    if (call >= 200) times.push(performance.now() - start);
  }
  report({
    name: "answer of the session, p95",
    value: quantile(times, 0.95),
    budget: 5,
    unit: "ms",
    bound: "most",
    note: `p50 ${quantile(times, 0.5).toFixed(1)} ms`,
  });
}

/** Signs the first test person in and returns the cookies. */
export async function cookieOfMember(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${url}/api/auth/login?redirectUrl=/`);
    await page.getByRole("button", { name: "Log ind" }).click();
    await page.waitForURL(`${url}/`);
    const cookies = await context.cookies();
    return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  } finally {
    await context.close();
  }
}
