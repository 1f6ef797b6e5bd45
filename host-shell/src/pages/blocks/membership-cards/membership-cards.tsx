import { heading, text as textStyles } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import type { PageView } from "../../block/prepared-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { itemsField } from "../../content/fields/items.ts";
import { optionalLink } from "../../content/fields/link.ts";
import { optionalText } from "../../content/fields/text.ts";
import { evenLines } from "../../chrome/page.css.ts";
import { Phone } from "../../patterns/phone/phone.tsx";
import { imagesIn } from "../../patterns/prose/prose.tsx";
import { MembershipCard, membershipCard } from "./membership-card.tsx";
import * as styles from "./membership-cards.css.ts";
import { shortPrice } from "./monthly-price.ts";
import { type Hours, isOpenInUtc, nextChangeInUtc, writtenHours } from "./utc-hours.ts";

const fields = v.object({
  title: optionalText,
  lead: optionalText,
  items: itemsField(membershipCard),
  /** A question above the phone number or link: "Er du i tvivl?" */
  helpText: optionalText,
  /** The phone number, shown while the telephone is open. */
  phone: optionalText,
  /** A link, shown while the telephone is closed, or if the site has no opening hours. */
  callMeLink: optionalLink,
});
type Fields = v.InferOutput<typeof fields>;

const overviewName = "Priserne kort";

/** Memberships with their prices and contents, and links to order them. */
export const membershipCards = defineBlock({
  name: "membership-cards",
  component: "MembershipCards",
  fields,
  emptyText: ({ items }) => (items.length === 0 ? noItems : undefined),
  policy: ({ items }, { site }) => imagesIn(site, ...items.map(({ more }) => more)),
  changesAt: ({ service, now }) => service.telephone && nextChangeInUtc(service.telephone.week, now),
  draw: ({ fields: given, id, outer, view }) => {
    const { title, lead, items } = given;
    return (
      <section className={styles.section} {...outer} data-membership-cards="" aria-labelledby={title && `${id}-title`}>
        {(title ?? lead) && (
          <div className={styles.words}>
            {title && (
              <h2 className={heading.display} id={`${id}-title`}>
                {title}
              </h2>
            )}
            {lead && <p className={`${textStyles.lead} ${evenLines}`}>{lead}</p>}
          </div>
        )}
        {items.length > 1 && <Overview items={items} id={id} />}
        <ul className={styles.cards[inARow(items.length)]} role="list">
          {items.map((card, index) => (
            <MembershipCard key={index} id={cardId(id, index)} card={card} level={title ? 3 : 2} />
          ))}
        </ul>
        {(given.phone ?? given.callMeLink) && <Contact {...given} view={view} />}
      </section>
    );
  },
});

const cardId = (id: string, index: number): string => `${id}-${index + 1}`;

/** The prices of all cards side by side. Shown only where the cards themselves are below one another. */
function Overview({ items, id }: Pick<Fields, "items"> & { readonly id: string }) {
  return (
    <nav className={styles.overview} aria-label={overviewName}>
      <ul className={styles.prices} role="list">
        {items.map(({ title, price }, index) => (
          <li key={index} className={styles.priceItem}>
            <a className={styles.priceLink} href={`#${cardId(id, index)}`}>
              <span>{title}</span>{" "}
              {price !== undefined && <strong className={styles.priceFigure}>{shortPrice(price)}</strong>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function inARow(count: number): keyof typeof styles.cards {
  if (count === 1) return "one";
  return count === 2 || count === 4 ? "two" : "three";
}

/**
 * The phone number while the telephone is open, and a link while it is closed. A script updates this. Editors see both.
 */
function Contact({ helpText, phone, callMeLink, view }: Fields & { readonly view: PageView }) {
  const week = view.service.telephone?.week;
  return (
    <p className={styles.contact} {...(!view.editing && openState(week, view.now))}>
      {helpText && <span className={styles.help}>{helpText}</span>}
      {phone && (
        <span className={styles.whenOpen}>
          <Phone className={styles.phone} number={phone} />
        </span>
      )}
      {callMeLink && (
        <span className={styles.whenClosed}>
          <a className={styles.callMe} href={callMeLink.href}>
            {callMeLink.text}
          </a>
        </span>
      )}
    </p>
  );
}

function openState(week: Hours | undefined, now: number) {
  if (!week) return { "data-open": false };
  return { "data-open": isOpenInUtc(week, now), "data-utc-hours": writtenHours(week) };
}
