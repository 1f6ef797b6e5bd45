import { type BlockSamples, items, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("SignupSheet", {
    variants: items(2, (index) => ({ variant: text(`variant-${index}`), widgetId: text("afslut-indmeldelse") })),
    loadingTitle: text("Et øjeblik"),
    loadFailed: text("Arket kan ikke hentes"),
  }),
  "long words": sampleOf("SignupSheet", {
    variants: items(1, () => ({ variant: text(longWord), widgetId: text(longWord) })),
  }),
};
