import { type BlockSamples, flag, items, longWord, number, sampleOf, text } from "../../block/block-samples.ts";

const point = (index: number) => ({
  time: text(`${9 + (index % 12)}.00–${9 + (index % 12)}.45`),
  title: text(["Kaffe og brød", "Den svære samtale", "Når to ikke taler sammen", "Løn, der kan forklares"][index % 4]),
  text: text(index % 2 === 1 ? "Vi øver samtalen to og to, og du får sætningerne med hjem." : ""),
  highlighted: flag(index === 1),
});
const title = text("Programmet for dagen");

export const samples: BlockSamples = {
  usual: sampleOf("Programme", { title, lead: text("Kom og gå, som det passer dig."), items: items(10, point) }),
  "three, so no button": sampleOf("Programme", { title, items: items(3, point) }),
  "one after the first two": sampleOf("Programme", { title, items: items(3, point), previewCount: number(2) }),
  one: sampleOf("Programme", { title, items: items(1, point) }),
  forty: sampleOf("Programme", { items: items(40, point) }),
  "a count that cannot be": sampleOf("Programme", { title, items: items(6, point), previewCount: number(-1) }),
  "long words": sampleOf("Programme", {
    title: text(longWord),
    lead: text(longWord),
    items: items(5, () => ({
      time: text(longWord),
      title: text(longWord),
      text: text(longWord),
      highlighted: flag(true),
    })),
  }),
  empty: sampleOf("Programme", { title, lead: text(), items: [], previewCount: text() }),
};
