import type { Page } from "@playwright/test";
import { coveredFocus } from "../pages/covered-focus.ts";
import { findingsInEveryScheme } from "../pages/findings.ts";
import { confirmTestPerson, signIn } from "../pages/gate.ts";
import type { RunningServer } from "../server/start-server.ts";
import { startSite } from "../server/start-site.ts";
import { expect, test } from "../test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const regionOf = (page: Page) => page.getByRole("region", { name: "Fejlsøgning af sessionen" });

/** The value in the panel's section `part` under a name. */
const valueOf = (page: Page, part: string, name: string | RegExp) =>
  regionOf(page)
    .locator(`[data-part=${part}] dl > div`)
    .filter({ has: page.getByRole("term").filter({ hasText: name }) })
    .getByRole("definition");

test.describe("on a server with AUTH_DEBUG=1", () => {
  let site: RunningServer;
  test.beforeAll(async () => {
    test.setTimeout(60_000);
    site = await startSite({ settings: { AUTH_DEBUG: "1" } });
  });
  test.afterAll(async () => {
    expect(await site.stop()).toBe(0);
  });
  const signInThere = async (page: Page, path: string) => {
    await page.goto(`${site.url}/api/auth/login?redirectUrl=${encodeURIComponent(path)}`);
    await confirmTestPerson(page);
    await expect(page).toHaveURL(site.url + path);
  };

  test("the log says so at the start", async () => {
    const told = "every page shows the debug panel of the session, because AUTH_DEBUG is 1";
    expect(await site.logged(({ msg }) => msg === told)).toHaveLength(1);
  });

  test(
    "the panel opens by keyboard, shows the session, and stays open on the next page",
    { tag: "@chromium-only" },
    async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.url });
      await signInThere(page, "/cv-tjek");
      const panel = regionOf(page);
      await expect(panel.getByRole("heading", { name: "Udløb" })).toBeHidden();
      await panel.locator("summary").focus();
      await page.keyboard.press("Enter");
      await expect(valueOf(page, "session", "Tilstand")).toHaveText("logget ind");
      await expect(valueOf(page, "session", "Initialer")).toHaveText("KP");
      await expect(valueOf(page, "session", "Medlemskab")).toHaveText("fagforening+akasse");
      await expect(valueOf(page, "expiry", "Tid tilbage")).toHaveText(/^29 min\. \d+ sek\.$/);
      await expect(valueOf(page, "claims", "Modtaget")).toHaveText(/\bmembership_number\b.*\bsub\b/);
      await expect(valueOf(page, "consent", "Tilladt")).toHaveText(/^nødvendige/);
      await expect(valueOf(page, "service", "cvTjek")).toHaveText("åben");
      await expect(valueOf(page, "widgets", "cv-check")).toHaveText(/^\d+\.\d+\.\d+\S* · stable · ready$/);
      const before = await valueOf(page, "expiry", "Tid tilbage").textContent();
      await expect(valueOf(page, "expiry", "Tid tilbage")).not.toHaveText(before ?? "");

      await panel.getByRole("button", { name: "Kopiér" }).click();
      await expect(panel.getByRole("status")).toHaveText("Kopieret");
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^Fejlsøgning af sessionen på \/cv-tjek, /);
      expect(copied).not.toMatch(/Karen|Prøvesen|example\.dk|100001/);

      await page.goto(`${site.url}/selvbetjening`);
      await expect(valueOf(page, "session", "Initialer")).toHaveText("KP");
      await page.keyboard.press("Escape");
      await regionOf(page).locator("summary").focus();
      await page.keyboard.press("Escape");
      await expect(panel.getByRole("heading", { name: "Udløb" })).toBeHidden();
    },
  );

  test("it counts the renewals of its own tab and of others", async ({ page, context }) => {
    await signInThere(page, "/selvbetjening");
    const other = await context.newPage();
    await other.goto(`${site.url}/privatlivspolitik`);
    // A press on the page would renew the session in this tab.
    await regionOf(page)
      .locator("details")
      .evaluate((details: HTMLDetailsElement) => (details.open = true));
    await expect(valueOf(page, "renewals", "Seneste")).toHaveText("ingen endnu");
    await regionOf(other).locator("summary").click();
    await expect(valueOf(other, "renewals", "Siden siden blev åbnet")).toHaveText("1 i denne fane, 0 i andre");
    await expect(valueOf(page, "renewals", "Siden siden blev åbnet")).toHaveText("0 i denne fane, 1 i andre");
    await expect(valueOf(page, "renewals", "Seneste")).toHaveText(/^\d+\. \S+ kl\. \d/);
  });

  test("a visitor reads that nobody is signed in, and the page is the same as that of a member", async ({ page }) => {
    const htmlOf = async () => (await page.request.get(`${site.url}/privatlivspolitik`)).text();
    const html = await htmlOf();
    await page.goto(`${site.url}/privatlivspolitik`);
    await regionOf(page).locator("summary").click();
    await expect(valueOf(page, "session", "Tilstand")).toHaveText("ikke logget ind");
    await signInThere(page, "/privatlivspolitik");
    expect(await htmlOf()).toBe(html);
  });

  for (const width of [360, 1280]) {
    test(
      `axe finds nothing at ${width} px, nothing is wider than the window, and the focus stays in sight`,
      { tag: "@chromium-only" },
      async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width, height: 740 });
        await signInThere(page, "/cv-tjek");
        expect(await findingsInEveryScheme(page), "closed").toEqual([]);
        expect(await coveredFocus(page, 40)).toEqual([]);
        await regionOf(page).locator("summary").click();
        await expect(valueOf(page, "session", "Tilstand")).toHaveText("logget ind");
        expect(await findingsInEveryScheme(page), "open").toEqual([]);
        expect(await coveredFocus(page, 40, "Shift+Tab"), "open").toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      },
    );
  }
});

test("a server without the setting shows nothing of the panel, and has no such call", async ({ page, server }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await signIn(page, "/selvbetjening");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hej Karen Margrethe");
  await expect(regionOf(page)).toHaveCount(0);
  expect(await page.content()).not.toMatch(/session-debug|Fejlsøgning/);
  expect(requested.filter((url) => url.includes("debug"))).toEqual([]);
  expect((await page.request.get(`${server.url}/api/session/debug`)).status()).toBe(404);
});
