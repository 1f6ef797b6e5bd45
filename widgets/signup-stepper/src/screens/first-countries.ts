import { phoneCodes } from "shared-runtime/ui/field/phone-field/phone-text.ts";
import type { CountryOption } from "shared-runtime/rules/country.ts";

/** Denmark, Germany, Sweden and Norway. */
export const firstCountries: readonly CountryOption[] = phoneCodes.map(({ country, name }) => ({
  value: country,
  label: name,
}));
