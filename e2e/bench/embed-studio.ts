import type { Browser } from "@playwright/test";
import { openStaticSite } from "../embedding/static-site.ts";
import { freePort } from "../server/free-port.ts";
import { startServer } from "../server/start-server.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Figure, quantile } from "./figure.ts";

/** Below the quota of one address in a minute. */
const checks = 28;

/** Measures what the studio loads besides what every page with a tool has, and how long the check of a page takes. */
export async function measureEmbedStudio(
  browser: Browser,
  url: string,
  report: (figure: Figure) => void,
): Promise<void> {
  for (const [name, path] of [
    ["studio's first page beyond the platform", "/embed"],
    ["studio of the CV check beyond the platform and the tool", "/embed?tool=cv-check"],
  ] as const) {
    const common = await bytesOf(browser, `${url}/cv-tjek`);
    const own = [...(await bytesOf(browser, url + path))].filter(([file]) => !common.has(file));
    report({
      name,
      value: own.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000,
      budget: 60,
      unit: "kB",
      bound: "most",
      note: `${own.length} files`,
    });
  }
  await measurePageCheck(report);
}

/** Transferred bytes by address, until a page is idle. Previews are pages of their own. */
async function bytesOf(browser: Browser, url: string): Promise<ReadonlyMap<string, number>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const sizes = new Map<string, number>();
    page.on("requestfinished", (request) => {
      if (request.frame() !== page.mainFrame()) return;
      void request.sizes().then(({ responseBodySize }) => sizes.set(request.url(), responseBodySize));
    });
    await page.goto(url, { waitUntil: "networkidle" });
    return sizes;
  } finally {
    await context.close();
  }
}

/** A page with 2000 paragraphs, two tools and a wrong attribute. */
const html = (host: string): string =>
  `<!doctype html><html lang="da"><title>Karriere</title>${"<p>Lorem ipsum dolor sit amet.</p>".repeat(2_000)}
    <div data-widget="cv-check" data-join-hreff="/bliv"><a href="${host}/cv-tjek">Åbn CV-tjek</a></div>
    <div data-widget="jobmatch"><a href="${host}/jobmatch">Åbn Jobmatch</a></div>
    <script src="${host}/embed.js"></script>`;

async function measurePageCheck(report: (figure: Figure) => void): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
  const site = await openStaticSite();
  const server = await startServer({ port: await freePort(), dataDir, allowedOrigins: [site.origin] });
  try {
    const address = site.page(html(server.url));
    const times: number[] = [];
    for (let index = 0; index < checks; index += 1) {
      const began = performance.now();
      const answer = await fetch(`${server.url}/api/page-check?page=${encodeURIComponent(address)}`);
      const { findings } = (await answer.json()) as { readonly findings: readonly unknown[] };
      if (findings.length !== 1) throw new Error(`The check found ${findings.length} faults in place of one.`);
      times.push(performance.now() - began);
    }
    report({ name: "check of a page, p95", value: quantile(times, 0.95) / 1000, budget: 2, unit: "s", bound: "most" });
  } finally {
    await server.stop();
    await site.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
