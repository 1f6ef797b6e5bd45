import ICAL from "ical.js";
import { pino } from "pino";
import { instantOf } from "shared-runtime/time/copenhagen-instant.ts";
import { describe, expect, it } from "vitest";
import { testGuard } from "../../api/testing/test-guard.ts";
import { listedPage } from "../content/listed-page.ts";
import type { LayoutServiceData, Rendering } from "../content/layout-service-data.ts";
import { preparePage } from "../prepare-page.ts";
import { createPages } from "../page-routes.ts";
import type { Site } from "../sites/site.ts";
import { renderPrepared } from "../testing/draw-sample.ts";
import { sampleContent } from "../testing/sample-content.ts";
import { sampleAssets, sampleFrame, sampleSheetOf } from "../testing/sample-frame.ts";
import { layoutOf } from "../testing/sample-layout.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { eventSignUpIn } from "./find-event.ts";
import { sampleEventFields } from "./sample-event.ts";

type Fields = Readonly<Record<string, unknown>>;

const text = (value: string) => ({ value });
const at = (time: string) => instantOf(time, "first") ?? NaN;

function eventLayout(fields: Fields = {}, templateName = "EventPage"): LayoutServiceData {
  const title = { navigationTitle: text("Ledelse i modvind"), updatedDate: text("2099-02-01T09:00") };
  return layoutOf({
    templateName,
    fields: { ...sampleEventFields, ...title, ...fields },
    main: [
      { uid: "banner", componentName: "RegistrationBanner", fields: {} },
      { uid: "formular", componentName: "EventSignupForm", params: { anchor: "kom-med" }, fields: {} },
    ],
  });
}

const selfService: Site = { ...sampleSite, kind: "self-service", name: "prøve-selvbetjening", root: "/selvbetjening" };

function open(pages: Readonly<Record<string, LayoutServiceData>>) {
  let now = at("2099-03-01T12:00");
  let drawn = 0;
  const sites = [sampleSite, selfService];
  const { source } = sampleContent(pages, { sites });
  const contentSource = {
    ...source,
    listPages: async (name: string) =>
      Object.entries(pages).flatMap(([path, layout]) => {
        const site = path.startsWith("/selvbetjening") ? selfService : sampleSite;
        return site.name === name ? [listedPage(path, layout, site)] : [];
      }),
  };
  const { routes } = createPages({
    contentSource,
    frames: {
      revision: () => "1",
      frameOf: () => {
        drawn += 1;
        return sampleFrame;
      },
    },
    log: pino({ level: "silent" }),
    publicUrl: "https://lk.example",
    assets: sampleAssets,
    sheetOf: sampleSheetOf,
    guard: testGuard(),
    clock: () => now,
  });
  return {
    get: async (path: string) => routes.request(path),
    textOf: async (path: string) => (await routes.request(path)).text(),
    turnClock: (time: string) => (now = at(time)),
    drawings: () => drawn,
    contentSource,
  };
}

const path = "/arrangementer/modvind";

/** The summaries of the events of a calendar file. */
function summaries(file: string): readonly string[] {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
  return events.map((event) => new ICAL.Event(event).summary);
}

