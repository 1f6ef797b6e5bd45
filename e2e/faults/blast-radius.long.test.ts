import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import type { StaticSite } from "../embedding/static-site.ts";
import { consentCookies } from "../browser/consent-cookies.ts";
import { FourWidgets } from "../pages/four-widgets.ts";
import { rememberGates } from "../pages/remember-gates.ts";
import { expect, test as base } from "../test.ts";
import { buildWidget, type WidgetBuild } from "../widgets/build-widget.ts";
import type { PublishingHost } from "../widgets/publishing-host.ts";
import { breakFiles, type BrokenFiles, type FileFault, fileFaults } from "./file-faults.ts";
import { answers } from "./made-up-remote.ts";

/** The guide, built with the page's React, and with another major version. */
const guide: WidgetBuild = { name: "guide", version: "1.0.0" };
const guideOf18: WidgetBuild = { name: "guide", version: "2.0.0", react: "18.3.1" };
/** Modules that the widget takes from the page even so. */
const boundToNoReact = ["xstate", "@preact/signals-core"];

const test = base.extend<{ readonly stockedHost: PublishingHost }>({
  stockedHost: async ({ lenientHost }, use) => {
    for (const name of ["question-form", "counter", "member-note"])
      await lenientHost.publish({ name, version: "1.0.0" });
    for (const build of [guide, guideOf18]) await lenientHost.publish(build);
    await use(lenientHost);
  },
});
test.describe.configure({ timeout: 150_000 });

const allFaults = Object.keys(fileFaults) as FileFault[];
/** Every fault, beginning with another one in each turn. */
const faultsFrom = (turn: number): readonly FileFault[] =>
  allFaults.map((_, index) => allFaults[(index + turn) % allFaults.length] as FileFault);
/** Two faults for each file of a large group that is handled alike; over the files, all faults occur. */
const twoFaultsFrom = (turn: number): readonly FileFault[] => faultsFrom(turn * 2).slice(0, 2);

interface Stage {
  readonly page: Page;
  readonly host: PublishingHost;
  readonly site: StaticSite;
}

test("any fault in a file that a widget is mounted with leaves the other three working, and a retry repairs it", async ({
  page,
  stockedHost: host,
  otherSite: site,
}) => {
  const { entry, styles } = await manifestOf(guide);
  // Parts, which are elsewhere as well, are broken in `parts.long.test.ts`.
  const own = styles.filter((path) => !path.startsWith("parts/"));
  for (const [turn, path] of [entry, ...own].entries()) {
    await failInTurn({ page, host, site }, guide, path, faultsFrom(turn));
  }
});

test("a widget works without the files that are not needed for a first mount", async ({
  page,
  stockedHost: host,
  otherSite: site,
}) => {
  const { entry, styles, files } = await manifestOf(guide);
  const spare = Object.keys(files).filter((path) => path !== entry && !styles.includes(path));
  for (const fault of allFaults) {
    const four = await openFour({ page, host, site }, guide);
    const broken = await breakFiles(page, "guide/1.0.0", spare, fault);
    await four.expectGuideToWork();
    await four.expectTheRestToWork();
    await four.expectReports(0);
    broken.fault = undefined;
  }
});

// Each test has two halves, which run on two processors.
for (const half of [0, 1]) {
  test(`any fault in an own copy of a widget with another React affects no other widget, half ${half + 1}`, async ({
    page,
    stockedHost: host,
    otherSite: site,
  }) => {
    const paths = await ownFilesOf(guideOf18, boundToNoReact);
    for (const [turn, path] of halfOf(paths, half).entries()) {
      await failInTurn({ page, host, site }, guideOf18, path, twoFaultsFrom(turn));
    }
  });

  test(`any fault in an own copy on a page that shares nothing affects no other widget, half ${half + 1}`, async ({
    page,
    stockedHost: host,
    otherSite: site,
  }) => {
    for (const [turn, path] of halfOf(await ownFilesOf(guide), half).entries()) {
      await failAlone({ page, host, site }, guide, path, twoFaultsFrom(turn));
    }
  });

  test(`any fault in a copy that others could use leaves them working without it, half ${half + 1}`, async ({
    browser,
    stockedHost: host,
    otherSite: site,
  }) => {
    const cases = halfOf(await ownFilesOf(guide), half).flatMap((path, turn) =>
      twoFaultsFrom(turn).map((fault) => ({ path, fault })),
    );
    await onThreePages(browser, cases.values(), (page, { path, fault }) =>
      failFirst({ page, host, site }, guide, path, fault),
    );
  });
}

