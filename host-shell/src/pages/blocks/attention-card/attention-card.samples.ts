import { type BlockSamples, link, longWord, richText, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("AttentionCard", {
    title: text("Skriv ikke under samme dag"),
    text: richText("<p>Du har ret til at få aftalen læst. Bed om at få den med hjem, og ring til os.</p>"),
    link: link("/kontakt", "Få aftalen læst"),
  }),
  "long words": sampleOf("AttentionCard", {
    title: text(`${longWord} ${longWord}`),
    text: richText(`<p>${longWord}</p>`),
    link: link("/kontakt", longWord),
  }),
  empty: sampleOf("AttentionCard", { title: text("Uden link"), text: richText("<p>Kun en tekst.</p>"), link: link() }),
};
