import { type BlockSamples, flag, link, longWord, number, sampleOf, text } from "../../block/block-samples.ts";
import { eventSamplePage, networkSamplePage } from "../../events/sample-event.ts";

const banner = (page: ReturnType<typeof eventSamplePage> | ReturnType<typeof networkSamplePage>, variant?: string) =>
  sampleOf("RegistrationBanner", {}, { page, ...(variant !== undefined && { variant }) });

export const samples: BlockSamples = {
  "an event": banner(eventSamplePage({ seatsLeft: number(9) })),
  "a network": banner(networkSamplePage(), "02"),
  "sold out": banner(eventSamplePage({ soldOut: flag(true) })),
  free: banner(eventSamplePage({ priceIsFree: flag(true), seatsLeft: number(1) })),
  "deadline passed": banner(eventSamplePage({ deadline: text("2020-03-05") })),
  over: banner(eventSamplePage({ date: text("2020-03-12"), deadline: text("2020-03-05") })),
  "no date, no price": banner(
    eventSamplePage({ date: text(), startTime: text(), endTime: text(), deadline: text(), price: text() }),
  ),
  "long words": banner(
    eventSamplePage({
      address: text(longWord),
      addressText: text(longWord),
      price: text(longWord),
      priceLabel: text(longWord),
      btnPrimary: link("/bliv-medlem", longWord),
      noticeText: text(longWord),
    }),
  ),
  "on another page": sampleOf("RegistrationBanner", {}),
};
