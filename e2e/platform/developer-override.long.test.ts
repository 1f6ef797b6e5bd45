import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Locator, Page } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { findingsInEveryScheme } from "../pages/findings.ts";
import { longerTitle, plainTitle } from "../server/editable-widget.ts";
import { freePort } from "../server/free-port.ts";
import { type RunningServer, startServer } from "../server/start-server.ts";
import { startWidgetServer, type WidgetServer } from "../server/start-widget-server.ts";
import { expect, test } from "../test.ts";

const repository = join(import.meta.dirname, "../..");
const run = promisify(execFile);

test.describe("a widget from a developer's machine", () => {
  // All tests share one development server, whose first page waits until Vite has bundled the packages.
  test.describe.configure({ mode: "default", timeout: 90_000 });

  let dataDir: string;
  let host: RunningServer;
  let widget: WidgetServer;
  /** The development server's address that the host lists, and an address that the host does not list. */
  let listed: string;
  let unlisted: string;

  test.beforeAll(async () => {
    test.setTimeout(90_000);
    dataDir = await mkdtemp(join(tmpdir(), "override-"));
    widget = await startWidgetServer("cv-check");
    listed = `http://localhost:${widget.port}`;
    unlisted = `http://127.0.0.1:${widget.port}`;
    host = await startServer({ port: await freePort(), dataDir, settings: { OVERRIDE_ORIGINS: listed } });
  });
  test.afterAll(async () => {
    await Promise.all([host.stop(), widget.stop()]);
    await rm(dataDir, { recursive: true });
  });

  const badgeOf = (page: Page) => page.getByRole("region", { name: "Widget override" });
  const titleOf = (page: Page) => new CvCheck(page).place.getByRole("heading", { level: 2 });

  test("runs in a real page, updates as it is edited, stays for the session, and can be turned off", async ({
    page,
  }) => {
    const refused: string[] = [];
    page.on("console", (message) => {
      if (/Content Security Policy|Trusted/.test(message.text())) refused.push(message.text());
    });
    const asked = page.waitForRequest(`${listed}/remoteEntry.js`);
    const answer = await page.goto(`${host.url}/cv-tjek?widget-override=cv-check@${listed}`);
    await asked;
    expect(answer?.headers()["content-security-policy"]).toContain(`script-src 'self' ${listed} 'sha384-`);
    expect(answer?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'");
    expect(answer?.headers()["cache-control"]).toBe("no-store");
    await expect(badgeOf(page)).toContainText(`cv-check from localhost:${widget.port}`);
    await expect(page.locator("[data-widget=cv-check]")).toHaveAttribute("data-widget-version-loaded", "override", {
      timeout: 60_000,
    });
    await expect(titleOf(page)).toHaveText("Hvor stærkt står dit CV?");

    await page.evaluate(() => void Object.assign(globalThis, { noted: true }));
    widget.edit("cv-check-step.tsx", plainTitle, longerTitle);
    await expect(titleOf(page)).toHaveText("Hvor stærkt står dit CV? I dag?");
    expect(await page.evaluate(() => "noted" in globalThis)).toBe(true);
    expect(refused).toEqual([]);

    // A second page view of the same session, at an address without the parameter.
    await page.goto(`${host.url}/cv-tjek#trin`);
    await expect(page).toHaveURL(/\?widget-override=.*#trin$/);
    await expect(titleOf(page)).toHaveText("Hvor stærkt står dit CV? I dag?");

    await badgeOf(page).getByRole("button", { name: "Turn off" }).click();
    await expect(page).toHaveURL(`${host.url}/cv-tjek#trin`);
    await new CvCheck(page).ready();
    await expect(titleOf(page)).toHaveText("Hvor stærkt står dit CV?");
    await expect(badgeOf(page)).toHaveCount(0);
    widget.edit("cv-check-step.tsx", longerTitle, plainTitle);
  });

  test("does not style the page around it", async ({ page }) => {
    const colors = () =>
      page.evaluate(() =>
        ["h1", "main", "footer"].map(
          (tag) =>
            getComputedStyle(document.querySelector(tag) ?? document.body).cssText +
            getComputedStyle(document.querySelector(tag) ?? document.body).font,
        ),
      );
    await page.goto(`${host.url}/cv-tjek`);
    await new CvCheck(page).ready();
    const before = await colors();
    await page.goto(`${host.url}/cv-tjek?widget-override=cv-check@${listed}`);
    await new CvCheck(page).ready();
    expect(await colors()).toEqual(before);
    expect(await page.locator("head style[data-vite-dev-id]").count()).toBeGreaterThan(0);
    await expect(titleOf(page)).not.toHaveCSS("font-family", /^(serif|Times)/);
  });

  test("is refused from an origin that the server does not list, and the page has its own", async ({ page }) => {
    const answer = await page.goto(`${host.url}/cv-tjek?widget-override=cv-check@${unlisted}`);
    expect(answer?.headers()["content-security-policy"]).not.toContain(unlisted);
    await new CvCheck(page).ready();
    await expect(badgeOf(page)).toContainText(`${unlisted} is not among this server's OVERRIDE_ORIGINS.`);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test("is chosen in the panel", async ({ page }) => {
    await page.goto(`${host.url}/cv-tjek?widget-override=`);
    await badgeOf(page)
      .getByRole("combobox", { name: /^Widget/ })
      .selectOption("cv-check");
    await badgeOf(page).getByLabel("Development server").selectOption(listed);
    await badgeOf(page).getByRole("button", { name: "Load" }).click();
    await expect(badgeOf(page)).toContainText(`cv-check from localhost:${widget.port}`);
    await new CvCheck(page).ready();
  });

  test("loads from any origin with a signed link, on a page of another site too, and not with a link that was altered", async ({
    page,
    otherSite,
  }) => {
    const cli = async (args: readonly string[], env: Readonly<Record<string, string>>) => {
      const { stdout } = await run(process.execPath, ["host-shell/cli/widget.ts", ...args], {
        cwd: repository,
        env: { PATH: process.env["PATH"], WIDGET_HOST: host.url, ...env },
      });
      return stdout.split("\n")[0] ?? "";
    };
    const admin = (await readFile(join(dataDir, "deploy-admin-token"), "utf8")).trim();
    const token = await cli(["token", "cv-check", "Team CV"], { DEPLOY_ADMIN_TOKEN: admin });
    const query = await cli(["override-link", "cv-check", `${unlisted}/`], { WIDGET_TOKEN: token });
    expect(query).toMatch(/^\?widget-override=[\w.-]+$/);

    const body = '<div data-widget="cv-check" data-widget-load="eager"></div>';
    for (const address of [
      `${host.url}/cv-tjek`,
      otherSite.page(pageHtml({ loader: `${host.url}/loader.js`, body })),
    ]) {
      await page.goto(address + query);
      await expect(badgeOf(page)).toContainText(`cv-check from 127.0.0.1:${widget.port}`);
      await expect(page.locator("[data-widget=cv-check]")).toHaveAttribute("data-widget-version-loaded", "override");
    }

    const changed = query.replace(/\.([\w-]+)\./, (_part, payload: string) => {
      const claims = Buffer.from(payload, "base64url").toString().replace("cv-check", "cv-chack");
      return `.${Buffer.from(claims).toString("base64url")}.`;
    });
    await page.goto(`${host.url}/cv-tjek${changed}`);
    await expect(badgeOf(page)).toContainText("This link is not valid or has expired.");
    await new CvCheck(page).ready();
  });
});

test.describe("the badge", () => {
  const away = "http://localhost:5176";
  let dataDir: string;
  let host: RunningServer;
  test.beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "override-"));
    host = await startServer({ port: await freePort(), dataDir, settings: { OVERRIDE_ORIGINS: away } });
  });
  test.afterAll(async () => {
    await host.stop();
    await rm(dataDir, { recursive: true });
  });

  const badgeOf = (page: Page) => page.getByRole("region", { name: "Widget override" });
  /** Simulates a development server that has started but does not answer yet. */
  const keepWaiting = (page: Page) => page.route(`${away}/**`, () => undefined);
  const box = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

  test("says that the page has no widget of that name, lists those that it has, and follows changes of the page", async ({
    page,
    otherSite,
  }) => {
    await keepWaiting(page);
    const body = ["job-match", "cv-check", "cv-check"].map((name) => `<div data-widget="${name}"></div>`).join("");
    const address = otherSite.page(pageHtml({ loader: `${host.url}/loader.js`, body }));
    await page.goto(`${address}?widget-override=cv-chek@${away}`);
    await expect(badgeOf(page)).toContainText('This page has no widget "cv-chek". It has cv-check, job-match.');
    await page.evaluate(() => document.querySelectorAll("[data-widget]").forEach((element) => element.remove()));
    await expect(badgeOf(page)).toContainText('This page has no widget "cv-chek". It has no widgets.');
    await page.locator("main").evaluate((main) => main.insertAdjacentHTML("beforeend", '<p data-widget="cv-chek">'));
    await expect(badgeOf(page)).toContainText("cv-chek from localhost:5176");
  });

  for (const [requested, chosen] of [
    ["", "job-match"],
    [`cv-chek@${away}`, "cv-check"],
    ["cv-check@https://evil.example", "cv-check"],
  ] as const) {
    test(`offers ${chosen} first after "${requested}"`, async ({ page, otherSite }) => {
      await keepWaiting(page);
      await page.route("**/registry.json", async (route) => {
        const response = await route.fetch();
        const registry = (await response.json()) as { readonly widgets: object };
        const others = { afstemning: { channels: {}, versions: {} }, "job-match": { channels: {}, versions: {} } };
        await route.fulfill({ response, json: { ...registry, widgets: { ...others, ...registry.widgets } } });
      });
      const body = '<div data-widget="job-match"></div><div data-widget="cv-check"></div>';
      const address = otherSite.page(pageHtml({ loader: `${host.url}/loader.js`, body }));
      await page.goto(`${address}?widget-override=${requested}`);
      await expect(badgeOf(page)).toBeVisible();
      if (requested.endsWith(away)) await badgeOf(page).getByText("Change").click();
      await expect(badgeOf(page).getByRole("combobox", { name: "Widget", exact: true })).toHaveValue(chosen);
    });
  }

  test("covers nothing at the end of the page on a phone, and gives its space back", async ({ page }) => {
    await keepWaiting(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${host.url}/cv-tjek?widget-override=cv-check@${away}`);
    await expect(badgeOf(page)).toContainText("cv-check from localhost:5176");
    const links = await page.getByRole("contentinfo").getByRole("link").all();
    expect(links.length).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const link of links) {
      await link.focus();
      const { y, height } = await box(link);
      expect(y + height).toBeLessThanOrEqual((await box(badgeOf(page))).y);
    }
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    await page.goto(`${host.url}/cv-tjek?widget-override=`);
    await expect(badgeOf(page)).toBeVisible();
    const withBadge = await length();
    await badgeOf(page).getByRole("button", { name: "Close" }).click();
    await expect(badgeOf(page)).toHaveCount(0);
    expect(await length()).toBeLessThan(withBadge);
    await expect(page.locator("html")).toHaveCSS("scroll-padding-bottom", "auto");
  });

  test("is one line where there is room", async ({ page }) => {
    await keepWaiting(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${host.url}/cv-tjek?widget-override=cv-check@${away}`);
    const parts = [badgeOf(page).getByRole("status"), badgeOf(page).getByRole("button", { name: "Turn off" })];
    const middles = await Promise.all(parts.map(async (part) => box(part).then(({ y, height }) => y + height / 2)));
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThan(2);
  });
});

