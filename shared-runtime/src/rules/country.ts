import * as v from "valibot";

/**
 * ISO 3166-1 alpha-2, without territories that have no postal service of their own. Each word has the first letter of its
 * codes, then their second letters: "ZAMW" is ZA, ZM and ZW.
 */
const codes =
  "ADEFGILMORTUWXZ BABDEFGHIJMNORSTWYZ CADFGHIKLMNORUVWYZ DEJKMOZ ECEGRST FIJKMOR GABDEFGHILMNPQRTWY HKNRTU IDELMNQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEGHKLMNOQRSTUVWXYZ NACEGILOPRUZ OM PAEFGHKLRSTWY QA REOSUW SABCDEGHIKLMNORSTVXYZ TCDGHJLMNORTVWZ UAGSYZ VACEGINU WS XK YET ZAMW"
    .split(" ")
    .flatMap(([first = "", ...seconds]) => seconds.map((second) => first + second));

/** Countries that are offered first, in this order. The first is the default. */
export const nearCountries = ["DK", "DE", "SE", "NO"] as const;

/** A country as its ISO 3166-1 alpha-2 code. */
export const Country = v.pipe(v.string("Vælg et land"), v.picklist(codes, "Vælg et land fra listen"));

export interface CountryOption {
  readonly value: string;
  /** The name in Danish. */
  readonly label: string;
}

/** All countries: Denmark, Germany, Sweden and Norway first, the others in Danish alphabetical order. */
export function countryOptions(): readonly CountryOption[] {
  const names = new Intl.DisplayNames("da", { type: "region" });
  const collator = new Intl.Collator("da");
  const near: readonly string[] = nearCountries;
  const optionOf = (value: string): CountryOption => ({ value, label: names.of(value) ?? value });
  const others = codes.filter((code) => !near.includes(code)).map(optionOf);
  return [...near.map(optionOf), ...others.toSorted((one, other) => collator.compare(one.label, other.label))];
}
