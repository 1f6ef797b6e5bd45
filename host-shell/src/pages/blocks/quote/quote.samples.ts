import { type BlockSamples, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("Quote", { text: text("Nogen tog telefonen."), source: text("Afdelingsleder, Vejle") }),
  "long words": sampleOf("Quote", { text: text(longWord), source: text(longWord) }),
  empty: sampleOf("Quote", { text: text("Uden afsender."), source: text() }),
};
