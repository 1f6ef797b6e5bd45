import { type BlockSamples, image, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  "01": sampleOf("HeroHeader", {
    kicker: text("For ledere"),
    title: text("Du leder andre.\nHvem leder dig?"),
    markedWord: text("dig?"),
    lead: text("Et fællesskab, der svarer."),
    primaryLink: link("/bliv-medlem", "Bliv medlem"),
    secondaryLink: link("/cv-tjek", "Tjek dit CV"),
    sheetLabel: text("Et CV med noter"),
    sheetTitle: text("Mette Holm"),
    sheetFirstHeading: text("Profil"),
    sheetQuestioned: text("Resultatorienteret"),
    sheetSecondHeading: text("Erfaring"),
    sheetMarked: text("Halverede sygefraværet"),
    question: text("Hvordan?"),
    praise: text("Det husker man."),
  }),
  "02": sampleOf(
    "HeroHeader",
    {
      title: text("Et billede på tværs"),
      lead: text("Og en sætning til."),
      primaryLink: link("/bliv-medlem", "Bliv medlem"),
      image: image(1280, 360),
    },
    { variant: "02" },
  ),
  "03": sampleOf(
    "HeroHeader",
    { title: text(longWord), lead: text(longWord), primaryLink: link("/bliv-medlem", longWord) },
    { variant: "03" },
  ),
  empty: sampleOf("HeroHeader", {
    kicker: text(),
    title: text("Kun det nødvendige"),
    markedWord: text(),
    lead: text("Alt andet er tomt."),
    primaryLink: link("/", "Til forsiden"),
    secondaryLink: link(),
    image: image(),
    sheetLabel: text(),
    sheetTitle: text(),
    question: text(),
  }),
};
