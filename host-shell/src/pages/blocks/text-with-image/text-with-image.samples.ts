import { type BlockSamples, image, link, longWord, richText, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  "01": sampleOf("TextWithImage", {
    title: text("Vi kender dit bord"),
    text: richText("<p>Vi har selv siddet ved det.</p>"),
    image: image(576, 324, "Et rundt bord"),
    link: link("/om-os", "Om os"),
  }),
  "02": sampleOf(
    "TextWithImage",
    {
      title: text(longWord),
      text: richText(`<p>${longWord}</p>`),
      image: image(992, 558),
      imageNarrow: image(576, 324),
    },
    { variant: "02" },
  ),
  "01, long words": sampleOf("TextWithImage", {
    title: text(longWord),
    text: richText(`<p>${longWord}</p>`),
    image: image(992, 558, longWord),
    link: link("/om-os", longWord),
  }),
  empty: sampleOf("TextWithImage", {
    title: text(),
    text: richText("<p>Uden billede.</p>"),
    image: image(),
    imageNarrow: image(),
    link: link(),
  }),
};
