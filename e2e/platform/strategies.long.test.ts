import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../browser/find-chromium.ts";
import { pageHtml } from "../embedding/page-html.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { Placeholder } from "../pages/placeholder.ts";
import type { RunningServer } from "../server/start-server.ts";
import { expect, test } from "../test.ts";
import { answers, newRemote, offerRemotes } from "../faults/made-up-remote.ts";
import { rememberGates } from "../pages/remember-gates.ts";

const place = (load: string, more = "") => `<div data-widget="cv-check" data-widget-load="${load}" ${more}></div>`;
const htmlWith = (server: RunningServer, body: string) => pageHtml({ loader: `${server.url}/loader.js`, body });

declare global {
  interface Window {
    /** Whether the page was restored from the back-forward cache. */
    persisted?: boolean;
  }
}

/** Collects the files that the page requests, except the loader. */
function noteFiles(page: Page): readonly string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const file = /\/(shell|platform|remoteEntry|registry)[^/]*\.js(?:on)?$/.exec(new URL(request.url()).pathname)?.[1];
    if (file !== undefined) files.push(file);
  });
  return files;
}

/** Sets a property of `document`. The returned function removes the property again, as the browser would change it. */
async function pretend(page: Page, property: "hidden" | "prerendering"): Promise<() => Promise<void>> {
  await page.addInitScript((name) => {
    const pretended = { value: true };
    Object.defineProperty(document, name, { get: () => pretended.value, configurable: true });
    Object.assign(globalThis, { pretended });
  }, property);
  return () =>
    page.evaluate(
      (type) => {
        (globalThis as unknown as { readonly pretended: { value: boolean } }).pretended.value = false;
        document.dispatchEvent(new Event(type));
      },
      property === "hidden" ? "visibilitychange" : "prerenderingchange",
    );
}

for (const [what, property] of [
  ["in a tab that was never shown", "hidden"],
  ["while the page is prerendered", "prerendering"],
] as const) {
  test(`nothing is loaded ${what}, and everything once the page is shown`, async ({ page, otherSite, server }) => {
    const files = noteFiles(page);
    const show = await pretend(page, property);
    const loads = ["eager", "idle", "visible", "interaction"];
    await page.goto(otherSite.page(htmlWith(server, loads.map((load) => place(load, `id="${load}"`)).join(""))));
    const places = loads.map((load) => new Placeholder(page, page.locator(`#${load}`)));
    for (const one of places) await one.isIn("waiting");
    // After an idle callback and a frame, a premature request would have been sent.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))));
    expect(files).toEqual([]);

    await show();
    for (const one of places.slice(0, 2)) await one.isIn("ready");
    expect(files.filter((file) => file === "shell")).toEqual(["shell"]);
  });
}

test("a tab that is hidden after it was shown continues to load", async ({ page, otherSite, server }) => {
  const release = Promise.withResolvers<void>();
  await page.route("**/remoteEntry.js", async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(otherSite.page(htmlWith(server, place("eager"))));
  const one = new Placeholder(page, page.locator("[data-widget]"));
  await one.isIn("loading");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  release.resolve();
  await one.isIn("ready");
});

test("a visitor who saves data loads only widgets on the screen", async ({ page, otherSite, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const files = noteFiles(page);
  const gap = '<div style="height: calc(100vh + 100px)"></div>';
  const loads = ["eager", "idle", "visible", "interaction"];
  const body =
    gap + loads.map((load) => place(load, `id="${load}" style="display: block; min-height: 100vh"`)).join("");
  await page.goto(otherSite.page(htmlWith(server, body)));
  const places = loads.map((load) => new Placeholder(page, page.locator(`#${load}`)));
  for (const one of places) await one.isIn("waiting");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))));
  expect(files).toEqual([]);

  await page.locator("#eager").evaluate((element) => element.scrollIntoView());
  await places[0]?.isIn("ready");
  await places[3]?.isIn("waiting");
});

test("a widget that waits for an interaction shows its first frame on a page of another CMS, and runs nothing", async ({
  page,
  otherSite,
  server,
}) => {
  const files = noteFiles(page);
  await page.goto(otherSite.page(htmlWith(server, place("interaction", 'data-upload-title="Er du klar?"'))));
  const tool = new CvCheck(page);
  await expect(tool.place.getByRole("heading", { name: "Er du klar?" })).toBeVisible();
  await new Placeholder(page, tool.place).isIn("waiting");
  expect(files.toSorted()).toEqual(["registry", "shell"]);

  await tool.chooseButton.hover();
  await tool.ready();
  await expect(tool.place.getByRole("heading", { name: "Er du klar?" })).toHaveCount(1);
});

