import type { Locator, Page } from "@playwright/test";
import { openStaticSite, type StaticSite } from "../embedding/static-site.ts";
import { openVideoPlatform, type VideoPlatform } from "../embedding/video-platform.ts";
import { CookieConsent } from "../pages/cookie-consent.ts";
import { findingsInEveryScheme } from "../pages/findings.ts";
import type { RunningServer } from "../server/start-server.ts";
import { startSite } from "../server/start-site.ts";
import { expect, test as withServer } from "../test.ts";

const test = withServer.extend<{ readonly overlay: CookieConsent }>({
  overlay: async ({ page }, use) => use(new CookieConsent(page)),
});

const secret = "a-secret-of-the-editor-for-this-test";
const text = (value: string) => ({ value });
const block = (uid: string, componentName: string, fields: Readonly<Record<string, unknown>>) => ({
  uid,
  componentName,
  fields,
});

/** Adds a title to each page. */
const titled = (pages: Readonly<Record<string, readonly object[]>>) =>
  Object.fromEntries(
    Object.entries(pages).map(([name, blocks]) => [
      name,
      [{ ...block("titel", "ContentHeader", { title: text("Indlejret") }), params: { padding: "none" } }, ...blocks],
    ]),
  );

/** A page for a frame that sends messages when it is asked to, and says what it is. */
const speaking = (name: string) => `<!doctype html><html lang="da"><title>${name}</title><h1>${name}</h1>
  <script>
    window.send = (message) => parent.postMessage(message, "*");
    send({ type: "widget:height", height: 333 });
  </script>`;

/** Pasted script that tries to reach the page and its visitor, and writes down what it got. */
const prying = `<p id="result">Prøver …</p><button onclick="this.textContent = 'Trykket'">Tryk</button>
  <script>
    const tried = {};
    const attempt = async (name, act) => {
      try { tried[name] = String(await act()); } catch (error) { tried[name] = error.name; }
    };
    (async () => {
      await attempt("origin", () => origin);
      await attempt("cookie", () => document.cookie);
      await attempt("writeCookie", () => (document.cookie = "x=1"));
      await attempt("localStorage", () => localStorage.length);
      await attempt("sessionStorage", () => sessionStorage.length);
      await attempt("indexedDB", () => new Promise((found, failed) => {
        const asked = indexedDB.open("x");
        asked.onsuccess = found;
        asked.onerror = () => failed(asked.error);
      }));
      await attempt("page", () => parent.document.title);
      await attempt("api", () => fetch("/api/session", { credentials: "include" }));
      if (top !== self) await attempt("top", () => (top.location = "https://evil.example/"));
      document.querySelector("#result").textContent = JSON.stringify(tried);
    })();
  </script>`;

let kept:
  | { site: RunningServer; platform: VideoPlatform; maps: StaticSite; ads: StaticSite; framed: string }
  | undefined;
function given() {
  if (!kept) throw new Error("the site has not started");
  return kept;
}
const address = (path: string) => `${given().site.url}/${path}`;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  const [platform, maps, ads] = await Promise.all([openVideoPlatform(), openStaticSite(), openStaticSite()]);
  const framed = maps.page(speaking("Kort"));
  const map = (uid: string, src = framed) =>
    block(uid, "IframeEmbed", { src: text(src), title: text(`Kort ${uid}`), height: { value: 240 } });
  const film = (uid: string, mode: string, at = platform.video) =>
    block(uid, "Video", { title: text("Den svære samtale"), address: text(at), mode: text(mode) });
  const pasted = (uid: string, html: string) =>
    block(uid, "Embed", { title: text(`Indsat ${uid}`), html: text(html), height: { value: 200 } });
  const site = await startSite({
    settings: {
      EMBED_ORIGINS: maps.origin,
      EMBED_MARKETING_ORIGINS: ads.origin,
      VIDEO_ORIGINS: platform.origin,
      EDITING_SECRET: secret,
      EDITING_ORIGINS: "https://cms.example",
    },
    pages: titled({
      film: [film("film", "inline")],
      biograf: [film("biograf", "fullscreen")],
      "uden-billede": [film("bar", "inline", platform.bare)],
      tavs: [film("tavs", "inline", platform.silent)],
      kort: [map("et"), map("to")],
      opslag: [map("opslag", ads.page(speaking("Opslag")))],
      ukendt: [map("ukendt", "https://ukendt.example/side")],
      script: [pasted("script", prying)],
      blokeret: [pasted("blokeret", `<p id="result">Uændret</p><script src="${platform.origin}/x.js"></script>`)],
      venter: [pasted("venter", `<p>Annonce</p><script src="${ads.origin}/x.js"></script>`)],
      grader: [
        pasted("harmløs", "<p>Et <b>ord</b><object></object></p>"),
        pasted("ramme", `<iframe src="${framed}"></iframe>`),
        pasted("script", prying),
      ],
    }),
  });
  kept = { site, platform, maps, ads, framed };
});

