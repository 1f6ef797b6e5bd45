import { type BlockSamples, image, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("ContactBanner", {
    title: text("Er du i tvivl, så ring"),
    text: text("Du taler med en, der selv har været leder. Det koster ikke noget."),
    email: text("hej@lederkredsen.example"),
    link: link("/bliv-medlem/ring-til-mig", "Bed os ringe"),
  }),
  "with a picture": sampleOf("ContactBanner", {
    title: text("Sig det til os"),
    text: text("Vi svarer samme dag."),
    phone: text("70 20 30 40"),
    email: text("hej@lederkredsen.example"),
    image: image(576, 324),
  }),
  "long words": sampleOf("ContactBanner", {
    title: text(longWord),
    text: text(longWord),
    phone: text(longWord),
    email: text(`${longWord}@${longWord}.example`),
    link: link("/kontakt", longWord),
  }),
  empty: sampleOf("ContactBanner", {
    title: text("Kun en overskrift"),
    text: text(),
    phone: text(),
    email: text(),
    link: link(),
    image: image(),
  }),
};
