import { fixture } from "../fixtures/fixture.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { CvReadingPanel } from "../pages/cv-reading.ts";
import { findings } from "../pages/findings.ts";
import { rememberGates } from "../pages/remember-gates.ts";
import { reviewOnce } from "../server/review-once.ts";
import { expect, test } from "../test.ts";

const cv = fixture("cv-two-pages-da.pdf");
const job = "Afdelingsleder, Nordisk Lager A/S";

for (const width of [1280, 360]) {
  test(`a visitor corrects what was read with the keyboard, and the review follows, at ${width} px`, async ({
    tool,
    server,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await tool.openReview(await reviewOnce(server.url, cv));
    const panel = new CvReadingPanel(tool);
    await panel.opener.focus();
    await page.keyboard.press("Enter");
    await expect(panel.entries.getByRole("listitem").first()).toContainText(job);
    expect(await findings(page)).toEqual([]);

    await panel.correct(job).focus();
    await page.keyboard.press("Enter");
    await expect(tool.place.getByRole("combobox", { name: "Hvad er det?" })).toBeFocused();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(panel.title).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Havnefoged");
    await page.keyboard.press("Enter");

    const corrected = "Havnefoged, Nordisk Lager A/S";
    await expect(panel.correct(corrected)).toBeFocused();
    await tool.openAll.click();
    await expect(tool.areas.filter({ hasText: "Nyeste job først" })).toContainText(corrected);
    await expect(tool.frontPage).toHaveJSProperty("complete", true);

    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWide).toBe(false);
  });
}

test("a correction holds over a reload, what was only typed does not, and both can be undone", async ({
  tool,
  server,
  page,
}) => {
  await tool.openReview(await reviewOnce(server.url, cv));
  const panel = new CvReadingPanel(tool);
  await panel.open();
  await panel.correct(job).click();
  await panel.title.fill("Havnefoged");
  await panel.save.click();
  await panel.correct("Havnefoged, Nordisk Lager A/S").click();
  await panel.title.fill("Fyrmester");
  await page.reload();

  await expect(tool.resultTitle).toBeVisible();
  await panel.open();
  await expect(panel.correct("Havnefoged, Nordisk Lager A/S")).toBeVisible();
  await tool.place.getByRole("button", { name: "Fortryd seneste rettelse" }).click();
  await expect(panel.correct(job)).toBeVisible();
});

test("corrections in two tabs are both kept", async ({ tool, server, page, context }) => {
  const reviewed = await reviewOnce(server.url, cv);
  await tool.openReview(reviewed);
  const first = new CvReadingPanel(tool);
  await first.open();
  const other = await context.newPage();
  await other.addInitScript(rememberGates);
  const otherTool = new CvCheck(other);
  await otherTool.openReview(reviewed);
  const second = new CvReadingPanel(otherTool);
  await second.open();
  await second.correct("Teamleder, Aarhus Transport").click();
  await second.title.fill("Kajleder");
  await second.save.click();
  await expect(second.correct("Kajleder, Aarhus Transport")).toBeVisible();

  await first.correct(job).click();
  await first.title.fill("Havnefoged");
  await first.save.click();
  const keep = tool.place.getByRole("button", { name: "Ja, gem den også" });
  await expect(keep).toBeFocused();
  await expect(first.correct("Kajleder, Aarhus Transport")).toBeVisible();
  await keep.click();
  await expect(first.correct("Havnefoged, Nordisk Lager A/S")).toBeVisible();
  await expect(first.correct("Kajleder, Aarhus Transport")).toBeVisible();
  await page.bringToFront();
});

test("a CV that was deleted meanwhile is said to be deleted, and its review stays on the screen", async ({
  tool,
  server,
}) => {
  const reviewed = await reviewOnce(server.url, cv);
  await tool.openReview(reviewed);
  const panel = new CvReadingPanel(tool);
  await panel.open();
  await fetch(`${server.url}/api/stored-cv`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${reviewed.cvJwt}` },
  });
  await tool.place.getByRole("button", { name: "Det hele passer" }).click();
  await expect(tool.place.getByText("Dit CV er slettet")).toBeVisible();
  await expect(tool.resultTitle).toBeVisible();
});
