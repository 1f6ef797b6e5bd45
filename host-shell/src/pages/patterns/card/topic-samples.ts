import { type BlockSamples, items, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

const topics = [
  ["Kontrakt", "Konkurrenceklausuler, bonus og det, der står med småt."],
  ["Løn", "Hvad andre i dit job får, og hvordan du beder om det."],
  ["Konflikt", "Den svære samtale, og de to, der ikke taler sammen."],
  ["Opsigelse", "Din egen eller en, du skal give."],
  ["Stress", "Når det er en medarbejder, og når det er dig."],
] as const;

/** Samples of a block that shows topics with a description. */
export const topicSamples = (component: string): BlockSamples => ({
  usual: sampleOf(component, {
    title: text("Råd om fem ting"),
    lead: text("Begynd med den, der fylder mest."),
    items: topics.map(([title, description]) => ({
      fields: {
        title: text(title),
        description: text(description),
        link: link("/raad", `Råd om ${title.toLowerCase()}`),
      },
    })),
  }),
  "without title and links": sampleOf(component, {
    items: topics.slice(0, 3).map(([title, description], index) => ({
      fields: { title: text(title), description: text(index === 0 ? "" : description), link: link() },
    })),
  }),
  "one item": sampleOf(component, {
    items: items(1, () => ({ title: text("Løn"), description: text("Hvad andre får."), link: link("/raad/loen") })),
  }),
  "forty items": sampleOf(component, {
    title: text("Mange emner"),
    items: items(40, (index) => ({
      title: text(`Emne ${index + 1}`),
      description: text("En sætning."),
      link: link("/raad", "Læs mere"),
    })),
  }),
  "long words": sampleOf(component, {
    title: text(longWord),
    items: items(3, () => ({
      title: text(longWord),
      description: text(longWord),
      link: link("/raad", `Om ${longWord}`),
    })),
  }),
  empty: sampleOf(component, { title: text("Ingen emner"), items: [] }),
});
