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
  "one item": sampleOf("ServiceTiles", {
    title: text("Det kan du her"),
    items: items(1, () => ({
      title: text("Min post"),
      text: text("Breve fra os."),
      link: link("/post", "Til min post"),
    })),
  }),
  "forty items": sampleOf("ServiceTiles", {
    title: text("Mange ydelser"),
    items: items(40, (index) => ({
      title: text(`Ydelse ${index + 1}`),
      text: text("En sætning."),
      link: link("/selvbetjening/post", "Gå til den"),
    })),
  }),
  "long words": sampleOf("ServiceTiles", {
    title: text(longWord),
    items: items(2, (index) => ({ title: text(longWord + index), text: text(longWord), link: link("/x", longWord) })),
  }),
  empty: sampleOf("ServiceTiles", { title: text("Ingen ydelser"), items: [] }),
};
