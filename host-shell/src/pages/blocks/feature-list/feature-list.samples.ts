import { type BlockSamples, items, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  "01": sampleOf("FeatureList", {
    title: text("En uge med os"),
    lead: text("Sådan bruger andre os."),
    items: items(3, () => ({
      day: text("Mandag"),
      time: text("8.30"),
      title: text("Ring, før du skriver under"),
      text: text("Vi læser kontrakten."),
      link: link("/kontrakt", "Om kontrakter"),
    })),
    closing: text("Er din uge anderledes?"),
    closingLink: link("/kontakt", "Ring til os"),
    closingNote: text("Vi svarer til klokken 17."),
  }),
  "02": sampleOf(
    "FeatureList",
    { title: text("Det får du"), items: items(4, () => ({ title: text(longWord), text: text(longWord) })) },
    { variant: "02" },
  ),
  "forty items": sampleOf("FeatureList", {
    title: text("Mange ydelser"),
    items: items(40, (index) => ({ title: text(`Ydelse ${index + 1}`), text: text("En sætning.") })),
  }),
  empty: sampleOf("FeatureList", {
    title: text("Ingen ydelser"),
    lead: text(),
    items: [],
    closing: text(),
    closingLink: link(),
    closingNote: text(),
  }),
};
