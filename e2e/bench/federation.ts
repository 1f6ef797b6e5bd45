import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { openStaticSite } from "../embedding/static-site.ts";
import { type PublishingHost, startPublishingHost } from "../widgets/publishing-host.ts";
import { replayOf } from "../widgets/replay-of.ts";
import { type Figure, quantile } from "./figure.ts";
import { loadPage, loadPageAgain, type PageLoad, phone } from "./page-load.ts";
import { type ComparedPages, serveComparedPages } from "./plain-bundle.ts";

type Report = (figure: Figure) => void;

interface Budget {
  readonly bytes: number;
  readonly time: number;
}

interface ComparedWidgets extends Budget {
  readonly what: string;
  /** Names of the widgets, each with the folder of its sources. */
  readonly widgets: readonly (readonly [name: string, folder: string])[];
}

const runs = 7;
const repository = join(import.meta.dirname, "../..");
const cvCheck = ["cv-check", join(repository, "widgets/cv-check")] as const;
const small = ["question-form", "counter", "guide"].map(
  (name) => [name, join(repository, "e2e/fixtures/widgets", name)] as const,
);

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

  const host = await startPublishingHost();
  try {
    for (const [name] of [cvCheck, ...small]) await host.publish({ name, version: "1.1.0" });
    await measurePage(browser, host, report, { what: "one widget", widgets: [cvCheck], bytes: 1.2, time: 1.1 });
    await measurePage(browser, host, report, {
      what: "four widgets",
      widgets: [cvCheck, ...small],
      bytes: 1.05,
      time: 1.05,
    });
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

async function measurePage(
  browser: Browser,
  host: PublishingHost,
  report: Report,
  { what, widgets: listed, ...budget }: ComparedWidgets,
): Promise<void> {
  const widgets = new Map(listed);
  const pages = await serveComparedPages({ hostUrl: host.url, path: replayOf([...widgets.keys()]), widgets });
  try {
    await compare(browser, pages, what, budget, report);
  } finally {
    await pages.close();
  }
}

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

async function measureRegistry({ url }: PublishingHost, report: Report): Promise<void> {
  const times: number[] = [];
  for (let call = 0; call < 1_500; call += 1) {
    const start = performance.now();
    const answer = await fetch(`${url}/widgets/registry.json`);
    await answer.arrayBuffer();
    // The first calls do not count: both ends are still being compiled then, and even an empty call takes as long.
    if (call >= 1_000) times.push(performance.now() - start);
  }
  report({
    name: "answer of the registry, p95",
    value: quantile(times, 0.95),
    budget: 5,
    unit: "ms",
    bound: "most",
    note: `p50 ${quantile(times, 0.5).toFixed(1)} ms`,
  });
}

async function compare(
  browser: Browser,
  pages: ComparedPages,
  what: string,
  budget: Budget,
  report: Report,
): Promise<void> {
  const federated: PageLoad[] = [];
  const plain: PageLoad[] = [];
  for (let run = 0; run < runs; run += 1) {
    // The two pages alternate, so that other load affects both equally. Without an answer about cookies, the plain page
    // would load the loader, too.
    federated.push(await loadPage(browser, pages.federated, { conditions: phone, consent: "given" }));
    plain.push(await loadPage(browser, pages.plain, { conditions: phone, consent: "given" }));
  }
  const tell = (measure: string, limit: number, of: (load: PageLoad) => number, unit: (value: number) => string) => {
    const [ours, theirs] = [quantile(federated.map(of), 0.5), quantile(plain.map(of), 0.5)];
    report({
      name: `federation tax of ${what}, ${measure}`,
      value: ours / theirs,
      budget: limit,
      unit: "x",
      bound: "most",
      note: `${unit(ours)} against ${unit(theirs)}`,
    });
  };
  const kB = (value: number) => `${(value / 1000).toFixed(1)} kB`;
  tell("all bytes", budget.bytes, ({ bytes }) => bytes, kB);
  tell("bytes of script alone", budget.bytes, ({ scriptBytes }) => scriptBytes, kB);
  tell(
    "time to ready on a phone",
    budget.time,
    ({ readyMs }) => readyMs,
    (value) => `${value.toFixed(0)} ms`,
  );
}
