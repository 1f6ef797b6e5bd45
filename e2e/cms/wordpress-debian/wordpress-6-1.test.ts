import { expect, type Page, test } from "@playwright/test";
import { consentCookies } from "../../browser/consent-cookies.ts";
import { fixture } from "../../fixtures/fixture.ts";
import { CvCheck } from "../../pages/cv-check.ts";
import { Gate } from "../../pages/gate.ts";
import { PreviewScreens } from "../../pages/preview-screens.ts";
import { BlockEditor, type Role } from "../wordpress/block-editor.ts";
import { debianWordpress } from "../wordpress/copy-wordpress.ts";
import { type Newspaper, startNewspaper } from "../wordpress/start-newspaper.ts";

test.describe.configure({ mode: "default" });

const themes = ["twentytwentythree", "twentytwentyone"] as const;
let paper: Newspaper;
let placeholder: string;
let script: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  paper = await startNewspaper(debianWordpress);
  placeholder = `<div data-widget="cv-check" data-join-href="/indmeldelse" data-upload-title="Er dit CV &quot;klar&quot;?"><a href="${paper.server.url}/cv-tjek">Åbn CV-tjekket</a></div>`;
  script = `<script src="${paper.server.url}/embed.js"></script>`;
});
test.afterAll(async () => {
  expect(paper.complaints()).toEqual([]);
  await paper.stop();
});
test.beforeEach(({ page }) => page.context().addCookies(consentCookies("given")));

async function editorOf(page: Page, role: Role): Promise<BlockEditor> {
  const editor = new BlockEditor(page, paper.wordpress.url);
  await editor.signIn(role);
  await editor.open();
  return editor;
}

/** Turns the plugin on or off. */
function switchPlugin(turn: "activate_plugin" | "deactivate_plugins"): void {
  paper.wordpress.run(
    `require_once ABSPATH . "wp-admin/includes/admin.php"; ${turn}("lederkredsen/lederkredsen.php");`,
  );
}

test.describe("without the plugin", () => {
  test.beforeAll(() => switchPlugin("deactivate_plugins"));

  for (const role of ["administrator", "editor"] as const) {
    test(`the two lines of an ${role} are kept as they are, and work in every theme`, async ({ page }) => {
      const editor = await editorOf(page, role);
      const content = `${placeholder}\n${script}`;
      await editor.insertHtml(content);
      const post = await editor.publish(`CV-tjek af ${role}`);
      expect(await editor.storedContent(post)).toBe(`<!-- wp:html -->\n${content}\n<!-- /wp:html -->`);
      await editor.open(post);
      expect(await editor.blocks()).toMatchObject([{ name: "core/html", isValid: true }]);

      const tool = new CvCheck(page);
      const gate = new Gate(page);
      for (const theme of themes) {
        await page.goto(`${paper.wordpress.url}/?p=${post}&theme=${theme}`);
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

  for (const [title, change] of [
    ["as it will be on the page", (line: string) => line],
    ["with data-widget-editing", (line: string) => line.replace("<div ", "<div data-widget-editing ")],
  ] as const) {
    test(`the editor's preview of a tool ${title} shows its screens at their height, and asks for nothing`, async ({
      page,
    }) => {
      const editor = await editorOf(page, "editor");
      await editor.insertHtml(`${change(placeholder)}\n${script}`);
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST" && request.url().startsWith(`${paper.server.url}/api/`)) {
          sent.push(request.url());
        }
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
});

test("of an author only the placeholder is kept, and the plugin brings it to life", async ({ page }) => {
  switchPlugin("deactivate_plugins");
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
    await page.goto(`${paper.wordpress.url}/?p=${post}&theme=${theme}`);
    await expect(page.getByRole("link", { name: "Åbn CV-tjekket" })).toBeVisible();
    expect(await tool.place.getAttribute("data-widget-state"), "without the loader").toBe(null);
  }
  switchPlugin("activate_plugin");
  for (const theme of themes) {
    await page.goto(`${paper.wordpress.url}/?p=${post}&theme=${theme}`);
    await tool.ready();
    await expect(tool.chooseButton).toBeVisible();
  }
});

test.describe("with the plugin", () => {
  test.beforeAll(() => switchPlugin("activate_plugin"));

  for (const role of ["editor", "redaktor"] as const) {
    test(`what the role ${role} writes in the block is what visitors read`, async ({ page }) => {
      const text = `Løn & "vilkår" – 5 < 7`;
      const editor = await editorOf(page, role);
      await editor.insert("lederkredsen/cv-check");
      await editor.sidebar.getByLabel(role === "redaktor" ? "Søg i teksterne" : "Search the texts").fill("hvor stærkt");
      await editor.sidebar.getByLabel("Overskrift på upload-trinnet").fill(text);
      await expect((await editor.toolFrame()).getByRole("heading", { name: text })).toBeVisible();
      const post = await editor.publish("Med blok");
      await editor.open(post);
      expect(await editor.blocks()).toMatchObject([{ name: "lederkredsen/cv-check", isValid: true }]);
      for (const theme of themes) {
        await page.goto(`${paper.wordpress.url}/?p=${post}&theme=${theme}`);
        const tool = new CvCheck(page);
        await tool.ready();
        await expect(tool.place.getByRole("heading", { name: text })).toBeVisible();
      }
    });
  }

  test("a placeholder in a widget area gets the loader", async ({ page }) => {
    paper.wordpress.run(`
      update_option("widget_custom_html", [2 => ["content" => '<div data-widget="cv-check" data-widget-load="eager"></div>'], "_multiwidget" => 1]);
      switch_theme("twentytwentyone");
      update_option("sidebars_widgets", ["sidebar-1" => ["custom_html-2"], "wp_inactive_widgets" => []]);`);
    await page.goto(`${paper.wordpress.url}/`);
    await new CvCheck(page).ready();
  });

  test("a snippet becomes the block, pasted or from a block of HTML", async ({ page }) => {
    const editor = await editorOf(page, "author");
    const block = { name: "lederkredsen/cv-check", attributes: { props: { uploadTitle: 'Er dit CV "klar"?' } } };
    await editor.paste(`${placeholder}\n${script}`);
    await expect.poll(() => editor.blocks()).toMatchObject([block]);
    await editor.open();
    await editor.insertHtml(`${placeholder}\n${script}`);
    await editor.transform("lederkredsen/cv-check");
    expect(await editor.blocks()).toMatchObject([block]);
  });
});
