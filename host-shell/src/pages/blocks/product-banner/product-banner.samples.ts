import { type BlockSamples, image, items, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

const products = [
  ["Fagforening", "279", "Rådgivning, løntjek og netværk for dig, der leder andre."],
  ["Fagforening og a-kasse", "789,50", "Det samme, og dagpenge, hvis jobbet forsvinder."],
  ["A-kasse", "510 kr./md.", "Dagpenge og en plan for det næste job."],
  ["Spring", "gratis", "For dig, der er ved at få dit første lederjob."],
  ["Selvstændig", "", "For dig, der leder din egen virksomhed."],
] as const;
const shown = (count: number, withPictures: boolean) =>
  products.slice(0, count).map(([title, price, words]) => ({
    fields: {
      title: text(title),
      text: text(words),
      price: text(price),
      link: link("/medlemskab", "Se, hvad der er med"),
      image: withPictures ? image(576, 324) : image(),
    },
  }));

export const samples: BlockSamples = {
  "three, a slider on a phone": sampleOf("ProductBanner", {
    title: text("Vælg dit medlemskab"),
    lead: text("Du kan skifte senere."),
    items: shown(3, true),
  }),
  "two without pictures": sampleOf("ProductBanner", { title: text("To slags"), items: shown(2, false) }),
  "four, stacked": sampleOf("ProductBanner", { title: text("Alle medlemskaber"), items: shown(4, true) }),
  "five without title and pictures": sampleOf("ProductBanner", { items: shown(5, false) }),
  "one item": sampleOf("ProductBanner", { title: text("Ét medlemskab"), items: shown(1, true) }),
  "forty items": sampleOf("ProductBanner", {
    title: text("Mange medlemskaber"),
    items: items(40, (index) => ({
      title: text(`Medlemskab ${index + 1}`),
      text: text("En sætning."),
      price: text(String(200 + index)),
      link: link("/medlemskab", "Se mere"),
    })),
  }),
  "long words": sampleOf("ProductBanner", {
    title: text(longWord),
    items: items(3, () => ({
      title: text(longWord),
      text: text(longWord),
      price: text(longWord),
      link: link("/medlemskab", `Om ${longWord}`),
    })),
  }),
  empty: sampleOf("ProductBanner", { title: text("Ingen medlemskaber"), items: [] }),
};
