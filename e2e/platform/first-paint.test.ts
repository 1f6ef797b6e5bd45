import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";

/** Notes what a page requests, and what its policy refuses. */
async function watch(page: Page) {
  const [requested, refused]: [string[], string[]] = [[], []];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) =>
      console.error(`Content Security Policy: ${event.blockedURI}`),
    );
  });
  return { requested, refused };
}

for (const path of ["/", "/cv-tjek", "/medlemskab", "/log-ind", "/widgets", "/findes-ikke"])
  test(`${path} asks for exactly one style sheet of the page, and its policy refuses nothing`, async ({ page }) => {
    const { requested, refused } = await watch(page);
    await page.goto(path, { waitUntil: "load" });
    const sheets = requested.filter((address) => address.startsWith("/assets/") && address.endsWith(".css"));
    expect(sheets).toEqual([expect.stringMatching(/^\/assets\/page-[\da-f]{8,}-[\w-]{11}\.css$/)]);
    expect(await page.locator("head link[rel=stylesheet]").count()).toBe(1);
    await expect(page.locator("html")).toHaveAttribute("data-scripted", "");
    expect(refused).toEqual([]);
  });

test("what must be known before the first paint is known before it, and preloaded modules are requested after it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const facts = { scripted: false };
    Object.assign(window, { facts });
    requestAnimationFrame(() => (facts.scripted = "scripted" in document.documentElement.dataset));
  });
  // The loader may need the modules before the paint of a slow machine.
  await page.route("**/loader.js", (route) => route.abort());
  await page.goto("/cv-tjek", { waitUntil: "load" });
  const files = () =>
    page.evaluate(() => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const later = performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\/platform\/platform-/.test(new URL(name).pathname))
        .map(({ startTime }) => startTime >= (paint?.startTime ?? Infinity));
      return { scripted: (window as unknown as { facts: { scripted: boolean } }).facts.scripted, later };
    });
  await expect.poll(files).toEqual({ scripted: true, later: [true] });
});

test("a sheet is kept for a year and compressed, and a made-up one costs a 404", async ({ request, page, server }) => {
  await page.goto("/");
  const href = (await page.locator("head link[rel=stylesheet]").getAttribute("href")) ?? "";
  const answer = await request.get(server.url + href, { headers: { "accept-encoding": "br" } });
  expect(answer.headers()).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "content-type": "text/css; charset=utf-8",
  });
  const madeUp = await request.get(server.url + href.replace(/-[\w-]{11}\.css$/, "-aaaaaaaaaaa.css"));
  expect(madeUp.status()).toBe(404);
});
