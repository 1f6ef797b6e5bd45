import { memo } from "react";
import { MembershipType } from "shared-runtime/api/membership.ts";
import type { TextBinding } from "shared-runtime/forms/use-form.ts";
import { RadioGroup } from "shared-runtime/ui/field/radio-group/radio-group.tsx";
import { priceAs } from "shared-runtime/text/danish-amount.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import * as styles from "./product-choice.css.ts";
import { productHint, productName } from "./product-words.ts";

export interface ProductChoiceProps extends TextBinding {
  readonly texts: SignupStepperTexts;
  /** The monthly price in øre, by product. A product is absent until its price is known. */
  readonly prices: Readonly<Partial<Record<string, number>>>;
  /** Whose prices these are. */
  readonly remark: string;
}

/** The memberships with their prices. None is chosen unless the page or its address names one. */
export const ProductChoice = memo(function ProductChoice({ texts, prices, remark, ...field }: ProductChoiceProps) {
  return (
    <div className={styles.choice}>
      <RadioGroup
        {...field}
        label={texts.productQuestion}
        options={MembershipType.options.toReversed().map((product) => {
          const oere = prices[product];
          return {
            value: product,
            label: productName(texts, product),
            hint: productHint(texts, product),
            note: oere === undefined ? "" : priceAs(texts.priceAmount, oere) + texts.pricePerMonth,
          };
        })}
        required
      />
      <p className={styles.remark}>{remark}</p>
    </div>
  );
});
