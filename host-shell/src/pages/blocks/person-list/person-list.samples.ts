import type { BlockSamples } from "../../block/block-samples.ts";
import { personListSamples } from "../../patterns/person/person-list-samples.ts";

export const samples: BlockSamples = personListSamples("PersonList");
