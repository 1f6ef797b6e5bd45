import { expect, test } from "../test.ts";
import { pageHtml } from "../embedding/page-html.ts";
import { previewAddress } from "../embedding/preview-address.ts";
import { fixture } from "../fixtures/fixture.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { Placeholder } from "../pages/placeholder.ts";

const cv = fixture("cv-two-pages-da.pdf");

/** The policy of another, strict site: only its own files and those of widgets are allowed, and no `eval`. */
const strictPolicy = (host: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${host}`,
    `style-src 'self' ${host}`,
    `font-src ${host}`,
    `img-src 'self' ${host} data: blob:`,
    `connect-src ${host}`,
    "require-trusted-types-for 'script'",
    "trusted-types host-shell",
  ].join("; ");

declare global {
  interface Window {
    refused?: string[];
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.refused = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      window.refused?.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
});

test("a page with a strict policy and trusted types shows first frame, widget and result without a violation", async ({
  page,
  otherSite,
  server,
}) => {
  const release = Promise.withResolvers<void>();
  await page.route("**/remoteEntry.js", async (route) => {
    await release.promise;
    await route.continue();
  });
  const body = '<div data-widget="cv-check" data-widget-load="eager"></div>';
  const html = pageHtml({ loader: `${server.url}/loader.js`, body });
  await page.goto(otherSite.page(html, { "content-security-policy": strictPolicy(server.url) }));
  const tool = new CvCheck(page);
  await expect(tool.uploadTitle).toBeVisible();
  await new Placeholder(page, tool.place).isIn("loading");
  release.resolve();
  await tool.ready();
  await tool.review(cv);
  await expect(tool.frontPage).toHaveJSProperty("complete", true);
  expect(await page.evaluate(() => window.refused)).toEqual([]);
});

test("an editor's marks and the fallback of a failed widget work under the same policy", async ({
  page,
  otherSite,
  server,
}) => {
  const body = `<section data-widget-editing><div id="one" data-widget="cv-check" data-widget-load="eager"></div>
    <div id="two" data-widget="cv-chek" data-widget-load="eager"></div>
    <div id="three" data-widget="cv-check" data-widget-version="9" data-widget-load="eager"></div></section>`;
  const html = pageHtml({ loader: `${server.url}/loader.js`, body });
  await page.goto(previewAddress(otherSite.page(html, { "content-security-policy": strictPolicy(server.url) })));
  await expect(page.locator("#one [data-editor-mark] button")).toHaveText(/Vises$/);
  await expect(page.locator("#two [data-editor-mark] button")).toHaveText(/1 fejl$/);
  await expect(page.locator("#three [data-editor-mark] button")).toHaveText(/1 fejl$/);
  await expect(page.locator("#three").getByRole("button", { name: "Prøv igen" })).toBeVisible();
  expect(await page.evaluate(() => window.refused)).toEqual([]);
});

test("our own pages send such a policy, and a CV can be reviewed under it", async ({ page, tool }) => {
  const answer = await page.goto("/cv-tjek");
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src 'self' 'sha384-[\w+/]{64}';/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types host-shell");
  expect(policy).not.toMatch(/unsafe/);
  await tool.ready();
  await tool.review(cv);
  await expect(tool.frontPage).toHaveJSProperty("complete", true);
  expect(await page.evaluate(() => window.refused)).toEqual([]);

  const made = await page.evaluate(() => {
    try {
      document.createElement("div").innerHTML = "<img>";
      return "made";
    } catch (error) {
      return String(error);
    }
  });
  expect(made).toMatch(/^TypeError/);
});
