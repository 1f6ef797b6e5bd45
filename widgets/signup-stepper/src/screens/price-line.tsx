import { memo, useState } from "react";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { costSentence, monthlyText } from "shared-runtime/money/membership-cost.ts";
import { duesSentence } from "../model/dues-sentence.ts";
import { type ShownPrice, shownPrice, type ShownPriceOptions } from "../model/shown-price.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import * as styles from "./price-line.css.ts";

/** The price in one sentence, for a screen that has no room for the card. */
export const PriceLine = memo(function PriceLine(options: ShownPriceOptions) {
  const [today] = useState(() => new Date());
  const price = shownPrice(options, today);
  const sentence = sentenceOf(price, options);
  if (sentence === undefined) return null;
  return (
    <div className={styles.line}>
      {price.kind === "own" && price.reason !== undefined && <p className={styles.reason}>{price.reason}</p>}
      <p className={styles.sentence}>{sentence}</p>
    </div>
  );
});

function sentenceOf(price: ShownPrice, { texts }: ShownPriceOptions): string | undefined {
  if (price.kind === "unknown") return undefined;
  if (price.kind === "lowest") {
    return `${fillText(texts.priceLowest, { price: monthlyText(price.monthly) })} ${texts.priceLowestWhy}`;
  }
  if (price.kind === "none") return price.reason;
  if (price.kind === "expected") return expectedSentence(price, texts);
  const { cost, ...days } = price.dues;
  return costSentence(cost, days);
}

function expectedSentence(
  { lowest, dues, remark }: Extract<ShownPrice, { readonly kind: "expected" }>,
  texts: SignupStepperTexts,
): string {
  const all = duesSentence(dues);
  const prices =
    lowest < dues.cost.monthly
      ? `${fillText(texts.priceLowest, { price: monthlyText(lowest) })} ${fillText(texts.priceMost, { price: all })}`
      : fillText(texts.priceLowest, { price: all });
  return `${prices} ${remark}`;
}