test.afterAll(async () => {
  const { site, platform, maps, ads } = given();
  expect(await site.stop(), "the server stops cleanly").toBe(0);
  await Promise.all([platform.close(), maps.close(), ads.close()]);
});

/** Collects the origins that the browser calls, besides the server's own. */
function noteForeign(page: Page): Set<string> {
  const { site } = given();
  const origins = new Set<string>();
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (origin.startsWith("http") && origin !== site.url) origins.add(origin);
  });
  return origins;
}

const playButton = (page: Page) => page.getByRole("button", { name: "Afspil: Den svære samtale" });
const player = (page: Page) => page.locator("iframe[title='Video: Den svære samtale']");
const framePlace = (page: Page, title: string) =>
  page.locator("[data-foreign-frame]").filter({ has: page.locator(`iframe[title='${title}']`) });
const heightOf = async (frame: Locator) => (await frame.boundingBox())?.height;

test.describe("a video, for a visitor who has not answered", () => {
  test.use({ consent: "unanswered" });

  test("has the platform's thumbnail, and plays only after a press and consent", async ({ page, overlay }) => {
    const { platform } = given();
    const foreign = noteForeign(page);
    await page.goto(address("film"));
    const poster = page.locator("[data-video] img");
    await expect(poster).toHaveJSProperty("naturalWidth", 1);
    expect(new URL((await poster.getAttribute("src")) ?? "", page.url()).origin).toBe(given().site.url);

    await overlay.onlyNecessary.click();
    await playButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("som kan gemme cookies til markedsføring")).toBeVisible();
    const settings = page.getByRole("button", { name: "Vælg cookies" });
    await expect(settings).toBeFocused();
    await expect(page.locator("iframe")).toHaveCount(0);
    expect([...foreign]).toEqual([]);
    // The server asked for the thumbnail, and no browser asked for anything.
    expect(platform.asked.some(({ path }) => path === "/thumbnail.png")).toBe(true);
    expect(platform.asked.filter(({ isBrowser }) => isBrowser)).toEqual([]);

    await page.keyboard.press("Enter");
    await overlay.marketing.check();
    await overlay.save.click();
    await expect(player(page).contentFrame().getByRole("button", { name: "Pause" })).toBeVisible();
    await expect(player(page)).toBeFocused();
    expect([...foreign]).toEqual([platform.origin]);
  });
});

