import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, type Locator, type Page, test as base } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { CookieConsent } from "../pages/cookie-consent.ts";
import { findingsInEveryScheme } from "../pages/findings.ts";
import { contentOfSites } from "../server/content-without-tag-manager.ts";
import { freePort } from "../server/free-port.ts";
import { type RunningServer, startServer } from "../server/start-server.ts";
import { startSite } from "../server/start-site.ts";
import { expect, test as withServer } from "../test.ts";

const test = withServer.extend<{ readonly overlay: CookieConsent }>({
  consent: "unanswered",
  overlay: async ({ page }, use) => use(new CookieConsent(page)),
});

/** The entries of the data layer, with every timestamp replaced by "now". */
function told(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    (window as { dataLayer?: unknown[] }).dataLayer?.map((entry) => {
      const parts = Object.prototype.toString.call(entry) === "[object Arguments]" ? [...(entry as IArguments)] : entry;
      return JSON.parse(
        JSON.stringify(parts, (key, value: unknown) => (key === "gtm.start" ? "now" : value)),
      ) as unknown;
    }),
  );
}

/** Collects the names of the scripts that the page requests. */
function noteScripts(page: Page): readonly string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/([a-zA-Z]+(?:-start)?)[^/]*\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (request.resourceType() === "script" && name !== undefined) names.push(name);
  });
  return names;
}

test(
  "a visitor without an answer sees the overlay with the first paint, without a layout shift or a download",
  { tag: "@chromium-only" },
  async ({ page, overlay }) => {
    const scripts = noteScripts(page);
    await page.addInitScript(() => {
      const seen = { shifts: 0, openAtFirstPaint: undefined as boolean | undefined };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifts += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
      new PerformanceObserver(() => {
        seen.openAtFirstPaint ??= document.documentElement.dataset["consentOverlay"] === "open";
      }).observe({ type: "paint", buffered: true });
    });
    await page.goto("/", { waitUntil: "networkidle" });
    await expect(overlay.acceptAll).toBeInViewport({ ratio: 1 });
    expect(scripts).toEqual(["page", "loader"]);
    const seen = () =>
      page.evaluate(() => (window as unknown as { seen: { shifts: number; openAtFirstPaint?: boolean } }).seen);
    await expect.poll(async () => (await seen()).openAtFirstPaint).toBe(true);
    expect((await seen()).shifts).toBe(0);
  },
);

test("a page without other widgets loads React on the first press, and then handles that press", async ({
  page,
  overlay,
}) => {
  const scripts = noteScripts(page);
  await page.goto("/");
  await overlay.adjust.click();
  await expect(overlay.page.getByRole("heading", { name: "Vælg dine cookies" })).toBeFocused();
  await expect(overlay.necessary).toBeDisabled();
  await expect(overlay.necessary).toBeChecked();
  await expect(overlay.statistics).not.toBeChecked();
  await expect(overlay.marketing).not.toBeChecked();
  expect(scripts.toSorted()).toEqual(["loader", "page", "platform", "remoteEntry", "shell"]);
});

const answers = {
  all: { by: (o: CookieConsent) => o.acceptAll.click(), kept: "11" },
  "what is necessary": { by: (o: CookieConsent) => o.onlyNecessary.click(), kept: "00" },
  "marketing alone": {
    by: async (o: CookieConsent) => {
      await o.adjust.click();
      await o.marketing.check();
      await o.save.click();
    },
    kept: "01",
  },
} as const;

for (const [what, { by, kept }] of Object.entries(answers)) {
  test(`a visitor who allows ${what} is not asked again, and the CV check tracks only what is allowed`, async ({
    page,
    overlay,
    tool,
  }) => {
    await tool.open();
    expect(await told(page)).toBeUndefined();
    await by(overlay);
    await overlay.isGone();
    expect(await overlay.kept()).toBe(kept);
    const steps = [{ event: "tool_step", tool: "cv_tjek", step: "upload", stepNumber: 1, resumed: false }];
    expect(await told(page)).toEqual(kept === "11" ? steps : undefined);

    await page.reload();
    await tool.ready();
    await overlay.isGone();
    expect(await told(page)).toEqual(kept === "11" ? steps : undefined);
  });
}

