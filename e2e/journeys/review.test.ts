import { fixture } from "../fixtures/fixture.ts";
import { changeSession, karin } from "../pages/session-of.ts";
import { expect, test } from "../test.ts";

const cv = fixture("cv-two-pages-da.pdf");

test("a visitor chooses a Danish CV of two pages and reads its review within five seconds", async ({ tool }) => {
  await tool.open();
  const begun = performance.now();
  await tool.review(cv);
  expect(performance.now() - begun).toBeLessThan(5_000);

  await expect(tool.frontPage).toHaveJSProperty("complete", true);
  expect(await tool.frontPage.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
});

test("the counts, the headline and the areas of a review agree", async ({ tool, reviewedCv }) => {
  await tool.openReview(reviewedCv);

  const counts = await tool.counts();
  const areas = await tool.areas.count();
  const marked = (word: RegExp) => tool.areas.filter({ has: tool.page.locator("summary").getByText(word) }).count();
  const [meets, suggestions] = [await marked(/^Følger anbefalingen$/), await marked(/^\d+ forslag$|^Ikke fundet$/)];
  expect(areas).toBeGreaterThan(15);
  expect(counts).toEqual({
    "områder i alt": areas,
    "følger anbefalingerne": meets,
    "kan blive skarpere": suggestions,
    "kun til orientering": 1,
  });
  expect(meets + suggestions + 1).toBe(areas);
  await expect(tool.resultTitle).toHaveText(`${meets} af ${meets + suggestions} områder står stærkt`);
});

test("every area opens to items with titles, and an area with a warning begins with a suggestion", async ({
  tool,
  reviewedCv,
}) => {
  await tool.openReview(reviewedCv);
  await tool.openAll.click();
  for (const area of await tool.areas.all()) {
    const warned = (await area.getByText(/^\d+ forslag$|^Ikke fundet$/).count()) > 0;
    await expect(area.getByRole("listitem").first()).toHaveText(
      warned ? /^Forslag: \S+/ : /^(Følger anbefalingen|Tip): \S+/,
    );
  }
});

test("the areas are scrolled to and focused, and open and close alone or all at once", async ({ tool, reviewedCv }) => {
  await tool.openReview(reviewedCv);
  await expect(tool.openAreas).toHaveCount(0);

  await tool.seeDetails.click();
  await expect(tool.areasTitle).toBeFocused();
  await expect(tool.areasTitle).toBeInViewport();

  await tool.areas.first().getByRole("heading").click();
  await expect(tool.openAreas).toHaveCount(1);
  await tool.openAll.click();
  await expect(tool.openAreas).toHaveCount(await tool.areas.count());
  await tool.closeAll.click();
  await expect(tool.openAreas).toHaveCount(0);
});

test("a new CV starts from the beginning, also after a reload", async ({ page, tool, reviewedCv }) => {
  await tool.openReview(reviewedCv);
  await tool.openAll.click();
  await tool.areas.last().scrollIntoViewIfNeeded();
  await tool.restart.press("Enter");
  await expect(tool.uploadTitle).toBeFocused();
  await expect(tool.steps).toBeInViewport({ ratio: 1 });
  await expect(tool.resultTitle).toHaveCount(0);

  await page.reload();
  await tool.ready();
  await expect(tool.chooseButton).toBeVisible();
});

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

test("a CV can be dropped on the tool, and one dropped beside it does not leave the page", async ({ page, tool }) => {
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
});

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
