import { type BlockSamples, longWord, number, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("IframeEmbed", {
    src: text("https://kort.example/moeder"),
    title: text("Kort over møder"),
    height: number(360),
  }),
  "waits for consent": sampleOf("IframeEmbed", {
    src: text("https://some.example/opslag"),
    title: text(`${longWord} ${longWord}`),
    height: number(90_000),
  }),
  "of an origin that is not listed": sampleOf("IframeEmbed", {
    src: text("https://fremmed.example/"),
    title: text("En fremmed side"),
    page: text("https://fremmed.example/vis"),
    height: text(),
  }),
};
