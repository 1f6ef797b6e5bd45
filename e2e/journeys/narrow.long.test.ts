import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import { consentCookies } from "../browser/consent-cookies.ts";
import { pageHtml } from "../embedding/page-html.ts";
import { fixture } from "../fixtures/fixture.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { expect, test } from "../test.ts";
import { rememberGates } from "../pages/remember-gates.ts";

const cv = fixture("cv-two-pages-da.pdf");
const widths = [320, 360, 768, 1280];

/**
 * Elements of the page and its widgets that extend beyond the right edge of the window, except drawings and scrollable
 * elements.
 */
async function stickingOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const isLeftOut = (element: Element): boolean => {
      const { overflowX, clipPath } = getComputedStyle(element);
      const isDrawing = element.ariaHidden === "true" || element.getAttribute("role") === "img";
      return isDrawing || /auto|scroll/.test(overflowX) || clipPath !== "none";
    };
    const visit = (element: Element): void => {
      if (isLeftOut(element)) return;
      const { right, width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0 && right > document.documentElement.clientWidth + 1) {
        found.push(
          `${element.tagName} ${element.className} reaches ${Math.round(right)}: ${element.textContent?.slice(0, 40)}`,
        );
      }
      for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) visit(child);
    };
    visit(document.body);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page can be scrolled sideways, to ${scrollWidth}`);
    return found;
  });
}

async function expectAllToFit(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await stickingOut(page), `${page.url()} at ${width} px`).toEqual([]);
  }
}

/** Words that are broken across lines. */
function brokenWords(element: Locator): Promise<readonly string[]> {
  return element.evaluate(({ firstChild: text }) => {
    if (!text) throw new Error("there are no words");
    return [...(text.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
}

/** The number of elements in each row, from top to bottom. */
async function rowsOf(elements: Locator): Promise<readonly number[]> {
  const tops = await elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top));
  return [...Map.groupBy(tops, Math.round).values()].map(({ length }) => length);
}

async function walk(page: Page): Promise<void> {
  await page.goto("/");
  await expectAllToFit(page);
  await page.goto("/bliv-medlem");
  await expectAllToFit(page);
  await page.goto("/findes-ikke");
  await expectAllToFit(page);

  const tool = new CvCheck(page);
  await tool.open();
  await expectAllToFit(page);
  await tool.choose({ name: "et-meget-langt-filnavn-".repeat(8), mimeType: "text/plain", buffer: Buffer.from("CV") });
  await expect(tool.dialog).toBeVisible();
  await expectAllToFit(page);
  await tool.dialogButton.click();

  await page.route("**/api/cv-upload", () => new Promise(() => {}));
  await tool.choose({
    name: `${"medlemskabsoplysningsformularen".repeat(4)}.pdf`,
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-"),
  });
  await expect(tool.sendingTitle).toBeVisible();
  await expectAllToFit(page);
  await tool.cancel.click();
  await page.unroute("**/api/cv-upload");

  await tool.review(cv);
  await expectAllToFit(page);
  await tool.openAll.click();
  await expectAllToFit(page);
}

test("nothing overflows at any width, in any state", async ({ page }) => {
  await walk(page);
});

test("a heading of an editor with a word wider than a phone breaks it where the browser knows no hyphens", async ({
  page,
  otherSite,
  server,
}) => {
  const title = "Medlemskabsoplysningsformularen til dig";
  for (const attributes of [
    `data-widget="cv-check" data-upload-title="${title}"`,
    `data-widget="fee-calculator" data-title="${title}"`,
    `data-widget="lead-forms" data-call-me-title="${title}"`,
  ]) {
    const body = `<div lang="xx" ${attributes} data-widget-load="eager"></div>`;
    await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body })));
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await stickingOut(page), attributes).toEqual([]);
  }
});

test.describe("for readers who set their text to 200 %", { tag: "@chromium-only" }, () => {
  let large: Browser;
  let context: BrowserContext;
  test.beforeAll(async ({ launchOptions }) => {
    large = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
    });
  });
  test.beforeEach(async ({ baseURL }) => {
    context = await large.newContext({ ...(baseURL !== undefined && { baseURL }), locale: "da-DK" });
    await context.addCookies(consentCookies("given"));
    await context.addInitScript(rememberGates);
  });
  test.afterEach(() => context.close());
  test.afterAll(() => large.close());

  test("the text is twice as large, and nothing overflows", async () => {
    const page = await context.newPage();
    const tool = new CvCheck(page);
    await tool.open();
    const size = await tool.uploadTitle
      .locator("xpath=following-sibling::p")
      .first()
      .evaluate((text) => getComputedStyle(text).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(32);
    await walk(page);
  });

  test("no word of a review's headline is broken on a phone", async ({ reviewedCv }) => {
    const page = await context.newPage();
    const tool = new CvCheck(page);
    await tool.openReview(reviewedCv);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      expect(await brokenWords(tool.resultTitle), `at ${width} px`).toEqual([]);
    }
  });

  test("the button of an error dialog is visible on a phone, however long the text", async () => {
    const page = await context.newPage();
    const tool = new CvCheck(page);
    await tool.open();
    await tool.choose({ name: "cv.docx", mimeType: "application/msword", buffer: Buffer.from("PK") });
    for (const [width, height] of [
      [320, 568],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(tool.dialogButton).toBeInViewport({ ratio: 1 });
    }
  });
});

test("the first steps of a review are one line each, as high as a finger", async ({ page, tool }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await tool.open();
  await tool.review(fixture("cv-weak.pdf"));
  const links = await tool.firstSteps.all();
  expect(links.length).toBe(3);
  for (const link of links) {
    const { height } = (await link.boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThanOrEqual(44);
    expect(height).toBeLessThan(60);
  }
});

test("the buttons that open and close all areas share a row on the narrowest phone", async ({ page, tool }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await tool.open();
  await tool.review(cv);
  expect(await rowsOf(tool.openAll.or(tool.closeAll))).toEqual([2]);
});

test("the page about joining shows its action on the first screen of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/bliv-medlem");
  await expect(page.getByRole("link", { name: "Meld dig ind" })).toBeInViewport({ ratio: 1 });
});

test(
  "a touch screen does not suggest dragging a file, even if it claims to hover",
  { tag: "@chromium-only" },
  async ({ launchOptions, baseURL }) => {
    // The value 2 means a coarse pointer; the next one, a pointer that can hover.
    const settings = "primaryPointerType=2,availablePointerTypes=2,primaryHoverType=2,availableHoverTypes=2";
    const phone = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=${settings}`],
    });
    const page = await phone.newPage({ ...(baseURL !== undefined && { baseURL }), locale: "da-DK" });
    await page.addInitScript(rememberGates);
    const tool = new CvCheck(page);
    await tool.open();
    expect(await page.evaluate(() => matchMedia("(hover: hover) and (pointer: coarse)").matches)).toBe(true);
    await expect(tool.chooseButton).toBeVisible();
    await expect(tool.place.getByText("eller træk filen hertil")).toBeHidden();
    await phone.close();
  },
);

test("the check finds an element that overflows", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).evaluate((title) => (title.style.width = "200vw"));
  expect(await stickingOut(page)).not.toEqual([]);
});
