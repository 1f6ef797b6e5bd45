import { type CostPart, monthlyText, quarterlyText } from "shared-runtime/money/membership-cost.ts";
import { comingDayWords } from "shared-runtime/time/relative-days.ts";
import { heading, text as type } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import type { AboutMember } from "../../../services/member-data/about-member.ts";
import { definePart } from "../../member/member-part.tsx";
import { membershipNames, paymentWords } from "../../member/membership-words.ts";
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
  /** For a person who is not in the register. */
  readonly noMembership?: string | undefined;
  /** The page on which the sheet for payment and add-ons opens. */
  readonly path: string;
}

/** What the member pays, when, and from which account. */
export const membershipPaymentPart = definePart<PaymentWords, AboutMember>({
  name: "membership-payment",
  load: ({ about }) => about(),
  draw: (words, about) => {
    const { registered, cost, addons } = about;
    if (!registered) {
      return words.noMembership === undefined ? null : (
        <Notice status="info">
          <p>{words.noMembership}</p>
        </Notice>
      );
    }
    const name = registered.membership && membershipNames[registered.membership];
    const { parts } = registered;
    return (
      <section className={styles.card} aria-labelledby={`${words.id}-title`}>
        <h2 className={type.eyebrow} id={`${words.id}-title`}>
          {words.title}
        </h2>
        {cost ? <p className={heading.xxl}>{monthlyText(cost.monthly)}</p> : <p>{words.unknownPrice}</p>}
        {!cost && name && <p className={type.title}>{name}</p>}
        <p className={styles.sentence}>{whenSentence(about, words)}</p>
        {cost && parts && (
          <dl className={styles.rows}>
            {parts.map((part) => (
              <Row key={part.name} {...part} />
            ))}
            {addons.map((part) => (
              <Row key={part.name} {...part} note={words.addonLabel} />
            ))}
            {parts.length + addons.length > 1 && <Row name={words.totalLabel} monthly={cost.monthly} isTotal />}
          </dl>
        )}
        <div className={styles.change}>
          <ButtonLink variant={about.needsPayment ? "accent" : "outline"} href={changeHref(about, words)}>
            {about.needsPayment ? words.choose : words.change}
          </ButtonLink>
          {words.changeText && <p className={type.small}>{words.changeText}</p>}
        </div>
      </section>
    );
  },
  drawFailed: ({ failedText }) => (
    <Notice status="warn">
      <p>{failedText}</p>
    </Notice>
  ),
});

/** "3.051 kr. hvert kvartal. Næste gang mandag den 4. januar 2027 fra konto ••4567." */
function whenSentence({ cost, payment, needsPayment, nextPayment, now }: AboutMember, words: PaymentWords): string {
  if (cost?.quarterly === 0) return words.freeText;
  const amount = cost && `${quarterlyText(cost.quarterly)}.`;
  if (needsPayment) return [amount, words.notChosen].filter(Boolean).join(" ");
  const way = payment ? ` ${paymentWords(payment)}` : "";
  return [amount, `Næste gang ${comingDayWords(nextPayment, now)}${way}.`].filter(Boolean).join(" ");
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

/** The sheet of the member's own membership, which asks for payment and add-ons; those of the member are chosen in it. */
function changeHref({ registered, addonValues }: AboutMember, { path }: PaymentWords): string {
  const membership = registered?.membership;
  const sheet = membership === "akasse" || membership === "business" || membership === "spring" ? membership : "leder";
  const query = new URLSearchParams({ signup: "true", sheet_confirmation: sheet });
  if (addonValues.length > 0) query.set("addons", addonValues.join(","));
  return `${path}?${query}`;
}
