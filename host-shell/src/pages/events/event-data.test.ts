import { expect, it } from "vitest";
import { flag, text } from "../block/block-samples.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { eventData } from "./event-data.ts";
import { eventSamplePage } from "./sample-event.ts";

const page = {
  title: "Ledelse i modvind",
  head: { description: "Et aftenmøde.", image: { src: "/media/a.svg", alt: "", width: 1200, height: 630 } },
  view: { path: "/arrangementer/å", publicUrl: "https://lk.example", site: sampleSite },
};

const data = (fields = {}) => eventData(eventSamplePage(fields).data, page) as Record<string, unknown> | undefined;

it("describes an event for search engines", () => {
  const url = "https://lk.example/arrangementer/%C3%A5";
  expect(JSON.parse(JSON.stringify(data()))).toEqual({
    "@context": "https://schema.org",
    "@type": "Event",
    name: "Ledelse i modvind",
    description: "Et aftenmøde.",
    image: "https://lk.example/media/a.svg",
    url,
    startDate: "2099-03-12T17:00:00+01:00",
    endDate: "2099-03-12T19:30:00+01:00",
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: "Åboulevarden 31, 8000 Aarhus C", address: "Åboulevarden 31, 8000 Aarhus C" },
    offers: {
      "@type": "Offer",
      price: 450,
      priceCurrency: "DKK",
      availability: "https://schema.org/InStock",
      validThrough: "2099-03-05T12:00:00+01:00",
      url,
    },
    organizer: { "@type": "Organization", name: "Prøve", url: "https://lk.example/" },
  });
});

it.each([
  ["Online", "https://schema.org/OnlineEventAttendanceMode", ["VirtualLocation"]],
  ["Online på Teams", "https://schema.org/OnlineEventAttendanceMode", ["VirtualLocation"]],
  ["Margenvej 14 og online", "https://schema.org/MixedEventAttendanceMode", ["Place", "VirtualLocation"]],
  ["Onlinegade 3", "https://schema.org/OfflineEventAttendanceMode", ["Place"]],
])("reads from the address %j how one takes part", (address, mode, places) => {
  const { eventAttendanceMode, location } = data({ address: text(address) }) ?? {};
  expect([eventAttendanceMode, [location].flat().map((place) => (place as { "@type": string })["@type"])]).toEqual([
    mode,
    places,
  ]);
});

it("offers a free or sold-out event as such, and no price that is not one number", () => {
  expect(data({ priceIsFree: flag(true), soldOut: flag(true) })).toMatchObject({
    isAccessibleForFree: true,
    offers: { price: 0, availability: "https://schema.org/SoldOut" },
  });
  expect(data({ price: text("Fra 300 kr.") })?.["offers"]).toBeUndefined();
});

it("is left out without a date, which search engines require", () => {
  expect(data({ date: text() })).toBeUndefined();
});
