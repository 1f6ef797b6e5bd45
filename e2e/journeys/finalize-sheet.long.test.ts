import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FinalizeSheet, joined, openSheet } from "../pages/finalize-sheet.ts";
import { findingsInEveryScheme } from "../pages/findings.ts";
import { confirmTestPerson } from "../pages/gate.ts";
import { freePort } from "../server/free-port.ts";
import { startServer } from "../server/start-server.ts";
import { aheadOnSignal } from "../server/ahead-on-signal.ts";
import { expect, test } from "../test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test(
  "axe finds nothing in any state of the sheet and any colour scheme, and nothing is wider than 320 px",
  { tag: "@chromium-only" },
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 740 });
    const sheet = await openSheet(page);
    const look = async (what: string) => {
      expect(await findingsInEveryScheme(page), what).toEqual([]);
      const { scrollWidth, clientWidth } = await sheet.dialog
        .locator("[data-dialog-scroller]")
        .first()
        .evaluate((one) => ({
          scrollWidth: one.scrollWidth,
          clientWidth: one.clientWidth,
        }));
      expect(scrollWidth, what).toBeLessThanOrEqual(clientWidth);
    };
    await look("payment");
    await sheet.pressNext();
    await expect(sheet.problems).toBeFocused();
    await look("errors");
    await sheet.box("Jeg vil hellere have en faktura").check();
    await look("invoice");
    await sheet.next.click();
    await expect(sheet.heading("Vil du have noget med?")).toBeVisible();
    await look("add-ons");
    await page.getByRole("button", { name: "Læs mere om Ledernetværk" }).click();
    await expect(page.getByRole("dialog", { name: "Ledernetværk" })).toBeVisible();
    await look("article");
    await page.getByRole("dialog", { name: "Ledernetværk" }).getByText("Luk", { exact: true }).click();
    await page.route("**/api/signup/addon-products-lead", (route) => route.abort());
    await sheet.next.click();
    await expect(sheet.failure).toBeVisible();
    await look("failure");
    await page.unroute("**/api/signup/addon-products-lead");
    await sheet.failure.getByRole("button", { name: "Prøv igen" }).click();
    await sheet.next.click();
    await expect(sheet.welcome).toBeVisible();
    await look("confirmation");
  },
);

test("an account is stored only after a sign-in of the last ten minutes, and the person goes on where they were", async ({
  page,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), "e2e-"));
  const server = await startServer({ port: await freePort(), dataDir, fault: aheadOnSignal(11 * 60_000) });
  await page.goto(`${server.url}/api/auth/login?redirectUrl=${encodeURIComponent(joined)}`);
  await confirmTestPerson(page);
  const sheet = new FinalizeSheet(page);
  await sheet.fillAccount();
  await sheet.next.click();
  await expect(sheet.heading("Vil du have noget med?")).toBeVisible();
  await sheet.box("Ledernetværk").check();
  await sheet.dialog.getByRole("button", { name: /Betaling/ }).click();
  process.kill(server.pid, "SIGUSR2");
  await sheet.fillAccount("440116244");
  await sheet.next.click();
  await expect(sheet.failure).toContainText("når du lige har logget ind");
  await sheet.failure.getByRole("link", { name: "Log ind igen" }).click();
  await confirmTestPerson(page);
  await expect(page).toHaveURL(server.url + joined);
  await expect(sheet.field("Kontonr.")).toHaveValue("");
  await sheet.fillAccount("440116244");
  await sheet.next.click();
  await expect(sheet.heading("Vil du have noget med?")).toBeVisible();
  await expect(sheet.box("Ledernetværk")).toBeChecked();
  await server.stop();
  await rm(dataDir, { recursive: true });
});
