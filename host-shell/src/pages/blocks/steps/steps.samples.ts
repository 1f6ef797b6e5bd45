import { type BlockSamples, items, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("Steps", {
    title: text("Sådan foregår det"),
    items: items(3, (index) => ({ title: text(`Trin ${index + 1}`), text: text("En sætning om trinnet.") })),
    link: link("/cv-tjek", "Begynd"),
  }),
  "forty items": sampleOf("Steps", {
    title: text(longWord),
    items: items(40, (index) => ({ title: text(`Trin ${index + 1}`), text: text(longWord) })),
  }),
  empty: sampleOf("Steps", { title: text("Ingen trin"), items: [], link: link() }),
};
