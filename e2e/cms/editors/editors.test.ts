import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findings } from "../../pages/findings.ts";
import { freePort } from "../../server/free-port.ts";
import { awkwardContents } from "./awkward-contents.ts";
import { editorNames } from "./editor-pages.ts";
import { expect, test } from "./test.ts";

const { cases } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../shared-runtime/src/editors/placeholder.cases.json"), "utf8"),
) as { readonly cases: readonly { readonly name: string; readonly html: string }[] };
const placeholders = [...cases.map(({ name, html }) => [name, html] as const), ...Object.entries(awkwardContents)];

for (const name of editorNames) {
  test.describe(name, () => {
    test("placeholders are saved as they were loaded, to the letter", async ({ editor }) => {
      for (const [title, html] of placeholders) {
        await editor.set(`<p>Over</p>${html}<p>Under</p>`);
        const saved = await editor.get();
        expect(saved.replaceAll(/(<\/p>|<\/div>)\n(?=<)/gi, "$1"), title).toBe(`<p>Over</p>${html}<p>Under</p>`);
        await expect(editor.cards, title).toHaveCount(1);
      }
      const all = placeholders.map(([, html]) => html).join("<p>Mellem</p>");
      await editor.set(all);
      await expect(editor.cards).toHaveCount(placeholders.length);
    });

    test("a tool is inserted, edited, removed and brought back, and visitors get what was saved", async ({
      editor,
      host,
      page,
      publicSite,
    }) => {
      await editor.set("<p>Over</p>");
      await editor.focus();
      await editor.insert("Prisberegner", { label: "Overskrift", text: 'Løn & "vilkår"' });
      await expect(editor.dialog).toHaveCount(0);
      const saved = await editor.get();
      expect(saved).toContain("data-");
      const card = editor.cards.getByRole("group", { name: "Værktøj: Prisberegner" });
      await expect(card).toContainText('Løn & "vilkår"');
    });
  });
}
