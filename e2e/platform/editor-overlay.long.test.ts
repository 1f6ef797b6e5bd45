import type { Page } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { previewAddress } from "../embedding/preview-address.ts";
import { openStaticSite } from "../embedding/static-site.ts";
import { EditorMark } from "../pages/editor-mark.ts";
import { violationsOn } from "../pages/findings.ts";
import { loadFonts } from "../pages/load-fonts.ts";
import { expect, test } from "../test.ts";

const overlayFile = /\/platform\/(~\d+\/)?editor-overlay-/;

/** Collects the requests for the overlay, which only editors need. */
function noteOverlay(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (overlayFile.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test("an editor sees on each placeholder which widget it holds and, in plain words, what is wrong with it", async ({
  page,
  otherSite,
  server,
}) => {
  const body = `<section data-widget-editing>
    <div id="sound" data-widget="cv-check"></div>
    <div id="name" data-widget="cv-chek" data-widget-load="eager"></div>
    <div id="version" data-widget="cv-check" data-widget-version="9" data-widget-load="eager"></div>
    <div id="channel" data-widget="cv-check" data-widget-version="stabel" data-widget-load="eager"></div>
    <div id="load" data-widget="cv-check" data-widget-load="interaktion"></div>
    <div id="props" data-widget="cv-check" data-widget-load="eager" data-join-href="javascript:alert(1)"
      data-btn-lable="Videre" data-widget-verison="1"></div>
    <div id="nobody" data-widget="" data-widget-load="eager"></div></section>`;
  await page.goto(previewAddress(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }))));
  const mark = (id: string) => new EditorMark(page.locator(`#${id}`));

  await expect(mark("sound").tab).toHaveText(/^cv-check1\.0\.0Vises$/);
  await mark("sound").open();
  await expect(mark("sound").panel).toContainText("Alle indstillinger er i orden.");
  await expect(mark("sound").panel).toContainText("når det er ved at komme til syne");

  expect(await mark("name").problems()).toEqual([
    'Der findes intet værktøj med navnet "cv-chek". Mente du data-widget="cv-check"?',
  ]);
  expect(await mark("version").problems()).toEqual([
    'cv-check findes ikke i versionen "9". Nærmeste, der findes: data-widget-version="stable".',
  ]);
  expect(await mark("channel").problems()).toEqual([
    'cv-check findes ikke i versionen "stabel". Nærmeste, der findes: data-widget-version="stable".',
  ]);
  expect(await mark("load").problems()).toEqual([
    'data-widget-load kan ikke være "interaktion". Der skal stå visible, idle, eager eller interaction. Nærmeste gyldige værdi: interaction. Indtil da bruges visible.',
  ]);
  await expect(mark("props").tab).toHaveText(/3 fejl$/);
  expect(await mark("props").problems()).toEqual([
    "data-widget-verison kendes ikke. Mente du data-widget-version?",
    expect.stringMatching(
      /^data-join-href kan ikke være "javascript:alert\(1\)"\. Der skal stå .* Nærmeste gyldige værdi: /,
    ),
    "data-btn-lable kendes ikke. Mente du data-btn-label?",
  ]);
  expect(await mark("nobody").problems()).toEqual([
    expect.stringMatching(
      /^Der står ikke, hvilket værktøj det er\. Skriv dets navn i data-widget\. Der findes: cookie-consent, cross-link, cv-check\b/,
    ),
  ]);
});

test("a corrected attribute takes effect at once, and a removed placeholder takes its mark along", async ({
  page,
  otherSite,
  server,
}) => {
  const body = '<section data-widget-editing><div data-widget="cv-check" data-widget-load="eagre"></div></section>';
  await page.goto(previewAddress(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }))));
  const place = page.locator("[data-widget]");
  const mark = new EditorMark(place);
  await expect(mark.tab).toHaveText(/1 fejl$/);
  await place.evaluate((element) => element.setAttribute("data-widget-load", "eager"));
  await expect(mark.tab).toHaveText(/Vises$/);
  await place.evaluate((element) => element.remove());
  await expect(mark.tab).toHaveCount(0);
});

