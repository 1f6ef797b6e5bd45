import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { openStaticSite } from "../embedding/static-site.ts";
import { buildWidget, type WidgetBuild } from "../widgets/build-widget.ts";
import { type PublishingHost, startPublishingHost } from "../widgets/publishing-host.ts";
import { type Figure, quantile } from "./figure.ts";
import { loadPage, loadPageAfter, loadPageAgain, type PageLoad, phone } from "./page-load.ts";
import { serveComparedPages } from "./plain-bundle.ts";

type Report = (figure: Figure) => void;

const runs = 7;
const folder = join(import.meta.dirname, "../../widgets");
const all = readdirSync(folder);

/** Widgets on one page, and the most bytes of script against one plain bundle of the same sources. */
const sets: readonly (readonly [widgets: readonly string[], scripts: number])[] = [
  [["cv-check", "cookie-consent"], 1.12],
  [["cv-check", "lead-forms"], 1.12],
  [["cv-check", "jobmatch", "cross-link", "cookie-consent"], 1.12],
  [["cv-check", "jobmatch", "signup-stepper", "service-forms"], 1.1],
  [all, 1.1],
];

/** Measures what independent builds and deployments cost, compared with the same page in one bundle. */
export async function measureTax(browser: Browser, hostUrl: string, report: Report): Promise<void> {
  const page = await loadPage(browser, `${hostUrl}/cv-tjek`, { conditions: phone, consent: "given" });
  report({
    name: "layout shift of the CV check page on a phone",
    value: Number(page.layoutShift.toFixed(2)),
    budget: 0,
    unit: "",
    bound: "most",
  });
  for (const [widgets, scripts] of sets) await compare(browser, hostUrl, widgets, scripts, report);
  await measureOneForeign(browser, hostUrl, report);
  await measureWarmSecondPage(browser, hostUrl, report);
  const host = await startPublishingHost();
  try {
    await measurePublications(host, report);
    await measureTen(browser, host, report);
    await measureRegistry(host, report);
  } finally {
    await host.stop();
  }
}

/** Measures a second visit with a warm cache. */
export async function measureSecondVisit(browser: Browser, hostUrl: string, report: Report): Promise<void> {
  const { scriptBytes, scripts } = await loadPageAgain(browser, `${hostUrl}/cv-tjek`);
  report({
    name: "script downloaded by a second visit",
    value: scriptBytes,
    budget: 0,
    unit: "bytes",
    bound: "most",
    note: `${scripts.length} files from the browser's cache`,
  });
}

async function compare(
  browser: Browser,
  hostUrl: string,
  widgets: readonly string[],
  scripts: number,
  report: Report,
): Promise<void> {
  const what = widgets === all ? "all nine" : widgets.join(", ");
  const pages = await serveComparedPages(hostUrl, widgets);
  const federated: PageLoad[] = [];
  const plain: PageLoad[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      // Alternates, so that other load affects both alike.
      federated.push(await loadPage(browser, pages.federated, { conditions: phone }));
      plain.push(await loadPage(browser, pages.plain, { conditions: phone }));
    }
  } finally {
    await pages.close();
  }
  const tell = (measure: string, budget: number, of: (load: PageLoad) => number, unit: (value: number) => string) => {
    const [ours, theirs] = [quantile(federated.map(of), 0.5), quantile(plain.map(of), 0.5)];
    const note = `${unit(ours)} against ${unit(theirs)}`;
    report({ name: `${measure} of ${what}`, value: ours / theirs, budget, unit: "x", bound: "most", note });
  };
  const kB = (value: number) => `${(value / 1000).toFixed(1)} kB`;
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  tell("script bytes", scripts, ({ scriptBytes }) => scriptBytes, kB);
  tell("style bytes", 1.1, ({ styleBytes }) => styleBytes, kB);
  tell("script time", 1.1, ({ scriptSeconds }) => scriptSeconds * 1000, ms);
  tell("time to ready", 1.1, ({ readyMs }) => readyMs, ms);
}

/** The CV check on a phone, on a page of another origin. */
async function measureOneForeign(browser: Browser, hostUrl: string, report: Report): Promise<void> {
  const site = await openStaticSite();
  const loads: PageLoad[] = [];
  try {
    const url = site.page(
      pageHtml({
        loader: `${hostUrl}/loader.js`,
        body: '<div data-widget="cv-check" data-widget-load="eager"></div>',
      }),
    );
    for (let run = 0; run < runs; run += 1)
      loads.push(await loadPage(browser, url, { conditions: phone, consent: "given" }));
  } finally {
    await site.close();
  }
  const tell = (name: string, budget: number, of: (load: PageLoad) => number, unit: string) =>
    report({ name, value: quantile(loads.map(of), 0.5), budget, unit, bound: "most", note: `of ${runs}` });
  tell("first frame of the CV check elsewhere, on a phone", 1_100, ({ frameMs }) => frameMs, "ms");
  tell("the CV check elsewhere can be used, on a phone", 1_800, ({ readyMs }) => readyMs, "ms");
  tell("script of the CV check elsewhere", 126, ({ scriptBytes }) => scriptBytes / 1000, "kB");
}

