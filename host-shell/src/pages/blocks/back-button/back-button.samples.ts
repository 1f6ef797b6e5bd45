import { type BlockSamples, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("BackButton", { label: text("Tilbage til alle råd"), link: link("/raad") }),
  "long words": sampleOf("BackButton", { label: text(`${longWord} ${longWord}`), link: link("/raad") }),
  empty: sampleOf("BackButton", { label: text(), link: link() }),
};