test("an answer just before the visitor leaves is stored, announced once, and loads no React", async ({
  page,
  overlay,
}) => {
  const scripts = noteScripts(page);
  await page.goto("/privatlivspolitik");
  await overlay.acceptAll.click();
  await expect(page.getByRole("status").filter({ hasText: "Dit valg er gemt." })).toHaveCount(1);
  await overlay.isGone();
  await page.goto("/cookies", { waitUntil: "networkidle" });
  await overlay.isGone();
  expect(await overlay.kept()).toBe("11");
  expect(new Set(scripts)).toEqual(new Set(["page", "loader"]));
});

test("a choice can be changed from the footer, and the focus returns there", async ({ page, overlay }) => {
  await page.goto("/");
  await overlay.acceptAll.click();
  await overlay.isGone();
  await page.reload();
  const scripts = noteScripts(page);
  await overlay.settings.click();
  await expect(overlay.statistics).toBeChecked();
  await expect(overlay.marketing).toBeChecked();
  expect(scripts).toContain("platform");
  await overlay.marketing.uncheck();
  await overlay.save.click();
  await overlay.isGone();
  await expect(overlay.settings).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Dit valg er gemt." })).toHaveCount(1);
  expect(await overlay.kept()).toBe("10");

  await overlay.settings.click();
  await expect(overlay.marketing).not.toBeChecked();
  await page.keyboard.press("Escape");
  await overlay.isGone();
  await expect(overlay.settings).toBeFocused();
  expect(await overlay.kept()).toBe("10");
});

test("an answer in one tab holds in the other tabs, whether React is loaded there or not", async ({
  page,
  context,
  overlay,
}) => {
  const [still, live] = [await context.newPage(), await context.newPage()];
  await still.goto("/");
  await live.goto("/");
  await new CookieConsent(live).adjust.click();
  await expect(new CookieConsent(live).save).toBeVisible();
  await page.bringToFront();
  await page.goto("/");
  await overlay.onlyNecessary.click();
  await overlay.isGone();
  for (const other of [still, live]) {
    await other.bringToFront();
    await new CookieConsent(other).isGone();
  }
});

/**
 * Whether another element lies over the centre of this element; false if this element has been removed from the page.
 */
function isCovered(element: Locator): Promise<boolean> {
  return element.evaluate((target) => {
    // A first frame is replaced when its widget becomes live, which may happen between two steps of a test.
    if (!target.isConnected) return false;
    const { left, top, width, height } = target.getBoundingClientRect();
    const point = [left + width / 2, top + height / 2] as const;
    // For an element in a shadow root, the document returns the host.
    const outer = document.elementFromPoint(...point);
    const found = outer?.shadowRoot?.elementFromPoint(...point) ?? outer;
    return found !== null && !target.contains(found) && !found.contains(target);
  });
}

