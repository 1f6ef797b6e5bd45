import { MembershipType } from "shared-runtime/api/membership.ts";
import type { TextBinding } from "shared-runtime/forms/use-form.ts";
import { RadioGroup } from "shared-runtime/ui/field/radio-group/radio-group.tsx";
import { priceText } from "shared-runtime/text/danish-amount.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import * as styles from "./product-choice.css.ts";
import { productHint, productName } from "./product-words.ts";

export interface ProductChoiceProps {
  readonly texts: SignupStepperTexts;
  readonly field: TextBinding;
  /** The monthly price in øre, by product. A product is absent until its price is known. */
  readonly prices: Readonly<Partial<Record<string, number>>>;
}

/** The chosen products with their price on one line. A press on the line opens the choice of other products. */
export function ProductChoice({ texts, field, prices }: ProductChoiceProps) {
  const priceOf = (product: string) => {
    const oere = prices[product];
    return oere === undefined ? "" : `${priceText(oere)}${texts.pricePerMonth}`;
  };
  const price = priceOf(field.value);
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.lead}>{texts.productLead}</span>
          <span>
            <span className={styles.name}>{productName(texts, field.value)}</span>{" "}
            <span className={styles.price}>{price}</span>
          </span>
        </span>
        <span className={styles.change}>{texts.productChange}</span>
      </summary>
      <div className={styles.options}>
        <RadioGroup
          {...field}
          label={texts.productQuestion}
          options={MembershipType.options.toReversed().map((product) => ({
            value: product,
            label: [productName(texts, product), priceOf(product)].filter(Boolean).join(", "),
            hint: productHint(texts, product),
          }))}
        />
        <p className={styles.remark}>{texts.priceFrom}</p>
      </div>
    </details>
  );
}
