import { type BlockSamples, image, items, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

const guides = [
  ["Opsigelsessamtalen", "Hvad du siger, i hvilken rækkefølge, og hvad du ikke skal love."],
  ["Lønsamtalen", "Gå ind med et tal, der holder, og en grund, din chef kan bære videre."],
  ["Kontrakttjek", "De fem steder i en lederkontrakt, hvor det koster at læse hurtigt."],
  ["Den svære samtale", "Begynd med det, du har set. Ikke med det, du tror."],
  ["De første 100 dage", "Lyt længere, end du har lyst til."],
] as const;

/** Samples of a block that shows guides. */
export const guideSamples = (component: string): BlockSamples => ({
  usual: sampleOf(component, {
    title: text("Guider til de svære dage"),
    lead: text("Læs dem, før du har brug for dem."),
    items: guides.map(([title, words]) => ({
      fields: { title: text(title), text: text(words), image: image(576, 324), link: link("/guides", "Læs guiden") },
    })),
  }),
  "without title and pictures": sampleOf(component, {
    items: guides.slice(0, 3).map(([title, words], index) => ({
      fields: {
        title: text(title),
        text: text(words),
        image: index === 1 ? { value: { src: "/media/kreds.svg" } } : image(),
        link: link("/guides"),
      },
    })),
  }),
  "one item": sampleOf(component, {
    title: text("Én guide"),
    items: items(1, () => ({
      title: text("Lønsamtalen"),
      text: text("Gå ind med et tal, der holder."),
      image: image(576, 324, "Et rundt bord"),
      link: link("/guides", "Læs guiden"),
    })),
  }),
  "forty items": sampleOf(component, {
    title: text("Mange guider"),
    items: items(40, (index) => ({
      title: text(`Guide ${index + 1}`),
      text: text("En sætning."),
      image: image(576, 324),
      link: link("/guides", "Læs guiden"),
    })),
  }),
  "long words": sampleOf(component, {
    title: text(longWord),
    items: items(3, () => ({
      title: text(longWord),
      text: text(longWord),
      image: image(576, 324),
      link: link("/guides", `Om ${longWord}`),
    })),
  }),
  empty: sampleOf(component, { title: text("Ingen guider"), items: [] }),
});
