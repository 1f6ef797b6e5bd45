import type { Page } from "@playwright/test";
import { hostileStyles } from "../embedding/hostile-styles.ts";
import { pageHtml } from "../embedding/page-html.ts";
import { openStaticSite } from "../embedding/static-site.ts";
import { fixture } from "../fixtures/fixture.ts";
import { appearanceOf, differences, type Drawn } from "../pages/appearance.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { loadFonts } from "../pages/load-fonts.ts";
import { expect, test } from "../test.ts";

const cv = fixture("cv-two-pages-da.pdf");
const noCv = { name: "cv.docx", mimeType: "application/msword", buffer: Buffer.from("CV") };
const recommendations = "**/api/analytics/get-cv-recommendations*";

/** The layout is the same on every page, so that only the style sheets differ. */
const room =
  '<div style="position: absolute; top: 0; left: 0; width: 640px"><div data-widget="cv-check" data-widget-load="eager"></div></div>';
const neutral = "<style>html { overflow-y: scroll; }</style>";
const hostile = `${neutral}<style>${hostileStyles}</style>`;

async function walk(page: Page, address: string): Promise<Readonly<Record<string, readonly Drawn[]>>> {
  const tool = new CvCheck(page);
  // Without transitions, the appearance does not depend on the moment.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const settings = page.waitForResponse("**/api/site-settings");
  await tool.open(address);
  // After the site settings arrive, the page has an empty element for their messages.
  await settings;
  await expect(tool.place.locator("[data-widget-root] > [tabindex='-1']")).toHaveCount(1);
  await loadFonts(page);
  const upload = await appearanceOf(tool.place);

  await tool.choose(noCv);
  await expect(tool.dialog).toBeVisible();
  const dialog = await appearanceOf(tool.place);
  await tool.dialogButton.click();

  await page.route(recommendations, () => new Promise(() => {}));
  await tool.choose(cv);
  await expect(tool.loadingTitle).toBeFocused();
  const loading = await appearanceOf(tool.place);
  await page.unroute(recommendations);
  await page.reload();

  await expect(tool.resultTitle).toBeVisible();
  await expect(tool.frontPage).toHaveJSProperty("complete", true);
  await expect(tool.openAreas.getByRole("listitem").first()).toBeVisible();
  await tool.areasTitle.focus();
  await loadFonts(page);
  return { upload, dialog, loading, result: await appearanceOf(tool.place) };
}

test(
  "a hostile style sheet changes nothing about how the widget looks and works on another origin",
  { tag: "@chromium-only" },
  async ({ page, otherSite, server }) => {
    const loader = `${server.url}/loader.js`;
    const expected = await walk(page, otherSite.page(pageHtml({ loader, head: neutral, body: room })));
    await page.evaluate(() => localStorage.clear());
    const seen = await walk(page, otherSite.page(pageHtml({ loader, head: hostile, body: room })));

    for (const [state, drawn] of Object.entries(expected)) {
      expect(differences(drawn, seen[state] ?? []), state).toEqual([]);
      expect(drawn.length).toBeGreaterThan(30);
    }
  },
);

test("the comparison notices what a style sheet inside the widget changes", async ({ page, tool }) => {
  await tool.open();
  const before = await appearanceOf(tool.place);
  await tool.place.evaluate((host) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("h2 { letter-spacing: .3em !important }");
    host.shadowRoot?.adoptedStyleSheets.push(sheet);
  });
  const found = differences(before, await appearanceOf(tool.place));
  expect(found).toContainEqual(expect.stringMatching(/h2:\d letter-spacing: .* is letter-spacing: /));
  expect(page.url()).toContain("/cv-tjek");
});

test("the fallback stays readable on a hostile page", async ({ page, otherSite, server }) => {
  await page.route("**/remoteEntry.js", (route) => route.abort());
  const place = page.locator("[data-widget]");
  const drawn: (readonly Drawn[])[] = [];
  for (const head of [neutral, hostile]) {
    await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, head, body: room })));
    await expect(place).toHaveAttribute("data-widget-state", "failed");
    await loadFonts(page);
    await place.evaluate((host) => host.shadowRoot?.querySelectorAll("link").forEach((link) => link.remove()));
    drawn.push(await appearanceOf(place.filter({ hasText: "Prøv igen" })));
  }
  const inside = (all: readonly Drawn[] = []) => all.filter(({ path }) => path.startsWith("root > "));
  expect(differences(inside(drawn[0]), inside(drawn[1]))).toEqual([]);
  expect(inside(drawn[0]).length).toBe(4);
});

test("a page whose origin is not allowed gets the widget, and an answer when its calls are refused", async ({
  page,
  server,
}) => {
  const elsewhere = await openStaticSite();
  const tool = new CvCheck(page);
  await tool.open(elsewhere.page(pageHtml({ loader: `${server.url}/loader.js`, body: room })));
  await tool.choose(cv);
  await expect(tool.dialog).toContainText("Vi kunne ikke gennemgå dit CV.");
  await elsewhere.close();
});
