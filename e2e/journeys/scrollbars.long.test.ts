import type { LaunchOptions, Page } from "@playwright/test";
import { fixture } from "../fixtures/fixture.ts";
import { colourAt } from "../pages/colour-at.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { Gate } from "../pages/gate.ts";
import { consentCookies } from "../browser/consent-cookies.ts";
import { expect, test } from "../test.ts";

// Scrollbars that take up space, as on Windows. All other tests have overlay scrollbars, as on a phone.
test.describe("with scrollbars that take room", () => {
  let page: Page;

  test.beforeEach(async ({ playwright, browserName, server, contextOptions }, { project }) => {
    const launchOptions: LaunchOptions = project.use.launchOptions ?? {};
    const browser = await playwright[browserName].launch({
      ...launchOptions,
      ...(project.use.channel !== undefined && { channel: project.use.channel }),
      ...(browserName === "chromium" && { ignoreDefaultArgs: ["--hide-scrollbars"] }),
      firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, "ui.useOverlayScrollbars": 0 },
    });
    const context = await browser.newContext({ ...contextOptions, baseURL: server.url, reducedMotion: "reduce" });
    await context.addCookies(consentCookies("given"));
    page = await context.newPage();
  });
  test.afterEach(() => page.context().browser()?.close());

  test("a dialog that scrolls keeps its round corners", async () => {
    await page.setViewportSize({ width: 1280, height: 560 });
    const tool = new CvCheck(page);
    const gate = new Gate(page);
    await tool.open();
    await tool.choose(fixture("cv-two-pages-da.pdf"));
    await gate.settled();
    const room = await gate.scrollerOf(gate.lead).evaluate(({ scrollHeight, clientHeight, clientWidth }) => {
      return { scrolls: scrollHeight > clientHeight, clientWidth };
    });
    const box = await gate.lead.boundingBox();
    if (box === null) throw new Error("the dialog is not shown");
    expect(room.scrolls).toBe(true);
    expect(room.clientWidth, "the scrollbar takes room").toBeLessThan(box.width - 4);

    const { x: left, y: top } = box;
    const [right, bottom] = [left + box.width, top + box.height];
    for (const [name, x, y] of [
      ["top left", left + 2, top + 2],
      ["top right", right - 3, top + 2],
      ["bottom left", left + 2, bottom - 3],
      ["bottom right", right - 3, bottom - 3],
    ] as const) {
      const outside = await colourAt(page, x < left + 9 ? left - 3 : right + 3, y);
      const corner = await colourAt(page, x, y);
      // The shadow makes a small difference, which is allowed.
      const difference = Math.max(...corner.map((value, index) => Math.abs(value - (outside[index] ?? 0))));
      expect(difference, `${name}: ${corner.join(" ")} beside ${outside.join(" ")}`).toBeLessThan(32);
    }
  });

  for (const [width, height] of [
    [1280, 800],
    [335, 640],
  ] as const) {
    test(`no page scrolls sideways at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      for (const path of ["/", "/cv-tjek", "/jobmatch", "/bliv-medlem", "/indmeldelse"]) {
        await page.goto(path);
        const sizes = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return { scrollWidth, clientWidth, innerWidth: window.innerWidth };
        });
        expect(sizes.clientWidth, "the scrollbar takes room").toBeLessThan(sizes.innerWidth);
        expect(sizes.scrollWidth, path).toBeLessThanOrEqual(sizes.clientWidth);
      }
    });
  }
});
