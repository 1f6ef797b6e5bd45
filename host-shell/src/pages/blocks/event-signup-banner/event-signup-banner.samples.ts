import { type BlockSamples, flag, longWord, sampleOf, text } from "../../block/block-samples.ts";
import { eventSamplePage } from "../../events/sample-event.ts";

export const samples: BlockSamples = {
  usual: sampleOf(
    "EventSignupBanner",
    { title: text("Skriv planen, før dag 101"), text: text("Der er stadig ni pladser.") },
    { page: eventSamplePage() },
  ),
  "without texts": sampleOf("EventSignupBanner", { title: text(), text: text() }, { page: eventSamplePage() }),
  "sold out": sampleOf("EventSignupBanner", {}, { page: eventSamplePage({ soldOut: flag(true) }) }),
  over: sampleOf("EventSignupBanner", {}, { page: eventSamplePage({ date: text("2020-03-12") }) }),
  "long words": sampleOf(
    "EventSignupBanner",
    { title: text(longWord), text: text(longWord) },
    { page: eventSamplePage() },
  ),
  "on another page": sampleOf("EventSignupBanner", {}),
};
