import { type BlockSamples, longWord, sampleOf, text } from "../../block/block-samples.ts";

const fieldsOf = (words: string) => ({
  title: text(words),
  text: text(words),
  edit: text(words),
  save: text(words),
  cancel: text(words),
  pendingLabel: text(words),
  pendingText: text(`${words} {dag}`),
  withdraw: text(words),
  withdrawn: text(words),
  saved: text(words),
  unknown: text(words),
  failedText: text(words),
  signedOutText: text(words),
  withoutScript: text(words),
});

export const samples: BlockSamples = {
  usual: sampleOf("ContactDetails", fieldsOf("Dit medlemskab")),
  "long words": sampleOf("ContactDetails", fieldsOf(longWord)),
};
