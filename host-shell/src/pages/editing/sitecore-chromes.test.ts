import { expect, test } from "vitest";
import { readLayout } from "../content/layout-service-data.ts";
import { preparePage } from "../prepare-page.ts";
import { renderPrepared, renderSample } from "../testing/draw-sample.ts";
import { layoutOf } from "../testing/sample-layout.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { chromeTokens } from "./testing/chrome-tokens.ts";
import recorded from "./testing/sitecore-page.json" with { type: "json" };

// `npm run test:cms sitecore` draws the same page with the vendor's components and compares it with the record.
test("a page has the chromes that Sitecore's own components draw", async () => {
  const layout = readLayout(recorded.layout);
  if (!layout) throw new Error("The recorded page has no route.");
  const { html } = await renderPrepared(preparePage(layout, sampleSite));
  expect(chromeTokens(html)).toEqual(recorded.chromes);
  expect(html).toContain('<script id="jss-hrz-editing" type="application/json">{}</script>');
  expect(html).not.toMatch(/[\u{F0000}-\u{F0002}]/u);
});

test("visitors of the same page get neither chromes nor marks", async () => {
  const { context, route } = recorded.layout.sitecore;
  const layout = readLayout({ sitecore: { context: { ...context, pageEditing: false }, route } });
  if (!layout) throw new Error("The recorded page has no route.");
  const { html } = await renderPrepared(preparePage(layout, sampleSite));
  expect(html).toContain("Ring &amp; spørg");
  expect(html).not.toMatch(/[\u{F0000}-\u{F0002}]|text\/sitecore|fieldId|jss-hrz-editing/u);
});

const field = (value: unknown, fieldId: string) => ({ value, metadata: { fieldId } });
const link = field({ href: "/forsiden", text: "Til forsiden" }, "link");

test.each([
  [
    "NotFoundPage",
    { title: field("Væk", "title"), lead: field("", "lead"), links: [{ fields: { link } }] },
    ["title", "Væk", "lead", "[No text in field]", "link", "/forsiden", "Til forsiden"],
  ],
  [
    "ErrorPage",
    { title: field("Øv", "title"), ErrorMessage: field("Noget gik galt.", "message"), links: [{ fields: { link } }] },
    ["title", "Øv", "message", "Noget gik galt.", "link", "/forsiden", "Til forsiden"],
  ],
  ["StepperPage", { returnLink: link, closeLabel: field("Luk", "label") }, ["link", "/forsiden", "label", "Luk"]],
  [
    "SelfServicePage",
    {
      title: field("Din side", "title"),
      lead: field("Alt om dig.", "lead"),
      backLink: link,
      backLabel: field("Tilbage", "label"),
    },
    ["link", "/forsiden", "label", "Tilbage", "title", "Din side", "lead", "Alt om dig."],
  ],
  [
    "SelfServiceFrontPage",
    { greeting: field("Hej", "greeting"), lead: field("Velkommen.", "lead") },
    ["greeting", "Hej", "lead", "Velkommen."],
  ],
])("the fields of a %s have chromes, and its head has none", async (templateName, fields, expected) => {
  const given = { templateName, main: [], fields: { ...fields, metaTitle: field("En side", "meta") } };
  const { html } = await renderSample({ ...given, editing: true });
  const [head = "", body = ""] = html.split("</head>");
  const tokens = chromeTokens(body)
    .filter((token) => token !== "close field" && !/^(open|close) placeholder/.test(token))
    .map((token) => /"fieldId":"(\w+)"/.exec(token)?.[1] ?? token);
  expect(tokens).toEqual(expected);
  expect(head).not.toMatch(/chrometype|[\u{F0000}-\u{F0002}]/u);
  expect(body).not.toMatch(/[\u{F0000}-\u{F0002}]/u);
  expect((await renderPrepared(preparePage(layoutOf(given), sampleSite))).html).not.toMatch(/text\/sitecore|fieldId/);
});
