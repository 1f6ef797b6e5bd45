import { fixture } from "../fixtures/fixture.ts";
import { cvErrorKeys } from "../pages/cv-check.ts";
import { signIn } from "../pages/gate.ts";
import { answerJobs, calls, comeWithCv, finding, fromAarhus, Jobmatch, never, refusing } from "../pages/jobmatch.ts";
import { expect, test } from "../test.ts";

const cv = fixture("cv-two-pages-da.pdf");

test("a reload shows the same jobs, with a member's filter and as many cards as before", async ({ page }) => {
  const tool = new Jobmatch(page);
  await signIn(page);
  await comeWithCv(page, fromAarhus);
  await answerJobs(page);
  await tool.open();
  await tool.region.selectOption("Syddanmark");
  await tool.distance.selectOption("Højst 300 km væk");
  await expect(tool.old).toHaveCount(0);
  await tool.more.click();
  await expect(tool.cards).toHaveCount(13);
  await page.reload();
  await expect(tool.cards).toHaveCount(13);
  await expect(tool.region).toHaveValue("3");
  await expect(tool.distance).toHaveValue("300");
});

test("Back goes step by step, and Forward returns to the jobs", async ({ page }) => {
  const tool = new Jobmatch(page);
  const asked = await answerJobs(page);
  await tool.open();
  await tool.giveZip();
  await tool.choose(cv);
  await expect(tool.resultTitle).toBeVisible();
  await page.goBack();
  await expect(tool.uploadTitle).toBeFocused();
  await page.goBack();
  await expect(tool.zipTitle).toBeFocused();
  await expect(tool.zip).toHaveValue("8000");
  await page.goForward();
  await page.goForward();
  await expect(tool.resultTitle).toBeFocused();
  expect(asked.filter((call) => call.startsWith("get-jobmatch-results"))).toHaveLength(1);
  await page.reload();
  await expect(tool.resultTitle).toBeVisible();
});

test("a link from the CV check brings the CV, is removed from the address, and is tracked", async ({ page }) => {
  const tool = new Jobmatch(page);
  await answerJobs(page);
  await tool.open("/jobmatch?fra=mail&cvId=1&cvJwt=token-1&toolId=cv_tjek#dine-data");
  await expect(page).toHaveURL("/jobmatch?fra=mail#dine-data");
  const told = await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer?.[0]);
  expect(told).toEqual({ event: "tool_arrived", tool: "jobmatch", from: "cv_tjek" });
  await tool.giveZip();
  await expect(tool.resultTitle).toBeVisible();
});

for (const status of [401, 404]) {
  test(`an expired CV (${status}) is forgotten with a note, and the postal code is kept`, async ({ page }) => {
    const tool = new Jobmatch(page);
    await comeWithCv(page, fromAarhus);
    await answerJobs(page, { results: [refusing(status), finding(3)] });
    await tool.open();
    await expect(tool.uploadTitle).toBeVisible();
    await expect(tool.place.getByText("Dit CV er her ikke længere")).toBeVisible();
    await expect(tool.place.getByText("Du søger fra 8000 Aarhus C")).toBeVisible();
    await tool.choose(cv);
    await expect(tool.resultTitle).toBeVisible();
  });
}

test("after each refusal of a CV another one can be chosen, with the same postal code", async ({ page }) => {
  const tool = new Jobmatch(page);
  await answerJobs(page);
  await tool.open();
  await tool.giveZip();
  for (const errorKey of cvErrorKeys) {
    await test.step(errorKey, async () => {
      await page.route(calls.upload, refusing(422, errorKey));
      await tool.choose(cv);
      await tool.dialogButton.click();
      await page.unroute(calls.upload);
      await tool.choose(cv);
      await expect(tool.resultTitle).toBeVisible();
      await page.goBack();
      await expect(tool.uploadTitle).toBeFocused();
    });
  }
});

test("after any other refusal the tool starts over, for the whole country", async ({ page }) => {
  const tool = new Jobmatch(page);
  await signIn(page);
  await comeWithCv(page, { ...fromAarhus, region: 2, maxDistance: 10 });
  await answerJobs(page, { results: [refusing(400, "invalidRequest"), finding(3)] });
  await tool.open();
  await expect(tool.dialog).toContainText("Vi begynder forfra, så skriv dit postnummer igen.");
  await tool.dialogButton.click();
  await expect(tool.zipTitle).toBeVisible();
  await expect(tool.zip).toHaveValue("");
  await tool.giveZip();
  await tool.choose(cv);
  await expect(tool.region).toHaveValue("all");
  await expect(tool.distance).toHaveValue("999");
});

test("a failed search loses nothing, and can be repeated", async ({ page }) => {
  const tool = new Jobmatch(page);
  await comeWithCv(page, fromAarhus);
  await answerJobs(page, { results: [refusing(500), finding(3)] });
  await tool.open();
  await tool.dialogButton.click();
  await tool.searchAgain.click();
  await expect(tool.resultTitle).toBeFocused();
});

test("»Start forfra« clears everything, also after a reload", async ({ page }) => {
  const tool = new Jobmatch(page);
  await comeWithCv(page, fromAarhus);
  await answerJobs(page);
  await tool.open();
  await tool.restart.click();
  await expect(tool.zipTitle).toBeFocused();
  await page.reload();
  await tool.ready();
  await expect(tool.zip).toHaveValue("");
  await tool.giveZip();
  await expect(tool.uploadTitle).toBeVisible();
});

test("after a cancelled search Back goes from the upload to the postal code, and then off the page", async ({
  page,
}) => {
  const tool = new Jobmatch(page);
  await answerJobs(page, { results: [never] });
  await page.goto("/cv-tjek");
  await tool.open();
  await tool.giveZip();
  await tool.choose(cv);
  await tool.cancel.click();
  await expect(tool.uploadTitle).toBeFocused();
  await expect.poll(() => page.evaluate(() => (history.state as { jobmatch: string }).jobmatch)).toBe("upload");
  await page.goBack();
  await expect(tool.zipTitle).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/cv-tjek");
});

test("starting over from the end of a long list moves to the postal code", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tool = new Jobmatch(page);
  await answerJobs(page);
  await tool.open();
  await tool.giveZip();
  await tool.choose(cv);
  await tool.more.click();
  await expect(tool.cards).toHaveCount(13);
  // The height of a card is estimated until the page is scrolled to it.
  await tool.restart.last().scrollIntoViewIfNeeded();
  await expect(tool.restart.last()).toBeInViewport({ ratio: 1 });
  await tool.restart.last().click();
  await expect(tool.zipTitle).toBeFocused();
  await expect.poll(() => page.evaluate(() => (history.state as { jobmatch: string }).jobmatch)).toBe("zip");
  await expect(tool.zipTitle).toBeInViewport();
});

test("a search can be cancelled, and the CV can be searched with again", async ({ page }) => {
  const tool = new Jobmatch(page);
  await comeWithCv(page, fromAarhus);
  await answerJobs(page, { results: [never, finding(3)] });
  await tool.open();
  await tool.cancel.click();
  await expect(tool.uploadTitle).toBeFocused();
  await tool.searchAgain.click();
  await expect(tool.resultTitle).toBeVisible();
});
