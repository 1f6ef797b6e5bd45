import { type BlockSamples, sampleOf } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  "01": sampleOf("Divider", {}),
  "02": sampleOf("Divider", {}, { variant: "02" }),
};
