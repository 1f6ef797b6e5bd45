import type { Page } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { fixture } from "../fixtures/fixture.ts";
import { CookieConsent } from "../pages/cookie-consent.ts";
import { FinalizeSheet } from "../pages/finalize-sheet.ts";
import { Gate, jobmatchWords, signIn } from "../pages/gate.ts";
import { Jobmatch } from "../pages/jobmatch.ts";
import { expect, test } from "../test.ts";

test.use({ gate: "met", consent: "unanswered" });

const cv = fixture("cv-two-pages-da.pdf");
const place = "[data-site-widget=cookie-consent],[data-widget=cookie-consent]";

/** Style declarations with which blockers hide a notice. */
const hidings = {
  "not displayed": "display: none",
  invisible: "visibility: hidden",
  transparent: "opacity: 0",
  "almost transparent": "opacity: 0.01",
  "without a size": "transform: scale(0)",
  "off screen": "transform: translateX(-9999px)",
  "below the window": "transform: translateY(200vh)",
  clipped: "clip-path: inset(50%)",
  "not laid out": "content-visibility: hidden; contain: strict; block-size: 0",
  "without presses": "pointer-events: none; filter: opacity(0)",
  "filtered out": "filter: contrast(1) opacity(2%)",
  "masked out": "mask: linear-gradient(transparent, transparent)",
  "turned away": "transform: rotateY(180deg); backface-visibility: hidden",
  "cut off by a parent without a size": "contain: strict; overflow: hidden; inline-size: 0; block-size: 0",
} as const;

/** Adds a style sheet as blockers do. The page's policy does not apply to it. */
const inject = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

for (const [how, declarations] of Object.entries(hidings)) {
  const css = `:is(${place}) { ${declarations.replaceAll(/(;|$)/g, " !important$1")} }`;

  test(`a question that is ${how} holds nothing up, and asks again when it can be seen`, async ({ page, tool }) => {
    const overlay = new CookieConsent(page);
    await tool.open();
    await inject(page, css);
    await tool.choose(cv);
    await expect(new Gate(page).lead).toBeVisible();
    expect(await overlay.kept()).toBeUndefined();
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
    await expect(overlay.acceptAll).toBeVisible();
  });
}

test("a question that is removed, inert or covered holds nothing up", async ({ page, tool }) => {
  const gate = new Gate(page);
  const harms = [
    () => document.querySelector("[data-site-widget=cookie-consent]")?.remove(),
    () => document.querySelector("[data-site-widget=cookie-consent]")?.setAttribute("inert", ""),
    () => {
      const cover = document.body.appendChild(document.createElement("div"));
      Object.assign(cover.style, { position: "fixed", inset: "60% 0 0", zIndex: "999", background: "canvas" });
    },
  ];
  for (const harm of harms) {
    await tool.open();
    await page.evaluate(harm);
    await tool.choose(cv);
    await expect(gate.lead).toBeVisible();
  }
});

test("a question that is hidden until it is found holds nothing up", async ({ page, tool }) => {
  await tool.open();
  await page.locator(place).evaluate((question) => question.setAttribute("hidden", "until-found"));
  await tool.choose(cv);
  await expect(new Gate(page).lead).toBeVisible();
});

for (const [where, height] of [
  ["fades in", 800],
  ["lies below the fold of a low window", 300],
] as const)
  test(`a question that ${where} is waited for`, async ({ page, tool }) => {
    await page.setViewportSize({ width: 900, height });
    const overlay = new CookieConsent(page);
    await tool.open();
    await page.clock.install();
    await page.locator(place).evaluate((question) => {
      const fade = question.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300 });
      return fade.finished.then(() => undefined);
    });
    await tool.choose(cv);
    await expect(tool.place.getByRole("status").filter({ hasText: "Vælg først" })).toBeAttached();
    await page.clock.runFor(20_000);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.clock.runFor(20_000);
    await expect(new Gate(page).lead).toHaveCount(0);
    await overlay.onlyNecessary.click();
    await expect(new Gate(page).lead).toBeVisible();
  });

