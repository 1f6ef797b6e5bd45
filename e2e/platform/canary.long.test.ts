import type { Browser, Page } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { bucketOf, numberIn } from "../pages/bucket-of.ts";
import { Placeholder } from "../pages/placeholder.ts";
import { expect, test } from "../test.ts";
import type { WidgetBuild } from "../widgets/build-widget.ts";
import { type PublishingHost, startPublishingHost } from "../widgets/publishing-host.ts";
import { rememberGates } from "../pages/remember-gates.ts";

// All tests share one server, and each publishes under its own major version.
test.describe.configure({ mode: "default", timeout: 90_000 });

let host: PublishingHost;
test.beforeAll(async ({ otherSite }) => {
  host = await startPublishingHost({
    ALLOWED_ORIGINS: otherSite.origin,
    WIDGET_FAILURE_MINIMUM: "5",
    TRUSTED_PROXIES: "127.0.0.1",
  });
});
test.afterAll(async () => {
  expect(await host.stop(), "the server stops cleanly").toBe(0);
});

const goodIn = (major: number): WidgetBuild => ({ name: "counter", version: `${major}.0.0`, sameAs: "1.0.0" });
const betterIn = (major: number): WidgetBuild => ({
  name: "counter",
  version: `${major}.1.0`,
  sameAs: "1.1.0",
  changes: { "counter.texts.ts": (text) => text.replace("Tæl til tre", "Tæl så langt du vil") },
});
/** The version throws in every browser. Its build runs without a document and succeeds. */
const badIn = (major: number): WidgetBuild => ({
  name: "counter",
  version: `${major}.2.0`,
  sameAs: "1.2.0",
  changes: {
    "counter.tsx": (text) =>
      text.replace("useState(start);", 'useState(typeof document === "undefined" ? start : fail());').concat(`
function fail(): number {
  throw new Error("the canary fell");
}
`),
  },
});

test("a rollback and a promotion reach pages within seconds", async ({ browser, otherSite }) => {
  await host.publish(goodIn(1));
  await host.publish(betterIn(1));
  const address = otherSite.page(pageWithCounter());
  await asVisitor(browser, "50", async (page) => {
    expect(await versionsMet(page, address)).toEqual(["1.1.0", "1.1.0"]);
    await host.rollback("counter", "stable");
    await expect.poll(() => versionMet(page, address), { timeout: 5_000 }).toBe("1.0.0");
    await host.promote("counter", "1.1.0", { channel: "stable" });
    await expect.poll(() => versionMet(page, address), { timeout: 5_000 }).toBe("1.1.0");
  });
  expect(
    (await host.history("counter")).events.map(({ action, version, previous }) => [action, version, previous]),
  ).toEqual([
    ["promote", "1.1.0", "1.0.0"],
    ["rollback", "1.0.0", "1.1.0"],
    ["publish", "1.1.0", "1.0.0"],
    ["publish", "1.0.0", null],
    ["token", null, null],
  ]);
});

test("a canary reaches its share of visitors, and each visitor keeps one version", async ({ browser, otherSite }) => {
  await host.publish(goodIn(2));
  await host.publish(betterIn(2), { channel: "canary", share: 30 });
  const address = otherSite.page(pageWithCounter());

  const versions = await Promise.all(
    [0, 29, 30, 99].map((bucket) =>
      asVisitor(browser, numberIn(bucket, "counter", "2.1.0"), (page) => versionsMet(page, address)),
    ),
  );
  expect(versions).toEqual([
    ["2.1.0", "2.1.0"],
    ["2.1.0", "2.1.0"],
    ["2.0.0", "2.0.0"],
    ["2.0.0", "2.0.0"],
  ]);

  // The first visit draws a number at random, which later visits keep.
  const newcomer = await asVisitor(browser, undefined, async (page) => {
    const met = await versionsMet(page, address);
    return { met, number: Number(await page.evaluate(() => localStorage.getItem("host-shell.bucket"))) };
  });
  const expected = bucketOf(newcomer.number, "counter", "2.1.0") < 30 ? "2.1.0" : "2.0.0";
  expect(newcomer.met).toEqual([expected, expected]);
});

