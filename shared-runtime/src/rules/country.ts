import * as v from "valibot";

/** ISO 3166-1 alpha-2, without territories that have no postal service of their own. */
const codes =
  "AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WS XK YE YT ZA ZM ZW".split(
    " ",
  );

/** Offered first, in this order. The first is the default. */
export const nearCountries = ["DK", "DE", "SE", "NO"] as const;

/** A country as its ISO 3166-1 alpha-2 code. */
export const Country = v.pipe(v.string("Vælg et land"), v.picklist(codes, "Vælg et land fra listen"));

export interface CountryOption {
  readonly value: string;
  /** In Danish. */
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
