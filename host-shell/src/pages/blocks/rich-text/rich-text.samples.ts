import { type BlockSamples, longWord, richText, sampleOf } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("RichText", {
    text: richText(
      '<h2>Sådan gør du</h2><p>Skriv til <a href="/kontakt">os</a>.</p><ul><li>Først</li><li>Så</li></ul>' +
        "<blockquote>Det hjalp.</blockquote>",
    ),
  }),
  "a table": sampleOf("RichText", {
    text: richText(
      "<h2>Priser</h2><table><caption>Pris om måneden</caption><thead><tr><th>Type</th><th>Pris</th></tr></thead>" +
        "<tbody><tr><td>Leder</td><td>399 kr.</td></tr></tbody></table>",
    ),
  }),
  "with contents": sampleOf(
    "RichText",
    { text: richText(`<h2>Når du søger</h2><p>Så.</p><h2>${longWord}</h2><p>${longWord}</p>`) },
    { variant: "02" },
  ),
  "long words": sampleOf("RichText", { text: richText(`<h2>${longWord}</h2><p>${longWord} ${longWord}</p>`) }),
};
