import { type BlockSamples, image, items, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

const stories = [
  ["Hun fik lønnen med", "Et kontrakttjek tog to dage. Forskellen blev 4.000 kr. om måneden.", "Læs Mettes historie"],
  ["Han sagde nej tak", "Det lignede et godt job, indtil nogen læste konkurrenceklausulen.", "Læs Jens' historie"],
  ["De mødes hver sjette uge", "Otte ledere fra otte arbejdspladser, og ingen referater.", "Om netværkene"],
] as const;

export const samples: BlockSamples = {
  usual: sampleOf("Slider", {
    title: text("Det skete der bagefter"),
    lead: text("Tre ledere fortæller."),
    items: stories.map(([title, words, label]) => ({
      fields: { title: text(title), text: text(words), image: image(992, 558), link: link("/om-os/stemmer", label) },
    })),
  }),
  "without title and pictures": sampleOf("Slider", {
    items: stories.map(([title, words], index) => ({
      fields: {
        title: text(title),
        text: text(words),
        image: index === 1 ? { value: { src: "/media/kreds.svg" } } : image(),
        link: link("/om-os/stemmer"),
      },
    })),
  }),
  "one item": sampleOf("Slider", {
    items: items(1, () => ({
      title: text("Hun fik lønnen med"),
      text: text("Et kontrakttjek tog to dage."),
      image: image(992, 558, "Et rundt bord"),
      link: link("/om-os/stemmer", "Læs historien"),
    })),
  }),
  "forty items": sampleOf("Slider", {
    title: text("Mange historier"),
    items: items(40, (index) => ({
      title: text(`Historie ${index + 1}`),
      text: text("En sætning."),
      link: link("/om-os/stemmer", "Læs historien"),
    })),
  }),
  "long words": sampleOf("Slider", {
    title: text(longWord),
    items: items(2, () => ({
      title: text(longWord),
      text: text(longWord),
      image: image(992, 558),
      link: link("/om-os/stemmer", `Om ${longWord}`),
    })),
  }),
  empty: sampleOf("Slider", { title: text("Ingen historier"), items: [] }),
};
