import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { openStaticSite, type StaticSite } from "../../embedding/static-site.ts";
import { type PublishingHost, startPublishingHost } from "../../widgets/publishing-host.ts";
import { EditorPage } from "./editor-page.ts";
import { type EditorName, editorNames } from "./editor-pages.ts";
import { type EditorSite, openEditorSite } from "./editor-site.ts";

interface TestFixtures {
  /** The editor of the test's title. */
  readonly editor: EditorPage;
}

interface WorkerFixtures {
  readonly host: PublishingHost;
  readonly editorSite: EditorSite;
  /** The site on which visitors see what the editors saved. */
  readonly publicSite: StaticSite;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  publicSite: [
    async ({}, use) => {
      const site = await openStaticSite();
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],

  host: [
    async ({ publicSite }, use) => {
      const host = await startPublishingHost({ ALLOWED_ORIGINS: publicSite.origin });
      await use(host);
      expect(await host.stop(), "the server stops cleanly").toBe(0);
    },
    { scope: "worker", timeout: 60_000 },
  ],

  editorSite: [
    async ({}, use) => {
      execFileSync(process.execPath, [
        join(import.meta.dirname, "../../../cms-snippets/editors/build/build-editors.ts"),
      ]);
      const site = await openEditorSite();
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  editor: async ({ page, editorSite, host }, use, { titlePath }) => {
    const editor = new EditorPage(page, editorSite, editorIn(titlePath));
    await editor.open(host.url);
    await use(editor);
  },
});

/** The editor that a group of tests is named after. */
function editorIn(titles: readonly string[]): EditorName {
  const found = editorNames.find((name) => titles.includes(name));
  if (!found) throw new Error(`No editor is in the titles ${titles.join(", ")}.`);
  return found;
}

export { expect };
