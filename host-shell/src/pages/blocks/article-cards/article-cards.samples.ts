import { type BlockSamples, flag, image, longWord, sampleOf, text } from "../../block/block-samples.ts";

const page = (title: string, fields: Readonly<Record<string, unknown>> = {}, url = "/design/blocks/article-cards") => ({
  id: `{${title}}`,
  name: title,
  url,
  fields: { manchet: text("Begynd med det, du har set. Ikke med det, du tror."), ...fields },
});
const picture = { imgXS: image(576, 324) };

export const samples: BlockSamples = {
  usual: sampleOf("ArticleCards", {
    title: text("Læs også"),
    lead: text("Tre artikler, der hænger sammen med denne."),
    pages: [
      page("Den svære samtale", { ...picture, publishedDate: text("2026-09-14"), showPublishedDate: flag(true) }),
      page("Dine folks løn", { ...picture, publishedDate: text("2026-09-14") }),
      page("De første 100 dage", picture),
    ],
  }),
  "events: sold out, free, with a price": sampleOf("ArticleCards", {
    pages: [
      page("Ledelse på tværs", {
        ...picture,
        date: text("2026-12-12T17:00"),
        address: text("Kongens Nytorv 9, København"),
        price: text("1.250"),
        soldOut: flag(true),
      }),
      page("Åbent hus", { ...picture, date: text("2026-12-15T00:00"), priceIsFree: flag(true) }),
      page("Skriv til os", { date: text("2027-01-07T16:30"), price: text("Fra 300 kr.") }),
    ],
  }),
  "two without pictures": sampleOf("ArticleCards", {
    title: text("To uden billeder"),
    pages: [page("Den svære samtale"), page("Dine folks løn", { manchet: text() })],
  }),
  "one item": sampleOf("ArticleCards", { title: text("Én artikel"), pages: [page("Den svære samtale", picture)] }),
  "forty items": sampleOf("ArticleCards", {
    title: text("Mange artikler"),
    pages: Array.from({ length: 40 }, (_, index) => page(`Artikel ${index + 1}`, picture)),
  }),
  "long words": sampleOf("ArticleCards", {
    title: text(longWord),
    lead: text(longWord),
    pages: Array.from({ length: 3 }, (_, index) =>
      page(`${longWord} ${index}`, { manchet: text(longWord), address: text(longWord), price: text(longWord) }),
    ),
  }),
  empty: sampleOf("ArticleCards", { title: text("Ingen artikler"), pages: [] }),
};
