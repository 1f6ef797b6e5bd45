import { type CardFacts, cardTexts } from "./page-card-texts.ts";

/** A list item as the call returns it. */
export interface FetchedItem extends CardFacts {
  readonly title: string;
  readonly url: string;
  readonly imgXS: { readonly src: string; readonly alt: string } | null;
  readonly imgSM: FetchedItem["imgXS"];
}

/** Fills in a copy of the empty `PageCard`, and removes its empty parts. */
export function fillPageCard(card: Element, item: FetchedItem): void {
  const partOf = (name: string) => card.querySelector(`[data-part=${name}]`);
  const link = card.querySelector("a");
  link?.setAttribute("href", item.url);
  link?.append(item.title);
  for (const [name, [text, time]] of Object.entries(cardTexts(item, Date.now()))) {
    const part = partOf(name);
    // A fact is removed with its label.
    if (!text) (part?.closest("dl > div") ?? part)?.remove();
    else part?.append(text);
    if (time) part?.setAttribute("datetime", time);
  }
  const facts = partOf("facts");
  if (!facts?.firstElementChild) facts?.remove();
  const picture = item.imgXS ?? item.imgSM;
  const image = partOf("picture");
  if (!picture) image?.remove();
  else for (const name of ["src", "alt"] as const) image?.setAttribute(name, picture[name]);
}
