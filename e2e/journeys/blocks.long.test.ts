import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findingsInEveryScheme } from "../pages/findings.ts";
import { signIn } from "../pages/gate.ts";
import { freePort } from "../server/free-port.ts";
import { startServer } from "../server/start-server.ts";
import { expect, test } from "../test.ts";

const spring = "/lederkredsen-spring";
const labels = ["Uge 1", "Måned 1", "Svær samtale"] as const;

test.describe("tabs", () => {
  test("show one panel, by pointer and by keyboard", async ({ page }) => {
    await page.goto(spring);
    const [first, second, third] = labels.map((name) => page.getByRole("tab", { name }));
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page.getByRole("tabpanel", { name: labels[0] })).toContainText("Lyt længere");
    // The page does not scroll to the tabs when they become interactive.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await second?.click();
    await expect(page.getByRole("tabpanel", { name: labels[1] })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(third!).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: labels[2] })).toContainText("70 20 30 40");
    await page.keyboard.press("ArrowRight");
    await expect(first!).toBeFocused();
    await page.keyboard.press("End");
    await expect(third!).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Home");
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(first!).toHaveAttribute("aria-selected", "true");
  });

  test("open the one that the address leads into", async ({ page }) => {
    await page.goto(`${spring}#samtale`);
    await expect(page.getByRole("tab", { name: labels[2] })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("heading", { name: "Begynd med det, du har set" })).toBeInViewport();
  });

  test("have buttons to scroll where they do not fit", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(spring);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    const list = page.getByRole("tablist");
    await expect(page.locator("[data-scroll='200']")).toBeVisible();
    await page.locator("[data-scroll='200']").click();
    await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  });

  test.describe("without JavaScript", { tag: "@chromium-only" }, () => {
    test.use({ javaScriptEnabled: false });
    test("are below each other with their labels as headings", async ({ page }) => {
      await page.goto(spring);
      for (const name of labels) await expect(page.getByRole("heading", { name })).toBeVisible();
      await expect(page.getByRole("tab")).toHaveCount(0);
    });
  });
});

test("a slider says which slide is shown, and its buttons lead to the others", async ({ page }) => {
  await page.goto(spring);
  const slider = page.locator("#stemmer [data-slider]");
  const [previous, next] = ["Forrige", "Næste"].map((name) => slider.getByRole("button", { name }));
  await expect(slider).toContainText(/1 af \d/);
  await expect(previous!).toHaveAttribute("aria-disabled", "true");
  await next?.click();
  await expect(slider).toContainText(/2 af \d/);
  await expect(previous!).toHaveAttribute("aria-disabled", "false");
  await previous?.focus();
  await page.keyboard.press("Enter");
  await expect(slider).toContainText(/1 af \d/);
});

test("an accordion opens the item that the address leads into, and several may be open", async ({ page }) => {
  await page.goto("/lederkredsen-a-kasse");
  const items = page.locator("[data-accordion] details, details");
  const [first, second] = [items.nth(0), items.nth(1)];
  await first.locator("summary").click();
  await second.locator("summary").click();
  await expect(first).toHaveAttribute("open", "");
  await expect(second).toHaveAttribute("open", "");
});

test.describe("in every colour scheme axe finds nothing", () => {
  test.slow();
  for (const path of [
    "/lederkredsen-a-kasse",
    spring,
    "/lederkredsen-virksom",
    "/om-os",
    "/om-os/stemmer",
    "/bliv-medlem/ring-til-mig",
  ])
    test(`on ${path}, and nothing is wider than a small screen`, { tag: "@chromium-only" }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 740 });
      await page.goto(path);
      expect(await findingsInEveryScheme(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
});

test("each site has its own header, icon and manifest, and marks itself as the current one", async ({ page }) => {
  // The last block is for members only.
  await signIn(page);
  for (const [path, brand] of [
    ["/", "Lederkredsen"],
    ["/lederkredsen-a-kasse", "A-kasse"],
    [spring, "Spring"],
    ["/lederkredsen-virksom", "Virksom"],
    ["/selvbetjening", "Selvbetjening"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("banner")).toContainText(brand);
    const { icon, manifest, title } = await page.evaluate(() => ({
      icon: document.querySelector<HTMLLinkElement>("link[rel=icon][type='image/svg+xml']")?.href ?? "",
      manifest: document.querySelector<HTMLLinkElement>("link[rel=manifest]")?.href ?? "",
      title: document.title,
    }));
    expect(new URL(icon).pathname).toBe(path === "/" ? "/icon.svg" : `${path}/icon.svg`);
    const [drawn, answer] = [await page.request.get(icon), await page.request.get(manifest)];
    expect([drawn.status(), answer.status()]).toEqual([200, 200]);
    expect(title).toContain((await answer.json()).name);
  }
});

test("a step page has no header but a link back to where its flow was started", async ({ page }) => {
  await page.goto("/bliv-medlem/ring-til-mig");
  // The header has a link to the content, and a navigation.
  await expect(page.getByRole("banner").getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.getByRole("link", { name: "Luk" }).click();
  await expect(page).toHaveURL("/bliv-medlem");
});

test("a page that holds one widget is not indexed, and the widget works in it", async ({ page, tool }) => {
  const answer = await page.goto("/vaerktoej/cv-tjek");
  expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await tool.ready();
});

test("the editor of a CMS shows a page with its marks; nothing in it moves, asks or counts", async ({ page }) => {
  const dataDir = await mkdtemp(join(tmpdir(), "editing-"));
  const secret = "a-secret-of-the-editor-for-this-test";
  const server = await startServer({
    port: await freePort(),
    dataDir,
    settings: { EDITING_SECRET: secret, EDITING_ORIGINS: "https://cms.example" },
  });
  const address = (path: string, given = secret) =>
    `${server.url}/api/editing/render?${new URLSearchParams({ secret: given, route: path })}`;
  expect((await page.request.get(address(spring, "wrong"))).status()).toBe(401);
  const answer = await page.goto(address(spring));
  expect(answer?.headers()["cache-control"]).toBe("no-store");
  expect(answer?.headers()["content-security-policy"]).toContain("frame-ancestors 'self' https://cms.example");
  for (const name of labels) await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.locator("code[chrometype=placeholder]").first()).toBeAttached();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await server.stop();
  await rm(dataDir, { recursive: true });
});
