/** What a register says about a postal code: its city, or `undefined` if there is no such code. */
export interface KnownZip {
  readonly city: string | undefined;
}

/** The suffix of a quarter of a city, or of one of several towns with the same name: `Aarhus N`, `Viby Sjælland`. */
export const partOfCity =
  / (?:[A-ZÆØÅ]{1,2}|Øst|By|St|Sj|Midtsj|Vestj|Sjælland|Jyll|Djurs|Fyn|Sydfyn|Thy|Ærø|Stevns)$/u;

/** The name of a city in one spelling: `"Kbh. N"` and `"København  N"` are the same. */
export function citySpelling(city: string): string {
  return city
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("å", "aa")
    .replaceAll(/[.\s]+/gu, " ")
    .trim()
    .replace(/^(?:kbh|copenhagen)(?= |$)/u, "københavn");
}

/** Whether a typed city is the city of a postal code, with or without its quarter: "Århus" is "Aarhus C". */
export function isCity(typed: string, city: string): boolean {
  return [city, city.replace(partOfCity, "")].some((name) => citySpelling(name) === citySpelling(typed));
}

/**
 * The problems with a Danish postal code and its city, by field. Browsers and the server use this rule, so that a step
 * that a browser lets pass is not refused at the end.
 */
export function danishPlaceProblems(
  { zipCode, city }: { readonly zipCode: string; readonly city: string },
  known: KnownZip,
): { readonly zipCode?: string; readonly city?: string } {
  if (known.city === undefined) {
    return { zipCode: `Vi kender ikke postnummeret ${zipCode}. Tjek det, eller skriv din by, og vælg den på listen` };
  }
  if (city === "" || isCity(city, known.city)) return {};
  return { city: `${zipCode} er ${known.city}. Ret byen eller postnummeret` };
}
