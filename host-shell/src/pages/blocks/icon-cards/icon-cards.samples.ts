import { type BlockSamples, items, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("IconCards", {
    title: text("Det får du"),
    items: items(4, () => ({ title: text(longWord), text: text(longWord) })),
  }),
  "forty items": sampleOf("IconCards", {
    title: text("Mange ydelser"),
    items: items(40, (index) => ({ title: text(`Ydelse ${index + 1}`), text: text("En sætning.") })),
  }),
  empty: sampleOf("IconCards", { title: text("Ingen ydelser"), lead: text(), items: [] }),
};
