import type { Page } from "@playwright/test";
import { fixture } from "../fixtures/fixture.ts";
import { pageHtml } from "../embedding/page-html.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { expect, test } from "../test.ts";

/** Collects the paths of the scripts that the page requests, in order. */
function noteScripts(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test("a page without widgets loads only the scripts for consent, the session and the menu", async ({ page }) => {
  const scripts = noteScripts(page);
  await page.goto("/privatlivspolitik", { waitUntil: "networkidle" });
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/page-[\w-]+\.js$/)]);
  expect(await page.locator("script[src]").count()).toBe(1);
});

test("a page with several widgets has one React and requests none of the remotes' own copies", async ({
  page,
  otherSite,
  server,
}) => {
  const scripts = noteScripts(page);
  const place = '<div data-widget="cv-check" data-widget-load="eager"></div>';
  await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body: place.repeat(3) })));
  for (const element of await page.locator("[data-widget]").all()) await new CvCheck(page, element).ready();
  await new CvCheck(page).review(fixture("cv-two-pages-da.pdf"));

  const parts = scripts.filter((path) => path.startsWith("/widgets/parts/"));
  expect(new Set(parts).size).toBe(parts.length);
  expect(scripts.filter((path) => !parts.includes(path)).toSorted()).toEqual([
    "/loader.js",
    expect.stringMatching(/^\/platform\/foreign-page-[\w-]+\.js$/),
    expect.stringMatching(/^\/platform\/platform-[\w-]+\.js$/),
    expect.stringMatching(/^\/platform\/shell-[\w-]+\.js$/),
    // The result, which is loaded when the visitor begins.
    expect.stringMatching(/^\/widgets\/cv-check\/[\w.+-]+\/assets\/[\w-]+\.js$/),
    expect.stringMatching(/^\/widgets\/cv-check\/[\w.+-]+\/remoteEntry\.js$/),
  ]);
});

test("nothing on the way to a review violates the page's policy or logs a complaint", async ({ page, tool }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "log" && message.type() !== "info") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const response = await page.goto("/cv-tjek");
  const policy = response?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain("unsafe");

  await tool.ready();
  await tool.review(fixture("cv-two-pages-da.pdf"));
  await tool.openAll.click();
  await tool.restart.click();
  expect(complaints).toEqual([]);
});
