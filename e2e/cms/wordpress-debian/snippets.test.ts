import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { consentCookies } from "../browser/consent-cookies.ts";
import { fixture } from "../fixtures/fixture.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { Gate } from "../pages/gate.ts";
import { PreviewScreens } from "../pages/preview-screens.ts";
import { freePort } from "../server/free-port.ts";
import { type RunningServer, startServer } from "../server/start-server.ts";
import { BlockEditor, type Role } from "./block-editor.ts";
import { startWordpress, type Wordpress } from "./start-wordpress.ts";

test.describe.configure({ mode: "default" });

const themes = ["twentytwentythree", "twentytwentyone"] as const;
const placeholder =
  '<div data-widget="cv-check" data-join-href="/indmeldelse" data-upload-title="Er dit CV &quot;klar&quot;?"></div>';

let wordpress: Wordpress;
let server: RunningServer;
let dataDir: string;
let script: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  wordpress = await startWordpress();
  dataDir = await mkdtemp(join(tmpdir(), "e2e-"));
  server = await startServer({ port: await freePort(), dataDir, allowedOrigins: [wordpress.url] });
  script = `<script type="module" src="${server.url}/loader.js"></script>`;
});
test.afterAll(async () => {
  expect(await server.stop()).toBe(0);
  await rm(dataDir, { recursive: true });
  await wordpress.stop();
});

test.beforeEach(({ page }) => page.context().addCookies(consentCookies("given")));

async function editorOf(page: Page, role: Role): Promise<BlockEditor> {
  const editor = new BlockEditor(page, wordpress.url);
  await editor.signIn(role);
  await editor.open();
  return editor;
}

for (const role of ["administrator", "editor"] as const) {
  test(`the two lines of an ${role} are kept as they are, and work in every theme`, async ({ page }) => {
    const editor = await editorOf(page, role);
    const content = `${placeholder}\n${script}`;
    await editor.insertHtml(content);
    const post = await editor.publish(`CV-tjek af ${role}`);
    expect(await editor.storedContent(post)).toBe(`<!-- wp:html -->\n${content}\n<!-- /wp:html -->`);
    await editor.open(post);
    expect(await editor.validity()).toEqual({ "core/html": true });

    const tool = new CvCheck(page);
    const gate = new Gate(page);
    for (const theme of themes) {
      await page.goto(`${wordpress.url}/?p=${post}&theme=${theme}`);
      await tool.ready();
      // The review made with the first theme is still there with the second.
      const isFirst = theme === themes[0];
      if (!isFirst) await tool.restart.click();
      await expect(tool.place.getByRole("heading", { name: 'Er dit CV "klar"?' })).toBeVisible();
      await tool.choose(fixture("cv-two-pages-da.pdf"));
      if (isFirst) {
        await gate.fillIn();
        await gate.submit.click();
      }
      await expect(tool.resultTitle).toBeVisible({ timeout: 30_000 });
      await page.reload();
      await expect(tool.resultTitle).toBeVisible();
    }
  });
}

test("of an author only the placeholder is kept, and the loader of the theme brings it to life", async ({ page }) => {
  const editor = await editorOf(page, "author");
  await editor.insertHtml(`${placeholder}\n${script}`);
  const post = await editor.publish("CV-tjek af en forfatter");
  // WordPress removes the loader's script tag without a message.
  expect((await editor.storedContent(post)).split("\n").filter((line) => line !== "")).toEqual([
    "<!-- wp:html -->",
    placeholder,
    "<!-- /wp:html -->",
  ]);

  const tool = new CvCheck(page);
  for (const theme of themes) {
    await page.goto(`${wordpress.url}/?p=${post}&theme=${theme}`);
    await expect(tool.place).toBeAttached();
    expect(await tool.place.getAttribute("data-widget-state"), "without the loader").toBe(null);
    await page.goto(`${wordpress.url}/?p=${post}&theme=${theme}&loader=${server.url}/loader.js`);
    await tool.ready();
    await expect(tool.chooseButton).toBeVisible();
  }
});

for (const [title, line] of [
  ["as it will be on the page", placeholder],
  ["with data-widget-editing", placeholder.replace("<div ", "<div data-widget-editing ")],
] as const) {
  test(`the editor's preview of a tool ${title} shows its screens at their height, and asks for nothing`, async ({
    page,
  }) => {
    const editor = await editorOf(page, "editor");
    await editor.insertHtml(`${line}\n${script}`);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().startsWith(`${server.url}/api/`)) sent.push(request.url());
    });
    const { frame, inside } = await editor.preview();
    const tool = inside.locator("[data-widget=cv-check]");
    await expect(tool).toHaveAttribute("data-widget-state", "ready");
    await new PreviewScreens(tool).choose("Analyse");
    await expect(tool.getByText("Eksempel").first()).toBeVisible();
    await expect(inside.getByRole("dialog")).toHaveCount(0);
    await expect
      .poll(async () => {
        const height = await tool.evaluate((element) => element.getBoundingClientRect().height);
        return ((await frame.boundingBox())?.height ?? 0) - height;
      })
      .toBeGreaterThanOrEqual(0);
    expect((await frame.boundingBox())?.height).toBeGreaterThan(400);
    expect(sent.filter((url) => !url.endsWith("/api/widget-reports"))).toEqual([]);
  });
}