test("by keyboard alone, the focused element is never covered, and every question can be answered", async ({
  page,
  overlay,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  // Without this, smooth scrolling would still be in progress.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(overlay.overlay).toBeVisible();
  const covered: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    // `:focus` also matches the host of the shadow root with the focused element, so the last match is used.
    const focused = page.locator(":focus").last();
    if ((await focused.count()) === 0 || (await overlay.place.evaluate((place) => place.matches(":focus-within"))))
      break;
    if (await isCovered(focused)) covered.push((await focused.textContent()) ?? "");
  }
  expect(covered).toEqual([]);
  const scrolled = await page.evaluate(() => window.scrollY);
  await expect(overlay.overlay.getByRole("link", { name: "Læs om vores cookies" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(overlay.adjust).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Vælg dine cookies" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(overlay.statistics).toBeFocused();
  await page.keyboard.press("Space");
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("Tab");
  await expect(overlay.save).toBeFocused();
  await page.keyboard.press("Enter");
  await overlay.isGone();
  expect(await overlay.kept()).toBe("10");
});

test(
  "in every colour scheme axe finds nothing in the overlay",
  { tag: "@chromium-only" },
  async ({ page, overlay }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await expect(overlay.adjust).toBeVisible();
    expect(await findingsInEveryScheme(page), "asking").toEqual([]);
    await overlay.adjust.click();
    await expect(overlay.save).toBeVisible();
    expect(await findingsInEveryScheme(page), "categories").toEqual([]);
  },
);

test("a press that lasts while the widget arrives is answered", async ({ page, overlay }) => {
  const pressed = Promise.withResolvers<void>();
  const entry = "**/widgets/cookie-consent/**/remoteEntry.js";
  await page.route(entry, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  const arrived = page.waitForResponse(entry);
  await page.goto("/");
  await overlay.adjust.hover();
  await page.mouse.down();
  pressed.resolve();
  await (await arrived).finished();
  // When the page is idle, it has evaluated the entry, and could have mounted the widget.
  for (let turn = 0; turn < 3; turn += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  await page.mouse.up();
  await expect(overlay.save).toBeVisible();
});

test("on a phone the question takes at most a fifth of the window, and at 400 % zoom it covers nothing", async ({
  page,
  overlay,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/cv-tjek");
  await expect(overlay.acceptAll).toBeInViewport({ ratio: 1 });
  expect((await overlay.overlay.boundingBox())?.height).toBeLessThanOrEqual(150);
  await page.setViewportSize({ width: 320, height: 180 });
  await page.reload();
  await expect(overlay.acceptAll).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
  await expect(overlay.overlay).not.toBeInViewport();
  await overlay.settings.click();
  await expect(overlay.overlay).toBeInViewport();
});

test("on phones it takes at most half the height, and every control in it can be reached", async ({
  page,
  overlay,
}) => {
  for (const [width, height] of [
    [320, 568],
    [360, 740],
  ] as const) {
    await page.context().clearCookies();
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await expect(overlay.acceptAll).toBeInViewport({ ratio: 1 });
    const asking = await overlay.overlay.boundingBox();
    await overlay.adjust.click();
    await expect(overlay.save).toBeInViewport({ ratio: 1 });
    const choosing = await overlay.overlay.boundingBox();
    for (const box of [asking, choosing]) {
      expect([box?.x, box?.width, (box?.height ?? height) <= height / 2 + 1]).toEqual([0, width, true]);
    }
    await overlay.marketing.check();
    await expect(overlay.marketing).toBeInViewport({ ratio: 1 });
  }
});

test("the end of the page can be scrolled out from under it", async ({ page, overlay }) => {
  await page.goto("/");
  await expect(overlay.acceptAll).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  expect(await isCovered(overlay.settings)).toBe(false);
});

test("if its widget does not load, nothing waits for it", async ({ page, overlay }) => {
  await page.route("**/remoteEntry.js", (route) => route.abort());
  await page.goto("/");
  await overlay.adjust.click();
  await overlay.isGone();
  expect(await overlay.kept()).toBeUndefined();
});

test("on a page of another CMS it asks, and a control of the page opens it again", async ({
  page,
  otherSite,
  server,
  overlay,
}) => {
  await page.goto(
    otherSite.page(
      pageHtml({
        loader: `${server.url}/loader.js`,
        body: `<button data-cookie-settings>Ret cookies</button><div data-widget="cookie-consent" data-widget-load="eager" data-title="Om cookies" data-settings-title="Dine cookies"></div>`,
      }),
    ),
  );
  await overlay.onlyNecessary.click();
  await overlay.isGone();
  const control = page.getByRole("button", { name: "Ret cookies" });
  await control.click();
  await expect(page.getByRole("heading", { name: "Dine cookies" })).toBeFocused();
  await overlay.statistics.check();
  await overlay.save.click();
  await overlay.isGone();
  await expect(control).toBeFocused();
  expect(await overlay.kept()).toBe("10");
});

test("beside Cookiebot it never shows, and events wait for Cookiebot's answer", async ({
  page,
  otherSite,
  server,
  overlay,
}) => {
  await page.goto(
    otherSite.page(
      pageHtml({
        loader: `${server.url}/loader.js`,
        head: `<script>window.Cookiebot = { consent: { statistics: false, marketing: false }, hasResponse: false, renew() { document.title = "Cookiebot"; } };</script>
<script type="module" src="${server.url}/consent/cookiebot.js"></script>`,
        body: `<button data-cookie-settings>Ret cookies</button>
<div data-widget="cv-check" data-widget-load="eager"></div>
<div data-widget="cookie-consent" data-widget-load="eager"></div>`,
      }),
    ),
  );
  for (const place of await page.locator("[data-widget]").all()) {
    await expect(place).toHaveAttribute("data-widget-state", "ready");
  }
  await overlay.isGone();
  expect(await told(page)).toBeUndefined();
  await page.getByRole("button", { name: "Ret cookies" }).click();
  await expect(page).toHaveTitle("Cookiebot");
  await page.evaluate(() => {
    Object.assign((window as unknown as { Cookiebot: object }).Cookiebot, {
      consent: { statistics: true, marketing: false },
      hasResponse: true,
    });
    window.dispatchEvent(new Event("CookiebotOnAccept"));
  });
  expect(await told(page)).toEqual([
    { event: "tool_step", tool: "cv_tjek", step: "upload", stepNumber: 1, resumed: false },
  ]);
});

test.describe("without script", { tag: "@chromium-only" }, () => {
  test.use({ javaScriptEnabled: false });

  test("nothing covers the page, and no control offers what needs scripts", async ({ page, overlay }) => {
    await page.goto("/");
    await expect(overlay.overlay).toHaveCount(0);
    await expect(overlay.settings).toBeHidden();
  });
});

base.describe("the tag manager of a site", () => {
  let site: RunningServer;
  base.beforeAll(async () => {
    site = await startSite({ fields: { tagManagerId: { value: "GTM-TEST123" } } });
  });
  base.afterAll(() => site.stop());

  /**
   * Opens the site as a visitor and collects the requests to the tag manager. Like the real one, its script loads
   * another script.
   */
  async function visit(context: BrowserContext) {
    const asked: string[] = [];
    await context.route("https://www.googletagmanager.com/**", (route) => {
      asked.push(route.request().url());
      const more = `const more = document.createElement("script"); more.src = "https://www.googletagmanager.com/gtag/js?id=G-1"; document.head.append(more);`;
      const foreign = `try { document.createElement("script").src = "https://elsewhere.example/x.js"; window.foreign = "taken"; } catch { window.foreign = "refused"; }`;
      return route.fulfill({
        contentType: "text/javascript",
        body: route.request().url().includes("/gtm.js") ? more + foreign : "",
      });
    });
    const page = await context.newPage();
    return { asked, page, overlay: new CookieConsent(page) };
  }

  base("is not requested before the answer, or after a refusal", async ({ context }) => {
    const { asked, page, overlay } = await visit(context);
    await page.goto(`${site.url}/cv-tjek`, { waitUntil: "networkidle" });
    expect([asked, await told(page)]).toEqual([[], undefined]);
    await overlay.onlyNecessary.click();
    await overlay.isGone();
    await page.reload({ waitUntil: "networkidle" });
    expect([asked, await told(page)]).toEqual([[], undefined]);
  });

  base("waits for the answer of another consent tool of the page, which replaces ours", async ({ context }) => {
    const { asked, page, overlay } = await visit(context);
    await page.addInitScript(() => {
      let answer: object | undefined;
      const listeners = new Set<() => void>();
      const adapter = {
        current: () => answer,
        follow: (listener: () => void) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        open: () => {},
      };
      const allow = (): void => {
        answer = { statistics: true, marketing: false };
        for (const listener of listeners) listener();
      };
      Object.assign(window, { consentAdapter: adapter, allow });
    });
    await context.addCookies([
      { name: "cookie-consent", value: `1.${Math.floor(Date.now() / 1000)}.11`, url: site.url },
    ]);
    await page.goto(site.url, { waitUntil: "networkidle" });
    await overlay.isGone();
    expect([asked, await told(page)]).toEqual([[], undefined]);
    await page.evaluate(() => (window as unknown as { allow: () => void }).allow());
    await expect.poll(() => asked.length).toBe(2);
    expect(await told(page)).toContainEqual(["consent", "default", expect.objectContaining({ ad_storage: "denied" })]);
  });

  base("is loaded after consent, under a policy that allows its own scripts only", async ({ context }) => {
    const { asked, page, overlay } = await visit(context);
    const answer = await page.goto(`${site.url}/`);
    expect(answer?.headers()["content-security-policy"]).toContain(
      "script-src 'self' https://www.googletagmanager.com 'sha384-",
    );
    await overlay.adjust.click();
    await overlay.statistics.check();
    await overlay.save.click();
    const scripts = [
      "https://www.googletagmanager.com/gtm.js?id=GTM-TEST123",
      "https://www.googletagmanager.com/gtag/js?id=G-1",
    ];
    await expect.poll(() => asked).toEqual(scripts);
    expect(await page.evaluate(() => (window as { foreign?: string }).foreign)).toBe("refused");
    const modes = (statistics: string, marketing: string) => ({
      analytics_storage: statistics,
      ad_storage: marketing,
      ad_user_data: marketing,
      ad_personalization: marketing,
    });
    const loaded = [["consent", "default", modes("granted", "denied")], { "gtm.start": "now", event: "gtm.js" }];
    expect(await told(page)).toEqual(loaded);

    await overlay.settings.click();
    await overlay.onlyNecessary.click();
    await overlay.isGone();
    expect(await told(page)).toEqual([...loaded, ["consent", "update", modes("denied", "denied")]]);
    await page.reload({ waitUntil: "networkidle" });
    expect(asked).toEqual(scripts);
  });
});

base.describe("the tag managers of the demo sites, whose host is blocked", () => {
  let server: RunningServer;
  base.beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "tag-managers-"));
    server = await startServer({ port: await freePort(), dataDir, settings: { CONTENT_DIR: contentOfSites } });
  });
  base.afterAll(() => server.stop());

  for (const [index, path] of [
    "/om-os",
    "/lederkredsen-a-kasse",
    "/lederkredsen-spring",
    "/lederkredsen-virksom",
  ].entries())
    base(`${path} asks for its own one after consent alone, and works without its answer`, async ({ context }) => {
      const asked: string[] = [];
      await context.route("https://www.googletagmanager.com/**", (route) => {
        asked.push(new URL(route.request().url()).search);
        return route.abort();
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      const overlay = new CookieConsent(page);
      await page.goto(server.url + path, { waitUntil: "networkidle" });
      expect(asked).toEqual([]);
      await overlay.acceptAll.click();
      await overlay.isGone();
      await expect.poll(() => asked).toEqual([`?id=GTM-EKSEMPEL000${index + 1}`]);
      await overlay.settings.click();
      await expect(overlay.overlay).toBeVisible();
      expect(errors).toEqual([]);
    });
});

test("the policy of a site without a tag manager allows none", async ({ page }) => {
  const answer = await page.goto("/");
  expect(answer?.headers()["content-security-policy"]).not.toContain("googletagmanager");
});