/** From the CV check to the job match on another page. */
async function measureWarmSecondPage(browser: Browser, hostUrl: string, report: Report): Promise<void> {
  const site = await openStaticSite();
  try {
    const [first = "", second = ""] = ["cv-check", "jobmatch"].map((name) =>
      site.page(
        pageHtml({
          loader: `${hostUrl}/loader.js`,
          body: `<div data-widget="${name}" data-widget-load="eager"></div>`,
        }),
      ),
    );
    const { scriptBytes, scripts } = await loadPageAfter(browser, first, second);
    report({
      name: "script of the job match after the CV check",
      value: scriptBytes / 1000,
      budget: 16,
      unit: "kB",
      bound: "most",
      note: `${scripts.length} files, most of them cached`,
    });
  } finally {
    await site.close();
  }
}

/** Publishes the builds of all widgets, one after the other. */
async function measurePublications(host: PublishingHost, report: Report): Promise<void> {
  const times: number[] = [];
  for (const name of all) {
    const start = performance.now();
    await host.publishBuilt(name, join(folder, name, "dist"));
    times.push(performance.now() - start);
  }
  report({
    name: "publication of all widgets with their parts",
    value: times.reduce((sum, time) => sum + time, 0) / 1000,
    budget: 5,
    unit: "s",
    bound: "most",
    note: `${all.length} widgets, the slowest ${Math.max(...times).toFixed(0)} ms`,
  });
}

/** Versions that the registry has when its answer is measured. */
const versions = 200;

async function measureTen(browser: Browser, { url }: PublishingHost, report: Report): Promise<void> {
  const site = await openStaticSite();
  try {
    const placeholder = '<div data-widget="cv-check" data-widget-load="eager"></div>';
    const [one, ten] = [1, 10].map((places) =>
      site.page(pageHtml({ loader: `${url}/loader.js`, body: placeholder.repeat(places) })),
    ) as [string, string];
    const times = { one: [] as number[], ten: [] as number[] };
    for (let run = 0; run < runs; run += 1) {
      times.one.push((await loadPage(browser, one)).scriptSeconds);
      times.ten.push((await loadPage(browser, ten)).scriptSeconds);
    }
    const [ofOne, ofTen] = [quantile(times.one, 0.5), quantile(times.ten, 0.5)];
    report({
      name: "script time of ten placeholders against one",
      value: ofTen / ofOne,
      budget: 1.2,
      unit: "x",
      bound: "most",
      note: `${(ofTen * 1000).toFixed(0)} ms against ${(ofOne * 1000).toFixed(0)} ms`,
    });
  } finally {
    await site.close();
  }
}

async function measureRegistry(host: PublishingHost, report: Report): Promise<void> {
  const { url } = host;
  for (let minor = 1; minor <= versions - all.length; minor += 1)
    await publishInTurn(host, { name: "counter", version: `1.${minor}.0`, sameAs: "1.1.0" });
  const times: number[] = [];
  for (let call = 0; call < 1_500; call += 1) {
    const start = performance.now();
    const answer = await fetch(`${url}/widgets/registry.json`);
    await answer.arrayBuffer();
    // Before that both ends are still being compiled, and an empty call takes as long.
    if (call >= 1_000) times.push(performance.now() - start);
  }
  report({
    name: `answer of the registry with ${versions} versions, p95`,
    value: quantile(times, 0.95),
    budget: 5,
    unit: "ms",
    bound: "most",
    note: `p50 ${quantile(times, 0.5).toFixed(1)} ms`,
  });
}

/** Publishes a build, once the host's quota of calls permits it. */
async function publishInTurn(host: PublishingHost, build: WidgetBuild): Promise<void> {
  const dist = await buildWidget(build);
  for (;;) {
    try {
      return await host.publishBuilt(build.name, dist);
    } catch (error) {
      const [, seconds] = /Try again in (\d+) seconds/.exec(String(error)) ?? [];
      if (seconds === undefined) throw error;
      await setTimeout(Number(seconds) * 1000);
    }
  }
}
