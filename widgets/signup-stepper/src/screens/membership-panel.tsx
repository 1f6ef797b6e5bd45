import { useState } from "react";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { monthlyText } from "shared-runtime/money/membership-cost.ts";
import { firstPaymentWords } from "shared-runtime/money/payment-day.ts";
import { amountText } from "shared-runtime/text/danish-amount.ts";
import { text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { PricePanel, type PanelPrice } from "shared-runtime/ui/price-panel/price-panel.tsx";
import { type ShownPrice, shownPrice, type ShownPriceOptions } from "../model/shown-price.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import type { Price } from "../use-price.ts";
import * as layout from "./flow-layout.css.ts";
import { productHint, productName } from "./product-words.ts";

export interface MembershipPanelProps {
  readonly shown: ShownPriceOptions;
  readonly price: Pick<Price, "isMissing" | "hasFailed" | "retry">;
  /** Called by a person who cannot join the union and wants the unemployment fund. */
  readonly onFundInstead: () => void;
}

/** The products and their price, or the reason why the price is not known. On a wide screen, the price is at the side. */
export function MembershipPanel({ shown, price, onFundInstead }: MembershipPanelProps) {
  const { isMissing, hasFailed, retry } = price;
  const [today] = useState(() => new Date());
  const { texts, membership } = shown;
  const title = productName(texts, membership);
  if (isMissing) {
    const isUnion = membership === "fagforening";
    return (
      <Notice status="warn" live="status" title={title}>
        <p>{isUnion ? texts.unionClosed : texts.priceNotFound}</p>
        {isUnion && (
          <div className={layout.action}>
            <Button variant="outline" onClick={onFundInstead}>
              {texts.fundInstead}
            </Button>
          </div>
        )}
      </Notice>
    );
  }
  const isKnown = shown.prices !== undefined && shown.calculation !== undefined;
  const panel = hasFailed ? unavailable(retry) : panelPrice(texts, shownPrice(shown, today), isKnown, retry);
  return (
    <>
      <div className={panel.state === "unavailable" ? undefined : layout.narrowOnly}>
        <PricePanel
          title={title}
          price={panel}
          parts={[{ name: productHint(texts, membership) }]}
          texts={{
            amount: texts.priceAmount,
            perMonth: texts.pricePerMonth,
            perMonthSpoken: texts.pricePerMonthSpoken,
            loading: texts.priceLoading,
            unavailable: texts.priceMissing,
            retry: texts.priceRetry,
          }}
        />
      </div>
      <p className={text.soft}>{texts.summaryNext}</p>
    </>
  );
}

const unavailable = (onRetry: () => void): PanelPrice => ({ state: "unavailable", onRetry });

function panelPrice(texts: SignupStepperTexts, price: ShownPrice, isKnown: boolean, retry: () => void): PanelPrice {
  if (price.kind !== "own") return isKnown ? unavailable(retry) : { state: "loading" };
  const { cost, firstPayment, firstDay, afterTax } = price.dues;
  const quarterly = amountText(Math.round(cost.quarterly * 100));
  return {
    state: "known",
    oere: Math.round(cost.monthly * 100),
    reason: price.reason,
    remark: fillText(texts.priceQuarterly, { price: quarterly, day: firstPaymentWords(firstPayment, firstDay) }),
    note: afterTax === undefined ? undefined : fillText(texts.priceAfterTax, { price: monthlyText(afterTax) }),
  };
}
