import type { ReactNode } from "react";
import { monthlyText, quarterlyText } from "shared-runtime/money/membership-cost.ts";
import { dayInWords } from "shared-runtime/money/payment-day.ts";
import { dateWords } from "shared-runtime/time/relative-days.ts";
import { heading, text as type } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { ArrowRightIcon } from "shared-runtime/ui/icon/icon.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import type { Link } from "../../content/fields/link.ts";
import type { AboutMember } from "../../../services/member-data/about-member.ts";
import type { Joining } from "../../../services/member-data/joining.ts";
import type { RegisteredMember } from "../../../services/membership/member-register.ts";
import { addonWords, costWords, membershipNames, paymentName, paymentWords } from "../../member/membership-words.ts";
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
  /** Above what the member waits for. */
  readonly forUsTitle: string;
  readonly latestTitle: string;
  readonly latestLink: Link;
  readonly failedText: string;
  /** The card of a person who has joined and whom the register does not have yet. */
  readonly joiningCardTitle: string;
  readonly firstDayLabel: string;
  readonly firstPaymentLabel: string;
  readonly paymentLabel: string;
  readonly notChosen: string;
  /** For a person who is not in the register and has no sign-up. */
  readonly noMembership?: string | undefined;
  readonly joinLink?: Link | undefined;
}

/** The membership card of the member, what waits, and what was sent last. */
export const membershipOverviewPart = definePart<OverviewWords, AboutMember>({
  name: "membership-overview",
  load: ({ about }) => about(),
  draw: (words, about) => {
    const { forMember, forUs } = whatWaits(about, words);
    const latest = latestOf(about, words);
    const isNew = latest && !forUs.some(({ caseNumber }) => caseNumber === latest.caseNumber);
    const belongs = about.registered !== undefined || about.joining !== undefined;
    return (
      <>
        <Card words={words} about={about} />
        <div className={styles.waits}>
          {(belongs || forMember.length > 0) && (
            <WaitingList id={`${words.id}-waits`} title={words.waitsTitle} rows={forMember}>
              {forMember.length === 0 && <p className={type.soft}>{words.nothingWaits}</p>}
            </WaitingList>
          )}
          {forUs.length > 0 && <WaitingList id={`${words.id}-for-us`} title={words.forUsTitle} rows={forUs} />}
          <div className={styles.latest}>
            {isNew && (
              <>
                <h3 className={type.title}>{words.latestTitle}</h3>
                <p>
                  <strong>
                    <a href={latest.href}>{latest.title}</a>.
                  </strong>{" "}
                  {latest.text} <CaseNumber number={latest.caseNumber} />
                </p>
              </>
            )}
            <a className={styles.link} href={words.latestLink.href}>
              {words.latestLink.text}
              <ArrowRightIcon />
            </a>
          </div>
        </div>
      </>
    );
  },
  drawFailed: ({ failedText }) => (
    <Notice status="warn">
      <p>{failedText}</p>
    </Notice>
  ),
});

interface CardProps {
  readonly words: OverviewWords;
  readonly about: AboutMember;
}

function Card({ words, about }: CardProps) {
  if (about.registered) return <MembershipCard words={words} about={about} registered={about.registered} />;
  if (about.joining) return <JoiningCard words={words} about={about} joining={about.joining} />;
  return words.noMembership === undefined ? null : <NoMembership {...words} text={words.noMembership} />;
}

function MembershipCard({
  words,
  about: { cost, addons, nextPayment, payment, user },
  registered,
}: CardProps & { readonly registered: RegisteredMember }) {
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
        {registered.addons && <Fact label={words.addonsLabel} value={addonWords(addons, words.noAddons)} />}
      </dl>
      <CardLink link={words.cardLink} />
    </section>
  );
}

/** The membership of a person who has joined, as far as it is known before the register has it. */
function JoiningCard({
  words,
  about: { cost, afterTax, addons, payment, user, now },
  joining: { product, membership, firstDay, firstPayment, isComplete, offersAddons },
}: CardProps & { readonly joining: Joining }) {
  return (
    <section className={styles.card} aria-labelledby={`${words.id}-card`}>
      <h2 className={type.eyebrow} id={`${words.id}-card`}>
        {words.joiningCardTitle}
      </h2>
      <p className={heading.xl}>{membershipNames[membership ?? product]}</p>
      <p>{user.memberName.fullName}</p>
      {cost && <p>{costWords(cost, { firstPayment, firstDay, afterTax })}</p>}
      <dl className={styles.facts}>
        <Fact label={words.firstDayLabel} value={dateWords(firstDay, now)} />
        <Fact label={words.firstPaymentLabel} value={dayInWords(firstPayment)} />
        <Fact label={words.paymentLabel} value={payment ? paymentName(payment) : words.notChosen} isInSheet />
        {offersAddons && (
          <Fact
            label={words.addonsLabel}
            value={isComplete ? addonWords(addons, words.noAddons) : words.notChosen}
            isInSheet
          />
        )}
      </dl>
      <CardLink link={words.cardLink} />
    </section>
  );
}

/** The card of a signed-in person whom the register does not have, and who has sent no sign-up. */
function NoMembership({ id, cardTitle, text, joinLink }: OverviewWords & { readonly text: string }) {
  return (
    <section className={styles.card} aria-labelledby={`${id}-card`}>
      <h2 className={type.eyebrow} id={`${id}-card`}>
        {cardTitle}
      </h2>
      <p>{text}</p>
      {joinLink && (
        <p className={styles.join}>
          <ButtonLink href={joinLink.href} variant="accent">
            {joinLink.text}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function CardLink({ link }: { readonly link: Link }) {
  return (
    <a className={styles.link} href={link.href}>
      {link.text}
      <ArrowRightIcon />
    </a>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  /** Whether the sheet changes it. */
  readonly isInSheet?: boolean;
}

function Fact({ label, value, note, isInSheet = false }: FactProps) {
  return (
    <div className={isInSheet ? styles.unlessSheet : undefined}>
      <dt className={type.small}>{label}</dt>
      <dd className={styles.fact}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}

interface WaitingListProps {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly Waiting[];
  readonly children?: ReactNode;
}

function WaitingList({ id, title, rows, children }: WaitingListProps) {
  const isInSheet = rows.length > 0 && rows.every((row) => row.isInSheet === true);
  return (
    <section className={isInSheet ? `${styles.group} ${styles.unlessSheet}` : styles.group} aria-labelledby={id}>
      <h2 className={heading.xl} id={id}>
        {title}
      </h2>
      {children}
      <ul className={styles.list} role="list">
        {rows.map((row, index) => (
          <WaitingRow key={index} {...row} />
        ))}
      </ul>
    </section>
  );
}

function WaitingRow({ title, text, href, caseNumber }: Waiting) {
  return (
    <li className={styles.row}>
      <h3 className={type.title}>{href === undefined ? title : <a href={href}>{title}</a>}</h3>
      <p className={type.soft}>
        {text} <CaseNumber number={caseNumber} />
      </p>
    </li>
  );
}

function CaseNumber({ number }: { readonly number: string | undefined }) {
  return number === undefined ? null : <span className={styles.caseNumber}>Sagsnummer {number}.</span>;
}
