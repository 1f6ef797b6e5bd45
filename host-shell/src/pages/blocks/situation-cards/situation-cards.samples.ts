import { type BlockSamples, items, link, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("SituationCards", {
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
  "forty items": sampleOf("SituationCards", {
    title: text("Mange ydelser"),
    items: items(40, (index) => ({ title: text(`Ydelse ${index + 1}`), text: text("En sætning.") })),
  }),
  empty: sampleOf("SituationCards", {
    title: text("Ingen ydelser"),
    lead: text(),
    items: [],
    closing: text(),
    closingLink: link(),
    closingNote: text(),
  }),
};