test("the sheet after a sign-up does not wait for a hidden question", async ({ page }) => {
  await page.addInitScript((place) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${place} { display: none !important }`);
    document.adoptedStyleSheets = [sheet];
  }, place);
  await signIn(page, "/selvbetjening?signup=true&sheet_confirmation=leder&product=fagforening&membership=fagforening");
  await expect(new FinalizeSheet(page).heading("Hvordan vil du betale?")).toBeVisible();
});

test("a question that is hidden before the page's scripts run, or while a tool waits, holds nothing up", async ({
  page,
  tool,
}) => {
  const gate = new Gate(page);
  const overlay = new CookieConsent(page);
  await tool.open();
  await tool.choose(cv);
  await expect(overlay.overlay.getByText("Vælg først, så går vi videre")).toBeVisible();
  await expect(gate.lead).toHaveCount(0);
  await inject(page, `${place} { display: none !important }`);
  await expect(gate.lead).toBeVisible();

  await page.addInitScript((place) => {
    new MutationObserver(() => {
      for (const element of document.querySelectorAll(place)) element.remove();
    }).observe(document, { childList: true, subtree: true });
  }, place);
  await tool.open();
  await tool.choose(cv);
  await expect(gate.lead).toBeVisible();
});

test("a question that can be seen is waited for, also while a menu covers it", async ({ page, tool }) => {
  const gate = new Gate(page);
  const overlay = new CookieConsent(page);
  await tool.open();
  await page.clock.install();
  await tool.choose(cv);
  await expect(overlay.overlay.getByText("Vælg først, så går vi videre")).toBeVisible();
  await page.clock.runFor(20_000);
  const menu = await page.evaluateHandle(() => {
    const menu = document.body.appendChild(document.createElement("div"));
    Object.assign(menu.style, { position: "fixed", inset: "0", zIndex: "999" });
    return menu;
  });
  await page.clock.runFor(1_500);
  await menu.evaluate((menu) => menu.remove());
  await page.clock.runFor(20_000);
  await expect(gate.lead).toHaveCount(0);
  await overlay.onlyNecessary.click();
  await expect(gate.lead).toBeVisible();
  expect(await overlay.kept()).toBe("00");
});

test("a question whose requests are blocked, its styles as well, holds nothing up", async ({ page, tool }) => {
  await page.route("**/widgets/cookie-consent/**", (route) => route.abort());
  await tool.open();
  await tool.choose(cv);
  await expect(new Gate(page).lead).toBeVisible();
});

test("job match does not wait for a hidden question either", async ({ page }) => {
  const jobmatch = new Jobmatch(page);
  await jobmatch.open();
  await inject(page, `${place} { display: none !important }`);
  await jobmatch.giveZip("8000");
  await jobmatch.choose(cv);
  await expect(new Gate(page, jobmatchWords).lead).toBeVisible();
});

test("the settings link says if the question cannot be seen", async ({ page }) => {
  const overlay = new CookieConsent(page);
  const said = page.getByRole("status").filter({ hasText: "Dit valg af cookies kan ikke vises" });
  await page.goto("/privatlivspolitik");
  await overlay.settings.click();
  await expect(overlay.overlay.getByRole("heading")).toBeFocused();
  await inject(page, `${place} { display: none !important }`);
  await overlay.settings.click();
  await expect(said).toBeVisible();

  await page.reload();
  await page.evaluate((place) => document.querySelector(place)?.remove(), place);
  await overlay.settings.click();
  await expect(said).toBeVisible();

  await page.context().route("**/widgets/cookie-consent/**", (route) => route.abort());
  await page.reload();
  await overlay.settings.click();
  await expect(said).toBeVisible();
});

test.describe("beside the consent tool of another page", () => {
  const tool = `<div data-widget="cv-check" data-widget-load="eager"></div>`;
  const open = `<script>document.documentElement.setAttribute("data-consent-overlay", "open")</script>`;
  const cookiebot = (style: string) =>
    `<script>addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("CookiebotOnDialogDisplay")))</script>
<div id="CybotCookiebotDialog" style="position: fixed; inset: 60% 0 0; background: white; ${style}">Cookies?</div>`;

  test("a dialog of Cookiebot that is hidden holds nothing up, and one that is shown does", async ({
    page,
    otherSite,
    server,
    tool: cvCheck,
  }) => {
    const gate = new Gate(page);
    const head = `<script type="module" src="${server.url}/consent/cookiebot.js"></script>`;
    const show = async (style: string) => {
      await page.goto(
        otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, head, body: tool + cookiebot(style) })),
      );
      await page.evaluate(() => dispatchEvent(new Event("CookiebotOnDialogDisplay")));
      await cvCheck.ready();
      await cvCheck.choose(cv);
    };
    for (const style of ["display: none", "content-visibility: hidden"]) {
      await show(style);
      await expect(gate.lead).toBeVisible();
    }
    await show("");
    await expect(cvCheck.place.getByRole("status").filter({ hasText: "Vælg først" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-consent-overlay", "open");
  });

  test("a tool that says that it is open, but shows nothing and never answers, is waited for a while only", async ({
    page,
    otherSite,
    server,
    tool: cvCheck,
  }) => {
    await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, head: open, body: tool })));
    await cvCheck.ready();
    await page.clock.install();
    await cvCheck.choose(cv);
    await expect(cvCheck.place.getByRole("status").filter({ hasText: "Vælg først" })).toBeVisible();
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return new Gate(page).lead.isVisible();
      })
      .toBe(true);
  });

  test("a consent tool whose script is blocked asks nothing, and nothing waits for it", async ({
    page,
    otherSite,
    server,
    tool: cvCheck,
  }) => {
    await page.route("**/consent.cookiebot.example/**", (route) => route.abort());
    const head = `<script type="module" src="${server.url}/consent/cookiebot.js"></script>
<script src="https://consent.cookiebot.example/uc.js"></script>`;
    await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, head, body: tool })));
    await cvCheck.ready();
    await cvCheck.choose(cv);
    await expect(new Gate(page).lead).toBeVisible();
  });

  test("a tool that shows its question after ten seconds is waited for", async ({
    page,
    otherSite,
    server,
    tool: cvCheck,
  }) => {
    const gate = new Gate(page);
    await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, head: open, body: tool })));
    await cvCheck.ready();
    await page.clock.install();
    await cvCheck.choose(cv);
    await expect(cvCheck.place.getByRole("status").filter({ hasText: "Vælg først" })).toBeVisible();
    await page.clock.runFor(10_000);
    await page.evaluate(() => {
      const box = document.body.appendChild(document.createElement("div"));
      box.id = "late-question";
      box.textContent = "Må vi bruge cookies?";
      Object.assign(box.style, { position: "fixed", inset: "60% 0 0", background: "white" });
    });
    await page.clock.runFor(30_000);
    await expect(gate.lead).toHaveCount(0);
    await page.evaluate(() => {
      document.querySelector("#late-question")?.remove();
      document.documentElement.removeAttribute("data-consent-overlay");
    });
    await expect(gate.lead).toBeVisible();
  });
});
