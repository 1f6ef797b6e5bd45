import { fixture } from "../fixtures/fixture.ts";
import { changeSession, karin } from "../pages/session-of.ts";
import { expect, test } from "../test.ts";

const cv = fixture("cv-two-pages-da.pdf");

test("a visitor chooses a Danish CV of two pages and reads its review", async ({ tool }) => {
  await tool.open();
  await tool.review(cv);

  await expect(tool.frontPage).toHaveJSProperty("complete", true);
  expect(await tool.frontPage.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
});

test("the headline, the facts and the areas of a review agree", async ({ tool, reviewedCv }) => {
  await tool.openReview(reviewedCv);

  const areas = await tool.areas.count();
  const badges = tool.areas.locator("summary");
  const marked = (word: RegExp) => tool.areas.filter({ has: tool.page.locator("summary").getByText(word) }).count();
  const [warned, improvable, meets] = [
    await marked(/^\d+ forslag$/),
    await marked(/^Kan løftes$/),
    await marked(/^Følger anbefalingen$/),
  ];
  expect(areas).toBeGreaterThan(15);
  expect(warned).toBeGreaterThan(0);
  expect(warned + improvable + meets + 1).toBe(areas);
  const also = improvable > 0 ? ` (heraf kan ${improvable} løftes)` : "";
  expect(await tool.facts()).toBe(
    `Vi har set på ${areas} områder: ${warned} har forslag, ${improvable + meets} følger anbefalingerne${also}, og 1 er til orientering.`,
  );
  const suggestions = (await badges.allInnerTexts()).reduce(
    (sum, text) => sum + Number(/(\d+) forslag/.exec(text)?.[1] ?? 0),
    0,
  );
  await expect(tool.resultTitle).toHaveText(`${suggestions} forslag til dit CV`);
});

test("up to three things to do first lead to their areas, the first of which is open", async ({ tool, reviewedCv }) => {
  await tool.openReview(reviewedCv);
  await expect(tool.openAreas).toHaveCount(1);
  const steps = await tool.firstSteps.all();
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.length).toBeLessThanOrEqual(3);
  for (const step of steps) {
    await step.click();
    const summary = tool.page.locator("summary:focus");
    await expect(summary).toBeInViewport();
    await expect(summary.locator("..")).toHaveAttribute("open");
    await expect(summary.locator("..").getByRole("listitem").first()).toHaveText(/^Forslag: /);
  }
});

test("every area opens to items with titles, and an area with a warning begins with a suggestion", async ({
  tool,
  reviewedCv,
}) => {
  await tool.openReview(reviewedCv);
  await tool.openAll.click();
  for (const area of await tool.areas.all()) {
    const warned = (await area.getByText(/^\d+ forslag$/).count()) > 0;
    await expect(area.getByRole("listitem").first()).toHaveText(
      warned ? /^Forslag: \S+/ : /^(Følger anbefalingen|Kan løftes|Tip): \S+/,
    );
  }
});

test("the areas are scrolled to and focused, and open and close alone or all at once", async ({ tool, reviewedCv }) => {
  await tool.openReview(reviewedCv);
  await expect(tool.openAreas).toHaveCount(1);

  await tool.seeDetails.click();
  await expect(tool.areasTitle).toBeFocused();
  await expect(tool.areasTitle).toBeInViewport();

  await tool.areas.first().getByRole("heading").click();
  await expect(tool.openAreas).toHaveCount(0);
  await tool.openAll.click();
  await expect(tool.openAreas).toHaveCount(await tool.areas.count());
  await tool.closeAll.click();
  await expect(tool.openAreas).toHaveCount(0);
});

