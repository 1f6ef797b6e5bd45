import { expect, type Page, test } from "@playwright/test";
import { BlockEditor, type Role } from "./block-editor.ts";
import { newestWordpress } from "./copy-wordpress.ts";
import { type Newspaper, startNewspaper } from "./start-newspaper.ts";

test.describe.configure({ mode: "default" });

let paper: Newspaper;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  paper = await startNewspaper(newestWordpress);
});
test.afterAll(() => paper.stop());

async function editorOf(page: Page, role: Role, post?: number): Promise<BlockEditor> {
  const editor = new BlockEditor(page, paper.wordpress.url);
  await editor.signIn(role);
  await editor.open(post);
  return editor;
}

test("spike", async ({ page }) => {
  page.on("console", (m) => console.log(m.type(), m.text().slice(0, 300)));
  page.on("pageerror", (m) => console.log("ERR", m.message));
  const editor = await editorOf(page, "editor");
  await editor.insert("lederkredsen/cv-check");
  await page.waitForTimeout(6000);
  await page.screenshot({ path: "/tmp/h43wp/a.png" });
  console.log(await editor.blocks());
});
