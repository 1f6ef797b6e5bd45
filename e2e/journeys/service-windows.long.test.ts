import type { BrowserContext, Page } from "@playwright/test";
import { fixture } from "../fixtures/fixture.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { findingsInEveryScheme } from "../pages/findings.ts";
import type { RunningServer } from "../server/start-server.ts";
import { startSite } from "../server/start-site.ts";
import { expect, test } from "../test.ts";

const minute = 60_000;
/** The start of the service window of the CV check. */
const noon = Date.now() + 24 * 60 * minute;
const iso = (time: number) => new Date(time).toISOString().slice(0, 19) + "Z";
const message = "Vi flytter til nye lokaler i uge 47. Telefonen er lukket onsdag den 18. november.";
const slow = "Login kan være langsomt i formiddag.";
const closed = "CV-tjekket er lukket i eftermiddag, fordi vi gør det bedre. Kom igen i morgen tidlig.";
const user = {
  id: "1",
  memberName: { firstName: "Mette", fullName: "Mette Marie Holm-Rasmussen", initials: "MH" },
  contactInfo: { email: "mette.marie@example.dk" },
  membership: { membershipNumber: 123_456, unionMembership: "fagforening" },
};

let site: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(60_000);
  site = await startSite({
    serviceMessages: {
      header: [
        {
          from: "2020-01-01T00:00",
          to: "2120-01-01T00:00",
          message,
          showMessage: true,
          functionalityOff: false,
        },
      ],
      login: [
        {
          from: "2020-01-01T00:00",
          to: "2120-01-01T00:00",
          message: slow,
          showMessage: true,
          functionalityOff: false,
        },
      ],
      cvTjek: [
        {
          from: iso(noon),
          to: iso(noon + 60 * minute),
          message: closed,
          showMessage: true,
          functionalityOff: true,
        },
      ],
    },
  });
});
test.afterAll(async () => {
  expect(await site.stop()).toBe(0);
});

interface SignedIn {
  readonly calls: readonly string[];
  /** Sets the minutes until the session ends without a renewal. */
  readonly leave: (minutes: number) => void;
}

/** Makes the page see a signed-in person, whose session lasts 45 minutes after each renewal. */
async function signIn(context: BrowserContext): Promise<SignedIn> {
  await context.addCookies([{ name: "signed-in", value: "1", url: site.url }]);
  const calls: string[] = [];
  let left = 45;
  await context.route("**/api/session", async (route) => {
    if (route.request().method() === "POST") {
      calls.push("renewed");
      left = 45;
    }
    await route.fulfill({ json: left > 0 ? { user, expiresIn: left * 60, endsIn: 12 * 60 * 60 } : {} });
  });
  await context.route("**/api/auth/logout", async (route) => {
    calls.push("signed out");
    left = 0;
    await context.clearCookies({ name: "signed-in" });
    await route.fulfill({ status: 303, headers: { location: "/" } });
  });
  return {
    calls,
    leave: (minutes) => {
      left = minutes;
    },
  };
}

/** Records layout shifts from the first paint on. The returned function resolves with their sum. */
async function noteShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = ((window as { shifts?: number[] }).shifts = [0]);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return (window as { shifts?: number[] }).shifts?.reduce((sum, value) => sum + value) ?? NaN;
    });
}

const banner = (page: Page) => page.getByRole("banner");
const timeout = (page: Page) => page.getByRole("alertdialog", { name: "Er du her stadig?" });

