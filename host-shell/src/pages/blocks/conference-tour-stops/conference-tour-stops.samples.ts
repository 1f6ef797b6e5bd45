import { type BlockSamples, longWord, sampleOf, text } from "../../block/block-samples.ts";
import { conferenceSample } from "../../templates/conference-page/conference-samples.ts";

const page = conferenceSample();
const stop = (city: string, date: string, venue: string, url: string) => ({
  id: url,
  url,
  fields: { city: text(city), date: text(date), venue: text(venue) },
});
const title = text("Lederdagen kommer til din by");
const here = stop("Aarhus", "2031-02-11T09:00", "Ridehuset", "/om-os/stemmer");

export const samples: BlockSamples = {
  usual: sampleOf(
    "ConferenceTourStops",
    {
      title,
      lead: text("Samme dag, samme kaffe, tre byer."),
      items: [
        stop("København", "1969-11-05", "Øksnehallen", "/a"),
        here,
        stop("Odense", "2031-03-04T09:00", "Odeon", "/c"),
      ],
    },
    { page },
  ),
  one: sampleOf("ConferenceTourStops", { items: [here] }, { page }),
  "forty, and one without a page": sampleOf(
    "ConferenceTourStops",
    {
      title,
      items: [
        ...Array.from({ length: 40 }, (_, index) => stop(`By ${index + 1}`, "", "", `/by-${index + 1}`)),
        { id: "/findes-ikke" },
      ],
    },
    { page },
  ),
  "long words": sampleOf(
    "ConferenceTourStops",
    {
      title: text(longWord),
      lead: text(longWord),
      items: [stop(longWord, "2031-02-11", longWord, "/a"), stop(longWord, "", longWord, "/b")],
    },
    { page },
  ),
  empty: sampleOf("ConferenceTourStops", { title, lead: text(), items: [] }, { page }),
};
