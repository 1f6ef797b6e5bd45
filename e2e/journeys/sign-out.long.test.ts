import type { Page } from "@playwright/test";
import { consentCookies } from "../browser/consent-cookies.ts";
import { fixture } from "../fixtures/fixture.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { confirmTestPerson, Gate } from "../pages/gate.ts";
import { expect, test } from "../test.ts";

const cv = fixture("cv-two-pages-da.pdf");
const storedCv = (page: Page) => page.evaluate(() => localStorage.getItem("tool-session/1"));
const signInAs = async (page: Page, name: RegExp, path = "/cv-tjek") => {
  await page.goto(`/api/auth/login?redirectUrl=${encodeURIComponent(path)}`);
  await confirmTestPerson(page, name);
  await expect(page).toHaveURL(path);
};
const signOut = async (page: Page) => {
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: /Skabelon|Eksempel-Holm/ }).click();
  await header.getByRole("button", { name: "Log ud" }).click();
  await expect(page).toHaveURL("/");
};

test("a member who signs out leaves no CV and nothing typed on the computer, also not in another tab", async ({
  page,
  tool,
  context,
}) => {
  // No other test uploads a CV as this person.
  await signInAs(page, /Birgitte Skabelon/);
  await tool.ready();
  await tool.review(cv);
  expect(await storedCv(page)).toContain('"person"');

  const other = await context.newPage();
  const elsewhere = new CvCheck(other);
  await elsewhere.open();
  await expect(elsewhere.resultTitle).toBeVisible();
  await other.evaluate(() => sessionStorage.setItem("draft/lead-call-me", "typed"));

  await signOut(page);
  expect(await storedCv(page)).toBeNull();
  await expect(elsewhere.chooseButton, "the open tool forgets the review").toBeVisible();
  await expect(elsewhere.resultTitle).toHaveCount(0);
  await expect.poll(() => other.evaluate(() => sessionStorage.getItem("draft/lead-call-me"))).toBeNull();
  await page.goto("/cv-tjek");
  await expect(tool.chooseButton).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-stored-cv");
});

test("a link to the page that it stands on opens the CV that it brings", async ({ page, tool, reviewedCv }) => {
  await tool.open();
  const { cvJwt, cvId } = reviewedCv;
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    new URLSearchParams({ cvJwt, cvId, toolId: "jobmatch" }).toString(),
  );
  await expect(tool.resultTitle).toBeVisible();
  await expect(page).toHaveURL("/cv-tjek");
});

test.describe("the gate", () => {
  test.use({ gate: "met" });

  test("asks each member who follows another on the same computer", async ({ page, tool, context }) => {
    await context.addCookies(consentCookies("given"));
    const gate = new Gate(page);
    const yes = gate.agree;
    await signInAs(page, /Birgitte Skabelon/);
    await tool.choose(cv);
    await yes.click();
    await expect(tool.resultTitle).toBeVisible();
    await signOut(page);

    await signInAs(page, /Søren Eksempel-Holm/);
    await tool.choose(cv);
    await expect(gate.consent).toBeVisible();
    await yes.click();
    await expect(tool.resultTitle).toBeVisible();
    await signOut(page);

    await signInAs(page, /Birgitte Skabelon/);
    await tool.choose(cv);
    await expect(tool.resultTitle, "she has answered today").toBeVisible();
    const kept = await page.evaluate(() => localStorage.getItem("tool-gate/cv_tjek/2"));
    expect(kept).not.toMatch(/test-person|Birgitte|Skabelon|100003/);
  });
});
