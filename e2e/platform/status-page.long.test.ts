import { findingsInEveryScheme } from "../pages/findings.ts";
import { expect, test } from "../test.ts";
import { startPublishingHost } from "../widgets/publishing-host.ts";

test("before anything is published, the status page shows the local builds", async ({ page }) => {
  const answer = await page.goto("/widgets");
  expect(answer?.headers()).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "content-security-policy": expect.stringContaining("script-src 'self'"),
  });
  // The status page has only the scripts that every page has.
  const scripts = await page
    .locator("script[src]")
    .evaluateAll((all) => all.map((script) => script.getAttribute("src")));
  expect(scripts).toEqual([expect.stringContaining("/page-")]);
  const tool = page.getByRole("region", { name: "cv-check" });
  await expect(tool.getByText("Der er ikke udgivet noget endnu.")).toBeVisible();
  await expect(tool.getByText("Bygget her, ikke udgivet").first()).toBeVisible();
  await expect(tool.getByText(/^\s*\d+(,\d)?\skB\.\s*$/)).toBeVisible();
});

test("the status page shows loads and failures, who published which version, and what the registry rolled back", async ({
  page,
}) => {
  test.slow();
  const host = await startPublishingHost({ WIDGET_FAILURE_MINIMUM: "10", TRUSTED_PROXIES: "127.0.0.1" });
  let senders = 0;
  const report = async (version: string, mounts: readonly number[], failures: number): Promise<void> => {
    const widget = "counter";
    const loads = [
      ...mounts.map((ms) => ({ widget, version, ms })),
      ...Array.from({ length: failures }, () => ({ widget, version, reason: "Error: broken" })),
    ];
    // Each load is reported by a separate page of another visitor.
    for (const load of loads) {
      const { status } = await fetch(`${host.url}/api/widget-reports`, {
        method: "POST",
        headers: { origin: host.url, "x-forwarded-for": `198.51.100.${(senders += 1)}` },
        body: JSON.stringify({ loads: [load] }),
      });
      expect(status).toBe(204);
    }
  };
  await host.publish({ name: "counter", version: "1.0.0" });
  await host.publish({ name: "counter", version: "1.1.0" }, { channel: "canary", share: 10 });
  await report("1.0.0", [100, 300], 1);
  await page.goto(`${host.url}/widgets`);

  const counter = page.getByRole("region", { name: "counter" });
  const hour = counter.getByRole("heading", { name: "Den sidste time" }).locator("..");
  await expect(hour.locator("dl > div")).toHaveText(["Vist2", "Fejlet1", "Andel fejlet33,3 %", "Tid i snit200 ms"]);
  await expect(
    hour.getByRole("img", { name: /^Diagram over den sidste time: vist 2 gange, fejlet 1 gange/ }),
  ).toBeVisible();
  await hour.getByText("Tallene bag diagrammet").click();
  await expect(hour.getByRole("row")).toHaveCount(13);
  await expect(counter.locator("dl").first()).toContainText("1.1.010 % af de besøgende");

  // Exactly the minimum of reports: a further report would arrive after the rollback.
  await report("1.1.0", [100], 9);
  await expect(async () => {
    await page.reload();
    await expect(counter.getByText("Registret tog 1.1.0 af canary, og siderne får 1.0.0")).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await expect(counter.getByText("Trukket tilbage")).toBeVisible();
  await expect(
    counter.getByText(/9 af 10 indlæsninger mislykkedes \(90\s%\)\. Grænsen er 20\s%\./).first(),
  ).toBeVisible();
  await expect(counter.getByText("En medarbejder udgav 1.0.0 på stable")).toBeVisible();
  await expect(page.getByText("Holdet bag værktøjet")).toHaveCount(0);

  await hour.getByText("Tallene bag diagrammet").click();
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
  expect(await findingsInEveryScheme(page)).toEqual([]);

  const names = page.getByText("Vis navne og begrundelser");
  await names.click();
  await page.getByLabel("Nøgle til at udgive").fill("lk_forkert");
  await page.getByRole("button", { name: "Vis" }).click();
  await expect(page.getByText("Nøglen passer ikke")).toBeVisible();
  expect(await findingsInEveryScheme(page)).toEqual([]);
  await page.getByLabel("Nøgle til at udgive").fill(host.adminToken);
  await page.getByRole("button", { name: "Vis" }).click();
  await expect(counter.getByText("Holdet bag værktøjet (test) udgav 1.0.0 på stable")).toBeVisible();
  await expect(page).toHaveURL(`${host.url}/widgets`);
  expect(await host.stop()).toBe(0);
});