/** Runs `work` for each case, each on its own page, three at a time, since they wait for seconds of real time. */
async function onThreePages<Case>(
  browser: Browser,
  cases: IteratorObject<Case>,
  work: (page: Page, one: Case) => Promise<void>,
): Promise<void> {
  const oneAfterAnother = async (): Promise<void> => {
    for (const one of cases) {
      const context = await browser.newContext();
      await context.addInitScript(rememberGates);
      await context.addCookies(consentCookies("given"));
      await work(await context.newPage(), one);
      await context.close();
    }
  };
  await Promise.all([oneAfterAnother(), oneAfterAnother(), oneAfterAnother()]);
}

/** The stable version, and the previous stable version. */
const stable: WidgetBuild = { ...guideOf18, version: "stable" };

for (const fault of allFaults) {
  test(`a stable version whose entry is ${fault} is replaced by the one before it, and that by a fallback`, async ({
    page,
    stockedHost: host,
    otherSite: site,
  }) => {
    const { entry } = await manifestOf(guideOf18);
    const newest = await breakFiles(page, "guide/2.0.0", [entry], fault);
    const asked = page.waitForRequest(`**/guide/2.0.0/${entry}`);
    const four = await openFour({ page, host, site }, stable);
    await asked;
    await four.expectTheRestToWork();
    // Skips the time limit except for its last second, which passes in real time, so that the three seconds of the
    // previous version are not skipped.
    if (newest.fault === "never answered") await page.clock.fastForward(11_000);
    await four.expectGuideToWork();
    await expect(four.guide.place).toHaveAttribute("data-widget-version-loaded", "1.0.0");
    await four.expectReports(1);
    expect(four.versions).toEqual(["2.0.0"]);

    await breakFiles(page, "guide/1.0.0", [(await manifestOf(guide)).entry], fault);
    const both = await openFour({ page, host, site }, stable);
    await both.expectTheRestToWork();
    await giveUpWaiting(both, newest);
    await both.expectFallback(2);
    expect(both.versions).toEqual(["2.0.0", "1.0.0"]);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
}

test("a missing platform is not attributed to a version", async ({ page, stockedHost: host, otherSite: site }) => {
  await page.route(/\/platform\/(~\d+\/)?platform-/, (route) => route.abort());
  const four = await openFour({ page, host, site }, stable);
  await four.expectFallback(4);
  expect(four.versions).toEqual(["", "", "", ""]);
});

test("any fault in a widget's own code leaves the other three working, and a retry repairs it", async ({
  page,
  stockedHost: host,
  otherSite: site,
}) => {
  const four = await openFour({ page, host, site }, guide);
  await four.expectGuideToWork();
  await four.expectTheRestToWork();
  let reports = 0;
  for (const point of ["evaluation", "mount", "rendering", "event", "promise", "promise without an error"]) {
    await test.step(point, async () => {
      await four.open({ host: host.url, site, guide: guide.version, breakIn: point });
      if (point === "event" || point.startsWith("promise")) {
        await four.guide.isIn("ready");
        await four.guide.place.getByRole("button", { name: "Videre" }).click();
      }
      await four.expectTheRestToWork();
      await four.expectFallback((reports += 1));
      // The clock that the test installs is a changed built-in, which the report names.
      expect(four.reasons.at(-1)).toMatch(new RegExp(`^Error: broken in ${point}\\b`));

      await page.evaluate(() => delete document.documentElement.dataset["break"]);
      await four.guide.retry.click();
      await four.expectGuideToWork();
      await four.expectReports(reports);
    });
  }
});

/**
 * Applies each fault in turn to a file on one page with all four widgets. The three working widgets are mounted again
 * each time.
 */
async function failInTurn(stage: Stage, build: WidgetBuild, path: string, faults: readonly FileFault[]): Promise<void> {
  const [first, ...others] = faults;
  if (first === undefined) return;
  const broken = await breakFiles(stage.page, `${build.name}/${build.version}`, [path], first);
  const four = await openFour(stage, build);
  let isFirst = true;
  const expectFault = async (fault: FileFault) =>
    test.step(`${path} is ${fault}`, async () => {
      broken.fault = fault;
      if (!isFirst) {
        await four.addNeighbours();
        await four.guide.retry.click();
      }
      await four.expectTheRestToWork();
      await giveUpWaiting(four, broken);
      // A retry that fails as well is not reported again.
      await four.expectFallback(1);
      isFirst = false;
    });
  await expectFault(first);
  for (const fault of others) await expectFault(fault);

  broken.fault = undefined;
  await four.guide.retry.click();
  await four.expectGuideToWork();
  await four.expectReports(1);
  await stage.page.unrouteAll({ behavior: "ignoreErrors" });
}

/** Applies each fault while only the guide is on the page. The other widgets are added afterwards. */
async function failAlone(stage: Stage, build: WidgetBuild, path: string, faults: readonly FileFault[]): Promise<void> {
  const { page } = stage;
  await shareNothing(page);
  const broken = await breakFiles(page, `${build.name}/${build.version}`, [path], faults[0] ?? "missing");
  const four = await openFour(stage, build, true);
  for (const [turn, fault] of faults.entries()) {
    await test.step(`${path} is ${fault}`, async () => {
      broken.fault = fault;
      if (turn > 0) await four.guide.retry.click();
      await giveUpWaiting(four, broken);
      await four.expectFallback(1);
    });
  }
  await four.addNeighbours();
  await four.expectTheRestToWork();

  broken.fault = undefined;
  await four.guide.retry.click();
  await four.expectGuideToWork();
  await four.expectReports(1);
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

/**
 * Applies each fault to a shared module of the guide, which offers its copies to the other widgets before they load.
 */
async function failFirst(stage: Stage, build: WidgetBuild, path: string, fault: FileFault): Promise<void> {
  const { page } = stage;
  await shareNothing(page);
  const broken = await breakFiles(page, `${build.name}/${build.version}`, [path], fault);
  const four = await openFour(stage, build);
  await test.step(`${path} is ${fault}`, async () => {
    // The other widgets wait four seconds of real time for the guide's copy: with an advanced clock they would time out
    // while loading.
    await four.expectTheRestToWork();
    await giveUpWaiting(four, broken);
    // The guide may now use a copy of another widget.
    await expect(four.guide.place).toHaveAttribute("data-widget-state", /^(ready|failed)$/);
    const failed = (await four.guide.place.getAttribute("data-widget-state")) === "failed";
    if (failed) await four.expectFallback(1);
    broken.fault = undefined;
    if (failed) await four.guide.retry.click();
    await four.expectGuideToWork();
    await four.expectReports(failed ? 1 : 0);
  });
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

/** Replaces the page's platform by one that shares no modules. */
async function shareNothing(page: Page): Promise<void> {
  await page.route("**/widgets/registry.json", async (route) => {
    const registry = (await (await fetch(route.request().url())).json()) as object;
    const platform = { entry: "../platform/made-up.js", integrity: "" };
    await route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: { ...registry, platform } });
  });
  await page.route("**/platform/made-up.js", answers.module("export const shareScope = {};"));
}

/** Advances the clock until the page stops waiting for files. */
async function giveUpWaiting({ page, guide: { place } }: FourWidgets, { fault }: BrokenFiles): Promise<void> {
  if (fault !== "never answered") return;
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(place).not.toHaveAttribute("data-widget-state", "loading", { timeout: 100 });
  }).toPass({ intervals: [20] });
}

