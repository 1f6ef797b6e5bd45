import type { Browser, Page } from "@playwright/test";
import { consentCookies } from "../browser/consent-cookies.ts";
import { Signup } from "../pages/signup.ts";
import { type Figure, quantile } from "./figure.ts";
import { timesOf, watchKeys } from "./key-presses.ts";
import { loadPage, phone } from "./page-load.ts";

const loads = 5;

/**
 * Measures the join flow on a phone: the time until its first step can be used, and a key press in each of its fields.
 */
export async function measureJoin(browser: Browser, origin: string, report: (figure: Figure) => void): Promise<void> {
  const times: number[] = [];
  let layoutShift = 0;
  for (let load = 0; load < loads; load += 1) {
    const page = await loadPage(browser, `${origin}/indmeldelse`, { conditions: phone, consent: "given" });
    times.push(page.readyMs);
    layoutShift = Math.max(layoutShift, page.layoutShift);
  }
  report({
    name: "first step of joining can be used, on a phone",
    value: quantile(times, 0.5),
    budget: 2_000,
    unit: "ms",
    bound: "most",
    note: `median of ${loads}; worst ${Math.max(...times).toFixed(0)} ms; layout shift ${layoutShift.toFixed(3)}`,
  });
  await measureKeys(browser, origin, report);
}

async function measureKeys(browser: Browser, origin: string, report: (figure: Figure) => void): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    await context.addCookies(consentCookies("given"));
    const page = await context.newPage();
    await page.addInitScript(watchKeys);
    const session = await context.newCDPSession(page);
    const flow = new Signup(page);
    await flow.open();
    const slow = (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate });
    const fields = new Map<string, readonly number[]>();
    const measure = async (...names: readonly string[]) => {
      await slow(phone.cpuSlowdown);
      for (const name of names) fields.set(name, await timesOf(page, fieldOf(page, name)));
      await slow(1);
    };
    await measure("Navn", "Adresse", "Postnr.", "By", "E-mail", "Mobil");
    await flow.answerContact();
    await page.getByRole("radio", { name: "Ansat med ledelsesansvar" }).click();
    await page.getByRole("radio", { name: "Funktionær" }).click();
    await measure("Titel eller stilling", "Arbejdspladsens navn");
    const [slowest = "", inField = []] =
      [...fields].toSorted(([, one], [, other]) => quantile(other, 0.5) - quantile(one, 0.5))[0] ?? [];
    report({
      name: "key press in the slowest field of joining, p50, on a phone",
      value: quantile(inField, 0.5),
      budget: 16,
      unit: "ms",
      bound: "most",
      note: `${slowest}, of ${fields.size} fields; p95 ${quantile(inField, 0.95).toFixed(1)} ms`,
    });
  } finally {
    await context.close();
  }
}

const fieldOf = (page: Page, name: string) =>
  name === "By" ? page.getByRole("combobox", { name }) : page.getByLabel(name, { exact: true });
