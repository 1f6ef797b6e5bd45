import type { Page } from "@playwright/test";
import { CvCheck } from "../pages/cv-check.ts";
import { Placeholder } from "../pages/placeholder.ts";
import type { RunningServer } from "../server/start-server.ts";
import { startSite } from "../server/start-site.ts";
import { expect, test } from "../test.ts";

const widget = (load?: string) => ({
  uid: load ?? "widget",
  componentName: "Widget",
  fields: { widget: { value: "cv-check" }, ...(load !== undefined && { load: { value: load } }) },
});
/** Taller than any screen, so that the next rendering is far below the window. */
const longText = (uid: string) => ({
  uid,
  componentName: "RichText",
  fields: { text: { value: "<p>Løn, vilkår og ledelse.</p>".repeat(150) } },
});

/** Collects the scripts and registries that the page requests for its widgets, by the first word of their names. */
function noteScripts(page: Page): readonly string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const [, file] = /^(?!\/assets\/).*\/([a-zA-Z]+)[^/]*\.js(?:on)?$/.exec(pathname) ?? [];
    const isPart = pathname.startsWith("/widgets/parts/") && pathname.endsWith(".js");
    // A part that is loaded later is fetched to check it, then imported from the cache.
    if (isPart) {
      if (request.resourceType() === "script") files.push(pathname);
    } else if (file !== undefined) files.push(file);
  });
  return files;
}

/** The files in their order, with the parts, which are requested once each, as one. */
function withPartsAsOne(files: readonly string[]): readonly string[] {
  const parts = files.filter((file) => file.startsWith("/widgets/parts/"));
  expect(new Set(parts).size).toBe(parts.length);
  const others = files.filter((file) => !parts.includes(file));
  return [...others, ...(parts.length > 0 ? ["parts"] : [])].toSorted();
}

/** Resolves once the network is idle: a premature request would have been sent by then. */
const atRest = async (page: Page): Promise<void> => {
  await new Placeholder(page, page.locator("[data-widget]")).isIn("waiting");
  await page.waitForLoadState("networkidle");
};

const allFiles = ["loader", "parts", "platform", "registry", "remoteEntry", "shell"];

test.describe("our own pages download no script before it is needed", () => {
  test.describe.configure({ mode: "default" });
  let site: RunningServer;

  test.beforeAll(async () => {
    test.setTimeout(60_000);
    const pages = {
      interaction: [widget("interaction")],
      below: [longText("one"), longText("two"), widget("visible")],
      first: [longText("one"), widget("eager")],
    };
    site = await startSite({ pages });
  });
  test.afterAll(async () => {
    expect(await site.stop()).toBe(0);
  });

  test("with a widget that waits for an interaction, only the loader, then the rest once", async ({ page }) => {
    const scripts = noteScripts(page);
    await page.goto(`${site.url}/interaction`);
    const tool = new CvCheck(page);
    await expect(tool.uploadTitle).toBeVisible();
    await atRest(page);
    expect(scripts).toEqual(["loader"]);

    await tool.chooseButton.focus();
    await tool.ready();
    await expect(tool.chooseButton).toBeFocused();
    // The parts after the first screen are loaded when the visitor begins. The names of their files do not show that.
    const first = withPartsAsOne(scripts).filter((file) => allFiles.includes(file));
    expect(first).toEqual(allFiles);
  });

  test("with a widget far below, until the visitor scrolls to it", async ({ page }) => {
    const scripts = noteScripts(page);
    await page.goto(`${site.url}/below`);
    await atRest(page);
    expect(scripts).toEqual(["loader"]);

    const tool = new CvCheck(page);
    await tool.place.scrollIntoViewIfNeeded();
    await tool.ready();
    expect(withPartsAsOne(scripts)).toEqual(allFiles);
  });

  test(
    "for a visitor who saves data, even of an eager widget, until it is on the screen",
    { tag: "@chromium-only" },
    async ({ page }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
      await page.setExtraHTTPHeaders({ "save-data": "on" });
      const scripts = noteScripts(page);
      const answer = await page.goto(`${site.url}/first`);
      expect(answer?.headers()["vary"]).toContain("save-data");
      await atRest(page);
      expect(scripts).toEqual(["loader"]);

      const tool = new CvCheck(page);
      await tool.place.scrollIntoViewIfNeeded();
      await tool.ready();
      expect(withPartsAsOne(scripts)).toEqual(allFiles);
    },
  );

  test("files that every visitor gets are requested by the page, and not again by the loader", async ({ page }) => {
    const release = Promise.withResolvers<void>();
    await page.route("**/loader.js", async (route) => {
      await release.promise;
      await route.continue();
    });
    const scripts = noteScripts(page);
    await page.goto(`${site.url}/first`, { waitUntil: "commit" });
    // The loader requests the registry itself: a page that did so would keep a refused answer for the next attempt.
    await expect.poll(() => withPartsAsOne(scripts)).toEqual(allFiles.filter((file) => file !== "registry"));
    release.resolve();
    await new CvCheck(page).ready();
    expect(withPartsAsOne(scripts)).toEqual(allFiles);
  });
});
