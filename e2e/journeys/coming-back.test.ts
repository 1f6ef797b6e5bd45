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

test("a reload while the CV is read comes back to the waiting, and then to the review", async ({ page, tool }) => {
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

test("a reload on the result comes back to the same result", async ({ page, tool }) => {
  await tool.open();
  await tool.review(cv);
  const [title, counts] = [await tool.resultTitle.innerText(), await tool.counts()];

  await page.reload();
  await expect(tool.resultTitle).toHaveText(title);
  expect(await tool.counts()).toEqual(counts);
});

test("a link from another tool opens its CV, and its parameters leave the address", async ({ page, request, tool }) => {
  const { cvId, cvIdJwtString } = await uploaded(request);
  await page.goto(`/cv-tjek?fra=mail&cvId=${cvId}&cvJwt=${cvIdJwtString}&toolId=jobmatch#dine-data`);
  await expect(tool.resultTitle).toBeVisible();
  await expect(page).toHaveURL("/cv-tjek?fra=mail#dine-data");
  const told = await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer?.[0]);
  expect(told).toEqual({ event: "tool_arrived", tool: "cv_tjek", from: "jobmatch" });

  await page.reload();
  await expect(tool.resultTitle).toBeVisible();
});

test("a link with half of the parameters counts as none, and is cleaned all the same", async ({ page, tool }) => {
  await tool.open("/cv-tjek?cvId=1&toolId=cv_tjek");
  await expect(tool.chooseButton).toBeVisible();
  await expect(page).toHaveURL("/cv-tjek");
});

test("a review that is gone is said to be, and a new one can be begun at once", async ({ page, tool }) => {
  await page.goto("/cv-tjek?cvId=1&cvJwt=forged&toolId=cv_tjek");
  await expect(tool.place.getByText("Din tidligere gennemgang er udløbet")).toBeVisible();
  await expect(page).toHaveURL("/cv-tjek");
  await tool.review(cv);

  await page.reload();
  await expect(tool.resultTitle).toBeVisible();
});
