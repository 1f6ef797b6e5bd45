import type { Locator, Page } from "@playwright/test";
import { fixture } from "../fixtures/fixture.ts";
import { answerLeads, Gate, jobmatchWords, signIn, taken, visitor } from "../pages/gate.ts";
import { answerJobs, calls, comeWithCv, finding, fromAarhus, Jobmatch, never, refusing } from "../pages/jobmatch.ts";
import { expect, test } from "../test.ts";

const cv = fixture("cv-two-pages-da.pdf");

async function tabTo(page: Page, control: Locator, { key = "Tab", within = 20 } = {}): Promise<void> {
  for (let presses = 0; presses < within; presses++) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)) return;
  }
  await expect(control, `is reached by ${within} presses of ${key}`).toBeFocused();
}

test.describe("from the gate on", () => {
  test.use({ gate: "met" });

  test(
    "a visitor goes the whole way with the keyboard alone, and is not asked again",
    { tag: "@chromium-only" },
    async ({ page }) => {
      const tool = new Jobmatch(page);
      const gate = new Gate(page, jobmatchWords);
      await answerJobs(page, { results: [finding(5, { locked: true })] });
      const leads = await answerLeads(page, taken);
      await tool.open();
      await tabTo(page, tool.zip);
      await page.keyboard.type("8000");
      await page.keyboard.press("Enter");
      await expect(tool.uploadTitle).toBeFocused();
      const asked = page.waitForEvent("filechooser");
      await tabTo(page, tool.chooseButton);
      await page.keyboard.press("Enter");
      await (await asked).setFiles(cv);
      await expect(gate.lead).toBeFocused();
      for (const [label, text] of Object.entries(visitor)) {
        await tabTo(page, gate.field(label));
        await page.keyboard.type(text);
      }
      for (const consent of await gate.consents.all()) {
        await tabTo(page, consent);
        await page.keyboard.press("Space");
      }
      await page.keyboard.press("Enter");

      await expect(tool.resultTitle).toBeFocused();
      expect(leads).toMatchObject([{ source: 3 }]);
      await tabTo(page, tool.why(tool.cards.first()));
      await page.keyboard.press("Enter");
      await expect(
        tool.cards.first().getByText("Personaleledelse: du har ledet 120 medarbejdere", { exact: true }),
      ).toBeVisible();
      await tabTo(page, tool.stars("Driftschef til logistikcenter", 1).first());
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expect(tool.stars("Driftschef til logistikcenter", 3)).toBeChecked();
      await tabTo(page, tool.more);
      await page.keyboard.press("Enter");
      await expect(tool.cards.nth(3).getByRole("heading")).toBeFocused();
      await tabTo(page, tool.locked.getByRole("link", { name: "Bliv medlem" }));

      await page.reload();
      await expect(tool.resultTitle).toBeVisible();
      await expect(gate.lead).toHaveCount(0);
    },
  );

  test("a member agrees once, and chooses the region by keyboard", async ({ page }) => {
    const tool = new Jobmatch(page);
    await answerLeads(page, taken);
    await signIn(page, "/jobmatch");
    const asked = await answerJobs(page, { results: [finding(99), finding(12)] });
    await tool.giveZip();
    await tool.choose(cv);
    await page.getByRole("button", { name: "Ja, det er i orden" }).click();
    await expect(new Gate(page, jobmatchWords).consent).toHaveCount(0);
    await expect(tool.resultTitle).toHaveText("99 job, der passer til dit CV");
    await tabTo(page, tool.region);
    await page.keyboard.type("Midt");
    await expect(tool.resultTitle).toHaveText("12 job i Midtjylland, der passer til dit CV");
    await expect(tool.region).toBeFocused();
    expect(asked).toEqual([
      "get-jobmatch-results jobsCount=99&jobLocationCity=Aarhus+C&jobLocationPostalCode=8000&maxDistance=999",
      "get-jobmatch-results jobsCount=99&jobLocationCity=Aarhus+C&jobLocationPostalCode=8000&jobLocationRegion=4&maxDistance=999",
    ]);
  });
});

