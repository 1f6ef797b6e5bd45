import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { freePort } from "../../server/free-port.ts";
import { type RunningServer, startServer } from "../../server/start-server.ts";
import { buildCmsPackage } from "../build-package.ts";
import { type PackageSite, servePackage } from "../serve-package.ts";
import { bundleBackofficeTiptap } from "./backoffice-tiptap.ts";
import { pickerPage, plugin, tiptapPage, viewPage } from "./umbraco-pages.ts";

test.describe.configure({ timeout: 30_000 });

let folder = "";
let server: RunningServer;
let site: PackageSite;
/** A site whose host does not answer. */
let offline: PackageSite;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "umbraco-"));
  server = await startServer({ port: await freePort(), dataDir: folder });
  const dist = buildCmsPackage("umbraco");
  const texts = {
    "/picker": pickerPage,
    "/view": viewPage,
    "/tiptap": tiptapPage,
    "/backoffice-tiptap.js": await bundleBackofficeTiptap(),
  };
  const settings = (host: string) => ({ [`${plugin}/settings.json`]: JSON.stringify({ host }) });
  site = await servePackage(dist, { ...texts, ...settings(`${server.url}/`) });
  offline = await servePackage(dist, { ...texts, ...settings(`http://127.0.0.1:${await freePort()}`) });
});
test.afterAll(async () => {
  await server.stop();
  await site.close();
  await offline.close();
  await rm(folder, { recursive: true });
});

const stored = (props: Readonly<Record<string, unknown>>) => ({
  tool: {
    name: "cv-check",
    profile: { title: "CV-tjek", home: "/cv-tjek" },
    schema: { properties: Object.fromEntries(Object.keys(props).map((prop) => [prop, {}])) },
  },
  values: { host: server.url, props },
});
const withValue = (address: string, value: unknown) => `${address}?value=${encodeURIComponent(JSON.stringify(value))}`;

test("the manifests fit the types of the backoffice", () => {
  const tsc = join(import.meta.dirname, "../../../node_modules/.bin/tsc");
  execFileSync(tsc, ["--noEmit", "-p", join(import.meta.dirname, "app")], { encoding: "utf8" });
});

test.describe("the property editor", () => {
  test("an editor chooses a tool of the host and changes a text", async ({ page }) => {
    await page.goto(`${site.origin}/picker`);
    await page.getByLabel("Værktøj", { exact: true }).selectOption("CV-tjek");
    await expect(page.getByText("Besøgende uploader deres CV")).toBeVisible();
    await page.getByRole("searchbox").fill("Overskrift på upload");
    await page.getByRole("textbox", { name: "Overskrift på upload-trinnet" }).fill("Er dit CV klar?");
    await page.getByText("Version og indlæsning").click();
    await page.getByLabel("Hent værktøjet").selectOption("straks");

    const value = await valueOf(page);
    expect(value).toMatchObject({
      tool: { name: "cv-check", profile: { title: "CV-tjek", home: "/cv-tjek" } },
      values: { host: server.url, load: "eager", props: { uploadTitle: "Er dit CV klar?" } },
    });
    expect(Object.keys(value?.tool.schema.properties ?? {})).toEqual(["uploadTitle"]);
  });

  test("a stored choice is shown, and can be removed", async ({ page }) => {
    await page.goto(withValue(`${site.origin}/picker`, stored({ uploadTitle: "Er dit CV klar?" })));
    const tool = page.getByLabel("Værktøj", { exact: true });
    await expect(tool).toHaveValue("cv-check");
    await page.getByText("Trin 1: upload", { exact: true }).click();
    await expect(page.getByRole("textbox", { name: "Overskrift på upload-trinnet" })).toHaveValue("Er dit CV klar?");
    await tool.selectOption("Intet værktøj");
    await expect(page.locator("output")).toHaveText("null");
    await expect(page.getByRole("searchbox")).toHaveCount(0);
  });

  test("a tool that the host no longer has stays until another is chosen", async ({ page }) => {
    const value = stored({});
    await page.goto(withValue(`${site.origin}/picker`, { ...value, tool: { ...value.tool, name: "gone-tool" } }));
    await expect(page.getByLabel("Værktøj", { exact: true })).toHaveValue("gone-tool");
    await expect(page.getByText("Værktøjet »gone-tool« findes ikke længere på serveren.")).toBeVisible();
  });

  test("nothing can be changed where the editor may only read", async ({ page }) => {
    await page.goto(`${withValue(`${site.origin}/picker`, stored({ uploadTitle: "Klar?" }))}&readonly`);
    await expect(page.getByLabel("Værktøj", { exact: true })).toBeDisabled();
    await page.getByText("Trin 1: upload", { exact: true }).click();
    await expect(page.getByRole("textbox", { name: "Overskrift på upload-trinnet" })).toBeDisabled();
  });

  test("a host that does not answer leaves the tools of the release", async ({ page }) => {
    await page.goto(`${offline.origin}/picker`);
    await page.getByLabel("Værktøj", { exact: true }).selectOption("Jobmatch");
    await expect(page.getByRole("searchbox")).toBeVisible();
  });

  test("a package without the address of the host says where to write it", async ({ page }) => {
    await page.route(`**${plugin}/settings.json`, (route) => route.fulfill({ json: { host: "" } }));
    await page.goto(`${site.origin}/picker`);
    await expect(page.locator("lederkredsen-widget-picker").getByRole("status")).toHaveText(
      /App_Plugins\/Lederkredsen\/settings\.json/,
    );
  });
});

