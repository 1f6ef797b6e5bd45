import { pageHtml } from "../embedding/page-html.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { violationsOn } from "../pages/findings.ts";
import { Jobmatch } from "../pages/jobmatch.ts";
import { expect, test } from "../test.ts";

// Editors do not pass the gate, and nothing else may be stored.
test.use({ gate: "met" });

test("an editor sees every step and error at once; nothing is live, and address and storage stay as they are", async ({
  page,
  otherSite,
  server,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // Requests of the overlay and of the loader, not of the widget.
    const isOfTheHost = pathname === "/api/caller-origin" || pathname === "/api/widget-reports";
    if (pathname.startsWith("/api/") && !isOfTheHost) calls.push(request.url());
  });
  const body =
    '<section data-widget-editing><div data-widget="cv-check" data-widget-load="eager" data-see-details="Vis mig mere"></div></section>';
  const address = `${otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }))}?cvId=1&cvJwt=2&toolId=cv_tjek`;
  await page.goto(address);
  const tool = new CvCheck(page);
  await tool.ready();

  for (const title of [tool.uploadTitle, tool.sendingTitle, tool.loadingTitle, tool.resultTitle]) {
    await expect(title.first()).toBeVisible();
  }
  await expect(tool.place.getByText("Dit CV er længere end 5 sider.")).toBeVisible();
  await expect(tool.place.getByRole("button", { name: "Vis mig mere" }).first()).toBeVisible();
  await expect(tool.joinLink).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(tool.dialog).toHaveCount(0);

  await expect(page).toHaveURL(address);
  // Two seconds after the page was opened, the loader stores what it has reported.
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => key !== "host-shell.reported")).toEqual([]);
  expect(calls).toEqual([]);

  const violations = await violationsOn(page);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
});

test(
  "an editor of the job match sees each of its states, with nothing for axe to find",
  { tag: "@chromium-only" },
  async ({ page, otherSite, server }) => {
    const body = '<section data-widget-editing><div data-widget="jobmatch" data-widget-load="eager"></div></section>';
    const address = otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body }));
    await page.goto(address);
    const tool = new Jobmatch(page);
    await tool.ready();
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
    await expect(place.getByText("Eksempel").first()).toBeVisible();
    await expect(inside.getByRole("dialog")).toHaveCount(0);
    const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height);
    await expect
      .poll(async () => (await frame.evaluate(heightOf)) - (await place.evaluate(heightOf)))
      .toBeGreaterThanOrEqual(0);
    expect(await frame.evaluate(heightOf)).toBeGreaterThan(1000);
  });
}