test("a visitor finds jobs on the real server, reads why one fits, rates it, and finds them again after a reload", async ({
  page,
}) => {
  const tool = new Jobmatch(page);
  await tool.open();
  await tool.zip.fill("9999");
  await expect(tool.zip).toHaveAccessibleDescription(/Vi kender ikke postnummeret 9999/);
  await tool.giveZip("8000", "Aarhus C");
  await tool.choose(fixture("cv-two-pages-leader.pdf"));
  await expect(tool.resultTitle).toBeFocused();
  await expect(tool.cards).toHaveCount(3);
  const first = tool.cards.first();
  const title = await first.getByRole("heading").innerText();
  await expect(first.getByText(/km væk$/)).toBeVisible();
  await tool.why(first).click();
  await expect(first.getByRole("listitem").first()).toBeVisible();

  const rated = page.waitForResponse(calls.rating);
  await first.getByRole("radio", { name: "4 af 5 stjerner" }).click();
  expect((await rated).ok()).toBe(true);
  await tool.more.click();
  await expect(tool.locked).toBeVisible();

  await page.reload();
  await expect(first.getByRole("heading")).toHaveText(title);
  await expect(first.getByRole("radio", { name: "4 af 5 stjerner" })).toBeChecked();
});

test("a member finds only nearby jobs on the real server, and sees the last one too", async ({ page }) => {
  const tool = new Jobmatch(page);
  await signIn(page, "/jobmatch");
  await tool.giveZip("8000", "Aarhus C");
  await tool.choose(fixture("cv-two-pages-leader.pdf"));
  await expect(tool.resultTitle).toBeVisible();
  const answer = page.waitForResponse(calls.results);
  await tool.distance.selectOption("Højst 25 km væk");
  const { jobMatchJobs } = (await (await answer).json()) as {
    readonly jobMatchJobs: readonly { readonly distanceKm?: number; readonly locked?: true }[];
  };
  expect(jobMatchJobs.filter(({ distanceKm = 0, locked }) => distanceKm > 25 || locked)).toEqual([]);
  expect(jobMatchJobs.length).toBeGreaterThan(0);
  await expect(tool.resultTitle).toHaveText(`${jobMatchJobs.length} job inden for 25 km, der passer til dit CV`);
});

test("three jobs are shown first, then ten more with each press, up to all", async ({ page }) => {
  const tool = new Jobmatch(page);
  await comeWithCv(page, fromAarhus);
  await answerJobs(page);
  await tool.open();
  await expect(tool.resultTitle).toHaveText("99 job, der passer til dit CV");
  await expect(tool.cards).toHaveCount(3);
  for (let shown = 13; shown <= 93; shown += 10) {
    // A key, not a click: the button moves while the real heights of visible cards replace the estimates.
    await tool.more.press("Enter");
    await expect(tool.cards.nth(shown - 10).getByRole("heading")).toBeFocused();
    await expect(tool.place.getByText(`Du ser ${shown} af 99 job`)).toBeVisible();
    await expect(tool.more).toHaveText(`Vis flere (${99 - shown} tilbage)`);
  }
  await tool.more.press("Enter");
  await expect(tool.cards).toHaveCount(99);
  await expect(tool.more).toHaveCount(0);
});

test("a visitor meets the members' card after ten jobs, and no count includes the job behind it", async ({ page }) => {
  const tool = new Jobmatch(page);
  await comeWithCv(page, fromAarhus);
  await answerJobs(page, { results: [finding(99, { locked: true })] });
  await tool.open();
  await expect(tool.resultTitle).toHaveText("98 job, der passer til dit CV");
  await expect(tool.region).toBeDisabled();
  await expect(tool.locked).toHaveCount(0);
  await tool.more.click();
  await expect(tool.cards).toHaveCount(13);
  await expect(tool.place.getByText("Du ser 13 af 98 job")).toBeVisible();
  await expect(tool.place.getByRole("heading", { level: 3 }).nth(10)).toHaveText("Ét job mere er kun for medlemmer");
});

