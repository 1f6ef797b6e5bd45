import {
  type BlockSamples,
  items,
  link,
  longWord,
  number,
  richText,
  sampleOf,
  text,
} from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("Timeline", {
    title: text("Din første måned"),
    items: items(3, (index) => ({
      label: text(`Uge ${index + 1}`),
      title: text("Tal med alle"),
      description: text("Én ad gangen."),
      text: richText("<p>Stil de samme tre spørgsmål.</p>"),
      expandText: text("Se spørgsmålene"),
      link: link("/om-os", "Læs mere"),
      index: number(3 - index),
      icon: text("check"),
    })),
  }),
  "one item": sampleOf("Timeline", { title: text(), items: items(1, () => ({ title: text(longWord) })) }),
  "forty items": sampleOf("Timeline", {
    title: text("Mange trin"),
    items: items(40, (index) => ({
      label: text(),
      title: text(`Trin ${index + 1}`),
      description: text(),
      text: text(),
      link: link(),
      index: text(),
      icon: text("no-such-icon"),
      iconType: text("number"),
    })),
  }),
  empty: sampleOf("Timeline", { title: text("Ingenting endnu"), items: [] }),
};
