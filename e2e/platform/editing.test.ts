import { pageHtml } from "../embedding/page-html.ts";
import { previewAddress } from "../embedding/preview-address.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { EditorMark } from "../pages/editor-mark.ts";
import { FeeCalculator } from "../pages/fee-calculator.ts";
import { findingsInEveryScheme, violationsOn } from "../pages/findings.ts";
import { Jobmatch } from "../pages/jobmatch.ts";
import { Placeholder } from "../pages/placeholder.ts";
import { PreviewScreens } from "../pages/preview-screens.ts";
import { expect, test } from "../test.ts";

// Editors do not pass the gate, and nothing else may be stored.
test.use({ gate: "met" });

test("an editor sees every step and error; nothing is live, and address and storage stay as they are", async ({
  page,
  otherSite,
  server,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // A request of the overlay, not of the widget.
    if (pathname.startsWith("/api/") && pathname !== "/api/caller-origin") calls.push(request.url());
  });
  const body =
    '<section data-widget-editing><div data-widget="cv-check" data-widget-load="eager" data-see-details="Vis mig mere"></div></section>';
  const preview = previewAddress(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body })));
  const address = `${preview}&cvId=1&cvJwt=2&toolId=cv_tjek`;
  await page.goto(address);
  const tool = new CvCheck(page);
  await tool.ready();
  const screens = new PreviewScreens(tool.place);

  // One screen at a time, which fits a window or two.
  await expect(tool.uploadTitle).toHaveCount(1);
  await expect(tool.resultTitle).toHaveCount(0);
  await screens.choose("Analyse");
  const analysis = await screens.list.inputValue();
  await expect(tool.loadingTitle).toBeVisible();
  await expect(tool.uploadTitle).toHaveCount(0);
  await screens.next.press("Enter");
  await expect(screens.list).not.toHaveValue(analysis);
  await expect(screens.next).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);

  await screens.choose("Alle på én gang");
  for (const title of [tool.uploadTitle, tool.sendingTitle, tool.loadingTitle, tool.resultTitle]) {
    await expect(title.first()).toBeVisible();
  }
  await expect(tool.place.getByText("Dit CV er længere end 5 sider.")).toBeVisible();
  await expect(tool.place.getByRole("button", { name: "Vis mig mere" }).first()).toBeVisible();
  await expect(tool.joinLink).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(tool.dialog).toHaveCount(0);

  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(calls).toEqual([]);

  const violations = await violationsOn(page);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
});

test(
  "an editor of the job match sees each of its states, with nothing for axe to find",
  { tag: ["@chromium-only", "@long"] },
  async ({ page, otherSite, server }) => {
    const body = '<section data-widget-editing><div data-widget="jobmatch" data-widget-load="eager"></div></section>';
    const address = previewAddress(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body })));
    await page.goto(address);
    const tool = new Jobmatch(page);
    await tool.ready();
    await new PreviewScreens(tool.place).choose("Alle på én gang");
    for (const words of [
      "Vi kender ikke postnummeret 9999.",
      "Vi kunne ikke finde byen, for det ser ud til, at du er uden net.",
      "Vi kunne ikke finde byen, for det tog for lang tid at få svar.",
      "Vi fandt ikke noget i dit CV, som jobopslagene spørger efter",
      "Vi kunne ikke hente nye resultater. Du ser stadig dem fra før.",
      "Din forrige søgning gav ingen job.",
      "Det sidste job er kun for medlemmer",
      "Ét job mere er kun for medlemmer",
      "Ingen job inden for 10 km på Sjælland",
      "Vi kunne ikke hente forklaringen.",
      "Der er ikke noget i filen.",
      "Filen kan være beskadiget eller låst med en adgangskode.",
      "Vi begynder forfra, så skriv dit postnummer igen.",
    ]) {
      await expect(tool.place.getByText(words).first(), words).toBeVisible();
    }
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(address);

    const violations = await violationsOn(page);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  },
);

