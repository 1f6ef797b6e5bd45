import { AxeBuilder } from "@axe-core/playwright";
import { pageHtml } from "../embedding/page-html.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { expect, test } from "../test.ts";

// An editor is never asked, and nothing else may lie in the storage.
test.use({ gate: "met" });

test("an editor sees every step and error at once, nothing is live, and address and storage are left alone", async ({
  page,
  otherSite,
  server,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // Asked by the overlay, not by the widget.
    if (pathname.startsWith("/api/") && pathname !== "/api/caller-origin") calls.push(request.url());
  });
  const body =
    '<section data-widget-editing><div data-widget="cv-check" data-widget-load="eager" data-see-details="Vis mig mere"></div></section>';
  const address = `${otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }))}?cvId=1&cvJwt=2&toolId=cv_tjek`;
  await page.goto(address);
  const tool = new CvCheck(page);
  await tool.ready();

  for (const title of [tool.uploadTitle, tool.sendingTitle, tool.loadingTitle, tool.resultTitle]) {
    await expect(title).toBeVisible();
  }
  await expect(tool.place.getByText("Dit CV er længere end 5 sider.")).toBeVisible();
  await expect(tool.place.getByRole("button", { name: "Vis mig mere" })).toBeVisible();
  await expect(tool.joinLink).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(tool.dialog).toHaveCount(0);

  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(calls).toEqual([]);

  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
});