test(
  "a new CV starts from the beginning, and the old review stays until the new one is there",
  { tag: "@long" },
  async ({ page, tool, reviewedCv }) => {
    await tool.openReview(reviewedCv);
    const title = await tool.resultTitle.innerText();
    await tool.openAll.click();
    await tool.areas.last().scrollIntoViewIfNeeded();
    await tool.restart.press("Enter");
    await expect(tool.uploadTitle).toBeFocused();
    await expect(tool.steps).toBeInViewport({ ratio: 1 });
    await expect(tool.resultTitle).toHaveCount(0);

    await page.context().setOffline(true);
    await tool.choose(cv);
    await tool.dialogButton.click();
    await expect(tool.sendAgain).toBeVisible();
    await tool.backToReview.click();
    await expect(tool.resultTitle).toHaveText(title);
    await page.context().setOffline(false);

    await tool.restart.click();
    // The first call gets no answer. If its route were removed, Firefox would send the call after all.
    let calls = 0;
    await page.route("**/api/analytics/get-cv-recommendations*", (route) =>
      ++calls === 1 ? new Promise<void>(() => undefined) : route.continue(),
    );
    await tool.choose(fixture("cv-weak.pdf"));
    await expect(tool.loadingTitle).toBeVisible();
    await expect.poll(() => calls).toBe(1);
    await page.reload();
    await expect(tool.resultTitle).toHaveText(title);

    await tool.restart.click();
    await tool.review(fixture("cv-weak.pdf"));
    await expect(tool.resultTitle).not.toHaveText(title);
    const newer = await tool.resultTitle.innerText();
    await page.reload();
    await expect(tool.resultTitle).toHaveText(newer);
  },
);

test(
  "a printed review has all areas in dark ink, and neither buttons nor the rest of the page",
  { tag: "@chromium-only" },
  async ({ page, tool, reviewedCv }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await tool.openReview(reviewedCv);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });

    for (const area of await tool.areas.all()) await expect(area.getByRole("listitem").first()).toBeVisible();
    await expect(tool.resultTitle).toBeVisible();
    await expect(tool.frontPage).toBeVisible();
    await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
    await expect(tool.steps).toBeHidden();
    await expect(tool.joinLink).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();

    const item = tool.areas.first().getByRole("listitem").first();
    const look = await item.evaluate((element) => {
      const { breakInside, color } = getComputedStyle(element);
      return { breakInside, color };
    });
    expect(look).toEqual({ breakInside: "avoid", color: "rgb(22, 48, 43)" });
  },
);

test("only a visitor who is not signed in is asked to join, and only at the result", async ({
  page,
  tool,
  reviewedCv,
}) => {
  await tool.open();
  await expect(tool.joinLink).toHaveCount(0);
  await tool.openReview(reviewedCv);
  await expect(tool.joinLink).toBeVisible();

  await changeSession(page, karin);
  await expect(tool.joinLink).toHaveCount(0);
});

test(
  "a CV can be dropped on the tool, and one dropped beside it does not leave the page",
  { tag: "@chromium-only" },
  async ({ page, tool }) => {
    await tool.open();
    await tool.chooseButton.scrollIntoViewIfNeeded();
    const devtools = await page.context().newCDPSession(page);
    const drop = async (x: number, y: number) => {
      const data = { items: [], files: [cv], dragOperationsMask: 1 };
      for (const type of ["dragEnter", "dragOver", "drop"] as const) {
        await devtools.send("Input.dispatchDragEvent", { type, x, y, data });
      }
    };

    const outside = await tool.uploadTitle.boundingBox();
    await drop((outside?.x ?? 0) + 5, (outside?.y ?? 0) + 5);
    await expect(tool.chooseButton).toBeVisible();

    const zone = await tool.chooseButton.boundingBox();
    await drop((zone?.x ?? 0) + 5, (zone?.y ?? 0) + 5);
    await expect(tool.resultTitle).toBeVisible();
  },
);

test("the steps of a review are tracked, without personal data", async ({ page, tool }) => {
  await tool.open();
  await tool.review(cv);
  const told = await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer);
  expect(told).toEqual([
    { event: "tool_step", tool: "cv_tjek", step: "upload", stepNumber: 1, resumed: false },
    { event: "tool_step", tool: "cv_tjek", step: "loading", stepNumber: 2, resumed: false },
    { event: "tool_step", tool: "cv_tjek", step: "result", stepNumber: 3, resumed: false },
  ]);
});
