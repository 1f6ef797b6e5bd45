import { embedOf, treatments } from "../embedding/embed-treatments.ts";
import { expect, test } from "../test.ts";

const place = '<div data-widget="fee-calculator" data-widget-load="eager"></div>';

const pageWith = ({ head = "", end = "" }) => `<!doctype html>
<html lang="da"><head><meta charset="utf-8"><title>En side et andet sted</title>${head}</head>
<body><main><h1>En side et andet sted</h1>${place}</main>${end}</body></html>`;

for (const { name, head, end, policy, waits } of treatments) {
  test(`the tool is shown when the script is ${name}`, async ({ page, otherSite, server }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const loaders: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/loader.js")) loaders.push(request.url());
    });
    const src = `${server.url}/embed.js`;
    const embed = embedOf(src, await (await fetch(src)).text(), otherSite);
    const html = pageWith({ head: head?.(embed) ?? "", end: end?.(embed) ?? "" });
    await page.goto(otherSite.page(html, policy === undefined ? {} : { "content-security-policy": policy }));
    const tool = page.locator("[data-widget]");
    if (waits) {
      await expect(tool).not.toHaveAttribute("data-widget-state");
      await page.keyboard.press("Tab");
    }
    await expect(tool).toHaveAttribute("data-widget-state", "ready");
    await expect(tool.getByRole("button", { name: "Sammenlign prisen" })).toHaveCount(1);
    expect(loaders).toEqual([`${server.url}/loader.js`]);
    if (name.startsWith("combined"))
      expect(await page.evaluate(() => ["before", "after"].map((key) => Reflect.get(window, key)))).toEqual([1, 1]);
    expect(errors).toEqual([]);
  });
}

test("the script and the loader's own tag on one page mount the tool once", async ({ page, otherSite, server }) => {
  const head = `<script src="${server.url}/embed.js"></script><script type="module" src="${server.url}/loader.js"></script>`;
  await page.addInitScript(() => {
    document.addEventListener("widget:ready", () => (window.readyEvents = (window.readyEvents ?? 0) + 1));
  });
  await page.goto(otherSite.page(pageWith({ head })));
  await expect(page.locator("[data-widget]")).toHaveAttribute("data-widget-state", "ready");
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => window.readyEvents)).toBe(1);
});

test("the loader runs by the nonce of the script where the policy knows no other way", async ({
  page,
  otherSite,
  server,
}) => {
  const head = `<script nonce="abc" src="${server.url}/embed.js"></script>`;
  await page.goto(otherSite.page(pageWith({ head }), { "content-security-policy": "script-src 'nonce-abc'" }));
  await expect(page.locator("[data-widget]")).toHaveAttribute("data-widget-state", /./);
});
