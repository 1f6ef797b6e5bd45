import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CvCheck } from "../pages/cv-check.ts";
import { expect, test } from "../test.ts";
import { startPublishingHost } from "../widgets/publishing-host.ts";

test("visitors get the last good version when one byte of the newest is changed on the server's disk", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const folder = await mkdtemp(join(tmpdir(), "changed-"));
  const host = await startPublishingHost({ WIDGETS_DIR: folder });
  try {
    await host.publish({ name: "cv-check", version: "1.1.0" });
    await host.publish({ name: "cv-check", version: "1.2.0", sameAs: "1.1.0" });
    const file = await open(join(folder, "cv-check/1.2.0/remoteEntry.js"), "r+");
    await file.write(" ", 0);
    await file.close();

    await page.goto(`${host.url}/cv-tjek`);
    const tool = new CvCheck(page);
    await tool.ready();
    await expect(page.locator("[data-widget=cv-check]")).toHaveAttribute("data-widget-version-loaded", "1.1.0");
    await expect(tool.chooseButton).toBeVisible();
    await page.goto(`${host.url}/widgets`);
    await expect(page.getByText("På serverens disk: remoteEntry.js er ændret.")).toBeVisible();
  } finally {
    expect(await host.stop()).toBe(0);
    await rm(folder, { recursive: true });
  }
});
