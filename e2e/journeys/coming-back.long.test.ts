import { fixture } from "../fixtures/fixture.ts";
import { uploadCv } from "../server/review-once.ts";
import { expect, test } from "../test.ts";

const cv = fixture("cv-two-pages-da.pdf");
const recommendations = "**/api/analytics/get-cv-recommendations*";

test("a reload during the review returns to the waiting screen, and then to the review", async ({ page, tool }) => {
  await tool.open();
  await page.route(recommendations, () => new Promise(() => {}));
  await tool.choose(cv);
  await expect(tool.loadingTitle).toBeVisible();

  await page.reload();
  await tool.ready();
  await expect(tool.loadingTitle).toBeVisible();

  await page.unroute(recommendations);
  await page.reload();
  await expect(tool.resultTitle).toBeVisible();
});

test("a reload of the result shows the same result", async ({ page, tool }) => {
  await tool.open();
  await tool.review(cv);
  const [title, facts] = [await tool.resultTitle.innerText(), await tool.facts()];

  await page.reload();
  await expect(tool.resultTitle).toHaveText(title);
  expect(await tool.facts()).toBe(facts);
});

test("a link from another tool opens its CV, and its parameters are removed from the address", async ({
  page,
  server,
  tool,
}) => {
  const { cvId, cvJwt } = await uploadCv(server.url, cv);
  await page.goto(`/cv-tjek?fra=mail&cvId=${cvId}&cvJwt=${cvJwt}&toolId=jobmatch#dine-data`);
  await expect(tool.resultTitle).toBeVisible();
  await expect(page).toHaveURL("/cv-tjek?fra=mail#dine-data");
  const told = await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer?.[0]);
  expect(told).toEqual({ event: "tool_arrived", tool: "cv_tjek", from: "jobmatch" });

  await page.reload();
  await expect(tool.resultTitle).toBeVisible();
});

test("a link without all parameters is ignored, and they are removed from the address too", async ({ page, tool }) => {
  await tool.open("/cv-tjek?cvId=1&toolId=cv_tjek");
  await expect(tool.chooseButton).toBeVisible();
  await expect(page).toHaveURL("/cv-tjek");
});

test("an expired review is reported as expired, and a new one can start at once", async ({ page, tool }) => {
  await page.goto("/cv-tjek?cvId=1&cvJwt=forged&toolId=cv_tjek");
  await expect(tool.place.getByText("Din tidligere gennemgang er udløbet")).toBeVisible();
  await expect(page).toHaveURL("/cv-tjek");
  await tool.review(cv);

  await page.reload();
  await expect(tool.resultTitle).toBeVisible();
});
