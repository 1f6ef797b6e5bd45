import { basename } from "node:path";
import { readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { fixture } from "../fixtures/fixture.ts";
import { expect, test } from "../test.ts";

const cv = fixture("cv-two-pages-da.pdf");
const recommendations = "**/api/analytics/get-cv-recommendations*";

async function uploaded(
  request: APIRequestContext,
): Promise<{ readonly cvId: string; readonly cvIdJwtString: string }> {
  const file = { name: basename(cv), mimeType: "application/pdf", buffer: readFileSync(cv) };
  const response = await request.post("/api/cv-upload", { multipart: { file } });
  expect(response.status()).toBe(200);
  return response.json();
}

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
  const [title, counts] = [await tool.resultTitle.innerText(), await tool.counts()];

  await page.reload();
  await expect(tool.resultTitle).toHaveText(title);
  expect(await tool.counts()).toEqual(counts);
});

test("a link from another tool opens its CV, and its parameters are removed from the address", async ({
  page,
  request,
  tool,
}) => {
  const { cvId, cvIdJwtString } = await uploaded(request);
  await page.goto(`/cv-tjek?fra=mail&cvId=${cvId}&cvJwt=${cvIdJwtString}&toolId=jobmatch#dine-data`);
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