test("the header's message closes by keyboard, and stays closed on every page without flashing up", async ({
  page,
}) => {
  const shifts = await noteShifts(page);
  await page.goto(site.url);
  await expect(banner(page).getByText(message)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(banner(page).getByRole("button", { name: "Luk beskeden" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner(page).getByText(message)).toBeHidden();
  await expect(page.getByRole("link", { name: "Lederkredsen, til forsiden" })).toBeFocused();

  await page.goto(`${site.url}/cv-tjek`, { waitUntil: "load" });
  await expect(banner(page).getByText(message)).toBeHidden();
  expect(await shifts()).toBe(0);
  await page.evaluate(() => localStorage.setItem("closed-service-messages/1", "another-text"));
  await page.reload();
  await expect(banner(page).getByText(message)).toBeVisible();
});

test.describe("without script", { tag: "@chromium-only" }, () => {
  test.use({ javaScriptEnabled: false });
  test("the header's message is shown without a close button, and the link leads to the sign-in", async ({ page }) => {
    await page.goto(`${site.url}/cv-tjek`);
    await expect(banner(page).getByText(message)).toBeVisible();
    await expect(banner(page).getByRole("button", { name: "Luk beskeden" })).toBeHidden();
    await expect(banner(page).getByRole("link", { name: "Log ind" })).toHaveAttribute(
      "href",
      "/api/auth/login?redirectUrl=%2Fcv-tjek",
    );
  });
});

test("a message about signing in is read before the issuer, and leads on to it", async ({ page }) => {
  await page.goto(`${site.url}/cv-tjek`);
  await banner(page).getByRole("link", { name: "Log ind" }).click();
  await expect(page).toHaveURL(`${site.url}/log-ind?redirectUrl=%2Fcv-tjek`);
  const main = page.getByRole("main");
  await expect(main.getByText(slow)).toBeVisible();
  await main.getByRole("link", { name: "Log ind" }).click();
  await expect(page).toHaveTitle(/Log ind med Test-ID/);
});

test("the CV check closes on time in an open page, says so, keeps the focus, and opens again", async ({ page }) => {
  await settingsBy(page, noon - 5 * minute);
  await page.clock.install({ time: noon - 5 * minute });
  const tool = new CvCheck(page);
  await openWithSettings(tool);
  await tool.chooseButton.focus();
  await page.clock.runFor(5 * minute);
  const notice = tool.place.getByText(closed).first();
  await expect(notice).toBeVisible();
  await expect(tool.chooseButton).toBeHidden();
  await expect(tool.place.locator("[tabindex='-1']:focus")).toContainText(closed);
  await expect(tool.place.getByRole("status").first()).toHaveText(closed);
  await page.clock.runFor(60 * minute);
  await expect(tool.chooseButton).toBeVisible();
  await expect(notice).toBeHidden();
});

test("a review that runs when the CV check closes is finished and shown before the tool closes", async ({ page }) => {
  await settingsBy(page, noon - minute);
  await page.clock.install({ time: noon - minute });
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route("**/api/analytics/get-cv-recommendations*", async (route) => {
    await mayAnswer;
    await route.continue();
  });
  const tool = new CvCheck(page);
  await openWithSettings(tool);
  await tool.choose(fixture("cv-two-pages-da.pdf"));
  await expect(tool.loadingTitle).toBeVisible();
  await page.clock.runFor(2 * minute);
  await expect(tool.place.getByText(closed).first()).toBeVisible();
  await expect(tool.loadingTitle).toBeVisible();
  letAnswer();
  // The first review after the server's start takes longer.
  await expect(tool.resultTitle).toBeVisible({ timeout: 20_000 });
  await tool.restart.click();
  await expect(tool.chooseButton).toBeHidden();
  await expect(tool.place.getByText(closed).first()).toBeVisible();
});

/** Serves the site settings with another server time. */
async function settingsBy(page: Page, now: number): Promise<void> {
  await page.route("**/api/site-settings", async (route) => {
    const response = await route.fetch();
    const settings = (await response.json()) as object;
    await route.fulfill({ response, json: { ...settings, now: new Date(now).toISOString() } });
  });
}

/** Opens the CV check and waits for the settings, whose time counts from their arrival. */
async function openWithSettings(tool: CvCheck): Promise<void> {
  const settings = tool.page.waitForResponse("**/api/site-settings");
  await tool.open(`${site.url}/cv-tjek`);
  await (await settings).finished();
}

test(
  "in every colour scheme axe finds nothing in the header, in a closed tool, and in the dialog",
  { tag: "@chromium-only" },
  async ({ page, context }) => {
    await settingsBy(page, noon + minute);
    const { leave } = await signIn(context);
    await page.clock.install();
    await page.goto(`${site.url}/cv-tjek`);
    await expect(page.getByText(closed).first()).toBeVisible();
    await page.getByRole("button", { name: "Din konto Mette Marie Holm-Rasmussen MH" }).click();
    await page.clock.resume();
    expect(await findingsInEveryScheme(page), "header and closed tool").toEqual([]);
    await page.keyboard.press("Escape");
    leave(14);
    await page.clock.fastForward(31 * minute);
    await expect(timeout(page)).toBeVisible();
    expect(await findingsInEveryScheme(page), "dialog").toEqual([]);
  },
);

test("the header shows a signed-in person without a layout shift, and signs out by a form", async ({
  page,
  context,
}) => {
  const { calls } = await signIn(context);
  const shifts = await noteShifts(page);
  await page.goto(site.url, { waitUntil: "load" });
  await expect(banner(page).getByRole("link", { name: "Log ind" })).toBeHidden();
  const account = page.getByRole("button", { name: "Din konto Mette Marie Holm-Rasmussen MH" });
  await expect(account).toBeVisible();
  expect(await shifts()).toBe(0);
  await account.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("paragraph").getByText("Mette Marie Holm-Rasmussen")).toBeVisible();
  await page.getByRole("button", { name: "Log ud" }).click();
  await expect(banner(page).getByRole("link", { name: "Log ind" })).toBeVisible();
  expect(calls).toEqual(["renewed", "signed out"]);
});

for (const width of [320, 360, 680, 768, 896, 1280]) {
  test(`at ${width} px the header bar is one row, signed in and signed out`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 });
    const middles = () =>
      banner(page)
        .locator("a:visible, button:visible")
        .and(page.locator(":not([data-service-message] *)"))
        .evaluateAll((controls) =>
          controls.map((control) => {
            const { top, bottom } = control.getBoundingClientRect();
            return Math.round((top + bottom) / 2);
          }),
        );
    for (const path of ["/", "/lederkredsen-a-kasse", "/lederkredsen-spring", "/lederkredsen-virksom"]) {
      await page.goto(site.url + path);
      const join = path === "/lederkredsen-virksom" ? "Få et tilbud" : "Bliv medlem";
      // On phones, the link to join is in the menu.
      for (const name of width < 640 ? ["Log ind"] : [join, "Log ind"])
        await expect(banner(page).getByRole("link", { name }), `${name} on ${path}`).toBeInViewport({ ratio: 1 });
      expect(new Set(await middles()).size, path).toBe(1);
    }
    await signIn(context);
    await page.goto(site.url);
    await expect(page.getByRole("button", { name: "Din konto Mette Marie Holm-Rasmussen MH" })).toBeVisible();
    expect(new Set(await middles()).size).toBe(1);
  });
}

