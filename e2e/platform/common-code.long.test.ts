import type { Page } from "@playwright/test";
import { mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pageHtml } from "../embedding/page-html.ts";
import { fixture } from "../fixtures/fixture.ts";
import { CookieConsent } from "../pages/cookie-consent.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { answerLeads, Gate, taken } from "../pages/gate.ts";
import { Placeholder } from "../pages/placeholder.ts";
import { changeSession, karin } from "../pages/session-of.ts";
import { freePort } from "../server/free-port.ts";
import { startServer } from "../server/start-server.ts";
import { expect, test as base } from "../test.ts";
import { buildWidget, type WidgetBuild } from "../widgets/build-widget.ts";
import type { PublishingHost } from "../widgets/publishing-host.ts";

// Widgets on one page that were built from two commits of shared-runtime, both of which differ from the page's.

/** Changes a source that both tools need at their first mount; all else is alike in both commits. */
const commit = (name: string): NonNullable<WidgetBuild["runtimeChanges"]> => ({
  "ui/progress-steps/progress-steps.tsx": (text) =>
    text.replace('role="group" aria-label={label}', `$& data-commit="${name}"`),
  "flow/flow.texts.ts": (text) => text.replace("Vil du forlade siden?", `$& (${name})`),
});

const builds = {
  older: { name: "cv-check", version: "1.4.0", runtimeChanges: commit("one") },
  newer: { name: "cv-check", version: "1.5.0", runtimeChanges: commit("two") },
  consent: { name: "cookie-consent", version: "1.5.0", runtimeChanges: commit("two") },
} as const satisfies Readonly<Record<string, WidgetBuild>>;
type Built = keyof typeof builds;

const placeholder = (built: Built): string => {
  const { name, version } = builds[built];
  return `<div data-widget="${name}" data-widget-version="${version}" data-widget-load="eager"></div>`;
};
const placeOf = (page: Page, built: Built) =>
  page.locator(`[data-widget="${builds[built].name}"][data-widget-version="${builds[built].version}"]`);

const toolsOn = (page: Page): readonly [CvCheck, CvCheck] => [
  new CvCheck(page, placeOf(page, "older")),
  new CvCheck(page, placeOf(page, "newer")),
];

interface Stage {
  /** Opens a page of another site with these widgets, and waits until they are live. */
  readonly open: (...widgets: readonly Built[]) => Promise<void>;
}

const test = base.extend<{ readonly stage: Stage }>({
  stage: async ({ page, host, otherSite }, use) =>
    use({
      open: async (...widgets) => {
        await publishAll(host, widgets);
        const body = widgets.map(placeholder).join("");
        await page.goto(otherSite.page(pageHtml({ loader: `${host.url}/loader.js`, body })));
        for (const widget of widgets) await new Placeholder(page, placeOf(page, widget)).isIn("ready");
      },
    }),
});
test.describe.configure({ timeout: 150_000 });

async function publishAll(host: PublishingHost, widgets: readonly Built[]): Promise<void> {
  // In the order of their versions, since the registry accepts only increasing ones.
  for (const widget of Object.keys(builds) as Built[]) if (widgets.includes(widget)) await host.publish(builds[widget]);
}

const cv = fixture("cv-two-pages-da.pdf");

interface PartOnPage {
  readonly instances: readonly unknown[];
}

test("two tools of two commits work with their own common code; what the commits have alike is one file and one instance", async ({
  page,
  stage,
}) => {
  await page.addInitScript(() => {
    const renderers: object[] = [];
    const inject = (renderer: object) => renderers.push(renderer);
    Object.assign(window, { renderers, __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject } });
  });
  const fetched: string[] = [];
  page.on("request", (request) => {
    const [path] = /parts\/.+\.js$/.exec(request.url()) ?? [];
    // A script that is preloaded is requested once more from the memory of the browser.
    if (path !== undefined && request.resourceType() === "script") fetched.push(path);
  });
  await stage.open("older", "newer");
  const [older, newer] = toolsOn(page);
  await expect(older.steps).toHaveAttribute("data-commit", "one");
  await expect(newer.steps).toHaveAttribute("data-commit", "two");
  await older.review(cv);
  await newer.review(cv);

  const [ofOlder, ofNewer] = [await partsOf(builds.older), await partsOf(builds.newer)];
  const alike = ofOlder.filter((path) => ofNewer.includes(path));
  const onPage = await page.evaluate(() => {
    const all = (globalThis as { [key: symbol]: unknown })[Symbol.for("host-shell.parts")];
    return Object.fromEntries(
      Object.entries(all as Readonly<Record<string, PartOnPage>>).map(([name, part]) => [
        `parts/${name}.js`,
        part.instances.length,
      ]),
    );
  });
  // The platform holds the parts that every widget needs, and the container, of which nothing is created.
  const loaded = alike.filter((path) => fetched.includes(path));
  expect(loaded.length).toBeGreaterThan(0);
  expect(alike.filter((path) => onPage[path] === 1).length).toBe(alike.length - 1);
  expect(ofOlder.filter((path) => !ofNewer.includes(path)).length).toBeGreaterThan(0);
  expect(fetched.filter((path, index) => fetched.indexOf(path) !== index)).toEqual([]);
  expect(fetched.filter((path) => path.includes("~"))).toEqual([]);
  expect(await page.evaluate(() => (window as { readonly renderers?: object[] }).renderers?.length)).toBe(1);
});

