import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { editorNames } from "./editor-pages.ts";
import { EditorPage } from "./editor-page.ts";
import { expect, test } from "./test.ts";

test("a prop of a version that is published while the editors are open is in their forms", async ({
  browser,
  editorSite,
  host,
}) => {
  const editors = await Promise.all(
    editorNames.map(async (name) => {
      const editor = new EditorPage(await browser.newPage(), editorSite, name);
      await editor.open(host.url);
      return editor;
    }),
  );
  await publishWithNewProp(host);

  for (const editor of editors) {
    await editor.focus();
    await editor.insert("Kort til det andet værktøj", { label: "Ny tekst", text: "Helt ny" });
    await expect.poll(() => editor.get()).toContain(`<div data-widget="cross-link" data-brand-new="Helt ny">`);
    await expect(editor.card("Kort til det andet værktøj")).toContainText("Ny tekst: Helt ny");
    await editor.page.close();
  }
});

async function publishWithNewProp({ publishBuilt }: { publishBuilt: (name: string, dist: string) => Promise<void> }) {
  const folder = await mkdtemp(join(tmpdir(), "new-prop-"));
  await cp(join(import.meta.dirname, "../../../widgets/cross-link/dist"), folder, { recursive: true });
  const readJson = async (file: string): Promise<Record<string, unknown>> =>
    JSON.parse(await readFile(join(folder, file), "utf8")) as Record<string, unknown>;
  const { properties, ...schema } = await readJson("props.schema.json");
  const changed = JSON.stringify({
    ...schema,
    properties: { ...(properties as object), brandNew: { title: "Ny tekst", type: "string" } },
  });
  const { files, ...manifest } = await readJson("widget.json");
  const digest = `sha384-${createHash("sha384").update(changed).digest("base64")}`;
  const digests = { ...(files as object), "props.schema.json": digest };
  await writeFile(join(folder, "props.schema.json"), changed);
  await writeFile(join(folder, "widget.json"), JSON.stringify({ ...manifest, version: "9.0.0", files: digests }));
  for (const ending of [".br", ".gz"]) await rm(join(folder, `props.schema.json${ending}`), { force: true });
  await publishBuilt("cross-link", folder);
  await rm(folder, { recursive: true });
}
