import { type BlockSamples, longWord, sampleOf, text } from "../../block/block-samples.ts";

const words = (word: string) => ({ title: text(word), text: text(word), caption: text(word) });

export const samples: BlockSamples = {
  necessary: sampleOf("StoredItems", words("Nødvendige")),
  "with consent to statistics": sampleOf("StoredItems", words("Statistik"), { variant: "02" }),
  "long words": sampleOf("StoredItems", words(longWord)),
  "without a text": sampleOf("StoredItems", { ...words("Nødvendige"), text: text() }),
};