for (const [way, act] of Object.entries({
  "first click": (page: Page) => page.getByRole("button", { name: "Tæl" }).click(),
  "first key press": async (page: Page) => {
    await page.getByRole("button", { name: "Tæl" }).focus();
    await page.keyboard.press("Enter");
  },
})) {
  test(`the ${way} is replayed once when the widget is live`, async ({ page, otherSite, server }) => {
    const release = Promise.withResolvers<void>();
    const frame = "<section><p>Tryk</p><button>Tæl</button></section>";
    const counter = answers.mounting(`
      let count = 0;
      container.innerHTML = "<section><p>0</p><button>Tæl</button></section>";
      container.querySelector("button").onclick = () => {
        count += 1;
        container.querySelector("p").textContent = String(count);
        if (count === 2) host.onCrash(new Error("two is too much"));
      };
      return { unmount() { container.replaceChildren(); } };`);
    const remote = newRemote(async (route) => {
      await release.promise;
      await counter(route);
    });
    await offerRemotes(page, [remote]);
    await page.route(`**/${remote.name}/**/first-frame.html`, (route) =>
      route.fulfill({ contentType: "text/html", headers: { "access-control-allow-origin": "*" }, body: frame }),
    );
    await page.route(`**/${remote.name}/**/texts.json`, (route) =>
      route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: {} }),
    );
    const body = `<div data-widget="${remote.name}" data-widget-load="interaction"></div>`;
    await page.goto(otherSite.page(htmlWith(server, body)));
    await expect(page.getByText("Tryk")).toBeVisible();
    await act(page);
    // Clicks after the first one are not replayed.
    await page.getByRole("button", { name: "Tæl" }).click();
    const one = new Placeholder(page, page.locator("[data-widget]"));
    await one.isIn("loading");
    release.resolve();
    await one.isIn("ready");
    await expect(one.place.locator("p")).toHaveText("1");

    await page.getByRole("button", { name: "Tæl" }).click();
    await one.isIn("failed");
    await one.retry.click();
    await one.isIn("ready");
    await expect(one.place.locator("p")).toHaveText("0");
  });
}

test("a key press that loads a widget counts once, and the focus stays where it was", async ({
  page,
  host,
  otherSite,
}) => {
  test.slow();
  await host.publish({ name: "counter", version: "7.0.0", sameAs: "1.0.0" });
  const release = Promise.withResolvers<void>();
  await page.route("**/remoteEntry.js", async (route) => {
    await release.promise;
    await route.continue();
  });
  const body = '<div data-widget="counter" data-widget-load="interaction"></div>';
  await page.goto(otherSite.page(pageHtml({ loader: `${host.url}/loader.js`, body })));
  const one = new Placeholder(page, page.locator("[data-widget]"));
  const button = one.place.getByRole("button", { name: "Én til" });
  await expect(button).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await one.isIn("loading");
  release.resolve();
  await one.isIn("ready");
  await expect(one.place.getByRole("status")).toHaveText("1");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(one.place.getByRole("status")).toHaveText("2");
});

test("a page from the back-forward cache has its widgets as they were, and loads the rest", async ({
  otherSite,
  server,
}) => {
  // The headless shell has no back-forward cache, and Playwright disables that of Chromium.
  const browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    executablePath: findChromium(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage();
  await page.addInitScript(rememberGates);
  const body = `${place("eager", 'id="above"')}<div style="height: 5000px"></div>${place("visible", 'id="below"')}`;
  const address = otherSite.page(htmlWith(server, body));
  const elsewhere = otherSite.page("<!doctype html><title>Et andet sted</title>");
  await page.goto(address);
  const above = new CvCheck(page, page.locator("#above"));
  await above.ready();
  await above.choose({ name: "cv.docx", mimeType: "text/plain", buffer: Buffer.from("CV") });
  await expect(above.dialog).toBeVisible();
  await above.dialogButton.click();
  await page.evaluate(() => {
    window.addEventListener("pageshow", ({ persisted }) => (window.persisted = persisted));
  });

  await page.goto(elsewhere);
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => window.persisted)).toBe(true);
  await expect(above.place).toHaveAttribute("data-widget-state", "ready");
  await above.choose({ name: "cv.docx", mimeType: "text/plain", buffer: Buffer.from("CV") });
  await expect(above.dialog).toBeVisible();
  await above.dialogButton.click();

  const below = new CvCheck(page, page.locator("#below"));
  await expect(below.place).toHaveAttribute("data-widget-state", "waiting");
  await below.place.scrollIntoViewIfNeeded();
  await below.ready();
  await browser.close();
});

test("our own pages are kept in the back-forward cache too", async ({ server }) => {
  const browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    executablePath: findChromium(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage();
  await page.addInitScript(rememberGates);
  await page.goto(`${server.url}/cv-tjek`);
  await new CvCheck(page).ready();
  await page.evaluate(() => {
    window.addEventListener("pageshow", ({ persisted }) => (window.persisted = persisted));
  });
  await page.goto(`${server.url}/`);
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => window.persisted)).toBe(true);
  await browser.close();
});