test("an idle person is asked, stays by keyboard, is asked again, and is signed out to the front page", async ({
  page,
  context,
}) => {
  const { calls, leave } = await signIn(context);
  await page.clock.install();
  await page.goto(`${site.url}/bliv-medlem`);
  await expect(page.getByRole("button", { name: "Din konto Mette Marie Holm-Rasmussen MH" })).toBeVisible();
  await page.clock.runFor(29 * minute);
  await expect(timeout(page)).toBeHidden();
  leave(15);
  await page.clock.runFor(minute);
  await expect(timeout(page)).toBeVisible();
  await expect(timeout(page)).toContainText("Du bliver logget ud om 15 minutter.");
  await expect(page.getByRole("button", { name: "Ja, lad mig blive" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(timeout(page)).toBeVisible();
  await page.clock.runFor(5 * minute);
  await expect(timeout(page)).toContainText("Du bliver logget ud om 10 minutter.");
  await page.getByRole("button", { name: "Ja, lad mig blive" }).press("Enter");
  await expect(timeout(page)).toBeHidden();
  expect(calls).toEqual(["renewed"]);

  await page.clock.runFor(29 * minute);
  leave(15);
  await page.clock.runFor(minute);
  await expect(timeout(page)).toBeVisible();
  leave(0);
  await page.clock.runFor(15 * minute);
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(banner(page).getByRole("link", { name: "Log ind" })).toBeVisible();
  expect(calls).toEqual(["renewed", "signed out"]);
});
