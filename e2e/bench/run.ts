/**
 * `npm run bench` prints one line per figure, with its budget; `npm run bench -- tax jobs` measures only some parts.
 * Exits with 1 if any budget is exceeded. Needs a finished build. `--save` writes the figures of the CV check's
 * criteria.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import autocannon from "autocannon";
import { findChromium } from "../browser/find-chromium.ts";
import { fixture } from "../fixtures/fixture.ts";
import { freePort } from "../server/free-port.ts";
import { reviewOnce } from "../server/review-once.ts";
import { startServer } from "../server/start-server.ts";
import { measureFirstPaint } from "./first-paint/first-paint.ts";
import { measureLayoutShift } from "./first-paint/layout-shift.ts";
import { measureEmbedStudio } from "./embed-studio.ts";
import { measureEmbedded } from "./embedded.ts";
import { measureSecondVisit, measureTax } from "./federation.ts";
import { measureFeeCalculator } from "./fee-calculator.ts";
import { type Figure, keepsBudget, lineOf, quantile } from "./figure.ts";
import { measureJobCards } from "./job-cards.ts";
import { measureCompanies } from "./companies.ts";
import { reportCriteria } from "./criterion-figures.ts";
import { measureTruth } from "./cv-truth.ts";
import { measureHostileFiles } from "./hostile-files.ts";
import { measureHostileTexts } from "./hostile-texts.ts";
import { measureJoin } from "./join.ts";
import { measureJobMatch, measureJobMatchInSql, measureLargeIndex } from "./job-match.ts";
import { importJobs, writePostings } from "./jobs.ts";
import { measureKeyPresses } from "./key-presses.ts";
import { measureManyRows } from "./many-rows.ts";
import { measureOutages } from "./outages.ts";
import { loadPage } from "./page-load.ts";
import { measureBlocks } from "./pages/cached-pages.ts";
import { measureColdPages } from "./pages/drawing.ts";
import { rankJudgedSet } from "./ranking.ts";
import { measureReviewInBrowser, peakMemory } from "./reviews.ts";
import { measureSearch } from "./search/search.ts";
import { measureSelfService } from "./self-service.ts";
import { measureServiceForms } from "./service-forms.ts";
import { measureParts } from "./parts.ts";
import { measureSession } from "./session.ts";
import { messagesOf, postSubmissions, readyAfterFlood } from "./submissions.ts";
import { measureEndlessBodies, measureUploads } from "./uploads.ts";

const figures: Figure[] = [];
const report = (figure: Figure): void => {
  figures.push(figure);
  console.log(lineOf(figure));
};

const parts = {
  sizes: measureSizes,
  ranking: measureRanking,
  tax: () => measureTax(browser, server.url, report),
  parts: () => measureParts(browser, report),
  "second-visit": () => measureSecondVisit(browser, server.url, report),
  pages: measurePages,
  blocks: () => measureBlocks(browser, report),
  "cold-pages": () => measureColdPages(report),
  "first-paint": () => measureFirstPaint(browser, server.url, report),
  "layout-shift": () => measureLayoutShift(browser, server.url, report),
  session: () => measureSession(browser, server.url, report),
  "self-service": () => measureSelfService(browser, server.url, report),
  "job-cards": () => measureJobCards(browser, server.url, report),
  keys: () => measureKeyPresses(browser, server.url, report),
  join: () => measureJoin(browser, server.url, report),
  companies: () => measureCompanies(report),
  "hostile-texts": () => measureHostileTexts(report),
  "hostile-files": () => measureHostileFiles(report),
  reviews: measureReviews,
  submissions: measureSubmissions,
  "service-forms": () => measureServiceForms(browser, server.url, report),
  "fee-calculator": () => measureFeeCalculator(browser, server.url, report),
  "embed-studio": () => measureEmbedStudio(browser, server.url, report),
  uploads: async () => {
    await measureUploads(browser, server, report);
    await measureEndlessBodies(server, report);
  },
  jobs: () => measureJobMatch(report),
  "jobs-sql": () => measureJobMatchInSql(report),
  "jobs-million": () => measureLargeIndex(report),
  search: () => measureSearch(report),
  "many-rows": () => measureManyRows(report),
  embedded: () => measureEmbedded(report),
  outages: () => measureOutages(report),
  import: measureImport,
  "cv-truth": async () => {
    const open = await measureTruth("open", report, true);
    const closed = await measureTruth("closed", report);
    await reportCriteria([...open, ...closed], report, saves);
  },
} satisfies Readonly<Record<string, () => Promise<void>>>;
const known = Object.keys(parts);
const saves = process.argv.includes("--save");
const wanted = process.argv.slice(2).filter((word) => word !== "--save");
const unknown = wanted.filter((part) => !known.includes(part));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. Parts: ${known.join(", ")}.`);
  process.exit(1);
}

const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
// The server trusts the addresses in the submissions and has larger quotas for members' forms. Tests read one CV at a
// time, but the product reads two.
const adminToken = "the-token-of-the-bench-for-operators";
const settings = {
  TRUSTED_PROXIES: "127.0.0.1",
  FORMS_PER_MINUTE: "10000",
  CV_WORKERS: "2",
  DEPLOY_ADMIN_TOKEN: adminToken,
  // As on every real server.
  NODE_ENV: "production",
};
const server = await startServer({ port: await freePort(), dataDir, settings });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  for (const [part, measure] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(part)) await measure();
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
const over = figures.filter((figure) => !keepsBudget(figure));
console.log(
  over.length === 0
    ? `All ${figures.length} figures keep their budgets.`
    : `${over.length} of ${figures.length} figures exceed their budgets.`,
);
process.exitCode = over.length === 0 ? 0 : 1;

async function measureSizes(): Promise<void> {
  const built = join(import.meta.dirname, "../../host-shell/dist/browser/loader.js");
  report({
    name: "loader, as sent",
    value: (await readFile(`${built}.br`)).length / 1000,
    budget: 3,
    unit: "kB",
    bound: "most",
    note: `${(gzipSync(await readFile(built), { level: 9 }).length / 1000).toFixed(2)} kB gz`,
  });

  const embed = await (await fetch(`${server.url}/embed.js`)).bytes();
  report({
    name: "script that adds the loader",
    value: gzipSync(embed, { level: 9 }).length,
    budget: 400,
    unit: "B gz",
    bound: "most",
  });

  const front = await loadPage(browser, `${server.url}/privatlivspolitik`);
  report({
    name: "script of a page without widgets",
    value: front.scriptBytes / 1000,
    budget: 6,
    unit: "kB",
    bound: "most",
  });

  const { scripts } = await loadPage(browser, `${server.url}/cv-tjek`);
  const gzipped = await Promise.all(
    scripts.map(async (url) => gzipSync(await (await fetch(url)).bytes(), { level: 9 }).length),
  );
  const total = gzipped.reduce((sum, size) => sum + size, 0);
  report({
    name: "all script of the CV check page, first visit",
    value: total / 1000,
    budget: 140,
    unit: "kB gz",
    bound: "most",
    note: `${scripts.length} files`,
  });
}

async function measureRanking(): Promise<void> {
  const { ndcgAt10, recallAt99 } = await rankJudgedSet();
  const note = "30 CVs, 200 postings";
  report({ name: "jobs for judged CVs, nDCG@10", value: ndcgAt10, budget: 0.85, unit: "", bound: "least", note });
  report({ name: "jobs for judged CVs, recall@99", value: recallAt99, budget: 0.99, unit: "", bound: "least", note });
}

async function measurePages(): Promise<void> {
  for (const path of ["/", "/cv-tjek"]) {
    const url = server.url + path;
    await autocannon({ url, connections: 10, duration: 1 });
    const { requests, non2xx, errors } = await autocannon({
      url,
      connections: 10,
      duration: 3,
      headers: { "accept-encoding": "br" },
    });
    if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} answers other than 2xx, ${errors} errors`);
    report({
      name: `server-rendered page ${path} from the cache`,
      value: requests.average,
      budget: 1000,
      unit: "req/s",
      bound: "least",
    });
  }
}

async function measureReviews(): Promise<void> {
  const cv = fixture("cv-two-pages-da.pdf");
  for (let run = 0; run < 5; run++) await reviewOnce(server.url, cv);
  await measureReviewInBrowser(browser, server.url, report);
  const times: number[] = [];
  for (let run = 0; run < 40; run++) {
    const start = performance.now();
    await reviewOnce(server.url, cv);
    times.push(performance.now() - start);
  }
  report({
    name: "review of a two-page CV, warm, p50",
    value: quantile(times, 0.5),
    budget: 150,
    unit: "ms",
    bound: "most",
  });
  report({
    name: "review of a two-page CV, warm, p95",
    value: quantile(times, 0.95),
    budget: 300,
    unit: "ms",
    bound: "most",
  });

  const { result, peak } = await peakMemory(server.pid, () =>
    Promise.allSettled(Array.from({ length: 20 }, () => reviewOnce(server.url, cv))),
  );
  const failed = result.filter(({ status }) => status === "rejected").length;
  report({ name: "failed among 20 concurrent reviews", value: failed, budget: 0, unit: "", bound: "most" });
  report({
    name: "memory of the server in the meantime",
    value: peak.server / 1e6,
    budget: 900,
    unit: "MB",
    bound: "most",
    note: "RSS",
  });
  report({
    name: "memory of server and readers in the meantime",
    value: peak.together / 1e6,
    budget: 900,
    unit: "MB",
    bound: "most",
    note: "PSS",
  });
}

async function measureSubmissions(): Promise<void> {
  const connections = 64;
  const before = await messagesOf(server.url, adminToken);
  const warmUp = await postSubmissions(server.url, { connections, seconds: 3 });
  const { taken, perSecond, failed, p99 } = await postSubmissions(server.url, { connections, seconds: 10 });
  const kept = (await messagesOf(server.url, adminToken)) - before;
  const note = `as fast as they are answered, ${connections} connections`;
  report({ name: "submissions of four kinds", value: perSecond, budget: 1000, unit: "/s", bound: "least", note });
  report({ name: "p99 of a submission in the meantime", value: p99, budget: 150, unit: "ms", bound: "most", note });
  report({ name: "submissions that were not taken", value: failed, budget: 0, unit: "", bound: "most" });
  const lost = Math.max(0, warmUp.taken + taken - kept);
  report({ name: "submissions that were taken and are lost", value: lost, budget: 0, unit: "", bound: "most" });
  const readyMs = await readyAfterFlood(server.url, 1_000);
  report({
    name: "readiness after 1000 leads from one address",
    value: readyMs,
    budget: 2_000,
    unit: "ms",
    bound: "most",
  });
}

/** Uses a separate server, since the imported jobs would change other figures. */
async function measureImport(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-jobs-"));
  const file = join(folder, "postings.ndjson");
  const token = "the-token-of-the-bench-for-all-imports";
  await writePostings(100_000, file);
  const importing = await startServer({
    port: await freePort(),
    dataDir: join(folder, "data"),
    settings: { DEPLOY_ADMIN_TOKEN: token },
  });
  try {
    const perSecond = await importJobs(importing.url, token, file);
    report({ name: "postings imported, of 100 000", value: perSecond, budget: 2000, unit: "/s", bound: "least" });
  } finally {
    await importing.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
