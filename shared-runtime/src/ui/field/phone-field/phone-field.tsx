import { memo, useState } from "react";
import { controlProps, type FieldProps } from "../control-props.ts";
import { Field } from "../field.tsx";
import * as input from "../input.css.ts";
import * as select from "../select/select.css.ts";
import { ChevronDownIcon } from "../../icon/icon.tsx";
import {
  countryName,
  type PhoneCountry,
  countryTyped,
  phoneParts,
  phoneText,
  phoneCodes,
  withoutCode,
} from "./phone-text.ts";
import * as styles from "./phone-field.css.ts";

export interface PhoneFieldProps extends FieldProps {
  /** A number that `rules/phone.ts` accepts: as typed if it is Danish, otherwise with the code of its country. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete?: "tel" | "off";
  /** Name of the list of countries, read out in front of the label. */
  readonly countryLabel?: string;
}

/**
 * A phone number with its country. If a number is typed, pasted or autofilled with a country code, its country is
 * chosen.
 */
export const PhoneField = memo(function PhoneField({
  value,
  onChange,
  autoComplete = "tel",
  countryLabel = "Landekode",
  ...field
}: PhoneFieldProps) {
  const [shown, setShown] = useState(() => phoneParts(value));
  // The form itself may change the value, for example to that of a draft, or to an empty value after the form was sent.
  // In this case, the country and the text are read from the new value.
  const { country, typed } = phoneText(shown) === value ? shown : phoneParts(value);
  const change = (next: { readonly country: PhoneCountry; readonly typed: string }) => {
    setShown(next);
    onChange(phoneText(next));
  };
  const look = field.problem === undefined ? "right" : "wrong";
  return (
    <Field {...field}>
      <span className={styles.number}>
        <span className={styles.country}>
          <select
            className={`${select.select[look]} ${styles.code}`}
            aria-label={`${countryLabel}, ${field.label}`}
            name={countryName(field.name)}
            value={country}
            autoComplete="off"
            onChange={({ currentTarget }) =>
              change({ country: currentTarget.value as PhoneCountry, typed: withoutCode(typed) })
            }
          >
            {phoneCodes.map(({ country: one, name, code }) => (
              <option key={one} value={one} className={select.option}>
                {name} +{code}
              </option>
            ))}
          </select>
          <span className={styles.shownCode} aria-hidden>
            +{phoneCodes.find((one) => one.country === country)?.code}
          </span>
          <span className={select.chevron} aria-hidden>
            <ChevronDownIcon />
          </span>
        </span>
        <input
          {...controlProps(field)}
          className={`${input.input[look]} ${styles.digits}`}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) =>
            change({ country: countryTyped(currentTarget.value) ?? country, typed: currentTarget.value })
          }
          // A typed country code is moved to the list of countries.
          onBlur={() => setShown(phoneParts(value))}
        />
      </span>
    </Field>
  );
});
