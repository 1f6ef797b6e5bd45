import { type BlockSamples, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("DagpengeStart", {
    title: text("Hvornår kan du få dagpenge?"),
    lead: text("Svar på tre eller fire spørgsmål."),
    joinLink: link("/indmeldelse?product=akasse", "Bliv medlem"),
    rulesLink: link("/regler", "Læs reglerne"),
  }),
  "long words": sampleOf("DagpengeStart", {
    title: text(longWord),
    lead: text(`${longWord} ${longWord}`),
    button: text(longWord),
  }),
  "without any text": sampleOf("DagpengeStart", {
    title: text(),
    lead: text(),
    button: text(),
    joinLink: link(),
    rulesLink: link(),
    phone: text(),
  }),
};
