import { describe, expect, it } from "vitest";
import { flag, text } from "../../block/block-samples.ts";
import { prepareBlocks } from "../../block/prepare-block.ts";
import { eventSamplePage } from "../../events/sample-event.ts";
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

describe("on the page of an event", () => {
  const view = { path: "/arrangementer/modvind", now: Date.parse("2099-03-01T12:00:00Z") };

  async function draw(page: ReturnType<typeof eventSamplePage>, fields = {}, more = {}): Promise<HTMLElement> {
    const rendering = { uid: "a", componentName: "EventSignupForm", fields, page };
    document.body.innerHTML = await drawSample([rendering], { ...view, ...more });
    return document.body;
  }
  const placeIn = (body: Element) => body.querySelector("[data-widget]") ?? body;

  it("reads the event, its time, its place and its price from the page", async () => {
    expect(propsOf(placeIn(await draw(eventSamplePage())))).toEqual({
      form: "event-signup",
      eventText:
        "Torsdag den 12.\u00A0marts 2099 kl.\u00A017–19.30, Åboulevarden 31, 8000 Aarhus C. Pris: 450 kr. " +
        "Du får en mail, når du er tilmeldt.",
      eventDone:
        "Du er tilmeldt »Ledelse i modvind«, torsdag den 12.\u00A0marts 2099 kl.\u00A017–19.30, Åboulevarden 31, 8000 Aarhus C. " +
        "Pris: 450 kr. Du får en regning på mail sammen med det praktiske.",
      eventSource: "modvind",
      eventPage: "/arrangementer/modvind",
    });
  });

  it("keeps the texts and the name of the event that an editor wrote", async () => {
    const fields = { text: text("Kom!"), done: text("Vi glæder os."), eventSource: text("modvind-2099") };
    expect(propsOf(placeIn(await draw(eventSamplePage(), fields)))).toMatchObject({
      eventText: "Kom!",
      eventDone: "Vi glæder os.",
      eventSource: "modvind-2099",
    });
  });

  it("shows the waiting list if the event is sold out", async () => {
    const place = placeIn(await draw(eventSamplePage({ soldOut: flag(true) })));
    expect([attributesOf(place)["data-sold-out"], propsOf(place)]).toEqual([
      "true",
      expect.objectContaining({
        soldOut: true,
        soldOutDone:
          "Du står på ventelisten til »Ledelse i modvind«, torsdag den 12.\u00A0marts 2099 kl.\u00A017–19.30, " +
          "Åboulevarden 31, 8000 Aarhus C. Vi skriver, hvis en plads bliver ledig, og du betaler først, når du har fået den.",
      }),
    ]);
  });

  it("says nothing about a bill for a free event, and names the calendar if the page links to it", async () => {
    const page = { ...eventSamplePage({ priceIsFree: flag(true) }), findId: () => "praktisk" };
    const { eventDone } = propsOf(placeIn(await draw(page))) as { readonly eventDone: string };
    expect(eventDone).toMatch(/Aarhus C\. Du får en mail med det praktiske\. På siden kan du lægge .* kalender\.$/);
  });

  it("has the facts of the event before the form, as a list of terms", async () => {
    const body = await draw(eventSamplePage());
    const [list, place] = [body.querySelector("dl"), body.querySelector("[data-widget]")];
    expect([...(list?.querySelectorAll("dt") ?? [])].map(({ textContent }) => textContent)).toEqual([
      "Hvornår",
      "Hvor",
      "Tilmeld dig senest",
      "Pris",
    ]);
    expect(list && place && list.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("gives way to a sentence when the deadline has passed, except for editors", async () => {
    const late = { now: Date.parse("2099-03-05T11:00:00Z") };
    const body = await draw(eventSamplePage(), {}, late);
    expect([body.querySelector("[data-widget]"), body.querySelector("section")?.textContent]).toEqual([
      null,
      "TilmeldingFristen for tilmelding var torsdag den 5.\u00A0marts 2099 kl.\u00A012.",
    ]);
    const withBanner = { ...eventSamplePage(), findId: () => "praktisk" };
    expect((await draw(withBanner, {}, late)).innerHTML).toBe("");
    const edited = await draw(withBanner, {}, { ...late, editing: true });
    expect(edited.querySelector("[data-widget]")).not.toBeNull();
  });

  it("leaves the other forms as they are", async () => {
    const rendering = { uid: "a", componentName: "CallMeForm", fields: {}, page: eventSamplePage() };
    document.body.innerHTML = await drawSample([rendering], view);
    expect(propsOf(placeIn(document.body))).toEqual({ form: "call-me" });
  });
});

it("names the source of leads, if the site has another than the widget's default", async () => {
  const sourceOf = async (leadSource: 0 | 2) =>
    propsOf(await placeholderOf("EventSignupForm", {}, { ...sampleSite, leadSource }));
  expect([await sourceOf(0), await sourceOf(2)]).toEqual([
    { form: "event-signup" },
    { form: "event-signup", source: 2 },
  ]);
});
