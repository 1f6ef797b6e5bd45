import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Frame, Page } from "@playwright/test";
import { openStaticSite, type StaticSite } from "../embedding/static-site.ts";
import { fixture } from "../fixtures/fixture.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { findings } from "../pages/findings.ts";
import { expect, test } from "../test.ts";

const documented = readFileSync(join(import.meta.dirname, "../../docs/embed.md"), "utf8");
const parentScript = /^<script>\n.*?^<\/script>$/ms.exec(documented)?.[0] ?? "";

/** Opens a page of a site with a tool in a frame, and the documented script. */
async function openFrame(page: Page, site: StaticSite, host: string, path: string): Promise<Frame> {
  const frame = `<iframe src="${host}/embed/${path}" title="Værktøj" style="width: 100%; height: 300px; border: 0"></iframe>`;
  const html = `<!doctype html><html lang="da"><meta charset="utf-8"><title>En side et andet sted</title>
    <main><h1>En side et andet sted</h1>${frame}</main>${parentScript.replace("https://host", host)}</html>`;
  await page.goto(site.page(html));
  const content = await (await page.locator("iframe").elementHandle())?.contentFrame();
  if (!content) throw new Error("the page has no frame");
  return content;
}

/** Pixels by which the document of the frame is higher than the frame, and the frame than the content. */
const misfit = (frame: Frame) =>
  frame.evaluate(() => {
    const { height } = document.body.getBoundingClientRect();
    return [Math.max(0, document.documentElement.scrollHeight - innerHeight), innerHeight - Math.ceil(height)];
  });

test("a tool in the frame of another site is as high as its content, and works", async ({
  page,
  otherSite,
  server,
}) => {
  expect(parentScript.split("\n").length - 2).toBeLessThanOrEqual(10);
  const frame = await openFrame(page, otherSite, server.url, "cv-check");
  const tool = new CvCheck(page, frame.locator("[data-widget=cv-check]"));
  await tool.ready();
  await expect.poll(() => misfit(frame)).toEqual([0, 0]);
  const before = (await page.locator("iframe").boundingBox())?.height ?? 0;
  await tool.review(fixture("cv-two-pages-da.pdf"));
  await expect.poll(() => misfit(frame)).toEqual([0, 0]);
  const reviewed = (await page.locator("iframe").boundingBox())?.height ?? 0;
  expect(reviewed).toBeGreaterThan(before);
  await tool.restart.click();
  await expect(tool.chooseButton).toBeVisible();
  await expect.poll(async () => (await page.locator("iframe").boundingBox())?.height).toBeLessThan(reviewed);
  await expect.poll(() => misfit(frame)).toEqual([0, 0]);
});

test("the frame of another site shows the attributes of its address, says what does not work there, and passes axe", async ({
  page,
  otherSite,
  server,
}) => {
  const query = "data-form=call-me&data-call-me-button=Ring%20op&data-no-such-prop=1";
  const frame = await openFrame(page, otherSite, server.url, `lead-forms?${query}`);
  await expect(frame.locator("[data-widget]")).toHaveAttribute("data-widget-state", "ready");
  await expect(frame.getByRole("button", { name: "Ring op" })).toBeVisible();
  await expect(frame.getByText("Derfor kan du ikke logge ind")).toBeVisible();
  const link = frame.getByRole("link", { name: "Åbn værktøjet på vores egen side (åbner i en ny fane)" });
  expect(await findings(frame)).toEqual([]);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  const opened = page.waitForEvent("popup");
  await link.click();
  const alone = await opened;
  await expect(alone.locator("[data-widget=lead-forms]")).toHaveAttribute("data-widget-state", "ready");
  expect(alone.url()).toBe(`${server.url}/bliv-medlem/ring-til-mig`);
  await expect(alone.getByRole("button", { name: "Ring op" })).toHaveCount(0);
  await expect(alone.getByText("Derfor kan du ikke logge ind")).toHaveCount(0);
});

test("links of a tool in a frame open in the whole window", async ({ page, otherSite, server }) => {
  const frame = await openFrame(page, otherSite, server.url, "fee-calculator?data-join-href=/bliv-medlem");
  await expect(frame.locator("[data-widget]")).toHaveAttribute("data-widget-state", "ready");
  expect(await frame.evaluate(() => document.querySelector("base")?.target)).toBe("_top");
  await frame.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/medlemskab", textContent: "Medlemskab" });
    document.querySelector("main")?.append(link);
  });
  await frame.getByRole("link", { name: "Medlemskab" }).click();
  await expect(page).toHaveURL(`${server.url}/medlemskab`);
});

test("a tool that is opened outside of a frame leads to its page, without the texts of the address", async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/embed/cv-check?data-upload-title=Snyd`);
  await expect(page).toHaveURL(`${server.url}/cv-tjek`);
  await page.goto(`${server.url}/embed/no-such-tool`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Her står der ikke noget");
});

test("a site that is not allowed cannot show a tool in a frame", async ({ page, server }) => {
  const site = await openStaticSite();
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  const frame = await openFrame(page, site, server.url, "cv-check");
  await refused;
  expect(await frame.locator("[data-widget]").count()).toBe(0);
  await site.close();
});
