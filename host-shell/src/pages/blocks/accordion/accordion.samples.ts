import { type BlockSamples, items, longWord, richText, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("Accordion", {
    title: text("Det spørger folk om"),
    items: items(4, (index) => ({
      title: text(`Hvornår kan jeg få dagpenge ${index + 1}?`),
      text: richText("<p>Når du har været medlem i et år.</p>"),
    })),
  }),
  "one item": sampleOf("Accordion", {
    title: text(),
    items: items(1, () => ({ title: text(longWord), text: richText(`<p>${longWord} ${longWord}</p>`) })),
  }),
  "forty items": sampleOf("Accordion", {
    items: items(40, (index) => ({ title: text(`Spørgsmål ${index + 1}`), text: richText("<p>Svar.</p>") })),
  }),
  "long words": sampleOf("Accordion", {
    title: text(longWord),
    items: items(2, () => ({ title: text(`${longWord} ${longWord}`), text: richText(`<p>${longWord}</p>`) })),
  }),
  empty: sampleOf("Accordion", { title: text(), items: [] }),
};
