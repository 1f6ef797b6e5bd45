/** The parts of a list item that a card shows as text. */
export interface CardFacts {
  readonly manchet: string;
  readonly publishedDate: string | null;
  readonly showPublishedDate: boolean;
  readonly additional: {
    readonly address: string;
    readonly date: string | null;
    readonly price: string;
    readonly priceIsFree: boolean;
    readonly soldOut: boolean;
    readonly closesAt?: string | null | undefined;
  } | null;
}

function dayOf(iso: string, dateStyle: "long" | "full"): string {
  const day = new Date(iso).toLocaleDateString("da", { dateStyle, timeZone: "Europe/Copenhagen" });
  // The day and the month stay in one line.
  return day.replace(/(?<=\d\.) /, "\u00A0");
}

/** "2026-12-12T17:30:00+01:00" -> " kl. 17.30"; empty at midnight, which stands for the day. */
function clockOf(iso: string): string {
  const [hours = "", minutes = ""] = iso.slice(11, 16).split(":");
  if (hours === "00" && minutes === "00") return "";
  return ` kl.\u00A0${Number(hours)}${minutes === "00" ? "" : `.${minutes}`}`;
}

/**
 * The text of each part of a card, and the time that it stands for. Parts without a text are not shown. Times have the
 * offset of Copenhagen. A price of digits, dots and commas gets "kr."
 */
export function cardTexts({ manchet, publishedDate, showPublishedDate, additional }: CardFacts, now: number) {
  const { address = "", date, price = "", priceIsFree, soldOut } = additional ?? {};
  return {
    manchet: [manchet],
    published: [publishedDate && showPublishedDate ? dayOf(publishedDate, "long") : "", publishedDate],
    signUp: [soldOut ? "Udsolgt" : isClosed({ additional }, now) ? "Tilmelding lukket" : ""],
    date: [date ? dayOf(date, "full") + clockOf(date) : "", date],
    address: [address],
    price: [priceIsFree ? "Gratis" : /^[.,]*\d[\d.,]*$/.test(price) ? `${price} kr.` : price],
  } as const satisfies Record<string, readonly [text: string, time?: string | null | undefined]>;
}

/** Whether nobody can sign up any more for an event that is still to come. Midnight stands for the day. */
function isClosed({ additional }: Pick<CardFacts, "additional">, now: number): boolean {
  const { date, closesAt } = additional ?? {};
  if (!date || !closesAt || Date.parse(closesAt) > now) return false;
  return now < Date.parse(date) + (clockOf(date) === "" ? 24 * 60 * 60_000 : 0);
}
