import { heading, text as textStyles } from "shared-runtime/theme/typography.css.ts";
import { CheckIcon } from "shared-runtime/ui/icon/icon.tsx";
import { hidden } from "shared-runtime/ui/visually-hidden/visually-hidden.css.ts";
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
import { fadedLines } from "./faded-lines.ts";
import { linesOf, MembershipCard, membershipCard } from "./membership-card.tsx";
import * as styles from "./membership-cards.css.ts";
import { monthlyPrice } from "./monthly-price.ts";
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
    const lines = sharedLines(items);
    return (
      <section
        className={styles.section}
        {...outer}
        data-membership-cards=""
        data-compared={lines && ""}
        aria-labelledby={title && `${id}-title`}
      >
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
        {items.length > 1 && <Overview items={items} id={id} lines={lines} />}
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

interface OverviewProps extends Pick<Fields, "items"> {
  readonly id: string;
  readonly lines: readonly string[] | undefined;
}

/** The lines, if all memberships have the same and there are two or three memberships: more do not fit side by side. */
function sharedLines(items: Fields["items"]): readonly string[] | undefined {
  const [first, ...others] = items.map(linesOf);
  if (!first || first.length === 0 || others.length < 1 || others.length > 2) return undefined;
  return others.every((lines) => lines.join("\n") === first.join("\n")) ? first : undefined;
}

/** The prices of all cards side by side. Shown only where the cards themselves are below one another. */
function Overview({ items, id, lines }: OverviewProps) {
  if (lines) return <Comparison items={items} id={id} lines={lines} />;
  return (
    <nav className={styles.overview} aria-label={overviewName}>
      <ul className={styles.prices} role="list">
        {items.map((card, index) => (
          <li key={index} className={styles.priceItem}>
            <PriceLink card={card} href={`#${cardId(id, index)}`} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PriceLink({
  card: { title, price: written },
  href,
}: {
  readonly card: Fields["items"][number];
  readonly href: string;
}) {
  const price = written === undefined ? undefined : monthlyPrice(written);
  return (
    <a className={styles.priceLink} href={href}>
      <span>{title}</span>{" "}
      {price && (
        <span className={styles.priceFigure}>
          <strong className={styles.priceAmount}>{price.amount}</strong>
          {price.unit && ` ${price.unit}`}
        </span>
      )}
    </a>
  );
}

/** A table of the memberships: their prices, and for each line whether they include it. */
function Comparison({ items, id, lines }: OverviewProps & { readonly lines: readonly string[] }) {
  const faded = items.map(({ fade }) => fadedLines(fade));
  return (
    <nav className={styles.overview} aria-label={overviewName}>
      <table className={styles.comparison}>
        <thead>
          <tr>
            {items.map((card, index) => (
              <th className={styles.headCell} scope="col" key={index}>
                <PriceLink card={card} href={`#${cardId(id, index)}`} />
              </th>
            ))}
          </tr>
        </thead>
        {lines.map((line, lineIndex) => (
          <tbody key={lineIndex}>
            <tr>
              <th className={styles.lineName} scope="rowgroup" colSpan={items.length}>
                {line}
              </th>
            </tr>
            <tr>
              {faded.map(({ isFaded }, index) => (
                <td className={styles.lineMark} key={index}>
                  {isFaded(lineIndex + 1) ? <span className={styles.noMark} /> : <CheckIcon />}
                  <span className={hidden}>{isFaded(lineIndex + 1) ? "Ikke med" : "Med"}</span>
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
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
