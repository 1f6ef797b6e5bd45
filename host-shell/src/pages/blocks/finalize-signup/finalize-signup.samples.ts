import { type BlockSamples, items, longWord, sampleOf, text } from "../../block/block-samples.ts";

const contentOf = (words: string, count: number) => ({
  title: text(words),
  paymentTitle: text(words),
  paymentText: text(words),
  addonsTitle: text(words),
  addonsText: text(words),
  products: items(count, (index) => ({
    value: text(`tilvalg-${index}`),
    title: text(words),
    text: text(words),
    infoLabel: text("45,-/md."),
  })),
  confirmationTitle: text(words),
  confirmationText: text(words),
});

export const samples: BlockSamples = {
  usual: sampleOf("FinalizeSignup", contentOf("Gør din indmeldelse færdig", 3)),
  "long words": sampleOf("FinalizeSignup", contentOf(longWord, 1)),
  empty: sampleOf("FinalizeSignup", contentOf("Uden tilvalg", 0)),
};