async function openFour({ page, host, site }: Stage, { version }: WidgetBuild, alone = false): Promise<FourWidgets> {
  const four = new FourWidgets(page);
  await page.clock.install();
  await four.open({ host: host.url, site, guide: version, alone });
  return four;
}

interface Manifest {
  readonly entry: string;
  readonly styles: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

async function textOf(build: WidgetBuild, file: string): Promise<string> {
  return readFile(join(await buildWidget(build), file), "utf8");
}

const manifestOf = async (build: WidgetBuild) => JSON.parse(await textOf(build, "widget.json")) as Manifest;
/** `own-copies.js`, and those files of the widget's own copies that a page needs if it offers only some modules. */
const ownFilesOf = async (build: WidgetBuild, offered: readonly string[] = []): Promise<readonly string[]> => {
  const script = "own-copies.js";
  const [list = ""] = (await textOf(build, script)).match(/\{"[^"]+":\{"assets.*?\}\}/) ?? [];
  const copies = Object.entries(JSON.parse(list) as Readonly<Record<string, object>>);
  const needed = copies.filter(([name]) => !offered.includes(name)).flatMap(([, files]) => Object.keys(files));
  return [script, ...new Set(needed)];
};
const halfOf = (paths: readonly string[], half: number): readonly string[] =>
  paths.filter((_, index) => index % 2 === half);
