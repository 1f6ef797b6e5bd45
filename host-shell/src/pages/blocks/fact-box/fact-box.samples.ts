import { type BlockSamples, items, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("FactBox", {
    title: text("Kort fortalt"),
    lead: text("Det vigtigste, før du begynder."),
    items: items(3, (index) => ({ question: text(`Spørgsmål ${index + 1}?`), answer: text("Et kort svar.") })),
  }),
  "forty items": sampleOf("FactBox", {
    title: text("Mange spørgsmål"),
    items: items(40, (index) => ({ question: text(`${longWord} ${index + 1}?`), answer: text("Ja.") })),
  }),
  empty: sampleOf("FactBox", { title: text("Ingen spørgsmål"), lead: text(), items: [] }),
};