test("a video stops when consent is withdrawn, and can be played again", async ({ page, overlay }) => {
  await page.goto(address("film"));
  const size = () =>
    page.locator("[data-stage]").evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  const before = await size();
  await playButton(page).click();
  await expect(player(page).contentFrame().getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(player(page)).toHaveAttribute("sandbox", /^allow-scripts /);
  expect(await size()).toEqual(before);
  await overlay.settings.click();
  await overlay.marketing.uncheck();
  await overlay.save.click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(playButton(page)).toBeVisible();
  await playButton(page).click();
  await expect(page.getByRole("button", { name: "Vælg cookies" })).toBeFocused();
});

test.describe("a video in the mode fullscreen", () => {
  test("plays in fullscreen on a wide screen, and gives the focus back", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address("biograf"));
    const dialog = page.getByRole("dialog", { name: "Den svære samtale" });
    const isFullscreen = () => page.evaluate(() => document.fullscreenElement?.closest("dialog") !== null);
    for (const leave of [
      () => page.getByRole("button", { name: "Luk video" }).click(),
      () => page.evaluate(() => document.exitFullscreen()),
    ]) {
      await playButton(page).focus();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeVisible();
      await expect(player(page)).toBeFocused();
      await expect.poll(isFullscreen).toBe(true);
      expect((await dialog.boundingBox())?.width).toBe(1280);
      await expect(dialog.getByRole("link", { name: "Se videoen hos localhost" })).toHaveAttribute(
        "href",
        given().platform.video,
      );
      await leave();
      await expect(dialog).toBeHidden();
      await expect(page.locator("iframe")).toHaveCount(0);
      await expect(playButton(page)).toBeFocused();
    }
  });

  test("fills the window where the browser refuses fullscreen, and Escape closes it", async ({ page }) => {
    await page.addInitScript(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("no"));
    });
    await page.setViewportSize({ width: 768, height: 600 });
    await page.goto(address("biograf"));
    await playButton(page).click();
    const dialog = page.getByRole("dialog", { name: "Den svære samtale" });
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 768, height: 600 });
    // The player would keep Escape to itself.
    await expect(page.getByRole("button", { name: "Luk video" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(playButton(page)).toBeFocused();
  });

  for (const width of [360, 767])
    test(`plays in place on a screen of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(address("biograf"));
      await playButton(page).click();
      await expect(page.locator("[data-stage] > iframe")).toBeFocused();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
    });
});

test("a frame of a listed origin has the height that it sends, and no other frame or origin changes it", async ({
  page,
}) => {
  const { maps, ads, site } = given();
  const answer = await page.goto(address("kort"));
  expect(answer?.headers()["content-security-policy"]).toContain(`; frame-src 'self' ${maps.origin};`);
  const [one, other] = [page.locator("iframe[title='Kort et']"), page.locator("iframe[title='Kort to']")];
  await expect(one.contentFrame().getByRole("heading", { name: "Kort" })).toBeVisible();
  await expect.poll(() => heightOf(one)).toBe(333);
  await expect.poll(() => heightOf(other)).toBe(333);
  // Same-origin access for the test only: the frames are cross-origin to the page.
  const send = async (frame: Locator, message: unknown) =>
    frame
      .contentFrame()
      .locator("html")
      .evaluate((_html, sent) => {
        (window as unknown as { send: (message: unknown) => void }).send(sent);
      }, message);
  await send(other, { type: "widget:height", height: 500 });
  await expect.poll(() => heightOf(other)).toBe(500);
  expect(await heightOf(one)).toBe(333);

  await send(one, { height: 1e9 });
  await expect.poll(() => heightOf(one)).toBe(4_000);
  await send(one, { height: -5 });
  await expect.poll(() => heightOf(one)).toBe(80);
  for (const ignored of [{ height: "500" }, { height: Number.NaN }, null, "500", { height: Number.POSITIVE_INFINITY }])
    await send(one, ignored);
  expect(await heightOf(one)).toBe(80);
  const afterMessage = (from: "frame" | "page" | "nowhere", origin: string) =>
    page.evaluate(
      ({ sender, origin: claimed }) => {
        const frame = document.querySelector<HTMLIFrameElement>("iframe[title='Kort et']");
        const source = { frame: frame?.contentWindow ?? null, page: window, nowhere: null }[sender];
        window.dispatchEvent(new MessageEvent("message", { source, origin: claimed, data: { height: 700 } }));
        return frame?.height;
      },
      { sender: from, origin },
    );
  for (const [from, origin] of [
    // The frame has navigated to another origin.
    ["frame", ads.origin],
    ["frame", "null"],
    ["frame", site.url],
    ["page", maps.origin],
    ["nowhere", maps.origin],
  ] as const)
    expect([from, origin, await afterMessage(from, origin)]).toEqual([from, origin, "80"]);
  expect(await afterMessage("frame", maps.origin)).toBe("700");
});

test("a frame cannot lead the page or itself to an origin that is not listed", async ({ page }) => {
  await page.goto(address("kort"));
  const frame = page.locator("iframe[title='Kort et']").contentFrame().locator("html");
  await frame.evaluate(() => {
    try {
      window.top!.location.href = "https://evil.example/";
    } catch {
      // Refused.
    }
  });
  const refused = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective));
      }),
  );
  await frame
    .evaluate((_html, elsewhere) => void (location.href = elsewhere), given().ads.origin)
    .catch(() => undefined);
  expect(await refused).toBe("frame-src");
  expect(page.url()).toBe(address("kort"));
});

test.describe("a frame that waits for consent to marketing", () => {
  test.use({ consent: "declined" });

  test("says why, loads with consent, and is removed without it, in the same room", async ({ page, overlay }) => {
    const { ads } = given();
    const foreign = noteForeign(page);
    await page.goto(address("opslag"));
    const place = framePlace(page, "Kort opslag");
    const box = place.locator("> div").first();
    await expect(place.getByText(`»Kort opslag« henter fra ${new URL(ads.origin).host}, som kan gemme`)).toBeVisible();
    expect([...foreign]).toEqual([]);
    expect(await heightOf(box)).toBe(242);
    // An empty frame is not a stop of the Tab key.
    await place.getByRole("button", { name: "Vælg cookies" }).focus();
    await page.keyboard.press("Tab");
    await expect(place.getByRole("link")).toBeFocused();

    await place.getByRole("button", { name: "Vælg cookies" }).click();
    await overlay.marketing.check();
    await overlay.save.click();
    const heading = page.locator("iframe[title='Kort opslag']").contentFrame().getByRole("heading", { name: "Opslag" });
    await expect(heading).toBeVisible();
    expect([...foreign]).toEqual([ads.origin]);

    await overlay.settings.click();
    await overlay.marketing.uncheck();
    await overlay.save.click();
    await expect(heading).toHaveCount(0);
    await expect(place.getByRole("button", { name: "Vælg cookies" })).toBeVisible();
    await expect(page.locator("iframe[title='Kort opslag']")).not.toHaveAttribute("src");
  });
});

test.describe("what does not load", () => {
  test("gives way to a link after ten seconds: a player", async ({ page }) => {
    await page.clock.install();
    await page.goto(address("tavs"));
    await playButton(page).click();
    await expect(player(page)).toBeFocused();
    await page.clock.fastForward(9_000);
    await expect(player(page)).toBeAttached();
    await page.clock.fastForward(2_000);
    const stage = page.locator("[data-stage]");
    await expect(stage.getByText("Videoen kunne ikke hentes.")).toBeVisible();
    await expect(stage.getByRole("link", { name: "Se videoen hos localhost" })).toHaveAttribute(
      "href",
      given().platform.silent,
    );
    await expect(page.locator("[data-failed]")).toBeFocused();
  });

  test("gives way to a link after ten seconds: a frame", { tag: "@long" }, async ({ page }) => {
    const { framed } = given();
    await page.clock.install();
    // Never answered.
    await page.route(framed, () => undefined);
    // The page counts as loaded only when its frame has loaded or failed.
    await page.goto(address("kort"), { waitUntil: "domcontentloaded" });
    const place = framePlace(page, "Kort et");
    await expect(place).toHaveAttribute("data-foreign-frame", "loading");
    await page.clock.fastForward(9_000);
    await expect(place.getByText("Henter »Kort et« …")).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(place.getByText("»Kort et« kunne ikke hentes.")).toBeVisible();
    await expect(page.locator("iframe[title='Kort et']")).not.toHaveAttribute("src");
    await expect(place.getByRole("link", { name: "Åbn »Kort et« i et nyt vindue" })).toHaveAttribute("href", framed);
  });

  test(
    "gives way to a link after ten seconds: a document of this server that is gone",
    { tag: "@long" },
    async ({ page }) => {
      await page.clock.install();
      await page.route(/\/embedded\//, (route) => route.fulfill({ status: 404, body: "Væk" }));
      await page.goto(address("script"));
      const place = framePlace(page, "Indsat script");
      await expect(place).toHaveAttribute("data-foreign-frame", "loading");
      await page.clock.fastForward(11_000);
      await expect(place.getByText("»Indsat script« kunne ikke hentes.")).toBeVisible();
      await expect(place.getByRole("link", { name: "Åbn »Indsat script« i et nyt vindue" })).toBeVisible();
      await expect(page.locator("iframe[title='Indsat script']")).toBeHidden();
    },
  );
});

for (const javaScriptEnabled of [true, false])
  test.describe(`a thumbnail that the platform does not have, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("leaves an empty picture", { tag: "@chromium-only" }, async ({ page }) => {
      const answered = page.waitForResponse(/\/embedded\//);
      await page.goto(address("uden-billede"));
      expect((await answered).status()).toBe(404);
      const poster = page.locator("[data-video] img");
      await expect(poster).toHaveJSProperty("complete", true);
      await expect(poster).toHaveJSProperty("naturalWidth", 16);
      await expect(page.getByRole("link", { name: "Se videoen hos localhost" })).toBeVisible();
    });
  });

test("a thumbnail that does not arrive is hidden", async ({ page }) => {
  await page.route(/\/embedded\//, (route) => route.abort());
  await page.goto(address("film"));
  await expect(page.locator("[data-video] img")).toBeHidden();
  await expect(playButton(page)).toBeVisible();
});

test("a frame whose origin is not listed is a plain link", async ({ page }) => {
  const answer = await page.goto(address("ukendt"));
  expect(answer?.headers()["content-security-policy"]).not.toContain("frame-src");
  await expect(page.getByRole("link", { name: "Åbn »Kort ukendt« i et nyt vindue" })).toHaveAttribute(
    "href",
    "https://ukendt.example/side",
  );
  await expect(page.locator("main iframe")).toHaveCount(0);
});

test.describe("pasted script", () => {
  /** What is denied wherever the document is shown. */
  const deniedAlways = {
    origin: "null",
    cookie: "SecurityError",
    writeCookie: "SecurityError",
    localStorage: "SecurityError",
    sessionStorage: "SecurityError",
    api: "TypeError",
  };
  const denied = { ...deniedAlways, page: "SecurityError", top: "SecurityError" };

  test("runs in a sandbox, which reaches neither the page nor what the visitor has stored", async ({ page }) => {
    await page.goto(address("script"));
    const frame = page.locator("iframe[title='Indsat script']");
    await expect(frame).toHaveAttribute("sandbox", /^(?!.*(?:same-origin|top-navigation))/);
    const inside = frame.contentFrame();
    await inside.getByRole("button", { name: "Tryk" }).click();
    await expect(inside.getByRole("button", { name: "Trykket" })).toBeVisible();
    await expect(inside.locator("#result")).toContainText("{");
    expect(JSON.parse((await inside.locator("#result").textContent()) ?? "")).toMatchObject(denied);
    expect(page.url()).toBe(address("script"));
    // It has the height of its content, not the 200 px of its editor.
    const content = await inside.locator("html").evaluate((html) => Math.ceil(html.getBoundingClientRect().height));
    await expect.poll(() => heightOf(frame)).toBe(content);
    expect(content).not.toBe(200);
  });

  test("has no more rights where its address is opened by itself", async ({ page }) => {
    await page.goto(address("script"));
    const link = page.getByRole("link", { name: "Åbn »Indsat script« i et nyt vindue" });
    const answer = await page.goto(new URL((await link.getAttribute("href")) ?? "", page.url()).href);
    expect(answer?.headers()["content-security-policy"]).toMatch(/^sandbox allow-scripts (?!.*allow-same-origin)/);
    expect(answer?.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
    await expect(page.locator("#result")).toContainText("{");
    expect(JSON.parse((await page.locator("#result").textContent()) ?? "")).toMatchObject(deniedAlways);
    // No other text around it says what it is.
    await expect(page.getByRole("heading", { level: 1, name: "Indsat script" })).toBeVisible();
    await page.getByRole("link", { name: "Tilbage til siden" }).click();
    await expect(page).toHaveURL(address("script"));
  });

  test("is shown in no frame of another site", { tag: "@chromium-only" }, async ({ page, otherSite }) => {
    await page.goto(address("script"));
    const link = page.getByRole("link", { name: "Åbn »Indsat script« i et nyt vindue" });
    const framed = new URL((await link.getAttribute("href")) ?? "", page.url());
    await page.goto(otherSite.page(`<iframe src="${framed.href}"></iframe>`));
    await expect(page.locator("iframe").contentFrame().locator("#result")).toHaveCount(0);
  });

  test("fetches nothing from an origin that is not listed", async ({ page }) => {
    const { platform } = given();
    await page.goto(address("blokeret"));
    const inside = page.locator("iframe[title='Indsat blokeret']").contentFrame();
    await expect(inside.getByText("Uændret")).toBeVisible();
    expect(platform.asked.map(({ path }) => path)).not.toContain("/x.js");
  });

  test.describe("of an origin that needs consent", () => {
    test.use({ consent: "declined" });
    test("waits for it", async ({ page }) => {
      const foreign = noteForeign(page);
      await page.goto(address("venter"));
      await expect(framePlace(page, "Indsat venter").getByRole("button", { name: "Vælg cookies" })).toBeVisible();
      await expect(page.locator("iframe[title='Indsat venter']")).not.toHaveAttribute("src");
      expect([...foreign]).toEqual([]);
    });
  });
});

test.describe("without JavaScript", { tag: "@chromium-only" }, () => {
  test.use({ javaScriptEnabled: false });

  test("there are links in place of players and frames", async ({ page }) => {
    const { platform, framed } = given();
    await page.goto(address("film"));
    await expect(page.getByRole("link", { name: "Se videoen hos localhost" })).toHaveAttribute("href", platform.video);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await page.goto(address("kort"));
    await expect(page.getByRole("link", { name: "Åbn »Kort et« i et nyt vindue" })).toHaveAttribute("href", framed);
    await expect(page.locator("iframe").first()).toBeHidden();
    await page.goto(address("grader"));
    await expect(page.getByText("Et ord")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Åbn »Indsat/ })).toHaveCount(2);
  });
});

test("an editor reads the grade of pasted HTML, and why, and nothing is loaded", async ({ page }) => {
  const foreign = noteForeign(page);
  await page.goto(address(`api/editing/render?${new URLSearchParams({ secret, route: "/grader" })}`));
  const notes = page.getByRole("note").filter({ hasText: "Grad" });
  await expect(notes).toContainText([
    "Grad 1 af 3, harmløs: HTML’en har ingen script, rammer eller formularer. Den er renset og sat direkte ind i siden.Fjernet: <object>.",
    `Grad 2 af 3, ramme: HTML’en er en ramme (<iframe>) fra ${given().maps.origin} og har ingen script.`,
    "Grad 3 af 3, lukket ramme: HTML’en har <button>, onclick og <script>, som ikke må stå i selve siden.",
  ]);
  await expect(page.getByText("Indholdet hentes ikke, mens siden redigeres.")).toHaveCount(2);
  await expect(page.locator("iframe[src]")).toHaveCount(0);
  expect([...foreign]).toEqual([]);
});

test.describe("in every colour scheme axe finds nothing", () => {
  test.slow();
  test.use({ consent: "declined" });
  for (const path of ["film", "biograf", "kort", "opslag", "grader"])
    test(
      `on ${path}, and nothing is wider than a small screen`,
      { tag: ["@chromium-only", "@long"] },
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 740 });
        await page.goto(address(path));
        if (path === "film" || path === "biograf") {
          await playButton(page).click();
          // The whole message is in the stage.
          expect(await page.locator("[data-stage]").evaluate((s) => s.scrollHeight - s.clientHeight)).toBe(0);
        } else
          await expect(page.locator("[data-foreign-frame='waiting'], [data-foreign-frame='loading']")).toHaveCount(0);
        expect(await findingsInEveryScheme(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      },
    );
});

