import { type BlockSamples, sampleOf } from "../../block/block-samples.ts";

export const samples: BlockSamples = { usual: sampleOf("SparringForm", {}) };
