import { expect, it } from "vitest";
import { flag, text } from "../../block/block-samples.ts";
import { eventSamplePage, networkSamplePage } from "../../events/sample-event.ts";
import { drawSample } from "../../testing/draw-sample.ts";

// Every sample is also drawn by block/block-samples.test.tsx, for visitors and editors, with axe.

type SamplePage = ReturnType<typeof eventSamplePage> | ReturnType<typeof networkSamplePage>;

async function draw(
  page: SamplePage | undefined,
  fields = {},
  view: NonNullable<Parameters<typeof drawSample>[1]> = {},
) {
  const rendering = { uid: "b", componentName: "EventSignupBanner", fields, page };
  document.body.innerHTML = await drawSample([rendering], { now: Date.parse("2099-03-01T12:00:00Z"), ...view });
  return document.body;
}

const words = (root: Element) => [...root.querySelectorAll("h2, p, a")].map(({ textContent }) => textContent);

it("leads to the form of the page, and says when and where the event is", async () => {
  const body = await draw(eventSamplePage());
  expect(words(body)).toEqual([
    "Vil du med?",
    "Torsdag den 12.\u00A0marts 2099 kl.\u00A017–19.30, Åboulevarden 31, 8000 Aarhus C",
    "Start tilmelding",
  ]);
  expect(body.querySelector("a")?.getAttribute("href")).toBe("#tilmelding");
});

it("has the words that an editor wrote", async () => {
  expect(words(await draw(eventSamplePage(), { title: text("Kom!"), text: text("Ni pladser.") }))).toEqual([
    "Kom!",
    "Ni pladser.",
    "Start tilmelding",
  ]);
});

it.each([
  ["2099-03-01T12:00:00Z", true, ["Der er venteliste", "Tilmeld dig venteliste"]],
  [
    "2099-03-05T11:00:00Z",
    false,
    ["Tilmeldingen er lukket", "Fristen for tilmelding var torsdag den 5.\u00A0marts 2099 kl.\u00A012."],
  ],
  [
    "2099-03-12T16:30:00Z",
    false,
    ["Tilmeldingen er lukket", "Arrangementet er begyndt, så du kan ikke længere tilmelde dig."],
  ],
  [
    "2099-03-13T08:00:00Z",
    false,
    [
      "Tak til alle, der var med",
      "Arrangementet blev holdt torsdag den 12.\u00A0marts 2099, så du kan ikke længere tilmelde dig.",
    ],
  ],
])("at %s, sold out: %s, reads accordingly", async (now, soldOut, expected) => {
  const body = await draw(eventSamplePage({ soldOut: flag(soldOut) }), {}, { now: Date.parse(now) });
  expect(words(body).toSpliced(1, 1)).toEqual(expected);
});

it("leaves the reason to the banner with the facts, if the page has one", async () => {
  const page = { ...eventSamplePage(), findId: () => "praktisk" };
  expect(words(await draw(page, {}, { now: Date.parse("2099-03-05T11:00:00Z") }))).toEqual([
    "Tilmeldingen er lukket",
    "Torsdag den 12.\u00A0marts 2099 kl.\u00A017–19.30, Åboulevarden 31, 8000 Aarhus C",
  ]);
  expect(words(await draw(page)).at(-1)).toBe("Start tilmelding");
});

it("is not shown to visitors on a page of another template, and editors read why", async () => {
  for (const page of [undefined, networkSamplePage()]) {
    expect((await draw(page)).innerHTML).toBe("");
    expect((await draw(page, {}, { editing: true })).textContent).toContain("kun på en side med skabelonen EventPage");
  }
});
