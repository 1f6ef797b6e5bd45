import { type BlockSamples, flag, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  "call me": sampleOf("CallMeForm", { title: text("Bliv ringet op"), opkaldstype: text("medlemskab") }),
  "member gets member": sampleOf("MemberGetMemberForm", { title: text("Anbefal en kollega") }),
  "sold out event": sampleOf("EventSignupForm", {
    title: text("Ledelse i modvind"),
    soldOut: flag(true),
    companyEnabled: flag(true),
  }),
  empty: sampleOf("CallMeForm", { title: text(), text: text(), button: text(), done: text(), soldOut: text() }),
};