test("nothing moves while posters and frames load", { tag: ["@chromium-only", "@long"] }, async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shifts: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of ["film", "opslag"]) {
    await page.goto(address(path), { waitUntil: "networkidle" });
    if (path === "opslag") {
      // The frame itself asks for another height, which moves what is below it.
      await expect(page.locator("[data-foreign-frame='live']")).toHaveCount(1);
      continue;
    }
    const { shifts } = await page.evaluate(() => (window as unknown as { seen: { shifts: number } }).seen);
    expect(shifts).toBe(0);
  }
});

test(
  "the page that shows editors all three blocks works with the settings of a new server",
  { tag: "@long" },
  async ({ page }) => {
    const answer = await page.goto("/om-os/indlejret");
    expect(answer?.headers()["content-security-policy"]).toContain(
      "; frame-src 'self' https://www.youtube-nocookie.com;",
    );
    // Frames are loaded when they are near.
    await framePlace(page, "Regn på jeres møder").scrollIntoViewIfNeeded();
    const sums = page.locator("iframe[title='Regn på jeres møder']").contentFrame();
    await expect(sums.getByText("I bruger 2.376 timer om året på møder.")).toBeVisible();
    await sums.getByRole("spinbutton", { name: "Møder om ugen" }).fill("1");
    await expect(sums.getByText("I bruger 198 timer om året på møder.")).toBeVisible();
    await sums.getByRole("spinbutton", { name: "Møder om ugen" }).fill("101");
    await expect(sums.getByText("Møder om ugen: Skriv et helt tal fra 0 til 100.")).toBeVisible();
    await sums.getByRole("spinbutton", { name: "Møder om ugen" }).fill("12");
    await sums.getByRole("spinbutton", { name: "Deltagere" }).fill("");
    await expect(sums.getByText("Deltagere: Skriv et helt tal fra 1 til 100.")).toBeVisible();
    await expect(sums.getByRole("heading")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Hvor meget tid går med møder?" })).toBeVisible();
    await expect(page.getByText("Indholdet vises ikke her, men hos www.openstreetmap.org.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Åbn »Kort over København« i et nyt vindue" })).toHaveAttribute(
      "href",
      "https://www.openstreetmap.org/#map=13/55.69/12.575",
    );
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const background = await sums.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
      expect(background).toBe(colorScheme === "dark" ? "rgb(20, 33, 30)" : "rgb(255, 253, 248)");
    }
    expect(await findingsInEveryScheme(page)).toEqual([]);
  },
);
