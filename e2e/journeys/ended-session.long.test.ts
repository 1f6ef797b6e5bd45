import { fixture } from "../fixtures/fixture.ts";
import { confirmTestPerson } from "../pages/gate.ts";
import { calls, Jobmatch } from "../pages/jobmatch.ts";
import { expect, test } from "../test.ts";

const cv = fixture("cv-two-pages-leader.pdf");
const reset = "Dit filter gælder kun, når du er logget ind som medlem. Derfor ser du job i hele landet.";

test.beforeEach(async ({ page }) => {
  const tool = new Jobmatch(page);
  await page.goto("/api/auth/login?redirectUrl=/jobmatch");
  // No other test of job match signs this person in.
  await confirmTestPerson(page, /Birgitte Skabelon/);
  await tool.ready();
  await tool.giveZip("8000", "Aarhus C");
  await tool.choose(cv);
  await expect(tool.resultTitle).toBeVisible();
  await tool.region.selectOption("Midtjylland");
  await expect(tool.resultTitle).toHaveText(/^\d+ job i Midtjylland, der passer til dit CV$/);
});

test("a member whose session has ended on the server sees the jobs of the whole country, and hears why once", async ({
  page,
  server,
}) => {
  const tool = new Jobmatch(page);
  // Unlike a sign-out on a page, this does not remove the stored CV.
  const ended = await page.request.post("/api/auth/logout", { headers: { origin: server.url } });
  expect(ended.status()).toBe(200);
  await tool.more.click();
  await expect(tool.resultTitle, "more of the same jobs need no call").toHaveText(/i Midtjylland/);

  const answer = page.waitForResponse(calls.results);
  await tool.region.selectOption("Syddanmark");
  const { jobMatchJobs } = (await (await answer).json()) as { readonly jobMatchJobs: readonly { locked?: true }[] };
  const open = jobMatchJobs.filter(({ locked }) => !locked).length;
  await expect(tool.resultTitle).toHaveText(`${open} job, der passer til dit CV`);
  await expect(tool.resultTitle).toBeFocused();
  await expect(tool.region).toBeDisabled();
  await expect(tool.region).toHaveText("Hele landet");
  await expect(tool.place.getByRole("paragraph").filter({ hasText: reset })).toHaveText(reset);
  const said = tool.place.getByRole("status").filter({ hasText: reset });
  await expect(said).toHaveText(reset);
  const changes = await said.evaluateHandle((region) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  await tool.more.click();
  await expect(tool.cards.nth(3)).toBeVisible();
  expect(await changes.jsonValue()).toEqual([]);
});

test("a member who signs out in another tab and reloads begins without the CV and the filter", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto("/");
  const header = other.getByRole("banner");
  await header.getByRole("button", { name: /Skabelon/ }).click();
  await header.getByRole("button", { name: "Log ud" }).click();
  await expect(other).toHaveURL("/");

  const tool = new Jobmatch(page);
  await expect(tool.resultTitle).toHaveCount(0);
  await expect(tool.chooseButton).toBeVisible();
  await page.reload();
  await tool.ready();
  await tool.choose(cv);
  await expect(tool.resultTitle).toHaveText(/^\d+ job, der passer til dit CV$/);
  await expect(tool.region).toBeDisabled();
  await expect(tool.place.getByText(reset)).toHaveCount(0);
});
