import type { BlockSamples } from "../../block/block-samples.ts";
import { topicSamples } from "../../patterns/card/topic-samples.ts";

export const samples: BlockSamples = topicSamples("FeatureSlider");