test("a posting opens in a new tab", async ({ page, context }) => {
  const tool = new Jobmatch(page);
  await comeWithCv(page, fromAarhus);
  await answerJobs(page);
  await context.route("https://job.example/*", (route) => route.fulfill({ body: "opslag", contentType: "text/plain" }));
  await tool.open();
  const opened = context.waitForEvent("page");
  await tool.cards
    .first()
    .getByRole("link", { name: /^Se jobopslaget.*åbner i en ny fane/ })
    .click();
  await expect(await opened).toHaveURL("https://job.example/1");
  await expect(tool.resultTitle).toBeVisible();
});

test(
  "stars show at once, are sent and survive a reload; a failed rating is not reported to the visitor",
  { tag: "@chromium-only" },
  async ({ page }) => {
    const tool = new Jobmatch(page);
    await comeWithCv(page, fromAarhus);
    const asked = await answerJobs(page);
    await tool.open();
    await tool.stars("HR-chef", 4).click();
    await expect(tool.stars("HR-chef", 4)).toBeChecked();
    await expect
      .poll(() => asked.at(-1))
      .toBe('post-jobmatch-rating {"jobId":"3","cvId":"0197b7a0-0000-7000-8000-000000000001","score":4}');

    await page.route(calls.rating, refusing(500));
    const refused = page.waitForResponse(calls.rating);
    await tool.stars("HR-chef", 2).click();
    await refused;
    await page.reload();
    await expect(tool.stars("HR-chef", 2)).toBeChecked();
    await expect(tool.dialog).toHaveCount(0);
  },
);

test("the reasons for a job are fetched once, and again after a failure", async ({ page }) => {
  const tool = new Jobmatch(page);
  await comeWithCv(page, fromAarhus);
  const asked = await answerJobs(page, {
    qualities: [refusing(500), (route) => route.fulfill({ json: { qualities: "Det ligner.\n\n• Budget" } })],
  });
  await tool.open();
  const card = tool.cards.first();
  await tool.why(card).click();
  await card.getByRole("button", { name: "Prøv igen" }).click();
  await expect(card.getByText("Det ligner.", { exact: true })).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveText(["Budget"]);
  await tool.why(card).click();
  await expect(card.getByRole("listitem")).toHaveCount(0);
  await tool.why(card).click();
  await expect(card.getByRole("listitem")).toHaveText(["Budget"]);
  expect(asked.filter((call) => call.startsWith("get-jobmatch-core"))).toEqual([
    "get-jobmatch-core-qualities jobId=1",
    "get-jobmatch-core-qualities jobId=1",
  ]);
});

test(
  "old jobs stay visible while a member's new ones load, without a jump, and if those fail",
  { tag: "@long" },
  async ({ page }) => {
    const tool = new Jobmatch(page);
    await signIn(page);
    await comeWithCv(page, fromAarhus);
    await answerJobs(page, { results: [finding(99), never, refusing(500), finding(7)] });
    await tool.open();
    await expect(tool.resultTitle).toBeVisible();
    const top = async () => (await tool.cards.first().boundingBox())?.y;
    const before = await top();

    await tool.region.selectOption("Midtjylland");
    await expect(tool.place.getByText("Henter nye resultater").last()).toBeVisible();
    await expect(tool.old).toHaveCount(3);
    expect(await top()).toBe(before);

    await tool.distance.selectOption("Højst 25 km væk");
    await expect(tool.place.getByText(/Du ser stadig dem fra før/).last()).toBeVisible();
    await expect(tool.cards).toHaveCount(3);
    await tool.place.getByRole("button", { name: "Prøv igen" }).click();
    await expect(tool.resultTitle).toHaveText("7 job inden for 25 km i Midtjylland, der passer til dit CV");
  },
);