test("the preview of a block is the tool with its texts in editing mode, and leads to the form", async ({ page }) => {
  await page.goto(withValue(`${site.origin}/view`, stored({ uploadTitle: "Er dit CV klar?" })));
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "Er dit CV klar?" })).toBeVisible();
  await expect(frame.locator("[data-editor-mark] button")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "CV-tjek" })).toHaveAttribute("href", "/umbraco/edit/1");
  await expect(page.getByText("1 ændret")).toBeVisible();

  await page.evaluate(
    (widget) => {
      (window as unknown as { view: { content: unknown } }).view.content = { widget };
    },
    stored({ uploadTitle: "Upload dit CV nu" }),
  );
  await expect(frame.getByRole("heading", { name: "Upload dit CV nu" })).toBeVisible();
});

test("rich text keeps a placeholder as it is written, and its button inserts another", async ({ page }) => {
  const before = `<p>Før</p><div data-widget="cv-check" data-upload-title="Løn &amp; &quot;vilkår&quot;"><a href="${server.url}/cv-tjek">Åbn CV-tjekket</a></div>`;
  await page.goto(`${site.origin}/tiptap`);
  await page.waitForFunction(() => "editor" in window);
  await page.evaluate((html) => {
    (window as unknown as { editor: Editor }).editor.commands.setContent(html);
  }, before);
  await expect(page.getByRole("group", { name: "Værktøj: CV-tjek" })).toBeVisible();
  // Tiptap itself adds the paragraph in which one can go on writing.
  expect(await html(page)).toBe(`${before}<p></p>`);

  // An editor writes on below the card; a chosen card would be replaced.
  await page.locator(".ProseMirror > p").last().click();
  await page.getByRole("button", { name: "Indsæt værktøj" }).click();
  await page.getByRole("button", { name: /^Jobmatch/ }).click();
  await page.getByRole("button", { name: "Indsæt", exact: true }).click();
  await expect.poll(() => html(page)).toContain(`<div data-widget="jobmatch"><a href="${server.url}/jobmatch">`);
  expect(await html(page)).toContain(before.slice("<p>Før</p>".length));

  await page.evaluate(() => {
    (window as unknown as { editor: Editor }).editor.commands.undo();
  });
  expect(await html(page)).toBe(`${before}<p></p>`);
});

interface Editor {
  readonly commands: { readonly setContent: (html: string) => void; readonly undo: () => void };
  readonly getHTML: () => string;
}

function html(page: Page): Promise<string> {
  return page.evaluate(() => (window as unknown as { editor: Editor }).editor.getHTML());
}

type Stored = ReturnType<typeof stored>;

async function valueOf(page: Page): Promise<Stored | undefined> {
  return JSON.parse(await page.locator("output").innerText()) as Stored;
}
