import { type BlockSamples, image, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("PromotionBanner", {
    title: text("Bliv en af kredsen"),
    text: text("Det tager fem minutter, og du kan fortryde."),
    link: link("/bliv-medlem", "Bliv medlem"),
  }),
  "with a picture": sampleOf("PromotionBanner", {
    title: text("Bliv en af kredsen"),
    text: text("Det tager fem minutter, og du kan fortryde."),
    link: link("/bliv-medlem", "Bliv medlem"),
    image: image(1280, 360, "Et rundt bord"),
  }),
  "long words with a picture": sampleOf("PromotionBanner", {
    title: text(longWord),
    text: text(`${longWord} ${longWord}`),
    link: link("/bliv-medlem", longWord),
    image: { value: { src: "/media/kreds.svg" } },
  }),
  "long words": sampleOf("PromotionBanner", {
    title: text(longWord),
    text: text(`${longWord} ${longWord}`),
    link: link("/bliv-medlem", longWord),
  }),
};
