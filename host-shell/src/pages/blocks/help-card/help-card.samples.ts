import { type BlockSamples, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("HelpCard", {
    title: text("Ring til en rådgiver"),
    text: text("Det er anonymt."),
    phone: text("70 20 30 40"),
  }),
  "the number of the site": sampleOf("HelpCard", { title: text("Ring til en rådgiver"), phone: text() }),
  "long words": sampleOf("HelpCard", { title: text(longWord), text: text(longWord), phone: text(longWord) }),
  "no number": sampleOf("HelpCard", { title: text(longWord), text: text(), phone: text("Skriv til os") }),
};
