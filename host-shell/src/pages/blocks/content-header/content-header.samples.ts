import { type BlockSamples, image, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("ContentHeader", {
    kicker: text("Medlemskab"),
    title: text("Et fællesskab for ledere"),
    lead: text("Vi hjælper dig, når det er svært at være leder."),
    link: link("/bliv-medlem", "Bliv medlem"),
    linkNote: text("Det tager fem minutter."),
  }),
  "with an image": sampleOf("ContentHeader", {
    kicker: text("Råd"),
    title: text("Skift job uden at brænde broer"),
    lead: text("Sådan siger du op, så du også kan bruge din gamle chef som reference."),
    image: image(992, 558, "To mennesker ved et bord"),
    imageNarrow: image(576, 324, "To mennesker ved et bord"),
    link: link("/raad/opsigelse", "Læs om opsigelse"),
  }),
  "with an image, long words": sampleOf("ContentHeader", {
    title: text(longWord),
    lead: text(longWord),
    image: image(992, 558),
  }),
  "of a tool": sampleOf(
    "ContentHeader",
    { title: text("CV-tjek for ledere"), lead: text("Se dit CV med en andens øjne.") },
    { variant: "02" },
  ),
  "of a tool, with all it may have": sampleOf(
    "ContentHeader",
    {
      kicker: text("Medlemskab"),
      title: text(longWord),
      lead: text(`${longWord} ${longWord}`),
      link: link("/bliv-medlem", "Bliv medlem"),
      linkNote: text("Det tager fem minutter."),
    },
    { variant: "02" },
  ),
  "long words": sampleOf("ContentHeader", { title: text(longWord), lead: text(longWord) }),
  empty: sampleOf("ContentHeader", {
    kicker: text(),
    title: text("Kun en overskrift"),
    lead: text(),
    image: image(),
    link: link(),
    linkNote: text(),
  }),
};
