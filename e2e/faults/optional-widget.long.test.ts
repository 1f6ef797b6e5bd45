import type { Page } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { previewAddress } from "../embedding/preview-address.ts";
import { EditorMark } from "../pages/editor-mark.ts";
import { Placeholder } from "../pages/placeholder.ts";
import { expect, test } from "../test.ts";

const cardOf = (page: Page) => page.locator("[data-widget=cross-link]");

/** Stores a CV, without which the card is not loaded. The tool waits for the review of this CV. */
async function storeCv(page: Page): Promise<void> {
  const stored = JSON.stringify({ cvJwt: "token-9", cvId: "7", toolId: "cv_tjek" });
  await page.addInitScript((text) => localStorage.setItem("tool-session/1", text), stored);
  await page.route("**/api/analytics/get-cv-recommendations*", () => new Promise(() => {}));
}

/** Scrolls to the card, which is loaded only near the viewport. */
async function goThere(page: Page): Promise<void> {
  await cardOf(page).evaluate((place) => place.scrollIntoView({ block: "center" }));
}

async function expectNothing(page: Page): Promise<void> {
  await new Placeholder(page, cardOf(page)).isIn("failed");
  expect(
    await cardOf(page).evaluate((place) => [place.shadowRoot?.textContent, place.getBoundingClientRect().height]),
  ).toEqual(["", 0]);
}

test(
  "a visitor sees nothing of a card that cannot be loaded, and it is reported to the server",
  { tag: "@chromium-only" },
  async ({ page, tool }) => {
    await storeCv(page);
    await page.route("**/widgets/cross-link/**/remoteEntry.js", (route) => route.abort());
    const reported = page.waitForRequest((request) => request.postData()?.includes("cross-link") === true);
    await tool.open();
    await goThere(page);
    await expectNothing(page);
    expect((await reported).postDataJSON()).toMatchObject({
      loads: expect.arrayContaining([
        expect.objectContaining({
          widget: "cross-link",
          reason: expect.stringMatching(/did not arrive as it was built/),
        }),
      ]),
    });
    await expect(tool.loadingTitle).toBeVisible();
  },
);

for (const [what, address] of [
  ["the registry", "**/widgets/registry.json"],
  ["the shell", "**/platform/**/shell-*"],
] as const) {
  test(`if ${what} is missing, the tool shows a fallback and the card nothing`, async ({ page }) => {
    await storeCv(page);
    await page.route(address, (route) => route.abort());
    await page.goto("/cv-tjek");
    await expect(new Placeholder(page, page.locator("[data-widget=cv-check]")).fallback).toBeVisible();
    await goThere(page);
    await expectNothing(page);
  });
}

test("an editor sees the failed card, that visitors see nothing, and the value meant by an unknown one", async ({
  page,
  otherSite,
  server,
}) => {
  await page.route("**/widgets/cross-link/**/remoteEntry.js", (route) => route.abort());
  const place = (id: string, fallback: string) =>
    `<div id="${id}" data-widget="cross-link" data-widget-load="eager" data-widget-fallback="${fallback}"></div>`;
  const body = `<section data-widget-editing>${place("sound", "none")}${place("wrong", "non")}</section>`;
  await page.goto(previewAddress(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }))));

  const sound = page.locator("#sound");
  const unreachable = "Værktøjet kunne ikke hentes fra serveren. Se efter, om du er på nettet, og tryk på »Prøv igen«.";
  await expect(sound.getByText("cross-link kan ikke vises.")).toBeVisible();
  expect(await new EditorMark(sound).problems()).toEqual([unreachable]);
  await expect(new EditorMark(sound).panel).toContainText("Fejler detser besøgende ingenting");

  expect(await new EditorMark(page.locator("#wrong")).problems()).toEqual([
    'data-widget-fallback kan ikke være "non". Der skal stå message eller none. Nærmeste gyldige værdi: none. Indtil da bruges message.',
    unreachable,
  ]);

  await page.unroute("**/widgets/cross-link/**/remoteEntry.js");
  await new EditorMark(page.locator("#wrong")).panel.press("Escape");
  await sound.getByRole("button", { name: "Prøv igen" }).click();
  await expect(sound.getByRole("group", { name: "Hvilke job passer til dit CV?" }).first()).toBeVisible();
});
