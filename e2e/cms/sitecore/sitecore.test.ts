import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Frame, type Page, test } from "@playwright/test";
import { openStaticSite, type StaticSite } from "../../embedding/static-site.ts";
import { freePort } from "../../server/free-port.ts";
import { type RunningServer, startServer } from "../../server/start-server.ts";
import { buildCmsPackage } from "../build-package.ts";
import { type BuiltApp, buildApp, type Choice, type SampleLayout } from "./build-app.ts";
import { chromeTokens } from "./chrome-tokens.ts";
import { layoutServiceKey, startLayoutService } from "./layout-service.ts";

const fields = {
  uploadTitle: { value: "Er dit CV klar?" },
  uploadText: { value: "" },
  joinHref: { value: { href: "/bliv-medlem", querystring: "kilde=karriere", anchor: "" } },
  privacyHref: { value: { href: "http://" } },
};

/** The page of the unit tests, with the chromes that the SDK draws. */
interface RecordedPage {
  readonly layout: SampleLayout;
  readonly chromes: readonly string[];
}

const recordedFile = join(import.meta.dirname, "../../../host-shell/src/pages/editing/testing/sitecore-page.json");

let recorded: RecordedPage;
let folder = "";
let app: BuiltApp;
let site: StaticSite;
let server: RunningServer;

test.beforeAll(async () => {
  recorded = JSON.parse(await readFile(recordedFile, "utf8")) as RecordedPage;
  folder = await mkdtemp(join(tmpdir(), "sitecore-"));
  site = await openStaticSite();
  server = await startServer({ port: await freePort(), dataDir: folder, allowedOrigins: [site.origin] });
  app = await buildApp(buildCmsPackage("sitecore"), join(folder, "app"));
});
test.afterAll(async () => {
  await server.stop();
  await site.close();
  await rm(folder, { recursive: true });
});

test("the package fits the types of the SDK", () => {
  const tsc = join(import.meta.dirname, "../../../node_modules/.bin/tsc");
  execFileSync(tsc, ["--noEmit", "-p", join(import.meta.dirname, "app")], { encoding: "utf8" });
});

test("the server renders the placeholder of normal mode", () => {
  const html = app.render({ host: "https://host", editing: false, fields, params: { load: "eager" } }, "/client.js");
  expect(html).toContain(
    `<div class="component lederkredsen-widget col-12">` +
      `<div data-widget="cv-check" data-widget-load="eager" data-join-href="/bliv-medlem?kilde=karriere" data-upload-title="Er dit CV klar?">` +
      `<a href="https://host/cv-tjek">`,
  );
  expect(html).toMatch(/<a href="https:\/\/host\/cv-tjek">Åbn [^<]+<\/a><\/div><\/div><\/main>/);
  expect(html.match(/<script async="" src="https:\/\/host\/embed\.js">/g)).toHaveLength(1);
  expect(html).not.toContain("not a prop");
  expect(html).not.toContain("chrometype");
});

test("the server renders chromes and the attribute of editing mode when Sitecore Pages edits", () => {
  const html = app.render({ host: "https://host", editing: true, fields }, "/client.js");
  expect(html).toMatch(/<code[^>]*chrometype="rendering"[^>]*kind="open"/);
  expect(html).toContain(`data-upload-title="Er dit CV klar?" data-widget-editing="">`);
});

for (const editing of [false, true]) {
  test(`a changed field reaches the tool ${editing ? "that Sitecore Pages shows in its frame" : "of visitors"}`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(String(error)));
    const client = site.page(await readFile(app.client, "utf8"), { "content-type": "text/javascript" });
    const choice: Choice = { host: server.url, editing, fields };
    const frame = await open(page, site.page(app.render(choice, client)), editing ? site.page : undefined);

    await expect(frame.getByRole("heading", { name: "Er dit CV klar?" })).toBeVisible();
    await expect(frame.locator("[data-widget-state=ready]")).toHaveCount(1);
    await frame.evaluate(() => (window as unknown as { hydrate: () => void }).hydrate());
    await show(frame, { ...fields, uploadTitle: { value: "Upload dit CV nu" } });

    await expect(frame.getByRole("heading", { name: "Upload dit CV nu" })).toBeVisible();
    await expect(frame.getByRole("heading", { name: "Er dit CV klar?" })).toHaveCount(0);
    await expect(frame.locator("[data-widget]")).toHaveCount(1);
    await expect(frame.locator("script[src$='/embed.js']")).toHaveCount(1);
    await expect(frame.locator("[data-editor-mark] button")).toHaveCount(editing ? 1 : 0);
    expect(errors).toEqual([]);
  });
}

