import { type BlockSamples, longWord, richText, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("ExpandBox", {
    title: text("Hvad dækker det?"),
    text: richText("<p>Løn under sygdom, opsigelse og forhandling.</p>"),
    openText: text("Læs mere"),
    closeText: text("Luk"),
  }),
  "long words": sampleOf("ExpandBox", { title: text(longWord), text: richText(`<p>${longWord}</p>`) }),
  empty: sampleOf("ExpandBox", {
    title: text("Uden knaptekster"),
    text: richText("<p>Knappen har sine egne ord.</p>"),
    openText: text(),
    closeText: text(),
  }),
};
