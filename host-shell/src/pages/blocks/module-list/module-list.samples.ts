import { type BlockSamples, items, link, longWord, sampleOf, text } from "../../block/block-samples.ts";

const modules = [
  ["Rollen som leder", "Hvad du kan sige ja til, og hvad du skal sige nej til.", "2 timer"],
  ["Den svære samtale", "Du øver en samtale, som du selv skal have.", "En halv dag"],
  ["Tallene", "Læs et regnskab, og find det, du kan gøre noget ved.", ""],
] as const;

export const samples: BlockSamples = {
  usual: sampleOf("ModuleList", {
    title: text("Forløbet"),
    lead: text("Tre møder over seks uger."),
    items: items(3, (index) => {
      const [title, words, duration] = modules[index] ?? ["", "", ""];
      return {
        title: text(title),
        text: text(words),
        duration: text(duration),
        link: index < 2 ? link(`/forloeb/${index}`) : link(),
      };
    }),
  }),
  "one item": sampleOf("ModuleList", { title: text(), items: items(1, () => ({ title: text("Kun ét møde") })) }),
  "forty items": sampleOf("ModuleList", {
    title: text("Et langt forløb"),
    items: items(40, (index) => ({
      title: text(`Møde ${index + 1}`),
      text: text("En aften."),
      link: link("/forloeb"),
    })),
  }),
  "long words": sampleOf("ModuleList", {
    title: text(longWord),
    lead: text(longWord),
    items: items(2, () => ({
      title: text(longWord),
      text: text(longWord),
      duration: text(longWord),
      link: link("/forloeb"),
    })),
  }),
  empty: sampleOf("ModuleList", { title: text("Ingen moduler"), lead: text(), items: [] }),
};
