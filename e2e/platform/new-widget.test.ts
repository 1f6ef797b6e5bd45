import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pageHtml } from "../embedding/page-html.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { Placeholder } from "../pages/placeholder.ts";
import { freePort } from "../server/free-port.ts";
import { type RunningServer, startServer } from "../server/start-server.ts";
import { expect, test } from "../test.ts";

const repository = join(import.meta.dirname, "../..");
const run = (script: string, args: readonly string[], cwd: string) =>
  execFileSync(process.execPath, [join(repository, script), ...args], { cwd, stdio: "pipe" });

const newOne = '<div data-widget="fee-calculator" data-widget-load="eager" data-question-title="Har du ansvar?"></div>';
const oldOne = '<div data-widget="cv-check" data-widget-load="eager"></div>';

test.describe("a new widget", () => {
  // All tests share one build.
  test.describe.configure({ mode: "default", timeout: 60_000 });

  let root: string;
  let host: RunningServer;

  test.beforeAll(async () => {
    // A build takes long on a busy machine.
    test.setTimeout(120_000);
    // Below the repository, so that packages are resolved as in `widgets/`, in a folder that git and all checks ignore.
    const dist = join(repository, "shared-runtime/dist");
    mkdirSync(dist, { recursive: true });
    root = mkdtempSync(join(dist, "mounted-widget-"));
    run("shared-runtime/build/new-widget.ts", ["fee-calculator"], root);
    run("node_modules/vite/bin/vite.js", ["build"], join(root, "widgets/fee-calculator"));
    cpSync(join(repository, "widgets/cv-check/dist"), join(root, "widgets/cv-check/dist"), { recursive: true });
    const widgetsDir = join(root, "widgets");
    host = await startServer({ port: await freePort(), dataDir: join(root, "data"), widgetsDir });
  });
  test.afterAll(async () => {
    await host.stop();
    rmSync(root, { recursive: true });
  });

  test("builds, mounts on a page and answers its visitor", async ({ page, otherSite }) => {
    await page.goto(otherSite.page(pageHtml({ loader: `${host.url}/loader.js`, body: newOne })));
    await new Placeholder(page, page.locator("[data-widget]")).isIn("ready");
    await expect(page.getByRole("heading", { level: 2, name: "Har du ansvar?" })).toBeVisible();
    await page.getByRole("button", { name: "Ja" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Så er du ikke alene" })).toBeFocused();
  });

  test("shares one React with the other widgets of a page, and requests none of its own copies", async ({
    page,
    otherSite,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    const body = oldOne + newOne + oldOne + newOne;
    await page.goto(otherSite.page(pageHtml({ loader: `${host.url}/loader.js`, body })));
    for (const place of await page.locator("[data-widget]").all()) await new Placeholder(page, place).isIn("ready");

    const parts = scripts.filter((path) => path.startsWith("/widgets/parts/"));
    expect(new Set(parts).size).toBe(parts.length);
    expect(scripts.filter((path) => !parts.includes(path)).toSorted()).toEqual([
      "/loader.js",
      expect.stringMatching(/^\/platform\/foreign-page-[\w-]+\.js$/),
      expect.stringMatching(/^\/platform\/platform-[\w-]+\.js$/),
      expect.stringMatching(/^\/platform\/shell-[\w-]+\.js$/),
      expect.stringMatching(/^\/widgets\/cv-check\/[\w.+-]+\/remoteEntry\.js$/),
      expect.stringMatching(/^\/widgets\/fee-calculator\/[\w.+-]+\/remoteEntry\.js$/),
    ]);
  });

  test("harms no other widget, whichever of its files is broken", async ({ page, otherSite }) => {
    const address = otherSite.page(pageHtml({ loader: `${host.url}/loader.js`, body: newOne + oldOne }));
    const asked = new Set<string>();
    page.on("request", (request) => {
      if (request.url().includes("/fee-calculator/")) asked.add(new URL(request.url()).pathname);
    });
    await page.goto(address);
    await new Placeholder(page, page.locator("[data-widget=fee-calculator]")).isIn("ready");
    expect([...asked].some((path) => path.endsWith(".css"))).toBe(true);

    const files = [...asked];
    for (const path of files) {
      // A retry requests the same file at another address.
      const isTheFile = ({ pathname }: URL) => pathname.replace(/~\d+\//, "") === path;
      await page.route(isTheFile, (route) => route.fulfill({ status: 500 }));
      await page.goto(address);
      const neighbour = new CvCheck(page);
      await neighbour.ready();
      await expect(neighbour.chooseButton, `beside a widget without ${path}`).toBeVisible();
      await expect(page.locator("[data-widget=fee-calculator]")).toHaveAttribute(
        "data-widget-state",
        /^(ready|failed)$/,
      );
      await page.unroute(isTheFile);
    }
  });
});
