import { type BlockSamples, items, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("QuoteSlider", {
    title: text("Sådan siger medlemmerne"),
    items: items(3, () => ({ text: text("Nogen tog telefonen."), source: text("Afdelingsleder, Vejle") })),
  }),
  "one item": sampleOf("QuoteSlider", { title: text(), items: items(1, () => ({ text: text(longWord) })) }),
  "forty items": sampleOf("QuoteSlider", {
    title: text("Mange stemmer"),
    items: items(40, (index) => ({ text: text(`Stemme ${index + 1}`), source: text() })),
  }),
  "long words": sampleOf("QuoteSlider", {
    title: text(longWord),
    items: items(2, () => ({ text: text(`${longWord} ${longWord}`), source: text(longWord) })),
  }),
  empty: sampleOf("QuoteSlider", { title: text("Ingen stemmer"), items: [] }),
};
