import { type BlockSamples, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("MembershipFeeCalculator", { title: text("Hvad betaler du i dag?"), button: text("Beregn") }),
  "long words": sampleOf("MembershipFeeCalculator", { title: text(longWord), text: text(longWord) }),
  empty: sampleOf("MembershipFeeCalculator", { title: text(), text: text(), button: text() }),
};
