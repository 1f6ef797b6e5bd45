import { type BlockSamples, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("ContentHeader", {
    kicker: text("Medlemskab"),
    title: text("Et fællesskab for ledere"),
    lead: text("Vi hjælper dig, når det er svært at være leder."),
    link: link("/bliv-medlem", "Bliv medlem"),
    linkNote: text("Det tager fem minutter."),
  }),
  "long words": sampleOf("ContentHeader", { title: text(longWord), lead: text(longWord) }),
  "above a tool": sampleOf(
    "ContentHeader",
    {
      kicker: text("CV-tjek for ledere"),
      title: text("Se dit CV med en andens øjne"),
      lead: text("Vi læser det og skriver noterne i margenen."),
    },
    { variant: "02" },
  ),
  empty: sampleOf("ContentHeader", {
    kicker: text(),
    title: text("Kun en overskrift"),
    lead: text(),
    link: link(),
    linkNote: text(),
  }),
};
