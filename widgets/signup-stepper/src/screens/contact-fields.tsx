import { useMemo } from "react";
import type { TextBinding, TickBinding } from "shared-runtime/forms/use-form.ts";
import type { CountryOption } from "shared-runtime/rules/country.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { text as type } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Checkbox } from "shared-runtime/ui/field/checkbox/checkbox.tsx";
import { EmailField } from "shared-runtime/ui/field/email-field/email-field.tsx";
import { PhoneField } from "shared-runtime/ui/field/phone-field/phone-field.tsx";
import { Select } from "shared-runtime/ui/field/select/select.tsx";
import { type Suggestion, SuggestField } from "shared-runtime/ui/field/suggest-field/suggest-field.tsx";
import { TextField } from "shared-runtime/ui/field/text-field/text-field.tsx";
import { FieldRow, FormFields, SizedField } from "shared-runtime/ui/form-layout/form-layout.tsx";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import type { ContactValues } from "../steps/contact-step.ts";
import { ProductChoice } from "./product-choice.tsx";
import * as styles from "./contact-fields.css.ts";

export interface ContactFieldsProps {
  readonly texts: SignupStepperTexts;
  readonly text: (name: keyof ContactValues) => TextBinding;
  readonly tick: (name: "terms") => TickBinding;
  readonly prices: Readonly<Partial<Record<string, number>>>;
  /** Whose prices these are. */
  readonly priceRemark: string;
  readonly countries: readonly CountryOption[];
  readonly privacyHref: string;
  /** Suggested cities for the typed text. */
  readonly suggestions?: readonly Suggestion[];
  readonly onCity?: (suggestion: Suggestion) => void;
  /** A note if the postal code is not Danish. */
  readonly zipNote?: string | undefined;
  /** The city of the postal code if another city was typed. */
  readonly ofZip?: string | undefined;
  readonly onOfZip?: () => void;
}

const none: readonly Suggestion[] = [];
const ignore = (): void => undefined;

/** The fields for the person who joins and for the products. */
export function ContactFields({
  texts,
  text,
  tick,
  prices,
  priceRemark,
  countries,
  privacyHref,
  ...city
}: ContactFieldsProps) {
  const { suggestions = none, onCity = ignore, zipNote, ofZip, onOfZip } = city;
  const privacy = useMemo(
    () => (
      <a className={styles.privacy} href={privacyHref} target="_blank" rel="noreferrer">
        {texts.contactPrivacy}
      </a>
    ),
    [privacyHref, texts.contactPrivacy],
  );
  return (
    <FormFields>
      <p className={type.soft}>{texts.contactLead}</p>
      <ProductChoice {...text("product")} texts={texts} prices={prices} remark={priceRemark} />
      <TextField {...text("name")} label={texts.contactName} autoComplete="name" autoCapitalize="words" required />
      <Select {...text("country")} label={texts.contactCountry} options={countries} autoComplete="country" />
      <TextField
        {...text("address")}
        label={texts.contactAddress}
        hint={texts.contactAddressHint}
        autoComplete="street-address"
        required
      />
      <div className={styles.place}>
        <FieldRow>
          {/* An error needs room for a line. */}
          <SizedField width={text("zipCode").problem === undefined ? "zip" : "full"}>
            <TextField
              {...text("zipCode")}
              label={texts.contactZip}
              inputMode="numeric"
              autoComplete="postal-code"
              required
            />
          </SizedField>
          <SizedField width="city">
            <SuggestField
              {...text("city")}
              label={texts.contactCity}
              autoComplete="address-level2"
              suggestions={suggestions}
              onChoose={onCity}
              required
            />
          </SizedField>
        </FieldRow>
        {/* Always rendered, so that it is announced when it gets text. */}
        <p role="status" className={styles.note}>
          {text("zipCode").problem === undefined && zipNote}
        </p>
        {ofZip !== undefined && text("city").problem !== undefined && (
          <div>
            <Button variant="quiet" onClick={onOfZip}>
              {fillText(texts.contactCityUse, { city: ofZip })}
            </Button>
          </div>
        )}
      </div>
      <EmailField {...text("email")} label={texts.contactEmail} required />
      <PhoneField {...text("phone")} label={texts.contactPhone} required />
      <Checkbox {...tick("terms")} label={texts.contactTerms} hint={privacy} required />
    </FormFields>
  );
}
