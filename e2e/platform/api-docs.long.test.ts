import { violationsOn } from "../pages/findings.ts";
import { expect, test } from "../test.ts";

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

test("the description of the API works under its strict policy", async ({ page, server }) => {
  const complaints: string[] = [];
  const hosts = new Set<string>();
  page.on("console", (line) => {
    if (line.type() === "error") complaints.push(line.text());
  });
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("request", (request) => hosts.add(new URL(request.url()).host));

  const answer = await page.goto("/api/docs");
  expect(answer?.headers()["content-security-policy"]).toBe(policy);
  await expect(page.getByRole("heading", { level: 1, name: /^host-shell API/ })).toBeVisible();
  const lead = page.getByRole("button", { name: "Stores a visitor's lead" });
  await lead.click();
  await expect(page.getByText("Hanne Holm").first()).toBeVisible();

  expect(complaints).toEqual([]);
  hosts.delete("");
  expect([...hosts]).toEqual([new URL(server.url).host]);
});

test("the description of the API sends a call", async ({ page }) => {
  await page.goto("/api/docs#/Job%20match/findCity");
  const city = page.locator("#operations-Job_match-findCity");
  await city.getByRole("button", { name: "Try it out" }).click();
  await city.getByRole("button", { name: "Execute" }).click();
  await expect(city.locator(".live-responses-table")).toContainText('"city": "Aarhus C"');
});

test(
  "the description of the API fits every width, and axe finds nothing around its viewer",
  { tag: "@chromium-only" },
  async ({ page }) => {
    await page.goto("/api/docs");
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole("heading", { level: 1, name: /^host-shell API/ })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violationsOn(page, ["#viewer > *"]), `${width} px`).toEqual([]);
    }
  },
);

test("without script the page links to the document", { tag: "@chromium-only" }, async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/api/docs`);
  await expect(page.getByRole("main").getByRole("link", { name: "/api/openapi.json" })).toBeVisible();
  await context.close();
});
