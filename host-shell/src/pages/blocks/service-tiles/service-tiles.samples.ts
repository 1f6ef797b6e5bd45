import { type BlockSamples, items, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("ServiceTiles", {
    title: text("Det kan du her"),
    items: items(3, (index) => ({
      title: text(`Min post ${index + 1}`),
      text: text("Breve fra os, samlet ét sted."),
      link: link("/selvbetjening/post", "Til min post"),
      icon: text("mail"),
      feature: text("myPost"),
    })),
  }),
  "long words": sampleOf("ServiceTiles", {
    title: text(longWord),
    items: items(2, (index) => ({ title: text(longWord + index), text: text(longWord), link: link("/x", longWord) })),
  }),
  empty: sampleOf("ServiceTiles", { title: text("Ingen ydelser"), items: [] }),
};
