/** The parts of a list item that a card shows as text. */
export interface CardFacts {
  readonly publishedDate: string | null;
  readonly showPublishedDate: boolean;
  readonly additional: {
    readonly address: string;
    readonly date: string | null;
    readonly price: string;
    readonly priceIsFree: boolean;
    readonly soldOut: boolean;
  } | null;
}

const timeZone = "Europe/Copenhagen";
const day = new Intl.DateTimeFormat("da", { dateStyle: "long", timeZone });
const weekday = new Intl.DateTimeFormat("da", { dateStyle: "full", timeZone });
const time = new Intl.DateTimeFormat("da", { timeStyle: "short", timeZone });

/** "2026-12-12T17:00:00+01:00" -> "Lørdag den 12. december 2026 kl. 17". Midnight stands for the day. */
function beginning(iso: string): string {
  const at = new Date(iso);
  const words = weekday.format(at);
  const clock = time.format(at).replace(".00", "");
  return words[0]?.toUpperCase() + words.slice(1) + (clock === "00" ? "" : ` kl. ${clock}`);
}

/**
 * The text of each part of a card; empty parts are not shown. A price of digits, dots and commas gets "kr."
 */
export function cardTexts({ publishedDate, showPublishedDate, additional }: CardFacts) {
  const { address = "", date = null, price = "", priceIsFree = false, soldOut = false } = additional ?? {};
  return {
    published: showPublishedDate && publishedDate ? day.format(new Date(publishedDate)) : "",
    soldOut: soldOut ? "Udsolgt" : "",
    date: date ? beginning(date) : "",
    address,
    price: priceIsFree ? "Gratis" : /^[.,]*\d[\d.,]*$/.test(price) ? `${price} kr.` : price,
  };
}
