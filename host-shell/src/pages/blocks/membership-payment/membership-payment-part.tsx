import { type CostPart, monthlyText } from "shared-runtime/money/membership-cost.ts";
import { comingDayWords } from "shared-runtime/time/relative-days.ts";
import { heading, text as type } from "shared-runtime/theme/typography.css.ts";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import type { AboutMember } from "../../../services/member-data/about-member.ts";
import type { Joining } from "../../../services/member-data/joining.ts";
import type { Link } from "../../content/fields/link.ts";
import { definePart } from "../../member/member-part.tsx";
import { addonWords, costWords, membershipNames, paymentName, paymentWords } from "../../member/membership-words.ts";
import { sheetHref } from "../../member/sheet-href.ts";
import * as styles from "./membership-payment.css.ts";

export interface PaymentWords {
  readonly id: string;
  readonly title: string;
  readonly unknownPrice: string;
  readonly notChosen: string;
  readonly choose: string;
  readonly change: string;
  readonly changeText?: string | undefined;
  readonly totalLabel: string;
  readonly addonLabel: string;
  readonly freeText: string;
  readonly failedText: string;
  /** For a person who has joined, until the register has them. */
  readonly pendingTitle: string;
  readonly pendingLabel: string;
  readonly pendingText: string;
  readonly paymentLabel: string;
  readonly addonsLabel: string;
  readonly noAddons: string;
  /** For a person who is not in the register and has sent no sign-up. */
  readonly noMembership?: string | undefined;
  readonly joinLink?: Link | undefined;
  /** The page on which the sheet for payment and add-ons opens. */
  readonly path: string;
}

/** What the member pays, when, and from which account. */
export const membershipPaymentPart = definePart<PaymentWords, AboutMember>({
  name: "membership-payment",
  load: ({ about }) => about(),
  draw: (words, about) => {
    if (about.registered) return <Payment words={words} about={about} />;
    if (about.joining) return <PendingPayment words={words} about={about} joining={about.joining} />;
    return words.noMembership === undefined ? null : (
      <Notice status="info">
        <p>{words.noMembership}</p>
        {words.joinLink && (
          <p>
            <a href={words.joinLink.href}>{words.joinLink.text}</a>
          </p>
        )}
      </Notice>
    );
  },
  drawFailed: ({ failedText }) => (
    <Notice status="warn">
      <p>{failedText}</p>
    </Notice>
  ),
});

interface PaymentProps {
  readonly words: PaymentWords;
  readonly about: AboutMember;
}

function Payment({ words, about }: PaymentProps) {
  const { registered, cost, needsPayment } = about;
  const name = registered?.membership && membershipNames[registered.membership];
  return (
    <section className={styles.card} aria-labelledby={`${words.id}-title`}>
      <h2 className={type.eyebrow} id={`${words.id}-title`}>
        {words.title}
      </h2>
      <Price words={words} about={about} />
      {!cost && name && <p className={type.title}>{name}</p>}
      <p className={styles.sentence}>{whenSentence(about, words)}</p>
      <Parts words={words} about={about} parts={registered?.parts} />
      <Change words={words} about={about} isAsked={needsPayment} />
    </section>
  );
}

/** What a person who has joined will pay, and what they chose, until the register has it. */
function PendingPayment({ words, about, joining }: PaymentProps & { readonly joining: Joining }) {
  const { cost, afterTax, addons, payment } = about;
  const { firstDay, firstPayment, isComplete, offersAddons, parts } = joining;
  const chosen = payment ? paymentName(payment) : words.notChosen;
  return (
    <section className={styles.card} aria-labelledby={`${words.id}-title`}>
      <h2 className={type.eyebrow} id={`${words.id}-title`}>
        {words.pendingTitle}
      </h2>
      <Price words={words} about={about} />
      {cost && <p className={styles.sentence}>{costWords(cost, { firstPayment, firstDay, afterTax })}</p>}
      <Parts words={words} about={about} parts={parts} />
      <dl className={styles.rows}>
        <Choice name={words.paymentLabel} value={chosen} pending={payment && words.pendingLabel} />
        {offersAddons && isComplete && (
          <Choice name={words.addonsLabel} value={addonWords(addons, words.noAddons)} pending={words.pendingLabel} />
        )}
      </dl>
      {isComplete && <p className={type.soft}>{words.pendingText}</p>}
      <Change words={words} about={about} isAsked={!isComplete} />
    </section>
  );
}

function Price({ words, about: { cost } }: PaymentProps) {
  return cost ? <p className={heading.xxl}>{monthlyText(cost.monthly)}</p> : <p>{words.unknownPrice}</p>;
}

function Parts({
  words,
  about: { cost, addons },
  parts,
}: PaymentProps & { readonly parts: readonly CostPart[] | undefined }) {
  if (!cost || !parts) return null;
  return (
    <dl className={styles.rows}>
      {parts.map((part) => (
        <Row key={part.name} {...part} />
      ))}
      {addons.map((part) => (
        <Row key={part.name} {...part} note={words.addonLabel} />
      ))}
      {parts.length + addons.length > 1 && <Row name={words.totalLabel} monthly={cost.monthly} isTotal />}
    </dl>
  );
}

/** The link that opens the sheet; `isAsked` if a choice is missing. */
function Change({ words, about, isAsked }: PaymentProps & { readonly isAsked: boolean }) {
  const href = sheetHref(words.path, about);
  if (href === undefined) return null;
  return (
    <div className={styles.change}>
      <ButtonLink variant={isAsked ? "accent" : "outline"} href={href}>
        {isAsked ? words.choose : words.change}
      </ButtonLink>
      {words.changeText && <p className={type.small}>{words.changeText}</p>}
    </div>
  );
}

/**
 * "Fagforening 279 + Lønsikring 189 = 468 kr./md., 1.404 kr. hvert kvartal; efter skat ca. 351 kr./md. Næste gang mandag
 * den 4. januar 2027 fra konto ••4567."
 */
function whenSentence(
  { cost, afterTax, payment, needsPayment, nextPayment, now }: AboutMember,
  words: PaymentWords,
): string {
  if (cost?.quarterly === 0) return words.freeText;
  const amount = cost && costWords(cost, { afterTax });
  if (needsPayment) return [amount, words.notChosen].filter(Boolean).join(" ");
  const way = payment ? ` ${paymentWords(payment)}` : "";
  return [amount, `Næste gang ${comingDayWords(nextPayment, now)}${way}.`].filter(Boolean).join(" ");
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly pending: string | undefined;
}

function Choice({ name, value, pending }: ChoiceProps) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={styles.choice}>
        {value} {pending && <Badge>{pending}</Badge>}
      </dd>
    </div>
  );
}

interface RowProps extends CostPart {
  readonly note?: string;
  readonly isTotal?: boolean;
}

function Row({ name, monthly, note, isTotal = false }: RowProps) {
  return (
    <div className={isTotal ? styles.total : styles.row}>
      <dt>
        {name} {note && <span className={type.small}>{note}</span>}
      </dt>
      <dd className={styles.amount}>{monthlyText(monthly)}</dd>
    </div>
  );
}