test(
  "the panel fits a phone however long the names of servers, opens and closes by keyboard, and has no axe findings",
  { tag: "@chromium-only" },
  async ({ page }) => {
    const dataDir = await mkdtemp(join(tmpdir(), "override-"));
    const away = "https://medlemskabsoplysningsformularens-udviklingsserver.example";
    const host = await startServer({ port: await freePort(), dataDir, settings: { OVERRIDE_ORIGINS: away } });
    // No server runs at this address, and tests must not look it up.
    await page.route(`${away}/**`, (route) => route.abort());
    const badge = page.getByRole("region", { name: "Widget override" });
    await page.setViewportSize({ width: 360, height: 640 });

    await page.goto(`${host.url}/cv-tjek?widget-override=cv-check@${away}`);
    await expect(badge).toContainText(`cv-check could not be loaded from ${away}. Is its development server running?`);
    await badge.getByText("Change").focus();
    await page.keyboard.press("Enter");
    await expect(badge.getByRole("combobox", { name: "Widget", exact: true })).toBeFocused();
    expect(await findingsInEveryScheme(page)).toEqual([]);
    for (const control of await badge.locator("select, button").all()) {
      const { x, width, height } = (await control.boundingBox()) ?? { x: -1, width: 0, height: 0 };
      expect(x).toBeGreaterThanOrEqual(16);
      expect(x + width).toBeLessThanOrEqual(344);
      expect(height).toBeGreaterThanOrEqual(40);
    }
    await page.keyboard.press("Escape");
    await expect(badge.getByText("Change")).toBeFocused();
    await expect(badge.getByLabel("Development server")).toBeHidden();

    await page.goto(`${host.url}/cv-tjek?widget-override=`);
    await badge.getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Escape");
    await expect(badge).toHaveCount(0);
    expect(await host.stop()).toBe(0);
    await rm(dataDir, { recursive: true });
  },
);
