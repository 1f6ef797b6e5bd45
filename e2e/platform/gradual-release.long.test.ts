import type { Browser, Page } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { numberIn } from "../pages/bucket-of.ts";
import { findingsInEveryScheme } from "../pages/findings.ts";
import { Placeholder } from "../pages/placeholder.ts";
import { rememberGates } from "../pages/remember-gates.ts";
import { expect, test } from "../test.ts";
import { type PublishingHost, startPublishingHost } from "../widgets/publishing-host.ts";

/** A visit as pages report it. */
type Visit = Readonly<Record<string, unknown>>;

let host: PublishingHost;
test.beforeAll(async ({ otherSite }) => {
  host = await startPublishingHost({
    ALLOWED_ORIGINS: otherSite.origin,
    WIDGET_FAILURE_MINIMUM: "10",
    // Self-healing would judge the crashes as well.
    WIDGET_FAILURE_LIMIT: "100",
    TRUSTED_PROXIES: "127.0.0.1",
  });
});
test.afterAll(async () => {
  expect(await host.stop(), "the server stops cleanly").toBe(0);
});

test(
  "a version that crashes after it was mounted is taken back by itself, and visitors of stable notice nothing",
  { tag: "@chromium-only" },
  async ({ browser, page, otherSite }) => {
    test.setTimeout(90_000);
    await host.publish({ name: "counter", version: "1.0.0" });
    await host.publish({
      name: "counter",
      version: "1.1.0",
      changes: {
        "counter.tsx": (text) =>
          text.replace(
            "setCount((before) => before + 1)",
            '{ setCount((before) => before + 1); setTimeout(() => { throw new Error("the release fell"); }); }',
          ),
      },
    });
    // It is published on stable, and no page has loaded it yet.
    await host.rollback("counter", "stable");
    const { release } = await host.release("counter", "1.1.0");
    expect(release).toMatchObject({ state: "running", share: 1, version: "1.1.0", stable: "1.0.0" });
    const address = otherSite.page(
      pageHtml({
        loader: `${host.url}/loader.js`,
        body: '<div data-widget="counter" data-widget-load="eager"></div>',
      }),
    );

    // Most visitors have stable; only their reports are sent here.
    for (let visitor = 0; visitor < 60; visitor += 1) {
      const visit: Visit = { id: "s", widget: "counter", version: "1.0.0", share: 1, ms: 100, delay: 24 };
      const { status } = await fetch(`${host.url}/api/widget-reports`, {
        method: "POST",
        headers: { origin: otherSite.origin, "x-forwarded-for": `203.0.${visitor}.1` },
        body: JSON.stringify({ loads: [], visits: [visit] }),
      });
      expect(status).toBe(204);
    }
    const usual = await asVisitor(browser, 50, 100, (visitor) => clickAndLeave(visitor, address));
    expect(usual).toMatchObject({ version: "1.0.0", state: "ready" });
    expect(usual.visits.at(-1)).toEqual({
      id: expect.stringMatching(/^[a-z0-9]+$/),
      widget: "counter",
      version: "1.0.0",
      share: 1,
      ms: expect.any(Number),
      calls: expect.any(Number),
      delay: expect.any(Number),
    });

    for (let visitor = 0; visitor < 10; visitor += 1) {
      const met = await asVisitor(browser, 0, visitor, (one) => clickAndLeave(one, address));
      expect(met).toMatchObject({ version: "1.1.0", state: "failed" });
      expect(met.visits.at(-1)).toMatchObject({ version: "1.1.0", share: 1, crashed: true });
    }
    await expect
      .poll(async () => (await host.releaseState("counter")).release, { timeout: 20_000 })
      .toMatchObject({
        state: "stopped",
        worse: "crashed",
        reason: "100.0 % of 10 visits crashed after mounting, and 0.0 % of 61 with 1.0.0 at the same time.",
      });
    expect((await host.history("counter")).events[0]).toMatchObject({
      actor: "gradual-release",
      action: "heal",
      previous: "1.1.0",
      version: "1.0.0",
    });
    await expect
      .poll(async () => (await asVisitor(browser, 0, 200, (one) => clickAndLeave(one, address))).version)
      .toBe("1.0.0");

    await page.goto(`${host.url}/widgets`);
    const panel = page.getByRole("region", { name: "Gradvis udgivelse af 1.1.0" });
    await expect(panel).toContainText("Den blev stoppet ved 1 % og taget af, og alle får 1.0.0 igen.");
    await expect(panel.getByRole("img", { name: /Gik ned bagefter: 100\s% mod 0\s%/ })).toBeVisible();
    await panel.getByText("Tallene bag diagrammet").click();
    await expect(panel.getByRole("row", { name: /^Gik ned bagefter/ })).toHaveText(
      "Gik ned bagefter100 % af 100 % af 61",
    );
    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
    }
    expect(await findingsInEveryScheme(page)).toEqual([]);
  },
);

interface Met {
  readonly version: string | null;
  readonly state: string | null;
  readonly visits: readonly Visit[];
}

/** Opens the page, uses the widget once, and leaves. */
async function clickAndLeave(page: Page, address: string): Promise<Met> {
  const visits: Visit[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/widget-reports")) visits.push(...(request.postDataJSON().visits ?? []));
  });
  await page.goto(address);
  const place = page.locator("[data-widget]");
  await new Placeholder(page, place).isIn("ready");
  const version = await place.getAttribute("data-widget-version-loaded");
  await page.getByRole("button", { name: "Én til" }).click();
  if (version === "1.1.0") await new Placeholder(page, place).isIn("failed");
  const state = await place.getAttribute("data-widget-state");
  const reported = page.waitForResponse(/\/api\/widget-reports$/);
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  await reported;
  return { version, state, visits };
}

/** Runs `work` as a visitor in the bucket for the released version, from a network of its own. */
async function asVisitor<Result>(
  browser: Browser,
  bucket: number,
  visitor: number,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  await context.route("**/api/widget-reports", (route, request) =>
    route.continue({ headers: { ...request.headers(), "x-forwarded-for": `198.51.${visitor}.1` } }),
  );
  await context.addInitScript(rememberGates);
  await context.addInitScript(
    (value) => localStorage.setItem("host-shell.bucket", value),
    numberIn(bucket, "counter", "1.1.0"),
  );
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
