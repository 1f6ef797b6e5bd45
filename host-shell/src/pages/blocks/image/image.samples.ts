import { type BlockSamples, image, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  "01": sampleOf("Image", { image: image(992, 558, "Et rundt bord"), caption: text("Her mødes vi.") }),
  "02": sampleOf(
    "Image",
    { image: image(1280, 360), imageNarrow: image(576, 324), caption: text(`${longWord} ${longWord}`) },
    { variant: "02" },
  ),
  empty: sampleOf("Image", { image: image(), imageNarrow: image(), caption: text() }),
};