test("a member without results widens the search by a press", async ({ page }) => {
  const tool = new Jobmatch(page);
  await signIn(page);
  await comeWithCv(page, { ...fromAarhus, maxDistance: 10 });
  const asked = await answerJobs(page, { results: [finding(0, { wider: { maxDistance: 100 } }), finding(4)] });
  await tool.open();
  await expect(tool.noResultsTitle).toBeVisible();
  await expect(tool.place.getByText("Ingen job inden for 10 km", { exact: true })).toBeVisible();
  await expect(tool.place.getByRole("button", { name: /^Søg/ })).toHaveText([
    "Søg op til 100 km væk",
    "Søg i hele landet",
  ]);
  await tool.place.getByRole("button", { name: "Søg op til 100 km væk" }).click();
  await expect(tool.resultTitle).toHaveText("4 job inden for 100 km, der passer til dit CV");
  await expect(tool.resultTitle).toBeFocused();
  expect(asked.map((call) => call.split("maxDistance=")[1])).toEqual(["10", "100"]);
});

test("a failed search after one without results says so, and shows no jobs", { tag: "@long" }, async ({ page }) => {
  const tool = new Jobmatch(page);
  await signIn(page);
  await comeWithCv(page, { ...fromAarhus, maxDistance: 10 });
  await answerJobs(page, { results: [finding(0), refusing(500)] });
  await tool.open();
  await tool.region.selectOption("Midtjylland");
  const said = tool.place.getByText("Vi kunne ikke hente nye resultater. Din forrige søgning gav ingen job.");
  await expect(said.last()).toBeVisible();
  await expect(tool.place.getByText(/Du ser stadig/)).toHaveCount(0);
});

test("at the end of the list a button leads to its top, and covers no card", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tool = new Jobmatch(page);
  await signIn(page);
  await page.waitForURL("**/cv-tjek");
  await comeWithCv(page, fromAarhus);
  await answerJobs(page);
  await tool.open();
  await expect(tool.toTop).toHaveCount(0);
  await tool.more.click();
  await expect(tool.cards).toHaveCount(13);
  await tool.cards.nth(6).scrollIntoViewIfNeeded();
  await expect(tool.toTop).not.toBeInViewport();
  await tool.toTop.scrollIntoViewIfNeeded();
  const spaceAbove = await tool.toTop.evaluate((button) => {
    const items = (button.getRootNode() as ShadowRoot).querySelectorAll("li:has(article)");
    return button.getBoundingClientRect().top - items.item(items.length - 1).getBoundingClientRect().bottom;
  });
  expect(spaceAbove).toBeGreaterThanOrEqual(0);
  await tool.toTop.click();
  await expect(tool.resultTitle).toBeFocused();
  await expect(tool.region).toBeInViewport();
});

for (const width of [360, 768, 1280]) {
  test(`the filter bar keeps no empty room at ${width} px`, { tag: "@long" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const tool = new Jobmatch(page);
    await signIn(page);
    await comeWithCv(page, fromAarhus);
    await answerJobs(page);
    await tool.open();
    const bar = tool.place.getByRole("group", { name: "Vælg, hvor jobbene skal ligge" });
    const hint = bar.getByText(/så næste trin er 100 km/);
    const [whole, words] = [await bar.boundingBox(), await hint.boundingBox()];
    expect(whole!.y + whole!.height - words!.y - words!.height).toBeLessThan(32);
  });
}

test("a CV without usable terms gets the newest jobs nearby, with a note", { tag: "@long" }, async ({ page }) => {
  const tool = new Jobmatch(page);
  await comeWithCv(page, fromAarhus);
  await answerJobs(page, { results: [finding(5, { matchedBy: "place" })] });
  await tool.open();
  await expect(tool.place.getByRole("heading", { name: "De 5 nyeste job nær Aarhus C" })).toBeVisible();
  await expect(tool.place.getByText("Vi fandt ikke noget i dit CV, som jobopslagene spørger efter")).toBeVisible();
  await tool.place.getByRole("link", { name: "Se, hvad dit CV mangler" }).click();
  await expect(page).toHaveURL("/cv-tjek");
});
