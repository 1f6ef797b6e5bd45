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

/** Advances the clock of the page, for retries and waiting times. */
async function passTime(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1_000);
}

/** Runs `attempt` under each fault of a call. Afterwards the call reaches the server. */
async function underEachFault(
  page: Page,
  call: string,
  attempt: (fault: Fault, isFirst: boolean) => Promise<void>,
): Promise<void> {
  for (const [index, [name, fault]] of Object.entries(faults).entries()) {
    await test.step(`where it ${name}`, async () => {
      await page.route(call, fault.answer);
      await attempt(fault, index === 0);
      await page.unroute(call);
    });
  }
}

test("where the upload fails in any way the visitor is told, and sends the same file again", async ({ page, tool }) => {
  await tool.open();
  await underEachFault(page, upload, async ({ hint }, isFirst) => {
    await (isFirst ? tool.choose(cv) : tool.sendAgain.click());
    await expect(tool.dialog).toContainText("Vi kunne ikke gennemgå dit CV");
    await expect(tool.dialog).toContainText(hint);

    await tool.dialogButton.click();
    await expect(tool.uploadTitle).toBeVisible();
    await expect(tool.place.getByText("cv-two-pages-da.pdf").first()).toBeVisible();
  });
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
  await underEachFault(page, recommendations, async ({ hint }, isFirst) => {
    await (isFirst ? tool.choose(cv) : tool.fetchReview.click());
    await expect(tool.loadingTitle).toBeVisible();
    await expect(async () => {
      await passTime(page, 2);
      await expect(tool.dialog).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [20] });
    await expect(tool.dialog).toContainText(hint);

    await tool.dialogButton.click();
    await expect(tool.uploadTitle).toBeVisible();
  });
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
  await expect(tool.dialog).toContainText("Det tog for lang tid at få svar. Dit CV er ikke gået tabt");
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
  await expect(tool.dialog).toContainText("Det tog for lang tid at få svar. Dit CV er ikke gået tabt");
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
