import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pageHtml } from "../embedding/page-html.ts";
import { freePort } from "../server/free-port.ts";
import { startServer } from "../server/start-server.ts";
import { expect, test } from "../test.ts";

const repository = join(import.meta.dirname, "../..");
const run = (script: string, args: readonly string[], cwd: string) =>
  execFileSync(process.execPath, [join(repository, script), ...args], { cwd, stdio: "pipe" });

test("a widget that was just made builds, mounts on a page and answers its visitor", async ({ page, otherSite }) => {
  test.setTimeout(120_000);
  // Below the repository, so that packages are found as in `widgets/`, in a folder that git and all checks ignore.
  const dist = join(repository, "shared-runtime/dist");
  mkdirSync(dist, { recursive: true });
  const root = mkdtempSync(join(dist, "mounted-widget-"));
  run("shared-runtime/build/new-widget.ts", ["fee-calculator"], root);
  run("node_modules/vite/bin/vite.js", ["build"], join(root, "widgets/fee-calculator"));
  const server = await startServer({
    port: await freePort(),
    dataDir: join(root, "data"),
    widgetsDir: join(root, "widgets"),
  });

  try {
    const body = '<div data-widget="fee-calculator" data-question-title="Har du ansvar for andre?"></div>';
    await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body })));
    await expect(page.locator("[data-widget]")).toHaveAttribute("data-widget-state", "ready");
    await expect(page.getByRole("heading", { level: 2, name: "Har du ansvar for andre?" })).toBeVisible();
    await page.getByRole("button", { name: "Ja" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Så er du ikke alene" })).toBeFocused();
  } finally {
    await server.stop();
    rmSync(root, { recursive: true });
  }
});
