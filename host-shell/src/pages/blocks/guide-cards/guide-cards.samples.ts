import type { BlockSamples } from "../../block/block-samples.ts";
import { guideSamples } from "../../patterns/guide-card/guide-samples.ts";

export const samples: BlockSamples = guideSamples("GuideCards");