test(
  "the marks work by keyboard, take no space, and have no axe findings, open and closed",
  { tag: "@chromium-only" },
  async ({ page, otherSite, server }) => {
    const body = (editing: string) => `<section ${editing}>
    <div data-widget="cv-check" data-widget-load="eager" data-btn-lable="x"></div><p id="after">Mere tekst</p></section>`;
    const loader = `${server.url}/loader.js`;
    await page.goto(previewAddress(otherSite.page(pageHtml({ loader, body: body("data-widget-editing") }))));
    const place = page.locator("[data-widget]");
    const mark = new EditorMark(place);
    await expect(mark.tab).toHaveText(/1 fejl$/);
    await expect(place).toHaveAttribute("data-widget-state", "ready");

    // A font that arrives late changes heights, too.
    await loadFonts(page);
    const [withMark, withoutMark] = await place.evaluate((element) => {
      const mark = element.shadowRoot?.querySelector("[data-editor-mark]");
      if (!mark) throw new Error("there is no mark");
      const measure = () => [
        element.getBoundingClientRect().height,
        document.querySelector("#after")?.getBoundingClientRect().top,
        document.documentElement.scrollHeight,
        document.documentElement.scrollWidth,
      ];
      const before = measure();
      mark.remove();
      const after = measure();
      element.shadowRoot?.prepend(mark);
      return [before, after];
    });
    expect(withMark).toEqual(withoutMark);

    const violations = async () =>
      (await violationsOn(page)).map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(" ")}`);
    expect(await violations()).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(mark.tab).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(mark.panel).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(mark.panel).toBeHidden();
    await expect(mark.tab).toBeFocused();
  },
);

test("an editor reads in plain words why a widget is missing, a visitor does not", async ({
  page,
  otherSite,
  server,
}) => {
  const body = (editing: string) =>
    `<section ${editing}><div data-widget="cv-check" data-widget-load="eager"></div></section>`;
  const address = (editing: string) =>
    otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body: body(editing) }));
  const place = page.locator("[data-widget]");
  const mark = new EditorMark(place);

  await page.route(/remoteEntry\.js/, (route) => route.abort());
  await page.goto(previewAddress(address("data-widget-editing")));
  expect(await mark.problems()).toEqual([
    "Værktøjet kunne ikke hentes fra serveren. Se efter, om du er på nettet, og tryk på »Prøv igen«.",
  ]);
  await expect(place.getByText("cv-check kan ikke vises.")).toBeVisible();
  await expect(place.getByText(/^Det skyldes ikke det, du har skrevet\./)).toBeVisible();

  await page.goto(address(""));
  await expect(place.getByText("Værktøjet kan ikke vises lige nu.")).toBeVisible();
  await expect(place.getByText(/Det skyldes|Error/)).toHaveCount(0);
  await expect(mark.tab).toHaveCount(0);

  await page.unroute(/remoteEntry\.js/);
  await page.goto(previewAddress(address("data-widget-editing")));
  await expect(mark.tab).toHaveText(/Vises$/);
  await place.evaluate((element) => {
    const file = performance.getEntriesByType("resource").find(({ name }) => name.endsWith("remoteEntry.js"))?.name;
    const error = Object.assign(new Error("it broke"), { stack: `Error: it broke\n    at render (${file}:1:1)` });
    element.dispatchEvent(new Event("click"));
    window.dispatchEvent(new ErrorEvent("error", { error }));
  });
  expect(await mark.problems()).toEqual([
    "Værktøjet gik i stykker. Fejlen ligger i værktøjet, ikke på siden: Send dette til holdet bag det. »Error: it broke«",
  ]);
  await mark.panel.press("Escape");
  await place.getByRole("button", { name: "Prøv igen" }).click();
  await expect(mark.tab).toHaveText(/Vises$/);
});

test("an editor of a site that may not call the API is told so, and which origin to allow; a visitor sends no request for it", async ({
  page,
  server,
}) => {
  const foreignSite = await openStaticSite();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/caller-origin")) asked.push(request.url());
  });
  const body = (editing: string) =>
    `<section ${editing}><div data-widget="cv-check" data-widget-load="eager"></div></section>`;
  const loader = `${server.url}/loader.js`;
  const place = page.locator("[data-widget]");

  await page.goto(foreignSite.page(pageHtml({ loader, body: body("") })));
  await expect(place).toHaveAttribute("data-widget-state", "ready");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);

  await page.goto(previewAddress(foreignSite.page(pageHtml({ loader, body: body("data-widget-editing") }))));
  expect(await new EditorMark(place).problems()).toEqual([
    `Siden må ikke kalde serveren bag værktøjet, så det, besøgende sender, kommer ikke frem. Bed dem, der driver serveren, om at føje ${foreignSite.origin} til ALLOWED_ORIGINS.`,
  ]);
  await foreignSite.close();
});

for (const [scheme, declared] of [
  ["light", ""],
  ["dark", ""],
  ["dark", "color-scheme: light dark"],
] as const) {
  test(
    `the marks follow the colour scheme of the page, with a visible frame: ${scheme}, "${declared}"`,
    { tag: "@chromium-only" },
    async ({ page, otherSite, server }) => {
      await page.emulateMedia({ colorScheme: scheme });
      const head = `<style>:root { ${declared} }</style>`;
      const body = '<section data-widget-editing><div data-widget="cv-chek" data-widget-load="eager"></div></section>';
      await page.goto(previewAddress(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, head, body }))));
      const place = page.locator("[data-widget]");
      await expect(new EditorMark(place).tab).toHaveText(/1 fejl$/);
      const isDark = declared !== "";
      const colors = await place.evaluate((element) => {
        const mark = element.shadowRoot?.querySelector("[data-editor-mark]")?.shadowRoot;
        const [frame, panel] = [".frame", ".panel"]
          .map((part) => mark?.querySelector(part))
          .map((part) => part && getComputedStyle(part));
        return [frame?.borderTopColor, frame?.opacity, panel?.backgroundColor];
      });
      expect(colors).toEqual(
        isDark ? ["rgb(255, 163, 156)", "1", "rgb(23, 40, 36)"] : ["rgb(163, 38, 42)", "1", "rgb(255, 255, 255)"],
      );
    },
  );
}

for (const [width, height] of [
  [1280, 900],
  [360, 760],
  [320, 256],
] as const) {
  test(
    `a long panel stays within a screen of ${width} by ${height}, says that there is more, and scrolls by keyboard`,
    { tag: "@chromium-only" },
    async ({ page, otherSite, server }) => {
      await page.setViewportSize({ width, height });
      const wrong = ["farve", "moerk", "afsender", "kampagne", "sprog"].map((name) => `data-${name}="x"`).join(" ");
      const body = `<section data-widget-editing style="padding-block: 60vh">
      <div data-widget="cv-check" data-widget-load="eager" ${wrong}></div></section>`;
      await page.goto(previewAddress(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }))));
      const { tab, panel } = new EditorMark(page.locator("[data-widget]"));
      await expect(tab).toHaveText(/5 fejl$/);
      // The panel renders again when the widget is live, which would stop a scroll.
      await expect(page.locator("[data-widget]")).toHaveAttribute("data-widget-state", "ready");
      for (const block of ["start", "center", "end"] as const) {
        await tab.evaluate((element, to) => element.scrollIntoView({ block: to }), block);
        await tab.press("Enter");
        await expect(panel).toBeVisible();
        const { y = -1, height: tall = 0 } = (await panel.boundingBox()) ?? {};
        expect(y, block).toBeGreaterThanOrEqual(0);
        expect(y + tall, block).toBeLessThanOrEqual(height);
        await page.keyboard.press("Escape");
        await expect(panel).toBeHidden();
      }
      await tab.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await tab.press("Enter");
      const more = panel.getByText("Der er mere");
      await expect(more).toBeVisible();
      const violations = await violationsOn(page);
      expect(violations.map(({ id }) => id)).toEqual([]);
      await page.keyboard.press("Tab");
      await expect(panel).toBeFocused();
      await page.keyboard.press("End");
      await expect(panel.getByText("Det er kun redaktører, der ser det her.")).toBeInViewport({ ratio: 1 });
      await expect(more).toBeHidden();
    },
  );
}

test("a panel that fits the screen is shown whole, without a hint of more", async ({ page, otherSite, server }) => {
  const body = '<section data-widget-editing><div data-widget="cv-chek" data-widget-load="eager"></div></section>';
  await page.goto(previewAddress(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }))));
  const mark = new EditorMark(page.locator("[data-widget]"));
  await expect(mark.tab).toHaveText(/1 fejl$/);
  await mark.open();
  await expect(mark.panel.getByText("Det er kun redaktører, der ser det her.")).toBeInViewport({ ratio: 1 });
  expect(await mark.panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await expect(mark.panel.getByText("Der er mere")).toBeHidden();
});

test("an editor who looks at a mark does not wake the widget that waits for a visitor", async ({
  page,
  otherSite,
  server,
}) => {
  const body =
    '<section data-widget-editing><div data-widget="cv-check" data-widget-load="interaction"></div></section>';
  await page.goto(previewAddress(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }))));
  const place = page.locator("[data-widget]");
  const mark = new EditorMark(place);
  await mark.open();
  await mark.panel.getByText("når besøgende peger eller trykker på det").click();
  await page.keyboard.press("Escape");
  await expect(mark.panel).toBeHidden();
  await mark.tab.press("Enter");
  await expect(mark.panel).toContainText("venter");
  await expect(mark.tab).toHaveText(/Venter$/);
  await page.keyboard.press("Escape");
  await place.getByRole("heading").first().click();
  await expect(mark.tab).toHaveText(/Vises$/);
});

test("the frame lies on the placeholder's own edge, and its tab can be pressed wherever and however small it is", async ({
  page,
  otherSite,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const place = (id: string, style: string) =>
    `<div id="${id}" style="${style}" data-widget="cv-chek" data-widget-load="eager"></div>`;
  const body = `<style>body { margin: 0 } h1 { position: absolute; top: 400px }</style><section data-widget-editing>
    ${place("top", "padding: 24px 16px; border: 3px solid")}
    ${place("amid", "display: flex; justify-content: center; align-items: center; min-height: 300px")}
    <div style="height: 120px; overflow: auto">${place("scrolled", "padding: 8px")}</div>
    <div style="position: relative; height: 300px">
      ${place("below", "position: absolute; inset: 0 0 auto 0")}${place("above", "position: absolute; inset: 8px 0 auto 0")}
    </div>
    ${place("narrow", "width: 110px; overflow: hidden")}
    ${place("tiny", "width: 20px; height: 10px; overflow: hidden; margin-left: auto")}</section>`;
  await page.goto(previewAddress(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }))));
  for (const id of ["top", "amid", "scrolled", "below", "above", "narrow", "tiny"]) {
    const element = page.locator(`#${id}`);
    const { tab } = new EditorMark(element);
    await expect(tab, id).toHaveText(/1 fejl$/);
    await tab.scrollIntoViewIfNeeded();
    const [own, frame] = await element.evaluate((host) => {
      const mark = host.shadowRoot?.querySelector("[data-editor-mark]")?.shadowRoot;
      return [host, mark?.querySelector(".frame")].map((box) => {
        const { x = 0, y = 0, width = 0, height = 0 } = box?.getBoundingClientRect() ?? {};
        return [x, y, width, height].map(Math.round);
      });
    });
    expect(frame, id).toEqual(own);
    const { width, height } = (await tab.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height), id).toBeGreaterThanOrEqual(24);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  for (const id of ["top", "amid", "scrolled", "above", "narrow"]) {
    const mark = new EditorMark(page.locator(`#${id}`));
    await mark.open();
    const { x, width } = (await mark.panel.boundingBox()) ?? { x: -1, width: 0 };
    expect(x, id).toBeGreaterThanOrEqual(0);
    expect(x + width, id).toBeLessThanOrEqual(360);
    await page.keyboard.press("Escape");
    await expect(mark.panel).toBeHidden();
  }
  // A tab that is covered by another one can be reached by keyboard, and is then on top.
  const hidden = new EditorMark(page.locator("#below"));
  await hidden.tab.focus();
  const { x, y, width, height } = (await hidden.tab.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const onTop = await page.evaluate(({ left, top }) => document.elementFromPoint(left, top)?.id, {
    left: x + width / 2,
    top: y + height / 2,
  });
  expect(onTop).toBe("below");
});

