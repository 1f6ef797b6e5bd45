import { type BlockSamples, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("PromotionBanner", {
    title: text("Bliv en af kredsen"),
    text: text("Det tager fem minutter, og du kan fortryde."),
    link: link("/bliv-medlem", "Bliv medlem"),
  }),
  "long words": sampleOf("PromotionBanner", {
    title: text(longWord),
    text: text(`${longWord} ${longWord}`),
    link: link("/bliv-medlem", longWord),
  }),
};