test("?widget-editing after the address of a published page shows each of its tools to an editor", async ({
  page,
  otherSite,
  server,
}) => {
  const body = `<div data-widget="cv-check" data-widget-load="eager"></div>
    <div data-site-widget="lead-forms" data-widget-load="eager" data-call-me-title="Ring nu"></div>`;
  const address = otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }));
  await page.goto(`${address}?widget-editing`);
  for (const selector of ["[data-widget=cv-check]", "[data-site-widget]"]) {
    await expect(new EditorMark(page.locator(selector)).tab).toHaveText(/Vises$/);
  }
  await expect(page.getByRole("combobox", { name: "Skærmbillede" })).toHaveCount(2);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.goto(address);
  await new Placeholder(page, page.locator("[data-site-widget]")).isIn("ready");
  await expect(page.locator("[data-editor-mark]")).toHaveCount(0);
});

test("?widget-editing on our own page shows a tool that has nothing for this visitor", async ({ page }) => {
  await page.goto("/cv-tjek?widget-editing");
  const card = page.locator("[data-widget=cross-link]");
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText("Eksempel")).toHaveCount(2);
  await expect(card.getByText("Eksempel").first()).toBeVisible();
});

test(
  "data-widget-editing that was left on a published page changes nothing for visitors, and is on the status page",
  { tag: ["@chromium-only", "@long"] },
  async ({ page, otherSite, server }) => {
    const overlay: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/platform/editor-overlay-")) overlay.push(request.url());
    });
    const body =
      '<section data-widget-editing><div data-widget="fee-calculator" data-widget-load="eager"></div></section>';
    const address = otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }));
    const reported = page.waitForResponse((response) =>
      (response.request().postData() ?? "").includes('"placeholders"'),
    );
    await page.goto(address);
    await new FeeCalculator(page).isLive();
    const { placeholders } = (await reported).request().postDataJSON() as { readonly placeholders: unknown };
    expect(placeholders).toEqual([
      { page: address, widget: "fee-calculator", wish: "stable", input: { attributes: {} }, editing: true },
    ]);
    expect(overlay).toEqual([]);
    await page.goto(`${server.url}/widgets`);
    const forgotten = page.locator("#fee-calculator").getByRole("listitem").filter({ hasText: address });
    await expect(forgotten).toHaveText(/, senest set \d+\. \w+\. Se siden efter$/);
    await page.getByRole("region", { name: "Det skal nogen gøre noget ved" }).getByRole("link").last().click();
    await expect(page).toHaveURL(/#fee-calculator-redigering$/);
    expect(await findingsInEveryScheme(page)).toEqual([]);
    await forgotten.getByRole("link", { name: "Se siden efter" }).click();
    await expect(page).toHaveURL(`${server.url}/embed/min-side?side=${encodeURIComponent(address)}`);
  },
);

test("a tool in content that an editor writes in is not live, and the content does not change", async ({
  page,
  otherSite,
  server,
}) => {
  const content = '<p>Om os</p><div data-widget="cv-check" data-widget-load="eager"></div>';
  const body = `<div id="canvas" contenteditable="true">${content}</div>
    <div id="live" data-widget="fee-calculator" data-widget-load="eager"></div>`;
  await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body })));
  const tool = page.locator("[data-widget=cv-check]");
  await expect(new EditorMark(tool).tab).toHaveText(/Vises$/);
  await expect(tool.getByRole("combobox", { name: "Skærmbillede" })).toBeVisible();
  const canvas = page.locator("#canvas");
  expect(await canvas.innerHTML()).toBe(content);
  // The rest of the page is as for visitors, until it becomes editable too.
  const live = page.locator("#live");
  await new Placeholder(page, live).isIn("ready");
  await expect(new EditorMark(live).tab).toHaveCount(0);
  await live.evaluate(({ parentElement }) => parentElement?.setAttribute("contenteditable", "true"));
  await expect(new EditorMark(live).tab).toHaveText(/Vises$/);
  expect(await live.evaluate(({ outerHTML }) => outerHTML)).toBe(
    '<div id="live" data-widget="fee-calculator" data-widget-load="eager"></div>',
  );
});

