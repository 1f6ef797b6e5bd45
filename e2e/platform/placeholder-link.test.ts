import type { Page } from "@playwright/test";
import { previewAddress } from "../embedding/preview-address.ts";
import { EditorMark } from "../pages/editor-mark.ts";
import { findingsInEveryScheme } from "../pages/findings.ts";
import { expect, test } from "../test.ts";

const linkTo = (page: Page) => page.getByRole("link", { name: "Åbn kontingentberegneren" });
const button = (page: Page) => page.getByRole("button", { name: "Sammenlign prisen" });
const frameHeading = (page: Page) => page.locator("[data-widget]").getByRole("heading").first();

const pageWith = (script: string, attributes = "") => `<!doctype html>
<html lang="da"><head><meta charset="utf-8"><title>En side et andet sted</title>${script}</head>
<body><main><h1>En side et andet sted</h1>
<div data-widget="fee-calculator" data-widget-load="eager" ${attributes}><a href="#medlemskab">Åbn kontingentberegneren</a></div>
</main></body></html>`;
const embed = (url: string) => `<script src="${url}/embed.js"></script>`;

/** Whether the link is drawn, in the accessibility tree, or takes the focus. */
async function traces(page: Page): Promise<readonly string[]> {
  const link = page.locator('a[href="#medlemskab"]');
  const isFocused = await link.evaluate((element: HTMLElement) => {
    element.focus();
    return document.activeElement === element;
  });
  return [
    ...((await link.isVisible()) ? ["visible"] : []),
    ...((await linkTo(page).count()) > 0 ? ["in the accessibility tree"] : []),
    ...(isFocused ? ["focusable"] : []),
  ];
}

const all = ["visible", "in the accessibility tree", "focusable"];

test("the link of a placeholder is there where the script is missing", async ({ page, otherSite }) => {
  await page.goto(otherSite.page(pageWith("")));
  expect(await traces(page)).toEqual(all);
});

test("the link of a placeholder is there where the loader does not arrive", async ({ page, otherSite, server }) => {
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/loader.js"));
  await page.route("**/loader.js", (route) => route.abort());
  await page.goto(otherSite.page(pageWith(embed(server.url))));
  await failed;
  expect(await traces(page)).toEqual(all);
});

test("the link of a placeholder is gone when the tool is ready", async ({ page, otherSite, server }) => {
  await page.goto(otherSite.page(pageWith(embed(server.url))));
  await expect(page.locator("[data-widget]")).toHaveAttribute("data-widget-state", "ready");
  await expect(button(page)).toBeVisible();
  expect(await traces(page)).toEqual([]);
});

test("the link of a placeholder is gone when the first frame is shown", async ({ page, otherSite, server }) => {
  await page.route("**/remoteEntry.js", () => undefined);
  await page.goto(otherSite.page(pageWith(embed(server.url))));
  await expect(frameHeading(page)).toBeVisible();
  await expect(page.locator("[data-widget]")).toHaveAttribute("data-widget-state", "loading");
  expect(await traces(page)).toEqual([]);
});

test("the message of a failure has the link, which leads to the tool's own page", async ({
  page,
  otherSite,
  server,
}) => {
  await page.route("**/shell-*.js", (route) => route.abort());
  await page.goto(otherSite.page(pageWith(embed(server.url))));
  const message = page.getByText("Værktøjet kan ikke vises lige nu.");
  await expect(message).toBeVisible();
  const [words, link] = [await message.boundingBox(), await linkTo(page).boundingBox()];
  expect(link?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
  expect(await findingsInEveryScheme(page)).toEqual([]);
});

test("the link of a placeholder is gone in editing mode and is not reported as a mistake", async ({
  page,
  otherSite,
  server,
}) => {
  await page.goto(previewAddress(otherSite.page(pageWith(embed(server.url), "data-widget-editing"))));
  await expect(page.locator("[data-widget]")).toHaveAttribute("data-widget-state", "ready");
  expect(await traces(page)).toEqual([]);
  const { tab } = new EditorMark(page.locator("[data-widget]"));
  await expect(tab).toContainText("fee-calculator");
  await expect(tab).not.toContainText("fejl");
  // Text that is typed into the link does not start the tool again.
  const starts = await page.locator("[data-widget]").evaluate(async (element) => {
    let count = 0;
    element.addEventListener("widget:ready", () => (count += 1));
    const [link] = element.children;
    if (link) link.textContent = "Et andet navn";
    await new Promise(requestAnimationFrame);
    return `${count} ${element.getAttribute("data-widget-state")}`;
  });
  expect(starts).toBe("0 ready");
});
