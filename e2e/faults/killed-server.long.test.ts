import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixture } from "../fixtures/fixture.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { freePort } from "../server/free-port.ts";
import { type RunningServer, startServer } from "../server/start-server.ts";
import { expect, test } from "../test.ts";

const recommendations = "**/api/analytics/get-cv-recommendations*";

// The tests share a server, which each of them kills and restarts. That takes seconds.
test.describe.configure({ mode: "default", timeout: 120_000 });
const patience = { timeout: 60_000 };

let dataDir: string;
let port: number;
let mortal: RunningServer;

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "e2e-killed-"));
  port = await freePort();
  mortal = await startServer({ port, dataDir });
});
test.afterAll(async () => {
  expect(await mortal.stop()).toBe(0);
  await rm(dataDir, { recursive: true });
});

test("a page that waits while the server is killed and restarted gets its review", async ({ page }) => {
  const tool = new CvCheck(page);
  await tool.open(`${mortal.url}/cv-tjek`);
  let asked = 0;
  await page.route(recommendations, async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    await mortal.kill();
    mortal = await startServer({ port, dataDir });
    return route.abort("connectionreset");
  });
  await tool.choose(fixture("cv-two-pages-da.pdf"));
  await expect(tool.resultTitle).toBeVisible(patience);
  expect(asked).toBe(2);
});

test("a page that is reloaded after the server was killed gets its review", async ({ page }) => {
  const tool = new CvCheck(page);
  await tool.open(`${mortal.url}/cv-tjek`);
  await page.route(recommendations, () => new Promise(() => {}));
  const asked = page.waitForRequest(recommendations);
  await tool.choose(fixture("cv-two-pages-da.pdf"));
  await asked;
  await mortal.kill();
  await page.unroute(recommendations);

  mortal = await startServer({ port, dataDir });
  await page.reload();
  await expect(tool.resultTitle).toBeVisible();
});
