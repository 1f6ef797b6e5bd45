import { heading, text as type } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { optionalText } from "../../content/fields/text.ts";
import { endOfDay } from "../../patterns/danish-date/danish-date.ts";
import { priceText } from "../../patterns/price/price.ts";
import {
  type ConferenceData,
  conferenceProblem,
  knownConference,
} from "../../templates/conference-page/conference-data.ts";
import * as styles from "./conference-registration-banner.css.ts";

/** The prices of a conference, and the way to its registration until the day of the conference is over. */
export const conferenceRegistrationBanner = defineBlock({
  name: "conference-registration-banner",
  component: "ConferenceRegistrationBanner",
  fields: v.object({ title: optionalText, text: optionalText }),
  problem: (_fields, page) => conferenceProblem(page),
  emptyText: (_fields, _data, page) => {
    const conference = knownConference(page);
    const isEmpty = pricesOf(conference).length === 0 && !conference.link;
    return isEmpty ? "Konferencen har hverken priser eller et link til tilmelding." : undefined;
  },
  changesAt: ({ now }, _fields, page) => {
    const { date } = knownConference(page);
    return date !== undefined && endOfDay(date) > now ? endOfDay(date) : undefined;
  },
  draw: ({ fields: { title, text }, page, id, outer, view }) => {
    const conference = knownConference(page);
    const { date, link } = conference;
    const isOver = date !== undefined && endOfDay(date) <= view.now;
    const prices = pricesOf(conference);
    return (
      <section className={styles.section} {...outer} aria-labelledby={`${id}-title`}>
        <div className={styles.opening}>
          <h2 className={heading.xxl} id={`${id}-title`}>
            {title ?? "Pris og tilmelding"}
          </h2>
          {text && <p className={type.soft}>{text}</p>}
        </div>
        <div className={styles.offer}>
          {prices.length > 0 && (
            <dl className={styles.prices}>
              {prices.map(({ label, price }) => (
                <div className={styles.price} key={label}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.amount}>{priceText(price)}</dd>
                </div>
              ))}
            </dl>
          )}
          {isOver ? (
            <p className={styles.over}>Konferencen er afholdt, så du kan ikke længere tilmelde dig.</p>
          ) : (
            link && (
              <ButtonLink href={link.href} variant="accent">
                {link.text}
              </ButtonLink>
            )
          )}
        </div>
      </section>
    );
  },
});

/** The prices that are known, with their labels. */
function pricesOf({ price, priceNonMember, priceGroup }: ConferenceData) {
  return [
    { label: "Medlem", price },
    { label: "Ikke medlem", price: priceNonMember },
    { label: "Gruppe på mindst 3 deltagere", price: priceGroup },
  ].filter((entry): entry is { label: string; price: string } => entry.price !== undefined);
}
