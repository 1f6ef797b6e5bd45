import { type BlockSamples, longWord, sampleOf, text } from "../../block/block-samples.ts";

const fieldsOf = (words: string) => ({
  print: text(words),
  fileLabel: text(words),
  madeText: text(`${words} {dag}`),
  personTitle: text(words),
  personText: text(words),
  registerTitle: text(words),
  registerText: text(words),
  sentTitle: text(words),
  filesTitle: text(words),
  consentsTitle: text(words),
  cvTitle: text(words),
  sessionsTitle: text(words),
  nothing: text(words),
  otherForm: text(words),
  failedText: text(words),
});

export const samples: BlockSamples = {
  usual: sampleOf("MemberArchive", fieldsOf("Dit medlemskab")),
  "long words": sampleOf("MemberArchive", fieldsOf(longWord)),
};
