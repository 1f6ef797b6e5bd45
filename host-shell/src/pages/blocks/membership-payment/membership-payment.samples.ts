import { type BlockSamples, longWord, sampleOf, text } from "../../block/block-samples.ts";

const fieldsOf = (words: string) => ({
  title: text(words),
  unknownPrice: text(words),
  notChosen: text(words),
  choose: text(words),
  change: text(words),
  changeText: text(words),
  totalLabel: text(words),
  addonLabel: text(words),
  freeText: text(words),
  failedText: text(words),
});

export const samples: BlockSamples = {
  usual: sampleOf("MembershipPayment", fieldsOf("Dit medlemskab")),
  "long words": sampleOf("MembershipPayment", fieldsOf(longWord)),
};
