import { type CardFacts, cardTexts } from "./page-card-texts.ts";

/** A list item as the call returns it. */
export interface FetchedItem extends CardFacts {
  readonly title: string;
  readonly url: string;
  readonly manchet: string;
  readonly imgXS: { readonly src: string; readonly alt: string } | null;
  readonly imgSM: FetchedItem["imgXS"];
}

/** Fills in a copy of the empty `PageCard`, and removes its empty parts. */
export function fillPageCard(card: Element, item: FetchedItem): void {
  const partOf = (name: string) => card.querySelector<HTMLElement>(`[data-part=${name}]`);
  const link = card.querySelector("a");
  link?.setAttribute("href", item.url);
  link?.append(item.title);
  for (const [name, text] of Object.entries({ ...cardTexts(item), manchet: item.manchet })) {
    const part = partOf(name);
    // A fact is removed with its label.
    if (!text) (part?.closest("dl > div") ?? part)?.remove();
    else (part?.querySelector("time") ?? part)?.append(text);
  }
  partOf("published")?.setAttribute("datetime", item.publishedDate?.slice(0, 10) ?? "");
  partOf("date")?.firstElementChild?.setAttribute("datetime", item.additional?.date ?? "");
  const facts = partOf("facts");
  if (!facts?.firstElementChild) facts?.remove();
  const picture = item.imgXS ?? item.imgSM;
  const image = partOf("picture");
  if (!picture) image?.remove();
  else for (const name of ["src", "alt"] as const) image?.setAttribute(name, picture[name]);
}
