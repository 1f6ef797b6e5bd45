import { type BlockSamples, items, link, longWord, richText, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  "01": sampleOf("FactBox", {
    title: text("Opsigelsesvarsel"),
    text: richText(
      "<p>Som funktionær har du krav på varsel:</p><ul><li>en måned det første halve år</li><li>tre måneder derefter</li></ul>",
    ),
    link: link("/raad/opsigelse", "Læs om opsigelse"),
  }),
  "01, long words": sampleOf("FactBox", {
    title: text(longWord),
    text: richText(`<p>${longWord}</p>`),
    link: link("/raad", longWord),
  }),
  "01, without a link": sampleOf("FactBox", {
    title: text("Kort fortalt"),
    text: richText("<p>Kun en tekst.</p>"),
    link: link(),
  }),
  "02": sampleOf(
    "FactBox",
    {
      title: text("Kort fortalt"),
      lead: text("Det vigtigste, før du begynder."),
      items: items(3, (index) => ({ question: text(`Spørgsmål ${index + 1}?`), answer: text("Et kort svar.") })),
    },
    { variant: "02" },
  ),
  "02, forty items": sampleOf(
    "FactBox",
    {
      title: text("Mange spørgsmål"),
      items: items(40, (index) => ({ question: text(`${longWord} ${index + 1}?`), answer: text("Ja.") })),
    },
    { variant: "02" },
  ),
  "02, one item": sampleOf(
    "FactBox",
    { title: text("Kort fortalt"), items: items(1, () => ({ question: text("Hvad nu?"), answer: text("Ring.") })) },
    { variant: "02" },
  ),
  "02, empty": sampleOf("FactBox", { title: text("Ingen svar"), lead: text(), items: [] }, { variant: "02" }),
  empty: sampleOf("FactBox", { title: text("Ingen fakta"), lead: text(), link: link(), items: [] }),
};
