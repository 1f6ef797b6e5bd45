import { pageHtml } from "../embedding/page-html.ts";
import { previewAddress } from "../embedding/preview-address.ts";
import { fixture } from "../fixtures/fixture.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { EditorMark } from "../pages/editor-mark.ts";
import { Placeholder } from "../pages/placeholder.ts";
import { expect, test } from "../test.ts";

const wrong = `<div data-widget="cv-check" data-widget-load="eager" data-join-href="javascript:alert(1)" data-btn-lable="Videre">
  <script type="application/json">[1]</script></div>`;

test("invalid or unknown attributes change nothing for a visitor", async ({ page, otherSite, server }) => {
  await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body: wrong })));
  const tool = new CvCheck(page);
  await tool.ready();
  await tool.review(fixture("cv-two-pages-da.pdf"));
  await expect(tool.joinLink).toHaveAttribute("href", `${server.url}/indmeldelse`);
  await expect(new EditorMark(tool.place).tab).toHaveCount(0);
});

test("invalid or unknown attributes are named to an editor, with what to write instead", async ({
  page,
  otherSite,
  server,
}) => {
  const body = `<section data-widget-editing>${wrong}</section>`;
  await page.goto(previewAddress(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }))));
  const tool = new CvCheck(page);
  await tool.ready();
  expect(await new EditorMark(tool.place).problems()).toEqual([
    expect.stringMatching(/^Indstillingerne i <script.*> skal stå i krølleparenteser/),
    expect.stringMatching(/^data-join-href kan ikke være "javascript:alert\(1\)"\. Der skal stå /),
    "data-btn-lable kendes ikke. Mente du data-btn-label?",
  ]);
});

test("texts of the page are used in the first frame and in the live widget", async ({ page, otherSite, server }) => {
  const body = `<div data-widget="cv-check" data-widget-load="eager" data-upload-title="Et &lt;b&gt;andet&lt;/b&gt; spørgsmål">
    <script type="application/json">{"uploadTitle": "Fra skabelonen", "uploadButton": "Find filen"}</script></div>`;
  const release = Promise.withResolvers<void>();
  await page.route("**/remoteEntry.js", async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body })));
  const place = page.locator("[data-widget]");
  const words = async () => {
    await expect(place.getByRole("heading", { name: "Et <b>andet</b> spørgsmål" })).toBeVisible();
    await expect(place.getByRole("button", { name: "Find filen" })).toBeVisible();
  };
  await new Placeholder(page, place).isIn("loading");
  await words();
  release.resolve();
  await new Placeholder(page, place).isIn("ready");
  await words();
});

test("an unknown widget or version is named to an editor, with what exists", async ({ page, otherSite, server }) => {
  const body = `<section data-widget-editing>
    <div data-widget="cv-chek" data-widget-load="eager"></div>
    <div data-widget="cv-check" data-widget-version="9" data-widget-load="eager"></div></section>`;
  await page.goto(previewAddress(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }))));
  await expect(
    page.getByText(
      /Der findes intet værktøj med navnet "cv-chek"\. Der findes: cookie-consent, cross-link, cv-check\b/,
    ),
  ).toBeVisible();
  await expect(
    page.getByText(/cv-check findes ikke i versionen "9"\. Der findes: stable, canary, 1\.0\.0\./),
  ).toBeVisible();
});
