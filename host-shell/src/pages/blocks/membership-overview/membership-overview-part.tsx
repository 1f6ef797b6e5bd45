import { monthlyText, quarterlyText } from "shared-runtime/money/membership-cost.ts";
import { dayInWords } from "shared-runtime/money/payment-day.ts";
import { heading, text as type } from "shared-runtime/theme/typography.css.ts";
import { ArrowRightIcon } from "shared-runtime/ui/icon/icon.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import type { Link } from "../../content/fields/link.ts";
import type { AboutMember } from "../../../services/member-data/about-member.ts";
import { membershipNames, paymentWords } from "../../member/membership-words.ts";
import { definePart } from "../../member/member-part.tsx";
import { latestOf, type Waiting, type WaitingWords, whatWaits } from "./what-waits.ts";
import * as styles from "./membership-overview.css.ts";

export interface OverviewWords extends WaitingWords {
  readonly id: string;
  readonly cardTitle: string;
  readonly numberLabel: string;
  readonly priceLabel: string;
  readonly nextLabel: string;
  readonly addonsLabel: string;
  readonly noAddons: string;
  readonly cardLink: Link;
  readonly waitsTitle: string;
  readonly nothingWaits: string;
  readonly latestTitle: string;
  readonly latestLink: Link;
  readonly failedText: string;
  /** For a person who is not in the register. */
  readonly noMembership?: string | undefined;
  readonly joinLink?: Link | undefined;
}

/** The membership card of the member, what waits, and what was sent last. */
export const membershipOverviewPart = definePart<OverviewWords, AboutMember>({
  name: "membership-overview",
  load: ({ about }) => about(),
  draw: (words, about) => {
    const waits = whatWaits(about, words);
    const latest = latestOf(about, words);
    return (
      <>
        <MembershipCard words={words} about={about} />
        {(about.registered || waits.length > 0 || latest) && (
          <section className={styles.waits} aria-labelledby={`${words.id}-waits`}>
            <h2 className={heading.xl} id={`${words.id}-waits`}>
              {words.waitsTitle}
            </h2>
            {waits.length === 0 && about.registered && <p className={type.soft}>{words.nothingWaits}</p>}
            <ul className={styles.list} role="list">
              {waits.map((one, index) => (
                <WaitingRow key={index} {...one} />
              ))}
            </ul>
            {latest && !waits.some(({ title, text }) => title === latest.title && text === latest.text) && (
              <div className={styles.latest}>
                <h3 className={type.title}>{words.latestTitle}</h3>
                <p>
                  <strong>{latest.title}.</strong> {latest.text}
                </p>
                <a className={styles.link} href={words.latestLink.href}>
                  {words.latestLink.text}
                  <ArrowRightIcon />
                </a>
              </div>
            )}
          </section>
        )}
      </>
    );
  },
  drawFailed: ({ failedText }) => (
    <Notice status="warn">
      <p>{failedText}</p>
    </Notice>
  ),
});

function MembershipCard({ words, about }: { readonly words: OverviewWords; readonly about: AboutMember }) {
  const { registered, cost, addons, nextPayment, payment, user } = about;
  if (!registered)
    return words.noMembership === undefined ? null : <NoMembership {...words} text={words.noMembership} />;
  const name = registered.membership && membershipNames[registered.membership];
  return (
    <section className={styles.card} aria-labelledby={`${words.id}-card`}>
      <h2 className={type.eyebrow} id={`${words.id}-card`}>
        {words.cardTitle}
      </h2>
      {name && <p className={heading.xl}>{name}</p>}
      <p>{user.memberName.fullName}</p>
      <dl className={styles.facts}>
        <Fact label={words.numberLabel} value={String(registered.membershipNumber)} />
        {cost && <Fact label={words.priceLabel} value={monthlyText(cost.monthly)} />}
        {cost && cost.quarterly > 0 && payment && (
          <Fact
            label={words.nextLabel}
            value={dayInWords(nextPayment)}
            note={`${quarterlyText(cost.quarterly).replace(" hvert kvartal", "")} ${paymentWords(payment)}`}
          />
        )}
        {registered.addons && (
          <Fact
            label={words.addonsLabel}
            value={addons.length > 0 ? addons.map((one) => one.name).join(", ") : words.noAddons}
          />
        )}
      </dl>
      <a className={styles.link} href={words.cardLink.href}>
        {words.cardLink.text}
        <ArrowRightIcon />
      </a>
    </section>
  );
}

/** The card of a signed-in person whom the register does not know: no member, or one who has just joined. */
function NoMembership({ id, cardTitle, text, joinLink }: OverviewWords & { readonly text: string }) {
  return (
    <section className={styles.card} aria-labelledby={`${id}-card`}>
      <h2 className={type.eyebrow} id={`${id}-card`}>
        {cardTitle}
      </h2>
      <p>{text}</p>
      {joinLink && (
        <a className={styles.link} href={joinLink.href}>
          {joinLink.text}
          <ArrowRightIcon />
        </a>
      )}
    </section>
  );
}

function Fact({ label, value, note }: { readonly label: string; readonly value: string; readonly note?: string }) {
  return (
    <div>
      <dt className={type.small}>{label}</dt>
      <dd className={styles.fact}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}

function WaitingRow({ title, text, href }: Waiting) {
  return (
    <li className={styles.row}>
      <h3 className={type.title}>{href === undefined ? title : <a href={href}>{title}</a>}</h3>
      <p className={type.soft}>{text}</p>
    </li>
  );
}