describe("the page of an event", () => {
  it("leads to its own form, wherever that is", async () => {
    expect(await open({ [path]: eventLayout() }).textOf(path)).toContain('href="#kom-med"');
  });

  it("leads to the form of any block that has the usual anchor", async () => {
    const banner = { uid: "banner", componentName: "RegistrationBanner", fields: {} };
    const form = { uid: "f", componentName: "CallMeForm", params: { anchor: "tilmelding" }, fields: {} };
    const page = (main: readonly Rendering[], fields: Fields = {}) =>
      open({ [path]: layoutOf({ templateName: "EventPage", fields: { ...sampleEventFields, ...fields }, main }) });
    expect(await page([banner, form]).textOf(path)).toContain('href="#tilmelding"');
    expect(await page([banner]).textOf(path)).not.toMatch(/href="#tilmelding"|Start tilmelding/);
    const link = { btnPrimary: { value: { href: "https://billet.example/", text: "Køb" } } };
    expect(await page([banner], link).textOf(path)).toContain('href="https://billet.example/"');
  });

  it("is cached, and says at the minute that the deadline has passed, and later that it has been", async () => {
    const site = open({ [path]: eventLayout() });
    const isOpen = async () => {
      const html = await site.textOf(path);
      return [html.includes("Start tilmelding"), html.includes("Fristen for tilmelding var")];
    };
    expect(await isOpen()).toEqual([true, false]);
    const before = site.drawings();
    site.turnClock("2099-03-05T11:59:59");
    expect([await isOpen(), site.drawings()]).toEqual([[true, false], before]);
    site.turnClock("2099-03-05T12:00");
    expect(await isOpen()).toEqual([false, true]);
    site.turnClock("2099-03-12T17:00");
    expect(await site.textOf(path)).toContain("Arrangementet er begyndt");
    site.turnClock("2099-03-12T19:30");
    expect(await site.textOf(path)).toContain("Arrangementet blev holdt");
  });

  it("changes in a cached page at the minute, also in the night in which summer time begins", async () => {
    const site = open({ [path]: eventLayout({ deadline: text("2099-03-29T03:00"), date: text("2099-04-12") }) });
    site.turnClock("2099-03-29T01:59:59");
    expect(await site.textOf(path)).toContain("Start tilmelding");
    site.turnClock("2099-03-29T03:00");
    expect(await site.textOf(path)).toContain("Fristen for tilmelding var søndag den 29.\u00A0marts 2099 kl.\u00A03.");
  });

  it("has the event for search engines", async () => {
    const html = await open({ [path]: eventLayout() }).textOf(path);
    const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      "@type": "Event",
      name: "Ledelse i modvind",
      startDate: "2099-03-12T17:00:00+01:00",
      url: `https://lk.example${path}`,
    });
  });

  it("cannot end the script that describes it", async () => {
    const html = await open({ [path]: eventLayout({ address: text("</script><b>x") }) }).textOf(path);
    expect(html).not.toContain("</script><b>");
  });

  it("is in lists of pages with its content type and its facts", async () => {
    const [listed] = await open({ [path]: eventLayout({ soldOut: { value: true } }) }).contentSource.listPages("prøve");
    expect(listed).toMatchObject({
      item: {
        contentTypes: [{ id: "arrangement", title: "Arrangement" }],
        additional: {
          address: "Åboulevarden 31, 8000 Aarhus C",
          date: "2099-03-12T17:00:00+01:00",
          price: "450",
          priceIsFree: false,
          soldOut: true,
        },
      },
    });
  });

  it("is shown without a date, and with an end before the beginning", async () => {
    const wrong = { date: text(""), startTime: text("19:00"), endTime: text("17:00"), price: text("gratis") };
    const html = await open({ [path]: eventLayout(wrong) }).textOf(path);
    expect([html.includes("Datoen er ikke på plads endnu"), html.includes("ld+json")]).toEqual([true, false]);
  });
});

it("a network is in lists of pages with its content type and its facts", async () => {
  const layout = layoutOf({
    templateName: "NetworkPage",
    fields: { address: text("Odense"), price: text("gratis"), meetingFrequency: text("Hver måned") },
    main: [{ uid: "banner", componentName: "RegistrationBanner", fields: {} }],
  });
  const site = open({ "/netvaerk/odense": layout });
  expect((await site.contentSource.listPages("prøve"))[0]).toMatchObject({
    item: {
      contentTypes: [{ id: "netvaerk", title: "Netværk" }],
      additional: { address: "Odense", date: null, price: "gratis", priceIsFree: true, soldOut: false },
    },
  });
  expect(await site.textOf("/netvaerk/odense")).toContain("Hver måned");
});

describe("an editor", () => {
  const draw = async (fields: Fields) => {
    const { sitecore } = eventLayout(fields);
    const edited = { sitecore: { ...sitecore, context: { ...sitecore.context, pageEditing: true } } };
    const { html } = await renderPrepared(preparePage(edited, sampleSite), { now: at("2099-03-01T12:00") });
    return html;
  };

  it("reads the mistakes of an event, which visitors see as far as it is right", async () => {
    expect(await draw({ date: text("2099-03-12"), startTime: text("17:00"), endTime: text("16:00") })).toContain(
      "Arrangementet slutter, før det begynder (endTime).",
    );
    expect(await draw({ deadline: text("2099-04-01") })).toContain("Fristen ligger efter arrangementet (deadline).");
  });

  it("can select the date and the deadline, whatever their times", async () => {
    const html = await draw({
      date: { value: "2099-03-12T17:00", metadata: { fieldId: "dato" } },
      deadline: { value: "2099-03-05T00:00:00Z", metadata: { fieldId: "frist" } },
    });
    for (const [field, day] of [
      ["dato", "2099-03-12"],
      ["frist", "2099-03-05"],
    ])
      expect(html).toMatch(new RegExp(`<code[^>]*>[^<]*${field}[^<]*</code><time dateTime="${day}"`, "i"));
  });
});

