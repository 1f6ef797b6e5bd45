import { instantOf } from "shared-runtime/time/copenhagen-instant.ts";
import { describe, expect, it } from "vitest";
import { flag, link, number, text } from "../../block/block-samples.ts";
import { prepareBlocks } from "../../block/prepare-block.ts";
import { eventSamplePage, networkSamplePage } from "../../events/sample-event.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { sampleSite } from "../../testing/sample-site.ts";

// Every sample is also drawn by block/block-samples.test.tsx, for visitors and editors, with axe.

type SamplePage = ReturnType<typeof eventSamplePage> | ReturnType<typeof networkSamplePage>;

const at = (time: string) => instantOf(time, "first") ?? NaN;
const before = at("2099-03-01T12:00");

async function draw(page: SamplePage | undefined, view: NonNullable<Parameters<typeof drawSample>[1]> = {}) {
  const rendering = { uid: "b", componentName: "RegistrationBanner", fields: {}, page };
  document.body.innerHTML = await drawSample([rendering], { now: before, path: "/arrangementer/modvind", ...view });
  return document.body;
}

/** The facts in the order of the page: [label, value]. */
const facts = (root: Element) =>
  [...root.querySelectorAll("dt")].map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const links = (root: Element) =>
  [...root.querySelectorAll("a")].map((one) => [one.textContent, one.getAttribute("href")]);

const calendar = ["Læg i kalenderen", "/kalender.ics?side=%2Farrangementer%2Fmodvind"];

describe("an event", () => {
  it("has its facts before the link to the form of the page", async () => {
    const body = await draw(eventSamplePage({ seatsLeft: number(9) }));
    expect(facts(body)).toEqual([
      ["Hvornår", "torsdag den 12.\u00A0marts 2099kl.\u00A017–19.30"],
      ["Hvor", "Åboulevarden\u00A031, 8000 Aarhus CAnden sal, med elevator"],
      ["Tilmeld dig senest", "torsdag den 5.\u00A0marts 2099 kl.\u00A012"],
      ["Pris", "450 kr."],
    ]);
    expect(links(body)).toEqual([calendar, ["Start tilmelding", "#tilmelding"]]);
    expect(body.textContent).toContain("9 ledige pladser");
    expect(body.textContent).toContain("Prisen er med aftensmad.");
    expect(body.querySelector("time")?.getAttribute("datetime")).toBe("2099-03-12");
  });

  it.each([
    ["digits get the currency", { price: text("1.250") }, ["Pris", "1.250 kr."]],
    ["other words stay", { price: text("Fra 300 kr.") }, ["Pris", "Fra 300 kr."]],
    ["a free event", { priceIsFree: flag(true) }, ["Pris", "Gratis"]],
    ["a price that says so", { price: text("gratis") }, ["Pris", "Gratis"]],
    ["a label of its own", { priceLabel: text("For medlemmer") }, ["For medlemmer", "450 kr."]],
  ])("shows the price: %s", async (_case, fields, fact) => {
    expect(facts(await draw(eventSamplePage(fields))).at(-1)).toEqual(fact);
  });

  it("has no price if the content has none", async () => {
    expect(facts(await draw(eventSamplePage({ price: text() }))).map(([label]) => label)).not.toContain("Pris");
  });

  it("has the link and the label that an editor chose", async () => {
    const chosen = link("https://billet.example/modvind", "Køb billet");
    expect(links(await draw(eventSamplePage({ btnPrimary: chosen })))[1]).toEqual([
      "Køb billet",
      "https://billet.example/modvind",
    ]);
    expect(links(await draw(eventSamplePage({ defaultBtnLabel: text("Sæt mig på") })))[1]?.[0]).toBe("Sæt mig på");
  });

  it("offers the waiting list when it is sold out, and says so", async () => {
    const body = await draw(
      eventSamplePage({ soldOut: flag(true), seatsLeft: number(3), btnPrimary: link("/x", "Køb") }),
    );
    expect(links(body)[1]).toEqual(["Tilmeld dig venteliste", "/x"]);
    expect(body.textContent).toContain("Fuldt booket");
    expect(body.textContent).not.toContain("ledige");
  });

  it.each([
    [1, "Kun én ledig plads"],
    [2, "2 ledige pladser"],
  ])("says that %d seats are left", async (count, words) => {
    expect((await draw(eventSamplePage({ seatsLeft: number(count) }))).textContent).toContain(words);
  });

  it("says that the deadline has passed in place of the link, from that minute on", async () => {
    const sentence = "Fristen for tilmelding var torsdag den 5.\u00A0marts 2099 kl.\u00A012.";
    const page = eventSamplePage();
    const open = await draw(page, { now: at("2099-03-05T11:59") });
    expect([links(open).length, open.textContent?.includes(sentence)]).toEqual([2, false]);
    const closed = await draw(page, { now: at("2099-03-05T12:00") });
    expect([links(closed), closed.textContent?.includes(sentence)]).toEqual([[calendar], true]);
    expect(facts(closed).map(([label]) => label)).toEqual(["Hvornår", "Hvor", "Pris"]);
  });

  it("says that it has been, without a link to the calendar", async () => {
    const body = await draw(eventSamplePage(), { now: at("2099-03-13T08:00") });
    expect([links(body), body.textContent?.includes("blev holdt torsdag den 12.\u00A0marts 2099")]).toEqual([[], true]);
  });

  it("without a date says that it is not known yet, and has no calendar file", async () => {
    const body = await draw(eventSamplePage({ date: text(), deadline: text() }));
    expect(facts(body)[0]).toEqual(["Hvornår", "Datoen er ikke på plads endnu"]);
    expect(links(body)).toEqual([["Start tilmelding", "#tilmelding"]]);
  });

  it("tells its next change, so that a cached page changes at the minute", async () => {
    const page = { site: sampleSite, editing: false, ...eventSamplePage() };
    const [block] = prepareBlocks([{ uid: "b", componentName: "RegistrationBanner", fields: {} }], page);
    if (block?.kind !== "sound") throw new Error("the block is not sound");
    const changeAfter = (now: number) => block.changesAt({ now } as Parameters<typeof block.changesAt>[0]);
    expect(changeAfter(before)).toBe(at("2099-03-05T12:00"));
    expect(changeAfter(at("2099-03-05T12:00"))).toBe(at("2099-03-12T17:00"));
    expect(changeAfter(at("2099-03-12T19:30"))).toBeUndefined();
  });
});

describe("a network", () => {
  it("has its facts and the link to the form", async () => {
    const body = await draw(networkSamplePage({ meetingFrequencyTitle: text("I mødes") }));
    expect(facts(body)).toEqual([
      ["Hvor", "På skift hos deltagerne i Midtjylland"],
      ["I mødes", "Seks gange om åretEn torsdag eftermiddag"],
      ["Pris", "Gratis"],
    ]);
    expect(links(body)).toEqual([["Start tilmelding", "#tilmelding"]]);
  });

  it("has the link that an editor chose, and the price by the same rule", async () => {
    const page = networkSamplePage({
      priceIsFree: flag(false),
      price: text("1.200"),
      link: link("/ring", "Spørg om en plads"),
    });
    const body = await draw(page);
    expect([facts(body).at(-1), links(body)]).toEqual([["Pris", "1.200 kr."], [["Spørg om en plads", "/ring"]]]);
  });
});

it("is not shown to visitors on a page of another template, and editors read why", async () => {
  expect((await draw(undefined)).innerHTML).toBe("");
  expect((await draw(undefined, { editing: true })).textContent).toContain("skabelonen EventPage eller NetworkPage");
});
