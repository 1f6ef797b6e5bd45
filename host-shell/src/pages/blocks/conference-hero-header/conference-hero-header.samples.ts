import { type BlockSamples, link, longWord, sampleOf, text } from "../../block/block-samples.ts";
import { conferenceSample } from "../../templates/conference-page/conference-samples.ts";

const title = text("Lederdagen");
const fields = {
  title,
  lead: text("En dag med dem, der har de samme mandage som dig."),
  secondaryLink: link("#programmet", "Se programmet"),
};

export const samples: BlockSamples = {
  usual: sampleOf("ConferenceHeroHeader", fields, { page: conferenceSample() }),
  "without a name": sampleOf("ConferenceHeroHeader", {}, { page: conferenceSample({ link: link() }) }),
  "only a theme, no date": sampleOf(
    "ConferenceHeroHeader",
    {},
    { page: conferenceSample({ city: text(), date: text(), venue: text(), link: link() }) },
  ),
  "it has been": sampleOf("ConferenceHeroHeader", fields, {
    page: conferenceSample({ date: text("1969-11-05") }),
  }),
  "long words": sampleOf(
    "ConferenceHeroHeader",
    { title: text(longWord), lead: text(longWord), secondaryLink: link("/", longWord) },
    {
      page: conferenceSample({
        city: text(longWord),
        theme: text(longWord),
        venue: text(longWord),
        link: link("/", longWord),
      }),
    },
  ),
  empty: sampleOf(
    "ConferenceHeroHeader",
    { title: text(), lead: text(), secondaryLink: link() },
    { page: conferenceSample({ city: text(), theme: text() }) },
  ),
};