test("the framed canvas of WordPress 6.7, whose body comes after the loader, shows a tool to an editor", async ({
  page,
  otherSite,
  server,
}) => {
  const loader = `${server.url}/loader.js`;
  const empty = `<!doctype html><html><head><script type="module" src="${loader}"></script></head>
    <body><script>document.currentScript.parentElement.remove()</script></body></html>`;
  const body = `<iframe title="Editor" style="width: 100%; height: 600px"></iframe>
    <script>
      const frame = document.querySelector("iframe");
      frame.onload = () => {
        const canvas = frame.contentDocument.createElement("body");
        canvas.className = "block-editor-iframe__body editor-styles-wrapper";
        canvas.innerHTML = '<div data-widget="cv-check" data-widget-load="eager"></div>';
        frame.contentDocument.documentElement.append(canvas);
      };
      frame.srcdoc = ${JSON.stringify(empty).replaceAll("</", "<\\/")};
    </script>`;
  await page.goto(otherSite.page(pageHtml({ loader, body })));
  const inside = page.locator("iframe").contentFrame();
  const tool = inside.locator("[data-widget=cv-check]");
  await expect(tool.locator("[data-editor-mark] button")).toHaveText(/Vises$/);
  await expect(inside.getByRole("dialog")).toHaveCount(0);
  expect(await inside.locator("body").innerHTML()).toBe('<div data-widget="cv-check" data-widget-load="eager"></div>');
});

/** A frame in which WordPress's block editor previews HTML. It is measured when its own elements or its size change. */
const previewOf = (html: string) => `<iframe title="Forhåndsvisning" style="height: 0; width: 100%; border: 0"></iframe>
  <script>
    const frame = document.querySelector("iframe");
    addEventListener("message", ({ data }) => (frame.style.height = data.height + "px"));
    const measure = "(" + (() => {
      const send = () => parent.postMessage({ height: document.body.getBoundingClientRect().height }, "*");
      new MutationObserver(send).observe(document.body, { attributes: true, childList: true, subtree: true });
      addEventListener("load", send, true);
      Object.assign(document.body.style, { position: "absolute", width: "100%", margin: "0" });
      document.body.setAttribute("data-resizable-iframe-connected", "");
      send();
      addEventListener("resize", send, true);
    }) + ")()";
    const { contentDocument } = frame;
    contentDocument.open();
    contentDocument.write(${JSON.stringify(html).replaceAll("</", "<\\/")} + "<script>" + measure + "<\\/script>");
    contentDocument.close();
  </script>`;

for (const attribute of ["", " data-widget-editing"]) {
  test(`the frame of an editor's preview gets the height of a tool with "${attribute}", which asks for nothing`, async ({
    page,
    otherSite,
    server,
  }) => {
    const loader = `${server.url}/loader.js`;
    const html = `<body><div><div data-widget="cv-check"${attribute}></div>
      <script type="module" src="${loader}"></script></div>`;
    await page.goto(otherSite.page(pageHtml({ loader, body: previewOf(html) })));
    const frame = page.locator("iframe");
    const inside = frame.contentFrame();
    const place = inside.locator("[data-widget=cv-check]");
    await expect(place).toHaveAttribute("data-widget-state", "ready");
    await new PreviewScreens(place).choose("Analyse");
    await expect(place.getByText("Eksempel").first()).toBeVisible();
    await expect(inside.getByRole("dialog")).toHaveCount(0);
    const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height);
    await expect
      .poll(async () => (await frame.evaluate(heightOf)) - (await place.evaluate(heightOf)))
      .toBeGreaterThanOrEqual(0);
    expect(await frame.evaluate(heightOf)).toBeGreaterThan(400);
  });
}
