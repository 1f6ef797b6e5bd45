import type { PageEvent } from "../../events/event.ts";
import type { EventMoment } from "../../events/event-moment.ts";
import { clockWords, dayWords, timeWords } from "../../events/event-words.ts";
import { takesSignUps, type SignUpState } from "../../events/sign-up-state.ts";
import { priceText } from "../price/price.ts";
import type { Fact } from "./fact-list.tsx";
import { unbroken } from "./unbroken.ts";

/** When and where an event is, and until when visitors can sign up. */
export function eventFacts(event: PageEvent, state: SignUpState): readonly Fact[] {
  const { day, address, addressText, deadline } = event;
  const time = timeWords(event);
  const when: Fact =
    day === undefined
      ? { label: "Hvornår", value: "Datoen er ikke på plads endnu", note: time }
      : {
          label: "Hvornår",
          value: <time dateTime={day}>{unbroken(dayWords(day))}</time>,
          note: time,
        };
  return [
    when,
    ...(address || addressText ? [placeFact(address, addressText)] : []),
    ...(deadline && takesSignUps(state) ? [{ label: "Tilmeld dig senest", value: <Moment moment={deadline} /> }] : []),
  ];
}

export function placeFact(address: string | undefined, addressText: string | undefined): Fact {
  return { label: "Hvor", value: unbroken(address ?? addressText ?? ""), note: address && addressText };
}

/** "Gratis", "450 kr."; `undefined` if the content has no price. */
export function priceWords({ price, isFree }: Pick<PageEvent, "price" | "isFree">): string | undefined {
  if (isFree) return "Gratis";
  return price === undefined ? undefined : priceText(price);
}

/** The price of an event or a network as a fact; `undefined` if the content has none. */
export function priceFact({
  priceLabel = "Pris",
  ...given
}: Pick<PageEvent, "price" | "isFree"> & { readonly priceLabel?: string | undefined }): Fact | undefined {
  const words = priceWords(given);
  return words === undefined ? undefined : { label: priceLabel, value: words };
}

function Moment({ moment }: { readonly moment: EventMoment }) {
  const { day, at } = moment;
  return (
    <>
      <time dateTime={day}>{unbroken(dayWords(day))}</time>
      {at !== undefined && ` kl.\u00A0${clockWords(at)}`}
    </>
  );
}
