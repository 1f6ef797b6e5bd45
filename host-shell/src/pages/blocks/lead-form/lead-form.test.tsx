import { expect, it } from "vitest";
import { prepareBlocks } from "../../block/prepare-block.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { sampleSite } from "../../testing/sample-site.ts";

async function placeholderOf(
  componentName: string,
  fields: Readonly<Record<string, unknown>>,
  site = sampleSite,
): Promise<Element> {
  const html = await drawSample([{ uid: "a", componentName, fields }], { site });
  const place = new DOMParser().parseFromString(html, "text/html").querySelector("[data-widget]");
  if (!place) throw new Error("the form is not shown");
  return place;
}

const attributesOf = (element: Element) =>
  Object.fromEntries(element.getAttributeNames().map((name) => [name, element.getAttribute(name)]));
const propsOf = (element: Element): unknown => JSON.parse(element.querySelector("script")?.textContent ?? "null");

it("names the form in an attribute, which the first frame needs, and passes texts under the widget's keys", async () => {
  const place = await placeholderOf("CallMeForm", {
    title: { value: "Ring til mig" },
    text: { value: "" },
    opkaldstype: { value: "forside" },
  });
  expect([attributesOf(place), propsOf(place)]).toEqual([
    { "data-form": "call-me", "data-widget": "lead-forms" },
    { form: "call-me", callMeTitle: "Ring til mig", opkaldstype: "forside" },
  ]);
});

it("names the flags that are set, and no others", async () => {
  const place = await placeholderOf("EventSignupForm", {
    zipCodeEnabled: { value: true },
    soldOut: { value: true },
    termsEnabled: { value: false },
    eventSource: { value: "modvind" },
  });
  expect([attributesOf(place), propsOf(place)]).toEqual([
    {
      "data-form": "event-signup",
      "data-sold-out": "true",
      "data-widget": "lead-forms",
      "data-zip-code-enabled": "true",
    },
    { form: "event-signup", zipCodeEnabled: true, soldOut: true, eventSource: "modvind" },
  ]);
});

it("says what is wrong with a flag that is no boolean", () => {
  const page = { site: sampleSite, template: "ContentPage", data: {}, editing: false };
  const fields = { termsEnabled: { value: "ja" } };
  const [prepared] = prepareBlocks([{ uid: "a", componentName: "EventSignupForm", fields }], page);
  expect(prepared).toMatchObject({ kind: "unsound", problems: [expect.stringContaining("termsEnabled")] });
});

it("names the source of leads, if the site has another than the widget's default", async () => {
  const sourceOf = async (leadSource: 0 | 2) =>
    propsOf(await placeholderOf("EventSignupForm", {}, { ...sampleSite, leadSource }));
  expect([await sourceOf(0), await sourceOf(2)]).toEqual([
    { form: "event-signup" },
    { form: "event-signup", source: 2 },
  ]);
});
