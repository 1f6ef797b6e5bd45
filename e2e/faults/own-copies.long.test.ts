import type { Page } from "@playwright/test";
import { fixture } from "../fixtures/fixture.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { Placeholder } from "../pages/placeholder.ts";
import { expect, test } from "../test.ts";
import { tamper } from "./tamper.ts";
import { answers } from "./made-up-remote.ts";

/** Replaces the platform of the page. */
async function offerPlatform(page: Page, shareScope: string): Promise<void> {
  await page.route("**/widgets/registry.json", async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as object;
    await route.fulfill({
      response,
      json: { ...registry, platform: { entry: "../platform/made-up.js", integrity: "" } },
    });
  });
  await page.route("**/platform/made-up.js", answers.module(`export const shareScope = ${shareScope};`));
}

const copy = (version: string) =>
  `{ "${version}": { version: "${version}", from: "platform", loaded: true, get() {}, lib() { globalThis.touched = true; return {}; } } }`;
const shared = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];

for (const [page_, shareScope] of Object.entries({
  "offers no shared modules": "{}",
  "offers another major version of React": `{ ${shared.map((name) => `"${name}": ${copy("18.3.1")}`).join(", ")} }`,
  "offers an older React": `{ ${shared.map((name) => `"${name}": ${copy("19.0.0")}`).join(", ")} }`,
  "offers React without its renderer": `{ "react": ${copy("19.99.0")} }`,
})) {
  test(`a page that ${page_} gets a widget that works on its own copies`, async ({ page }) => {
    await offerPlatform(page, shareScope);
    const tool = new CvCheck(page);
    await tool.open();
    await tool.choose(fixture("cv-two-pages-da.pdf"));
    await expect(tool.resultTitle).toBeVisible();
    expect(await page.evaluate(() => "touched" in globalThis)).toBe(false);
  });
}

for (const [file, pattern] of Object.entries({
  "the script that looks for copies": /\/cv-check\/.*own-copies\.js$/,
  "a copy": /\/cv-check\/.*assets\/[^/]+\.js$/,
})) {
  test(`${file}, altered in transit, is never run, not even by the retry`, async ({ page }) => {
    await offerPlatform(page, "{}");
    const tampering = await tamper(page, pattern);
    await page.goto("/cv-tjek");
    const place = new Placeholder(page, page.locator("[data-widget=cv-check]"));
    await place.isIn("failed");
    expect(tampering.changed()).toBeGreaterThan(1);
    expect(await tampering.wasRun()).toBe(false);
  });
}

test("on a page that offers fitting copies, none is fetched twice", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // Scripts in /assets/ belong to the site and share no modules.
    if (request.resourceType() === "script" && !pathname.startsWith("/assets/")) scripts.push(pathname);
  });
  await new CvCheck(page).open();
  const parts = scripts.filter((path) => path.startsWith("/widgets/parts/"));
  expect(new Set(parts).size).toBe(parts.length);
  const others = scripts.filter((path) => !parts.includes(path));
  expect(others.map((path) => path.replace(/^.*\//, "").replace(/-[\w-]{8}\.js$/, ".js")).toSorted()).toEqual([
    "loader.js",
    "platform.js",
    "remoteEntry.js",
    "shell.js",
  ]);
});
