import { memo, useId, useState } from "react";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { afterTaxText, firstPaymentText, monthlyText, quarterlyText } from "shared-runtime/money/membership-cost.ts";
import { heading } from "shared-runtime/theme/typography.css.ts";
import { amountText } from "shared-runtime/text/danish-amount.ts";
import { Card } from "shared-runtime/ui/card/card.tsx";
import { CheckIcon } from "shared-runtime/ui/icon/icon.tsx";
import { duesSentence } from "../model/dues-sentence.ts";
import { type ShownPrice, shownPrice, type ShownPriceOptions } from "../model/shown-price.ts";
import type { Situation } from "../model/situation.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import { CalculatorLink } from "./calculator-link.tsx";
import * as styles from "./joining-card.css.ts";
import { productContents, productName } from "./product-words.ts";

export interface JoiningCardProps extends ShownPriceOptions {
  /** The telephone number for questions, as it is written. */
  readonly phone: string | undefined;
  /** The telephone number of the unemployment fund, which a person calls who joins only the fund. */
  readonly fundPhone: string | undefined;
  readonly situation: Situation;
  /** The page that calculates when benefits can begin. */
  readonly calculatorHref: string | undefined;
}

/** What the person is about to join: what it costs, what it contains, and how to regret or to ask. */
export const JoiningCard = memo(function JoiningCard(props: JoiningCardProps) {
  const { fundPhone, situation, calculatorHref, ...options } = props;
  const [today] = useState(() => new Date());
  const id = useId();
  const { texts, membership } = options;
  const contents = productContents(texts, membership);
  const callsFund = membership === "akasse" && fundPhone !== undefined;
  const phone = callsFund ? fundPhone : props.phone;
  return (
    <Card tone="sand" labelledBy={id}>
      <div className={styles.inside}>
        <h3 id={id} className={heading.xl}>
          {membership === "" ? texts.cardTitle : productName(texts, membership)}
        </h3>
        <div className={styles.price}>
          <PriceWords texts={texts} price={shownPrice(options, today)} />
        </div>
        {contents.length > 0 && (
          <ul className={styles.contents} role="list">
            {contents.map((content) => (
              <li key={content} className={styles.item}>
                <span className={styles.mark}>
                  <CheckIcon />
                </span>
                {content}
              </li>
            ))}
          </ul>
        )}
        {situation === "unemployed" && (
          <div className={styles.foot}>
            <p>{texts.cardFundRule}</p>
            <CalculatorLink texts={texts} href={calculatorHref} />
          </div>
        )}
        <div className={styles.foot}>
          <p>{texts.cardRegret}</p>
          {phone !== undefined && (
            <p>
              {callsFund ? texts.cardFundPhone : texts.cardPhone}{" "}
              <a className={styles.phone} href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
                {phone}
              </a>
            </p>
          )}
        </div>
      </div>
    </Card>
  );
});

interface PriceWordsProps {
  readonly texts: SignupStepperTexts;
  readonly price: ShownPrice;
}

function PriceWords({ texts, price }: PriceWordsProps) {
  if (price.kind === "unknown") return null;
  if (price.kind === "lowest") {
    return (
      <>
        <p className={styles.amount}>{fillText(texts.priceLowest, { price: monthlyText(price.monthly) })}</p>
        <p className={styles.sum}>{texts.priceLowestWhy}</p>
      </>
    );
  }
  if (price.kind === "none") return <p className={styles.sum}>{price.reason}</p>;
  if (price.kind === "expected" && price.lowest < price.dues.cost.monthly) {
    return (
      <>
        <p className={styles.amount}>{fillText(texts.priceLowest, { price: monthlyText(price.lowest) })}</p>
        <p className={styles.sum}>{fillText(texts.priceMost, { price: duesSentence(price.dues) })}</p>
        <p className={styles.sum}>{price.remark}</p>
      </>
    );
  }
  const { cost, firstPayment, firstDay, afterTax } = price.dues;
  const amount = monthlyText(cost.monthly);
  const parts = cost.parts.map(({ name, monthly }) => `${name}\u00a0${amountText(Math.round(monthly * 100))}`);
  return (
    <>
      <p className={styles.amount}>
        {price.kind === "expected" ? fillText(texts.priceLowest, { price: amount }) : amount}
      </p>
      {price.kind === "own" && price.reason !== undefined && <p className={styles.reason}>{price.reason}</p>}
      <p className={styles.sum}>
        {parts.length > 1 && <>{parts.join(" + ")}. </>}
        {quarterlyText(cost.quarterly)}, {firstPaymentText(firstPayment, firstDay)}
        {afterTax !== undefined && <>; {afterTaxText(afterTax)}</>}
      </p>
      {price.kind === "expected" && <p className={styles.sum}>{price.remark}</p>}
    </>
  );
}