test("a visitor neither sees nor loads any of it", async ({ page, otherSite, server }) => {
  const asked = noteOverlay(page);
  const body = '<div data-widget="cv-check" data-widget-load="eager" data-btn-lable="x"></div>';
  await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body })));
  const place = page.locator("[data-widget]");
  await expect(place).toHaveAttribute("data-widget-state", "ready");
  await page.waitForLoadState("networkidle");
  await expect(new EditorMark(place).tab).toHaveCount(0);
  expect(asked).toEqual([]);
});

test("an overlay that failed to load is requested again, and then marks the earlier placeholders too", async ({
  page,
  otherSite,
  server,
}) => {
  let failing = true;
  const asked: string[] = [];
  await page.route(overlayFile, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return failing ? route.abort() : route.continue();
  });
  const place = (id: string) => `<div id="${id}" data-widget="cv-check" data-widget-load="eager"></div>`;
  const body = `<section data-widget-editing>${place("one")}</section>`;
  const warned = page.waitForEvent("console", (message) => message.type() === "warning");
  await page.goto(previewAddress(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }))));
  await warned;
  expect(asked).toHaveLength(2);
  failing = false;
  await page
    .locator("section[data-widget-editing]")
    .evaluate((section, html) => section.insertAdjacentHTML("beforeend", html), place("two"));
  for (const id of ["one", "two"]) await expect(new EditorMark(page.locator(`#${id}`)).tab).toHaveText(/Vises$/);
  expect(new Set(asked).size).toBe(3);
});

test("a page whose overlay fails to load still has its widgets", async ({ page, otherSite, server }) => {
  await page.route(overlayFile, (route) => route.abort());
  const body = '<section data-widget-editing><div data-widget="cv-check" data-widget-load="eager"></div></section>';
  await page.goto(previewAddress(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }))));
  await expect(page.locator("[data-widget]")).toHaveAttribute("data-widget-state", "ready");
});
