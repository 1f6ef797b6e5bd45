import type { Page, Route } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { Placeholder } from "../pages/placeholder.ts";
import type { LogLine } from "../server/start-server.ts";
import { expect, test } from "../test.ts";
import { answers } from "./made-up-remote.ts";

interface Fault {
  readonly address: string;
  readonly answer: (route: Route) => Promise<void>;
}

const faults: Readonly<Record<string, Fault>> = {
  "the registry is missing": { address: "**/widgets/registry.json", answer: answers.status(404) },
  "the registry is not valid JSON": {
    address: "**/widgets/registry.json",
    answer: (route) => route.fulfill({ body: "{" }),
  },
  "the registry has another schema": {
    address: "**/widgets/registry.json",
    answer: (route) => route.fulfill({ json: { schemaVersion: 2 } }),
  },
  "the shell is missing": { address: "**/platform/**/shell-*", answer: answers.status(404) },
  "the platform is missing": { address: "**/platform/**/platform-*", answer: answers.status(404) },
  "the platform throws": {
    address: "**/platform/**/platform-*",
    answer: answers.module('throw new Error("platform broke")'),
  },
  "a style sheet is missing": { address: "**/widgets/cv-check/**/*.css", answer: answers.status(404) },
};

for (const [fault, { address, answer }] of Object.entries(faults)) {
  test(`where ${fault} the page keeps working, a fallback is shown, and a retry helps`, async ({ page, server }) => {
    await page.route(address, answer);
    const began = Date.now();
    await page.goto("/cv-tjek");
    const place = new Placeholder(page, page.locator("[data-widget=cv-check]"));

    await place.isIn("failed");
    await expect(place.fallback).toBeVisible();
    const isReported = ({ msg, time, widget }: LogLine) =>
      msg === "a widget failed in a browser" && widget === "cv-check" && Date.parse(String(time)) >= began;
    expect(await server.logged(isReported)).toContainEqual(expect.objectContaining({ reason: expect.any(String) }));
    await expectThePageToWork(page);

    await place.isIn("failed");
    await page.unroute(address);
    await place.retry.click();
    const tool = new CvCheck(page);
    await tool.ready();
    await expect(tool.chooseButton).toBeVisible();
  });
}

test("a fallback is shown if the registry does not answer within ten seconds, and a retry helps", async ({ page }) => {
  await page.clock.install();
  await page.route("**/widgets/registry.json", answers.never);
  const asked = page.waitForRequest("**/widgets/registry.json");
  await page.goto("/cv-tjek");
  await asked;
  await page.clock.fastForward(10_000);
  const place = new Placeholder(page, page.locator("[data-widget=cv-check]"));
  await place.isIn("failed");

  await page.unroute("**/widgets/registry.json");
  await place.retry.click();
  await place.isIn("ready");
});

test(
  "a widget on another system's page works without the module for such pages",
  { tag: "@chromium-only" },
  async ({ page, otherSite, server }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const failed = Promise.withResolvers<void>();
    await page.route("**/platform/foreign-page-*", async (route) => {
      await route.fulfill({ status: 404 });
      failed.resolve();
    });
    await page.route("**/widgets/cv-check/**/*.css", async (route) => {
      await failed.promise;
      await route.continue();
    });
    const body = '<div data-widget="cv-check" data-widget-load="eager"></div>';
    await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body })));
    const tool = new CvCheck(page);
    await tool.ready();
    await expect(tool.chooseButton).toBeVisible();
    expect(errors).toEqual([]);
  },
);

async function expectThePageToWork(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Lederkredsen, til forsiden" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page).toHaveURL("/cv-tjek");
}
