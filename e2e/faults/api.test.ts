import type { Page, Route } from "@playwright/test";
import { fixture } from "../fixtures/fixture.ts";
import { expect, test } from "../test.ts";

const cv = fixture("cv-two-pages-da.pdf");
const upload = "**/api/cv-upload";
const recommendations = "**/api/analytics/get-cv-recommendations*";

const never = () => new Promise<void>(() => {});
const broken = (route: Route) =>
  route.fulfill({ status: 500, json: { errorKey: "genericError", message: { id: "0197-4f1c" } } });
const proxyPage = (route: Route) =>
  route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" });
const unreadable = (route: Route) => route.fulfill({ contentType: "application/json", body: '{"cvId":' });
const ofAnotherKind = (route: Route) => route.fulfill({ json: { hello: "world" } });
const offline = (route: Route) => route.abort("internetdisconnected");

interface Fault {
  readonly answer: (route: Route) => Promise<void>;
  readonly hint: string;
}

const ourFault = "Fejlen er hos os, og dit CV er ikke gået tabt";
const faults: Readonly<Record<string, Fault>> = {
  "is answered with 500": { answer: broken, hint: ourFault },
  "is answered by a proxy": { answer: proxyPage, hint: ourFault },
  "is answered with half of the JSON": { answer: unreadable, hint: ourFault },
  "is answered with unexpected JSON": { answer: ofAnotherKind, hint: ourFault },
  "fails without a network": { answer: offline, hint: "Det ser ud til, at forbindelsen røg. Dit CV er ikke gået tabt" },
};

/** Advances the clock, for retries and waiting times. */
async function passTime(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1_000);
}

test("where the upload fails in any way the visitor is told, and sends the same file again", async ({ page, tool }) => {
  await tool.open();
  let answer: Fault["answer"] | undefined;
  await page.route(upload, (route) => (answer === undefined ? route.continue() : answer(route)));
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(`where it ${name}`, async () => {
      const isFirst = answer === undefined;
      answer = fault.answer;
      await (isFirst ? tool.choose(cv) : tool.sendAgain.click());
      await expect(tool.dialog).toContainText("Vi kunne ikke gennemgå dit CV");
      await expect(tool.dialog).toContainText(fault.hint);

      await tool.dialogButton.click();
      await expect(tool.uploadTitle).toBeVisible();
      await expect(tool.place.getByText("cv-two-pages-da.pdf").first()).toBeVisible();
    });
  }
  answer = undefined;
  await tool.sendAgain.click();
  await expect(tool.resultTitle).toBeVisible();
});

test("where the review fails in any way the visitor is told, and gets it without uploading again", async ({
  page,
  tool,
}) => {
  await page.clock.install();
  await tool.open();
  let uploads = 0;
  page.on("request", (request) => (uploads += request.url().endsWith("/api/cv-upload") ? 1 : 0));
  let answer: Fault["answer"] | undefined;
  await page.route(recommendations, (route) => (answer === undefined ? route.continue() : answer(route)));
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(`where it ${name}`, async () => {
      const isFirst = answer === undefined;
      answer = fault.answer;
      await (isFirst ? tool.choose(cv) : tool.fetchReview.click());
      await expect(tool.loadingTitle).toBeVisible();
      await expect(async () => {
        await passTime(page, 2);
        await expect(tool.dialog).toBeVisible({ timeout: 100 });
      }).toPass({ intervals: [20] });
      await expect(tool.dialog).toContainText(fault.hint);

      await tool.dialogButton.click();
      await expect(tool.uploadTitle).toBeVisible();
    });
  }
  answer = undefined;
  await tool.fetchReview.click();
  await expect(tool.resultTitle).toBeVisible();
  expect(uploads).toBe(1);
});

test("a stalled upload is aborted after 45 seconds, and nothing is lost", async ({ page, tool }) => {
  await page.clock.install();
  await tool.open();
  await page.route(upload, never);
  const asked = page.waitForRequest(upload);
  await tool.choose(cv);
  await asked;
  await page.clock.fastForward(44_000);
  await expect(tool.sendingTitle).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(tool.dialog).toContainText("Svaret lod vente for længe på sig. Dit CV er ikke gået tabt");
  await tool.dialogButton.click();

  await page.unroute(upload);
  await tool.sendAgain.click();
  await expect(tool.resultTitle).toBeVisible();
});

test("waiting for a review ends after three minutes, and nothing is lost", async ({ page, tool }) => {
  await page.clock.install();
  await tool.open();
  await page.route(recommendations, never);
  const asked = page.waitForRequest(recommendations);
  await tool.choose(cv);
  await asked;
  await page.clock.fastForward(180_000);
  await expect(tool.loadingTitle).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(tool.dialog).toContainText("Svaret lod vente for længe på sig. Dit CV er ikke gået tabt");
  await tool.dialogButton.click();

  await page.unroute(recommendations);
  await tool.fetchReview.click();
  await expect(tool.resultTitle).toBeVisible();
});

test("an upload that is cancelled leaves no trace", async ({ page, tool }) => {
  await tool.open();
  await page.route(upload, never);
  await tool.choose(cv);
  await tool.cancel.click();
  await expect(tool.chooseButton).toBeVisible();
  await expect(tool.sendAgain).toHaveCount(0);
  await page.unroute(upload);
  await tool.review(cv);
});
