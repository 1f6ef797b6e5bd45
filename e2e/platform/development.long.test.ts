import { readdirSync, utimesSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { CvCheck } from "../pages/cv-check.ts";
import { copyWidget, type EditableWidget, longerTitle, plainTitle } from "../server/editable-widget.ts";
import { freePort } from "../server/free-port.ts";
import { type DevelopmentServer, startDevelopment } from "../server/start-development.ts";
import { expect, test } from "../test.ts";

const repository = join(import.meta.dirname, "../..");

test.describe("the development server", () => {
  // All tests share one server, whose first page waits until Vite has bundled the packages.
  test.describe.configure({ mode: "default", timeout: 90_000 });

  let widget: EditableWidget;
  let dataDir: string;
  let development: DevelopmentServer;

  test.beforeAll(async () => {
    test.setTimeout(90_000);
    widget = copyWidget("cv-check");
    dataDir = await mkdtemp(join(tmpdir(), "development-"));
    development = await startDevelopment({ port: await freePort(), dataDir, widgetsDir: widget.widgetsDir });
  });
  test.afterAll(async () => {
    await development.stop();
    widget.remove();
    await rm(dataDir, { recursive: true });
  });

  test("an edited screen updates in the open page, and an edited text reloads it", async ({ page }) => {
    await page.goto(`${development.url}/cv-tjek`);
    const tool = new CvCheck(page);
    const title = tool.place.getByRole("heading", { level: 2 });
    await expect(title).toHaveText("Hvor stærkt står dit CV?", { timeout: 60_000 });
    await tool.ready();
    // The mark is lost when the page reloads.
    await page.evaluate(() => void Object.assign(globalThis, { noted: true }));

    widget.edit("cv-check-step.tsx", plainTitle, longerTitle);
    await expect(title).toHaveText("Hvor stærkt står dit CV? I dag?");
    expect(await page.evaluate(() => "noted" in globalThis)).toBe(true);

    widget.edit("cv-check.texts.ts", "Hvor stærkt står dit CV?", "Er dit CV klar?");
    await expect(title).toHaveText("Er dit CV klar? I dag?");
  });

  test("/widgets lists the developed widget, and /replay shows a page again with it", async ({ page }) => {
    await page.goto(`${development.url}/cv-tjek`);
    const tool = new CvCheck(page);
    await expect(tool.place).toHaveAttribute("data-widget-state", "ready", { timeout: 60_000 });
    const lockfile = await page.locator("html").getAttribute("data-widget-lockfile");

    const answer = await page.goto(`${development.url}/replay?lockfile=${lockfile}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: "Gengivet side" })).toBeVisible();
    await tool.ready();
    // The form accepts lockfiles that are too long for an address.
    await page.goto(`${development.url}/replay`);
    await page.getByLabel("Låsefil").fill(lockfile ?? "");
    await page.getByRole("button", { name: "Vis siden" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Gengivet side" })).toBeVisible();
    await tool.ready();

    expect((await fetch(`${development.url}/widgets`)).status).toBe(200);
    await expect(async () => {
      await page.goto(`${development.url}/widgets`);
      const figures = page.getByRole("region", { name: "cv-check" }).locator("dl > div", { hasText: /^Vist[1-9]/ });
      await expect(figures.first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });

  test("the pages of the site and our own have their styles", async ({ page }) => {
    await page.goto(`${development.url}/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /LK Display/);
    await page.goto(`${development.url}/widgets`);
    await expect(page.getByRole("region", { name: "cv-check" })).toHaveCSS("border-top-style", "solid");
  });

  test("/design/blocks shows the samples of every block, and none is wider than a small screen", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(`${development.url}/design/blocks`);
    await expect(page.getByRole("heading", { name: "tabs: forty items" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.goto(`${development.url}/design/blocks/tabs`);
    await expect(page.getByRole("tab", { name: "Måned 2" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("heading", { name: /^quote:/ })).toHaveCount(0);
  });

  test("a page reloads when its content is saved", async ({ page }) => {
    const listens = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
    await page.goto(`${development.url}/`);
    await listens;
    const loaded = page.waitForEvent("load");
    save("host-shell/content/lederkredsen/pages/index.json");
    await loaded;
  });

  test("the server restarts when its source is saved", async () => {
    const opened = development.opensAgain();
    save("host-shell/src/api/health/health.routes.ts");
    await opened;
    expect((await fetch(`${development.url}/readyz`)).status).toBe(200);
  });

  test("/design shows every UI part that has styles, in light and dark", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(`${development.url}/design`);
    await expect(page.getByRole("heading", { level: 1, name: "Alle dele i alle tilstande" })).toHaveCount(2, {
      timeout: 60_000,
    });

    const parts = readdirSync(join(repository, "shared-runtime/src/ui"), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".css.ts"))
      .map((path) => basename(path, ".css.ts"));
    expect(parts).toContain("button");
    const missing = () =>
      page.locator("[data-color-scheme]").evaluateAll(
        (hosts, names) =>
          hosts.map(({ shadowRoot }) => {
            // In development, a class name begins with the name of its file.
            const shown = new Set(
              [...(shadowRoot?.querySelectorAll("[class]") ?? [])].flatMap(({ classList }) =>
                [...classList].map((name) => name.split("_")[0]),
              ),
            );
            return names.filter((name) => !shown.has(name));
          }),
        parts,
      );
    // Some parts are loaded lazily, so the test polls.
    await expect.poll(missing).toEqual([[], []]);
    expect(errors).toEqual([]);
  });

  test(
    "a receipt is printed in ink on white in both schemes, without its buttons",
    { tag: "@chromium-only" },
    async ({ page }) => {
      await page.emulateMedia({ media: "print" });
      await page.goto(`${development.url}/design?scheme=dark`);
      const receipt = page.getByRole("article", { name: "Tak for din henvendelse" });
      await expect(receipt.getByText("LK-2026-004711")).toBeVisible();
      await expect(receipt).toHaveCSS("background-color", "rgb(255, 255, 255)");
      await expect(receipt).toHaveCSS("color", "rgb(22, 48, 43)");
      await expect(receipt).toHaveCSS("box-shadow", "none");
      await expect(receipt.getByText("Udskriv", { exact: true })).toBeHidden();
      await expect(receipt.getByRole("listitem").first()).toHaveCSS("break-inside", "avoid");
    },
  );
});

/** Saves a file of the repository without a change. */
function save(path: string): void {
  const now = new Date();
  utimesSync(join(repository, path), now, now);
}
