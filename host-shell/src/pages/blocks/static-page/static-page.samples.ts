import { type BlockSamples, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("StaticPage", { key: text("ring-til-os") }),
  missing: sampleOf("StaticPage", { key: text("findes-ikke") }),
  empty: sampleOf("StaticPage", { key: text() }),
};
