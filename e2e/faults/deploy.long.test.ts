import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { consentCookies } from "../browser/consent-cookies.ts";
import { pageHtml } from "../embedding/page-html.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { rememberGates } from "../pages/remember-gates.ts";
import { freePort } from "../server/free-port.ts";
import { type Balancer, startBalancer } from "../server/start-balancer.ts";
import { type RunningServer, startServer } from "../server/start-server.ts";
import { expect, test } from "../test.ts";
import { repository } from "../widgets/built-once.ts";
import { buildNextRelease } from "../widgets/build-host.ts";
import { buildWidget } from "../widgets/build-widget.ts";

test.describe.configure({ mode: "serial" });

let folder: string;
let balancer: Balancer;
let present: RunningServer;
let next: RunningServer;

test.beforeAll(async ({ otherSite }) => {
  test.setTimeout(180_000);
  folder = await mkdtemp(join(tmpdir(), "deploy-"));
  balancer = await startBalancer();
  const widgetsDir = join(folder, "next-widgets");
  const unchanged = (path: string): boolean => !/\/(?:node_modules|src)(?:\/|$)/.test(path);
  await cp(join(repository, "widgets"), widgetsDir, { recursive: true, filter: unchanged });
  const cvCheck = await buildWidget({ name: "cv-check", version: "90.0.0" });
  await cp(cvCheck, join(widgetsDir, "cv-check/dist"), { recursive: true, force: true });
  const settings = { RELEASES_DIR: join(folder, "releases"), PUBLIC_URL: balancer.url };
  const dataDir = (name: string): string => join(folder, name);
  present = await startServer({
    port: await freePort(),
    dataDir: dataDir("present"),
    allowedOrigins: [otherSite.origin],
    settings,
  });
  next = await startServer({
    port: await freePort(),
    dataDir: dataDir("next"),
    hostShell: await buildNextRelease("next"),
    widgetsDir,
    allowedOrigins: [otherSite.origin],
    settings,
  });
});

test.afterAll(async () => {
  expect([await present.stop(), await next.stop()]).toEqual([0, 0]);
  await balancer.close();
  await rm(folder, { recursive: true, force: true });
});

test("two releases behind a balancer answer 60 loads of a page by chance, and its widget works in each", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  balancer.use(present.url, next.url);
  const versions = new Set<string | null>();
  for (let load = 0; load < 60; load += 1) {
    const context = await browser.newContext({ baseURL: balancer.url });
    await context.addCookies(consentCookies("given"));
    await context.addInitScript(rememberGates);
    const page = await context.newPage();
    const refused: string[] = [];
    page.on("response", (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
    });
    const tool = new CvCheck(page);
    await tool.open();
    expect(refused).toEqual([]);
    versions.add(await tool.place.getAttribute("data-widget-version-loaded"));
    await context.close();
  }
  expect([...versions].some((version) => version?.startsWith("90.0.0"))).toBe(true);
  expect(versions.size).toBe(2);
});

const farBelow = (loader: string): string =>
  pageHtml({ loader, body: '<p style="height: 400vh">Tekst</p><div data-widget="cv-check"></div>' });

test("a page that was opened before a deploy, and one before its rollback, get their widget afterwards", async ({
  page,
  otherSite,
}) => {
  const tool = new CvCheck(page);
  for (const [before, after] of [
    [present, next],
    [next, present],
  ] as const) {
    balancer.use(before.url);
    await page.goto(otherSite.page(farBelow(`${balancer.url}/loader.js`)));
    await expect(tool.place).toHaveAttribute("data-widget-state", "waiting");
    balancer.use(after.url);
    await tool.place.scrollIntoViewIfNeeded();
    await tool.ready();
  }
});

test("a page whose registry was read before a deploy loads the older widget from the newer server", async ({
  page,
  otherSite,
}) => {
  balancer.use(present.url);
  const first = '<div data-widget="cross-link" data-widget-load="eager"></div>';
  const loader = `${balancer.url}/loader.js`;
  await page.goto(otherSite.page(farBelow(loader).replace("<p style", `${first}<p style`)));
  await expect(page.locator("[data-widget=cross-link]")).toHaveAttribute("data-widget-state", "ready");
  balancer.use(next.url);
  const tool = new CvCheck(page);
  await tool.place.scrollIntoViewIfNeeded();
  await tool.ready();
});
