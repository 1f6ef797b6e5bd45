import { type BlockSamples, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("SparringForm", { widget: text("service-forms"), load: text("eager"), formId: text("LHO0141") }),
};
