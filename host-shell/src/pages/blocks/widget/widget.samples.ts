import { type BlockSamples, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("Widget", { widget: text("cv-check"), version: text("stable") }),
  empty: sampleOf("Widget", { widget: text("cv-check"), version: text(), load: text(), fallback: text() }),
};
