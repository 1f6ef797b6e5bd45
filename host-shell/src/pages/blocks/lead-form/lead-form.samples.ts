import { type BlockSamples, flag, sampleOf, text } from "../../block/block-samples.ts";
import { eventSamplePage } from "../../events/sample-event.ts";

export const samples: BlockSamples = {
  "call me": sampleOf("CallMeForm", { title: text("Bliv ringet op"), opkaldstype: text("medlemskab") }),
  "member gets member": sampleOf("MemberGetMemberForm", { title: text("Anbefal en kollega") }),
  "sold out event": sampleOf("EventSignupForm", {
    title: text("Ledelse i modvind"),
    soldOut: flag(true),
    companyEnabled: flag(true),
  }),
  "page of an event": sampleOf("EventSignupForm", { zipCodeEnabled: flag(true) }, { page: eventSamplePage() }),
  "event whose deadline has passed": sampleOf(
    "EventSignupForm",
    {},
    { page: eventSamplePage({ deadline: text("2020-03-05") }) },
  ),
  empty: sampleOf("CallMeForm", { title: text(), text: text(), button: text(), done: text(), soldOut: text() }),
};
