/** The blocks have the type of Payload. Only the compiler reads this. */
import type { Block } from "payload";
import { lederkredsenBlocks } from "lederkredsen-headless";

export const blocks: Block[] = lederkredsenBlocks([]);
