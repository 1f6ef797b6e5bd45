import { type BlockSamples, link, longWord, sampleOf, text } from "../../block/block-samples.ts";
import { conferenceSample } from "../../templates/conference-page/conference-samples.ts";

const words = { title: text("Tag en kollega med"), text: text("Prisen er med mad, kaffe og materialer.") };

export const samples: BlockSamples = {
  usual: sampleOf("ConferenceRegistrationBanner", words, { page: conferenceSample() }),
  "one price, in words": sampleOf(
    "ConferenceRegistrationBanner",
    {},
    { page: conferenceSample({ price: text("Gratis"), priceNonMember: text(), priceGroup: text() }) },
  ),
  "it has been": sampleOf("ConferenceRegistrationBanner", words, {
    page: conferenceSample({ date: text("1969-11-05") }),
  }),
  "long words": sampleOf(
    "ConferenceRegistrationBanner",
    { title: text(longWord), text: text(longWord) },
    {
      page: conferenceSample({
        price: text(longWord),
        priceNonMember: text(longWord),
        priceGroup: text(longWord),
        link: link("/", longWord),
      }),
    },
  ),
  empty: sampleOf(
    "ConferenceRegistrationBanner",
    { title: text(), text: text() },
    { page: conferenceSample({ price: text(), priceNonMember: text(), priceGroup: text(), link: link() }) },
  ),
};
