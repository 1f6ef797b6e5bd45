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
  "with years": sampleOf("Timeline", {
    title: text("Otte år, der betød noget"),
    items: items(3, (index) => ({
      label: text(`${1899 + index * 20}`),
      title: text("27 værkførere i en kælder"),
      iconType: text("label"),
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
  "02": sampleOf(
    "Timeline",
    {
      title: text("Sådan foregår det"),
      items: items(3, (index) => ({ title: text(`Trin ${index + 1}`), description: text("En sætning om trinnet.") })),
      link: link("/cv-tjek", "Begynd"),
    },
    { variant: "02" },
  ),
  "02, forty items": sampleOf(
    "Timeline",
    {
      title: text(longWord),
      items: items(40, (index) => ({ title: text(`Trin ${index + 1}`), description: text(longWord) })),
    },
    { variant: "02" },
  ),
  "02, one item": sampleOf(
    "Timeline",
    { title: text("Ét trin"), items: items(1, () => ({ title: text("Ring"), description: text("Det er det hele.") })) },
    { variant: "02" },
  ),
  "02, empty": sampleOf("Timeline", { title: text("Ingen trin"), items: [] }, { variant: "02" }),
  empty: sampleOf("Timeline", { title: text("Ingenting endnu"), items: [] }),
};
