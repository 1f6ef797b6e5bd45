import type { MembershipType } from "shared-runtime/api/membership.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { text } from "shared-runtime/theme/typography.css.ts";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { PricePanel, type PanelPrice } from "shared-runtime/ui/price-panel/price-panel.tsx";
import { amountText } from "shared-runtime/text/danish-amount.ts";
import { priceOf } from "../model/price.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import type { Price } from "../use-price.ts";
import { productHint, productName } from "./product-words.ts";

export interface MembershipPanelProps {
  readonly texts: SignupStepperTexts;
  readonly product: MembershipType;
  readonly price: Omit<Price, "calculate">;
}

/** The products and their price, or the reason why the price is not known. */
export function MembershipPanel({ texts, product, price }: MembershipPanelProps) {
  const title = productName(texts, product);
  if (price.isMissing) {
    return (
      <Notice status="warn" live="status" title={title}>
        {texts.priceNotFound}
      </Notice>
    );
  }
  return (
    <>
      <PricePanel
        title={title}
        price={panelPrice(texts, product, price)}
        parts={[{ name: productHint(texts, product) }]}
        texts={{
          perMonth: texts.pricePerMonth,
          perMonthSpoken: texts.pricePerMonthSpoken,
          loading: texts.priceLoading,
          unavailable: texts.priceMissing,
          retry: texts.priceRetry,
        }}
      />
      <p className={text.soft}>{texts.summaryNext}</p>
    </>
  );
}

function panelPrice(
  texts: SignupStepperTexts,
  product: MembershipType,
  { prices, calculation, hasFailed, retry }: MembershipPanelProps["price"],
): PanelPrice {
  if (hasFailed) return { state: "unavailable", onRetry: retry };
  if (prices === undefined || calculation === undefined) return { state: "loading" };
  const found = priceOf(prices, product, calculation.plan);
  if (found === undefined) return { state: "unavailable", onRetry: retry };
  const { monthly, quarterly } = found;
  const remark = quarterly && fillText(texts.priceQuarterly, { price: amountText(quarterly) });
  return { state: "known", oere: monthly, remark: remark || undefined };
}
