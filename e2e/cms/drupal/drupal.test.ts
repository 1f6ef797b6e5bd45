import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../server/free-port.ts";
import { type RunningServer, startServer } from "../../server/start-server.ts";
import { buildCmsPackage } from "../build-package.ts";
import { type PackageSite, servePackage } from "../serve-package.ts";

test.describe.configure({ timeout: 30_000 });

const editors = join(import.meta.dirname, "../editors/node_modules/ckeditor5/dist/browser");
let folder = "";
let module = "";
let server: RunningServer;
let site: PackageSite;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "drupal-"));
  server = await startServer({ port: await freePort(), dataDir: folder });
  module = join(buildCmsPackage("drupal"), "lederkredsen");
  site = await servePackage(module, {
    "/edit": editPage(server.url),
    "/ckeditor5-of-core.js": await readFile(join(editors, "ckeditor5.js"), "utf8"),
    "/ckeditor5.css": await readFile(join(editors, "ckeditor5.css"), "utf8"),
  });
});
test.afterAll(async () => {
  await server.stop();
  await site.close();
  await rm(folder, { recursive: true });
});

test("PHP can read every file of the module", () => {
  const files = globSync("**/*.{php,module}", { cwd: module });
  expect(files.length).toBeGreaterThan(6);
  for (const file of files) {
    expect(execFileSync("php", ["-l", join(module, file)], { encoding: "utf8" })).toContain("No syntax errors");
  }
});

test("the module has the placeholder() that runs all cases", async () => {
  const own = await readFile(join(module, "php/placeholder.php"), "utf8");
  expect(own).toBe(await readFile(join(import.meta.dirname, "../../../cms-snippets/php/placeholder.php"), "utf8"));
});

interface BlockForm {
  readonly tool: { readonly "#options": Readonly<Record<string, string>> };
  readonly props: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface BlockRun {
  readonly form: BlockForm;
  /** The form when the block is edited again. */
  readonly reopened: BlockForm;
  readonly kept: unknown;
  readonly html: string;
  readonly asked: number;
}

function runBlock(host: string): BlockRun {
  const run = execFileSync("php", [join(import.meta.dirname, "run-block.php"), module, host], { encoding: "utf8" });
  return JSON.parse(run) as BlockRun;
}

test("the block has the form and the placeholder of a tool that the host serves", async () => {
  const registry = (await (await fetch(`${server.url}/widgets/registry.json`)).json()) as {
    readonly widgets: Readonly<
      Record<
        string,
        {
          readonly channels: { readonly stable: string };
          readonly versions: Readonly<Record<string, { readonly props: string }>>;
        }
      >
    >;
  };
  const { channels, versions } = registry.widgets["cv-check"]!;
  const address = new URL(versions[channels.stable]!.props, `${server.url}/widgets/`);
  const { properties } = (await (await fetch(address)).json()) as { readonly properties: object };

  const { form, reopened, kept, html, asked } = runBlock(server.url);
  expect(Object.keys(form.tool["#options"]).toSorted()).toEqual(Object.keys(registry.widgets).toSorted());
  expect(form.tool["#options"]["cv-check"]).toBe("CV-tjek");
  const names = (element: object) => Object.keys(element).filter((key) => !key.startsWith("#"));
  const fields = names(form.props)
    .flatMap((group) => Object.entries(form.props[group] ?? {}))
    .flatMap(([name, element]) => (name === "rarely-used" ? names(element as object) : name))
    .filter((name) => !name.startsWith("#"));
  expect(fields.toSorted()).toEqual(Object.keys(properties).toSorted());
  expect(form.props["upload"]?.["uploadTitle"]).toEqual({
    "#default_value": "",
    "#description": "",
    "#title": "Overskrift på upload-trinnet",
    "#type": "textfield",
    "#attributes": { placeholder: "Hvor stærkt står dit CV?" },
    "#maxlength": 1000,
  });
  expect(form.props["upload"]).toMatchObject({
    "#type": "details",
    "#open": false,
    "rarely-used": { "#type": "details", "#title": expect.stringMatching(/^Sjældent brugt \(\d+\)$/), "#open": false },
  });
  expect(reopened.props["upload"]).toMatchObject({
    "#open": true,
    uploadTitle: { "#default_value": 'Løn & "vilkår"' },
    "rarely-used": { "#open": true, offerReviewText: { "#default_value": "Prøv igen" } },
  });
  expect(reopened.props["result"]).toMatchObject({ "#open": false });
  expect(names(form.props).at(-1)).toBe("for-developers");
  expect(kept).toEqual({
    tool: "cv-check",
    version: "",
    load: "eager",
    fallback: "",
    props: { uploadTitle: 'Løn & "vilkår"', offerReviewText: "Prøv igen" },
  });
  expect(html).toMatch(
    /^<div data-widget="cv-check" data-widget-load="eager" data-upload-title="Løn &amp; &quot;vilkår&quot;" data-offer-review-text="Prøv igen"><a href="[^"]+\/cv-tjek">[^<]+<\/a><\/div>$/,
  );
  // The tools are read once: the registry, and two files of each tool.
  expect(asked).toBe(1 + 2 * Object.keys(registry.widgets).length);
});

test("a host that does not answer leaves the tools of the release, after one attempt", async () => {
  const { html, asked } = runBlock(`http://127.0.0.1:${await freePort()}`);
  expect(html).toContain('data-upload-title="Løn &amp; &quot;vilkår&quot;"');
  expect(asked).toBe(1);
});

test("the plugin runs with the global CKEditor 5 of Drupal's core", async ({ page }) => {
  const before = `<p>Før</p><div data-widget="cv-check" data-upload-title="Er dit CV klar?"><a href="${server.url}/cv-tjek">Åbn CV-tjekket</a></div>`;
  await page.goto(`${site.origin}/edit`);
  await page.waitForFunction(() => "editor" in window);
  await page.evaluate((html) => {
    (window as unknown as { editor: Editor }).editor.setData(html);
  }, before);
  await expect(page.getByRole("group", { name: "Værktøj: CV-tjek" })).toBeVisible();
  const data = () => page.evaluate(() => (window as unknown as { editor: Editor }).editor.getData());
  expect(await data()).toBe(before);

  await page.getByRole("button", { name: "Indsæt værktøj" }).click();
  await page.getByRole("button", { name: /^Jobmatch/ }).click();
  await page.getByRole("button", { name: "Indsæt", exact: true }).click();
  await expect.poll(data).toContain(`<div data-widget="jobmatch"><a href="${server.url}/jobmatch">`);
});

interface Editor {
  readonly setData: (html: string) => void;
  readonly getData: () => string;
}

/** The form of a page in Drupal: its core brings CKEditor 5 as global objects, one for each package. */
function editPage(host: string): string {
  return `<!doctype html><html lang="da"><head><meta charset="utf-8"><title>Drupal</title>
    <link rel="stylesheet" href="/ckeditor5.css"></head><body><div id="editor"></div>
    <script type="module">
      import * as all from "/ckeditor5-of-core.js";
      window.CKEditor5 = { core: all, ui: all, widget: all };
      const script = document.createElement("script");
      script.src = "/js/ckeditor5.js";
      script.onload = async () => {
        window.editor = await all.ClassicEditor.create(document.querySelector("#editor"), {
          licenseKey: "GPL",
          plugins: [all.Essentials, all.Paragraph, all.Link, window.CKEditor5.lederkredsen.LederkredsenTools],
          toolbar: ["lederkredsen"],
          lederkredsen: { host: "${host}" },
        });
      };
      document.head.append(script);
    </script></body></html>`;
}
