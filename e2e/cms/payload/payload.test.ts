import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { freePort } from "../../server/free-port.ts";
import { type RunningServer, startServer } from "../../server/start-server.ts";
import { buildCmsPackage } from "../build-package.ts";
import { type PackageSite, servePackage } from "../serve-package.ts";

interface BlocksRun {
  readonly blocks: readonly {
    readonly slug: string;
    readonly group: string;
    readonly picture?: string;
    readonly outline: readonly Outline[];
  }[];
  readonly html: string;
  readonly unknown: string;
  readonly refused: Readonly<
    Record<"script" | "choice" | "number", readonly (readonly [path: string, message: string])[]>
  >;
}

/** The groups of fields by their label. */
interface Outline {
  readonly [label: string]: readonly (string | Outline)[];
}

let folder = "";
let server: RunningServer;
let run: BlocksRun;
let site: PackageSite | undefined;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "payload-"));
  server = await startServer({ port: await freePort(), dataDir: folder });
  const address = pathToFileURL(join(buildCmsPackage("payload"), "index.js")).href;
  const program = join(import.meta.dirname, "app/run-blocks.js");
  const args = [program, address, server.url, join(folder, "payload.db")];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder });
  run = JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as BlocksRun;
});
test.afterAll(async () => {
  await site?.close();
  await server.stop();
  await rm(folder, { recursive: true });
});

test("the blocks fit the types of Payload", () => {
  const tsc = join(import.meta.dirname, "../../../node_modules/.bin/tsc");
  execFileSync(tsc, ["--noEmit", "-p", join(import.meta.dirname, "app")], { encoding: "utf8" });
});

test("every tool of the host is a block", async () => {
  const registry = (await (await fetch(`${server.url}/widgets/registry.json`)).json()) as { readonly widgets: object };
  expect(run.blocks).toHaveLength(Object.keys(registry.widgets).length);
  expect(run.blocks.map(({ slug }) => slug)).toContain("lederkredsenCvCheck");
});

test("each block has the picture of its tool, in a group of their own", async () => {
  for (const { slug, group, picture } of run.blocks) {
    expect(group).toBe("Lederkredsens værktøjer");
    const answer = await fetch(picture ?? "");
    expect(answer.headers.get("content-type"), slug).toBe("image/webp");
    // The admin panel has another origin.
    expect(answer.headers.get("cross-origin-resource-policy"), slug).toBe("cross-origin");
  }
});

test("what few editors set is folded together within its group, and what developers set is in a group of its own", () => {
  const { outline } = run.blocks.find(({ slug }) => slug === "lederkredsenCvCheck")!;
  const upload = outline.find((group) => "Trin 1: upload" in group)!["Trin 1: upload"]!;
  expect(upload).toContain("uploadTitle");
  const folded = upload.find((entry) => typeof entry === "object")!;
  const [[title, rare]] = Object.entries(folded) as [[string, readonly string[]]];
  expect(title).toBe(`Sjældent brugt (${rare.length})`);
  expect(rare).toContain("noScriptText");
  expect(outline).toContainEqual({ "Tekniske indstillinger": ["leadSource", "consentSource"] });
});

test("a stored block becomes a placeholder, and another block does not", () => {
  expect(run.html).toContain(
    `<div data-widget="cv-check" data-widget-load="eager" data-join-href="/bliv-medlem" data-lead-source="3" data-upload-title="Løn &amp; &quot;vilkår&quot;"><a href="${server.url}/cv-tjek">`,
  );
  expect(run.unknown).toBe("nothing");
});

test("Payload refuses what the schema refuses", () => {
  expect(run.refused.script.map(([path]) => path)).toEqual(["content.0.joinHref"]);
  expect(run.refused.choice.map(([path]) => path)).toEqual(["content.0.tool"]);
  expect(run.refused.number.map(([path]) => path)).toEqual(["content.0.leadSource"]);
});

test("a page with the HTML of the block shows the tool with its text", async ({ page }) => {
  site = await servePackage(folder, {
    "/page": `<!doctype html><html lang="da"><title>Side</title>${run.html}<script src="${server.url}/embed.js"></script></html>`,
  });
  await page.goto(`${site.origin}/page`);
  await expect(page.getByRole("heading", { name: 'Løn & "vilkår"' })).toBeVisible();
});
