import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { fixture } from "../fixtures/fixture.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { Placeholder } from "../pages/placeholder.ts";
import { type Cdn, startCdn } from "../server/start-cdn.ts";
import { expect, test } from "../test.ts";
import { type PublishingHost, startPublishingHost } from "../widgets/publishing-host.ts";

declare global {
  interface Window {
    refused?: string[];
  }
}

test.describe("published widgets on a CDN", () => {
  test.describe.configure({ mode: "default", timeout: 90_000 });

  let folder: string;
  let cdn: Cdn;
  let host: PublishingHost;
  let published: number;

  /** Publishes the next version to `stable` and resolves with it. The previous version is then the last good one. */
  const publishNext = async (): Promise<string> => {
    published += 1;
    const version = `1.${published}.0`;
    await host.publish({ name: "cv-check", version, ...(published > 1 && { sameAs: "1.1.0" }) });
    return version;
  };

  test.beforeAll(async () => {
    test.setTimeout(90_000);
    folder = await mkdtemp(join(tmpdir(), "cdn-"));
    cdn = await startCdn(folder);
    host = await startPublishingHost({ WIDGETS_DIR: folder, WIDGETS_URL: cdn.url });
    published = 0;
    await publishNext();
  });
  test.afterAll(async () => {
    expect(await host.stop()).toBe(0);
    await cdn.close();
    await rm(folder, { recursive: true });
  });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.refused = [];
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
        window.refused?.push(`${effectiveDirective} ${blockedURI}`),
      );
    });
  });

  test.afterEach(() => cdn.restore());

  const loaded = (page: Page) => page.locator("[data-widget=cv-check]").getAttribute("data-widget-version-loaded");
  const tampered = (page: Page) => page.evaluate(() => "tampered" in globalThis);

  test("are loaded by our own pages from the CDN, under their policy and with integrity", async ({ page }) => {
    const fromHost: string[] = [];
    page.on("request", (request) => {
      if (request.url().startsWith(`${host.url}/widgets/cv-check/`)) fromHost.push(request.url());
    });
    const answer = await page.goto(`${host.url}/cv-tjek`);
    const { origin } = new URL(cdn.url);
    expect(answer?.headers()["content-security-policy"]).toContain(`script-src 'self' ${origin} 'sha384-`);
    expect(answer?.headers()["content-security-policy"]).not.toContain("unsafe");
    const tool = new CvCheck(page);
    await tool.ready();
    await tool.review(fixture("cv-two-pages-da.pdf"));

    expect(await loaded(page)).toBe("1.1.0");
    expect(fromHost).toEqual([]);
    const asked = [...new Set(cdn.asked)];
    expect(asked).toContain("cv-check/1.1.0/remoteEntry.js");
    // The widget's style sheet, and the files that it loads when the visitor begins: the dialogs before the tool, and
    // the result.
    const ofWidget =
      /^(?:parts\/[\w-]{16}\.(?:js|css)|cv-check\/1\.1\.0\/(?:remoteEntry\.js|lazy-files\.json|assets\/.*))$/;
    expect(asked.filter((path) => !ofWidget.test(path))).toEqual([]);
    const integrities = await page
      .locator(`head link[href^="${cdn.url}"]`)
      .evaluateAll((links) => (links as HTMLLinkElement[]).map(({ integrity }) => integrity.slice(0, 7)));
    expect(integrities.length).toBeGreaterThan(1);
    expect(new Set(integrities)).toEqual(new Set(["sha384-"]));
    expect(await page.evaluate(() => window.refused)).toEqual([]);
  });

  const tampering = (text: string): string => `globalThis.tampered = true;\n${text}`;

  test("are not run if they were altered there: visitors get the last good version", async ({ page }) => {
    const good = await publishNext();
    const newest = await publishNext();
    cdn.alter(`cv-check/${newest}/remoteEntry.js`, tampering);
    await page.goto(`${host.url}/cv-tjek`);
    const tool = new CvCheck(page);
    await tool.ready();
    expect(await loaded(page)).toBe(good);
    expect(await tampered(page)).toBe(false);
    await expect(tool.chooseButton).toBeVisible();
  });

  test("do not style anything if their style sheet was altered there", async ({ page }) => {
    const good = await publishNext();
    const newest = await publishNext();
    await page.goto(`${host.url}/cv-tjek`);
    const tool = new CvCheck(page);
    await tool.ready();
    expect(await loaded(page)).toBe(newest);
    const sheet = cdn.asked.find((path) => path.startsWith(`cv-check/${newest}/`) && path.endsWith(".css")) ?? "";
    cdn.alter(sheet, (text) => `${text} :host { outline: 9px solid red; }`);

    await page.goto("about:blank");
    await page.goto(`${host.url}/cv-tjek`);
    await tool.ready();
    expect(await loaded(page)).toBe(good);
    await expect(tool.place).toHaveCSS("outline-style", "none");
  });

  test("are replaced by the fallback if every version was altered", async ({ page }) => {
    for (const version of [await publishNext(), await publishNext()]) {
      cdn.alter(`cv-check/${version}/remoteEntry.js`, tampering);
    }
    await page.goto(`${host.url}/cv-tjek`);
    const place = new Placeholder(page, page.locator("[data-widget=cv-check]"));
    await place.isIn("failed");
    await expect(place.fallback).toBeVisible();
    expect(await tampered(page)).toBe(false);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