describe("a calendar file", () => {
  const address = (side: string) => `/kalender.ics?${new URLSearchParams({ side })}`;

  it("has the event of a page, as a file to save, and must be revalidated", async () => {
    const answer = await open({ [path]: eventLayout() }).get(address(path));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="modvind.ics"',
      "cache-control": "public, max-age=0, must-revalidate",
      "x-robots-tag": "noindex",
      etag: expect.any(String),
    });
    expect(summaries(await answer.text())).toEqual(["Ledelse i modvind"]);
  });

  it.each([
    ["no page", ""],
    ["a page that does not exist", "/findes-ikke"],
    ["a page of another template", "/andet"],
    ["an event without a date", "/uden-dato"],
    ["a page of members", "/selvbetjening/moede"],
    ["an address that is not a path", "https://ond.example/x"],
    ["a path with dots", "/../arrangementer/modvind"],
  ])("is not found for %s", async (_case, side) => {
    const site = open({
      "/andet": eventLayout({}, "ContentPage"),
      "/uden-dato": eventLayout({ date: text("") }),
      "/selvbetjening/moede": eventLayout(),
    });
    expect((await site.get(address(side))).status).toBe(404);
  });
});

describe("the feed of a site", () => {
  const named = (name: string, more: Fields = {}) => eventLayout({ navigationTitle: text(name), ...more });
  const feed = "/feeds/pr%C3%B8ve/arrangementer.ics";

  it("has its events in the order of their beginning, without those long past, without a date or not indexed", async () => {
    const site = open({
      "/b": named("Den anden", { date: text("2099-04-01") }),
      "/a": named("Den første", { date: text("2099-03-20") }),
      "/for-nylig": named("For nylig", { date: text("2099-02-01"), deadline: text("") }),
      "/for-laenge-siden": named("For længe siden", { date: text("2098-02-01"), deadline: text("") }),
      "/uden-dato": named("Uden dato", { date: text("") }),
      "/skjult": named("Skjult", { robots: text("noindex") }),
      "/netvaerk": eventLayout({}, "NetworkPage"),
      "/selvbetjening/moede": named("For medlemmer"),
    });
    const answer = await site.get(feed);
    expect([answer.headers.get("content-type"), answer.headers.get("content-disposition")]).toEqual([
      "text/calendar; charset=utf-8",
      null,
    ]);
    const file = await answer.text();
    expect(summaries(file)).toEqual(["For nylig", "Den første", "Den anden"]);
    expect(file).toContain("X-WR-CALNAME:Prøve: arrangementer");
  });

  it("is empty for a site without events, and still a calendar", async () => {
    expect(summaries(await open({}).textOf(feed))).toEqual([]);
  });

  it.each(["findes-ikke", "pr%C3%B8ve-selvbetjening"])("is not found for %s", async (name) => {
    expect((await open({ [path]: eventLayout() }).get(`/feeds/${name}/arrangementer.ics`)).status).toBe(404);
  });
});

it("the server knows from the page of an event whether anybody can still sign up", async () => {
  const { contentSource } = open({ [path]: eventLayout(), "/andet": eventLayout({}, "ContentPage") });
  const find = eventSignUpIn(contentSource);
  expect(await find(path, at("2099-03-05T11:59"))).toEqual({
    title: "Ledelse i modvind",
    closed: undefined,
    isWaitingList: false,
  });
  expect((await find(`${path.toUpperCase()}/`, at("2099-03-05T12:00")))?.closed).toBe(
    "Fristen for tilmelding var torsdag den 5.\u00A0marts 2099 kl.\u00A012.",
  );
  expect([await find("/andet", 0), await find("/findes-ikke", 0), await find("", 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