test("the components of the SDK draw the chromes of a page that are recorded for the unit tests", async ({ page }) => {
  expect(await chromeTokens(page, app.renderFields(recorded.layout))).toEqual(recorded.chromes);
});

test("a page of the server has the chromes of the SDK, and the SDK finds the editor on it", async ({ page }) => {
  const service = await startLayoutService("/raad", recorded.layout);
  const dataDir = await mkdtemp(join(tmpdir(), "sitecore-pages-"));
  const secret = "a-secret-of-the-editor-of-32-signs";
  const pages = await startServer({
    port: await freePort(),
    dataDir,
    settings: {
      LAYOUT_SERVICE_URL: service.url,
      LAYOUT_SERVICE_KEY: layoutServiceKey,
      EDITING_SECRET: secret,
      EDITING_ORIGINS: "https://pages.example",
    },
  });
  try {
    const answer = await fetch(`${pages.url}/api/editing/render?secret=${secret}&route=/raad`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).not.toMatch(/[\u{F0000}-\u{F0002}]/u);
    // In the header, the site has a block of its own.
    const fromMain = (tokens: readonly string[]) =>
      tokens.slice(tokens.findIndex((token) => token.startsWith("open placeholder headless-main_")));
    expect(fromMain(await chromeTokens(page, html))).toEqual(fromMain(recorded.chromes));
    expect(fromMain(recorded.chromes).length).toBeGreaterThan(40);

    const shown = async (address: string) => {
      await page.goto(address);
      await page.addScriptTag({ type: "module", content: await readFile(app.finder, "utf8") });
      await page.waitForFunction(() => "finder" in window);
    };
    await shown(site.page(html));
    const found = await page.evaluate(() => {
      const { finder } = window as unknown as {
        finder: { isEditorActive: () => boolean; resetEditorChromes: () => void };
      };
      let resets = 0;
      Object.assign(window, { "Sitecore.Horizon.ResetChromes": () => (resets += 1) });
      finder.resetEditorChromes();
      return [finder.isEditorActive(), resets];
    });
    expect(found).toEqual([true, 1]);
    await shown(site.page("<!doctype html><title>En side</title>"));
    const isActive = () => (window as unknown as { finder: { isEditorActive: () => boolean } }).finder.isEditorActive();
    expect(await page.evaluate(isActive)).toBe(false);
  } finally {
    await pages.stop();
    await service.stop();
    await rm(dataDir, { recursive: true });
  }
});

/** Opens a page in the tab, or in a frame, as Sitecore Pages does. */
async function open(page: Page, address: string, framed?: (html: string) => string): Promise<Page | Frame> {
  if (!framed) {
    await page.goto(address);
    return page;
  }
  const style = "position: fixed; inset: 0; width: 100%; height: 100%; border: 0";
  await page.goto(framed(`<!doctype html><title>Pages</title><iframe src="${address}" style="${style}"></iframe>`));
  const frame = page.frames().find((candidate) => candidate.url() === address);
  if (!frame) throw new Error(`No frame has ${address}.`);
  return frame;
}

/** Shows other fields on the hydrated page. Hydration takes a moment; before that, there is nobody to show them. */
async function show(frame: Page | Frame, changed: Readonly<Record<string, unknown>>): Promise<void> {
  await frame.waitForFunction(() => "showFields" in window);
  await frame.evaluate((given) => {
    (window as unknown as { showFields: (fields: unknown) => void }).showFields(given);
  }, changed);
}
