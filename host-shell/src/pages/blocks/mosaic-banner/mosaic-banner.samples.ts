import { type BlockSamples, image, items, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

const mosaicOf = (count: number) =>
  sampleOf("MosaicBanner", {
    title: text("Kredsen mødes i hele landet"),
    text: text("Seks gange om året, otte ledere ad gangen, og altid med kaffe."),
    link: link("/om-os", "Find din kreds"),
    images: items(count, (index) => ({ image: image(992, 558, index === 0 ? "Et rundt bord" : "") })),
  });

export const samples: BlockSamples = {
  "two pictures": mosaicOf(2),
  "three pictures": mosaicOf(3),
  "four pictures": mosaicOf(4),
  "five pictures": mosaicOf(5),
  "one item": mosaicOf(1),
  "forty items": mosaicOf(40),
  "long words": sampleOf("MosaicBanner", {
    title: text(longWord),
    text: text(longWord),
    link: link("/om-os", longWord),
    images: items(2, () => ({ image: { value: { src: "/media/kreds.svg" } } })),
  }),
  empty: sampleOf("MosaicBanner", { title: text("Uden billeder"), text: text(), link: link(), images: [] }),
};
