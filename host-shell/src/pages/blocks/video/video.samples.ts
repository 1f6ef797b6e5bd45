import { type BlockSamples, image, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  "inline, with the platform's thumbnail": sampleOf("Video", {
    title: text("Den svære samtale"),
    address: text("https://www.youtube.com/watch?v=aqz-KE-bpKQ"),
    poster: image(),
    mode: text("inline"),
  }),
  "fullscreen, with a poster": sampleOf("Video", {
    title: text(`${longWord} ${longWord}`),
    address: text("https://vimeo.com/1084537"),
    poster: image(992, 558),
    mode: text("fullscreen"),
  }),
  "of an unknown platform": sampleOf("Video", {
    title: text("Ukendt"),
    address: text("https://fremmed.example/film"),
    mode: text("biograf"),
  }),
};