test(
  "a canary that fails is replaced by the stable version at once and withdrawn within seconds, and the history says why",
  { tag: "@chromium-only" },
  async ({ browser, otherSite }) => {
    await host.publish(goodIn(3));
    await host.publish(badIn(3), { channel: "canary", share: 100 });
    const address = otherSite.page(pageWithCounter());

    const reports: unknown[] = [];
    for (let visit = 0; visit < 5; visit += 1) {
      await asVisitor(browser, "0", async (page) => {
        await page.clock.install();
        const reported = page.waitForResponse(/\/api\/widget-reports$/);
        await page.goto(address);
        await expect(page.getByRole("status")).toHaveText("0");
        await expect(page.locator("[data-widget]")).toHaveAttribute("data-widget-version-loaded", "3.0.0");
        await page.clock.fastForward(2_000);
        reports.push((await reported).request().postDataJSON());
      });
    }
    expect(reports).toEqual(
      Array.from({ length: 5 }, () => ({
        loads: [
          { widget: "counter", version: "3.2.0", reason: expect.stringMatching(/^Error: the canary fell/) },
          { widget: "counter", version: "3.0.0", ms: expect.any(Number) },
        ],
      })),
    );

    await expect
      .poll(async () => (await host.history("counter")).events[0], { timeout: 10_000 })
      .toMatchObject({
        actor: "self-healing",
        action: "heal",
        channel: "canary",
        previous: "3.2.0",
        reason: expect.stringMatching(/^5 of 5 loads failed \(100 %\)/),
      });
    await expect.poll(() => asVisitor(browser, "0", (page) => versionsMet(page, address))).toEqual(["3.0.0", "3.0.0"]);
  },
);

test("a stable version that fails is replaced by the one before it, and rolled back within seconds", async ({
  browser,
  otherSite,
}) => {
  await host.publish(goodIn(4));
  const address = otherSite.page(pageWithCounter());
  await host.publish(badIn(4));
  for (let visit = 0; visit < 5; visit += 1) {
    await asVisitor(browser, "50", async (visitor) => {
      await visitor.clock.install();
      const reported = visitor.waitForResponse(/\/api\/widget-reports$/);
      await visitor.goto(address);
      await expect(visitor.locator("[data-widget]")).toHaveAttribute("data-widget-version-loaded", "4.0.0");
      await visitor.clock.fastForward(2_000);
      await reported;
    });
  }
  await expect
    .poll(async () => (await host.history("counter")).events[0], { timeout: 10_000 })
    .toMatchObject({ action: "heal", channel: "stable", version: "4.0.0", previous: "4.2.0" });
});

const pageWithCounter = (): string =>
  pageHtml({
    loader: `${host.url}/loader.js`,
    body: '<div data-widget="counter" data-widget-load="eager"></div>',
  });

let visitors = 0;

/** Runs `work` as a visitor with that number, or without a number. Each visitor has a new address. */
async function asVisitor<Result>(
  browser: Browser,
  number: string | undefined,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const address = `198.51.100.${(visitors += 1)}`;
  const context = await browser.newContext();
  await context.route("**/api/widget-reports", (route, request) =>
    route.continue({ headers: { ...request.headers(), "x-forwarded-for": address } }),
  );
  await context.addInitScript(rememberGates);
  try {
    if (number !== undefined) {
      await context.addInitScript((value) => localStorage.setItem("host-shell.bucket", value), number);
    }
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The versions that two visits get. */
async function versionsMet(page: Page, address: string): Promise<readonly (string | null)[]> {
  return [await versionMet(page, address), await versionMet(page, address)];
}

async function versionMet(page: Page, address: string): Promise<string | null> {
  await page.goto(address);
  const place = page.locator("[data-widget]");
  await new Placeholder(page, place).isIn("ready");
  return place.getAttribute("data-widget-version-loaded");
}
