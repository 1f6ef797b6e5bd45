import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findingsInEveryScheme } from "../pages/findings.ts";
import { freePort } from "../server/free-port.ts";
import { startServer } from "../server/start-server.ts";
import { expect, test } from "../test.ts";

// A fault of the server: looking up the page throws.
const fault = `
  const { get } = Map.prototype;
  Map.prototype.get = function (key) {
    if (key === "/cv-tjek") throw new Error("the content broke");
    return get.call(this, key);
  };`;

test(
  "a page that throws is replaced by an error page with the correlation id of the log, in which axe finds nothing",
  { tag: "@chromium-only" },
  async ({ page }) => {
    const dataDir = await mkdtemp(join(tmpdir(), "broken-"));
    const server = await startServer({ port: await freePort(), dataDir, fault });
    const answer = await page.goto(`${server.url}/cv-tjek`);
    expect(answer?.status()).toBe(500);
    const [line] = await server.logged(({ msg }) => msg === "rendering a page failed");
    await expect(page.getByText(String(line?.["correlationId"]))).toBeVisible();

    expect(await findingsInEveryScheme(page)).toEqual([]);
    await server.stop();
    await rm(dataDir, { recursive: true });
  },
);