test("two commits share one session: it is requested once, and both see that the visitor signs in", async ({
  page,
  stage,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(?:session|site-settings)$/.test(request.url())) asked.push(request.url().replace(/.*\/api\//, ""));
  });
  await stage.open("older", "newer");
  expect(asked.filter((call) => call === "session")).toEqual(["session"]);
  const before = asked.length;
  await changeSession(page, karin);
  for (const tool of toolsOn(page)) {
    await tool.review(cv);
    // A member has nothing to join.
    await expect(tool.joinLink).toHaveCount(0);
  }
  expect(asked.slice(before).filter((call) => call === "session")).toEqual(["session"]);
  expect(asked.filter((call) => call === "site-settings").length).toBeLessThanOrEqual(1);
});

test.describe("before the answer about cookies", () => {
  test.use({ consent: "unanswered" });

  test("two commits ask once for consent, and both follow the answer", async ({ page, stage }) => {
    await stage.open("older", "newer", "consent");
    const overlay = new CookieConsent(page);
    await expect(overlay.overlay).toHaveCount(1);
    expect(await steps(page)).toEqual([]);
    await overlay.acceptAll.click();
    await overlay.isGone();
    await expect.poll(() => steps(page)).toEqual(["upload", "upload"]);
  });
});

test.describe("before the gate", () => {
  test.use({ gate: "met" });

  test("a gate that is passed in one commit counts in the other, and only one dialog is open", async ({
    page,
    stage,
  }) => {
    const leads = await answerLeads(page, taken);
    await stage.open("older", "newer");
    const [older, newer] = toolsOn(page);
    const gate = new Gate(page);
    await older.choose(cv);
    await expect(gate.lead).toBeVisible();
    await newer.place.locator("input[type=file]").setInputFiles(cv);
    await expect(page.locator("dialog[open]")).toHaveCount(1);
    await gate.fillIn();
    await gate.submit.click();
    await expect(older.resultTitle).toBeVisible();
    await expect(newer.resultTitle).toBeVisible();
    await expect(gate.lead).toHaveCount(0);
    expect(leads).toHaveLength(1);
  });
});

test("two commits ask once before the page is left, and stay as they are told", async ({ page, otherSite }) => {
  const folder = await mkdtemp(join(tmpdir(), "two-commits-"));
  const courses = ["1.4", "1.5"] as const;
  for (const [index, name] of ["one", "two"].entries()) {
    const version = `${courses[index]}.0`;
    const dist = await buildWidget({ name: "course-signup", version, runtimeChanges: commit(name) });
    await mkdir(join(folder, "widgets", name), { recursive: true });
    await symlink(dist, join(folder, "widgets", name, "dist"));
  }
  const server = await startServer({
    port: await freePort(),
    dataDir: join(folder, "data"),
    allowedOrigins: [otherSite.origin],
    widgetsDir: join(folder, "widgets"),
  });
  try {
    const body = courses.map(
      (version) => `<div data-widget="course-signup" data-widget-version="${version}" data-widget-load="eager"></div>`,
    );
    const link = page.getByRole("link", { name: "Et andet sted" });
    await page.goto(
      otherSite.page(
        pageHtml({
          loader: `${server.url}/loader.js`,
          body: `<a href="${otherSite.page("<!doctype html><title>Et andet sted</title>")}">Et andet sted</a>${body.join("")}`,
        }),
      ),
    );
    const places = await page.locator("[data-widget]").all();
    for (const place of places) {
      await new Placeholder(page, place).isIn("ready");
      await place.getByLabel("Navn", { exact: true }).fill("Bo");
    }
    await link.click();
    const questions = page.getByRole("alertdialog", { name: /^Vil du forlade siden\?/ });
    await expect(questions).toHaveCount(1);
    await expect(questions).toHaveAccessibleName("Vil du forlade siden? (two)");
    await questions.getByRole("button", { name: "Bliv på siden" }).click();
    await expect(questions).toHaveCount(0);
    for (const place of places) await expect(place.getByLabel("Navn", { exact: true })).toHaveValue("Bo");
    await link.click();
    await questions.getByRole("button", { name: "Forlad siden" }).click();
    await expect(page).toHaveTitle("Et andet sted");
  } finally {
    expect(await server.stop()).toBe(0);
    await rm(folder, { recursive: true });
  }
});

/** The paths of the parts of a first mount. */
async function partsOf(build: WidgetBuild): Promise<readonly string[]> {
  const text = await readFile(join(await buildWidget(build), "widget.json"), "utf8");
  return (JSON.parse(text) as { readonly parts: readonly string[] }).parts;
}

/** The tracked steps of all tools on the page. */
function steps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? []).flatMap((entry) => {
      const { event, step } = entry as { readonly event?: string; readonly step?: string };
      return event === "tool_step" && step !== undefined ? [step] : [];
    }),
  );
}
