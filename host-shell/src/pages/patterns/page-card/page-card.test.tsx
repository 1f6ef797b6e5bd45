import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PageListItem } from "../../../services/page-lists/page-list.ts";
import { sampleItem } from "../../../services/page-lists/testing/sample-items.ts";
import { PageCard } from "./page-card.tsx";

const now = Date.parse("2026-12-01T12:00:00+01:00");

function draw(more: Partial<PageListItem>): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<PageCard item={sampleItem("løn", more)} level="h3" now={now} />);
  return document.body;
}
const wordsOf = (more: Partial<PageListItem>) =>
  [...draw(more).querySelectorAll("h3, time:not(dl time), p, dd")].map(({ textContent }) => textContent);
const event = (more: Partial<NonNullable<PageListItem["additional"]>>): Partial<PageListItem> => ({
  manchet: "",
  additional: { address: "", date: null, price: "", priceIsFree: false, soldOut: false, ...more },
});

test("a card is one link, named by the title", () => {
  const links = draw(event({ address: "Nytorv 9", soldOut: true })).querySelectorAll("a");
  expect([...links].map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ["/artikler/løn", "Om løn"],
  ]);
});

test("the date is only shown if the page says so", () => {
  expect(wordsOf({ showPublishedDate: true })).toEqual([
    "14.\u00A0september 2026",
    "Om løn",
    "Det korte af det lange.",
  ]);
  expect(wordsOf({ showPublishedDate: false })).toEqual(["Om løn", "Det korte af det lange."]);
  expect(wordsOf({ showPublishedDate: true, publishedDate: null })).toEqual(["Om løn", "Det korte af det lange."]);
});

test.each([
  [{ price: "1.250" }, ["Om løn", "1.250 kr."]],
  [{ price: "99,50" }, ["Om løn", "99,50 kr."]],
  [{ price: "Fra 300 kr." }, ["Om løn", "Fra 300 kr."]],
  [{ price: "1.250", priceIsFree: true }, ["Om løn", "Gratis"]],
  [{ price: "" }, ["Om løn"]],
  [{ soldOut: true, priceIsFree: true }, ["Udsolgt", "Om løn", "Gratis"]],
])("of %j, the card says %j", (more, words) => {
  expect(wordsOf(event(more))).toEqual(words);
});

test.each([
  ["2026-12-12T17:00:00+01:00", "lørdag den 12.\u00A0december 2026 kl.\u00A017"],
  ["2026-12-12T17:30:00+01:00", "lørdag den 12.\u00A0december 2026 kl.\u00A017.30"],
  ["2026-12-12T07:45:00+01:00", "lørdag den 12.\u00A0december 2026 kl.\u00A07.45"],
  ["2026-12-12T09:00:00+01:00", "lørdag den 12.\u00A0december 2026 kl.\u00A09"],
  ["2026-12-12T00:00:00+01:00", "lørdag den 12.\u00A0december 2026"],
  ["2026-07-02T00:30:00+02:00", "torsdag den 2.\u00A0juli 2026 kl.\u00A00.30"],
])("an event at %s begins %s", (date, words) => {
  expect(wordsOf(event({ date, address: "Nytorv 9" }))).toEqual(["Om løn", words, "Nytorv 9"]);
});

test.each([
  ["2026-12-01T12:01:00+01:00", "2026-12-12T17:00:00+01:00", false, []],
  ["2026-12-01T12:00:00+01:00", "2026-12-12T17:00:00+01:00", false, ["Tilmelding lukket"]],
  ["2026-12-01T12:00:00+01:00", "2026-12-12T17:00:00+01:00", true, ["Udsolgt"]],
  ["2026-11-01T12:00:00+01:00", "2026-11-30T00:00:00+01:00", false, []],
])(
  "of an event that closes at %s and begins at %s, sold out: %s, the card says %j",
  (closesAt, date, soldOut, words) => {
    const said = [...draw(event({ closesAt, date, soldOut })).querySelectorAll("p")].map(
      ({ textContent }) => textContent,
    );
    expect(said).toEqual(words);
  },
);
