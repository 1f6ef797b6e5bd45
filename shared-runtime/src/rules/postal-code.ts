import * as v from "valibot";

/** Country marks in front of a postal code, as people write them, and their country codes. */
const marks: Readonly<Record<string, string>> = { DK: "DK", D: "DE", DE: "DE", S: "SE", SE: "SE", N: "NO", NO: "NO" };

/** `"DK-2100,"` -> `"2100"`, `"D 10115"` -> `"DE-10115"`, `"123 45"` -> `"12345"` */
export function postalCodeIn(text: string): string {
  const written = text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^!-~]/g, "")
    .replace(/\W+$/g, "");
  const [, mark = "", code = written] = /^([A-Z]{1,2})-?(\d+)$/.exec(written) ?? [];
  const country = marks[mark];
  if (country === undefined) return written;
  return country === "DK" ? code : `${country}-${code}`;
}

/**
 * A postal code of one of the countries whose phone numbers we accept: four digits in Denmark and Norway, five in
 * Germany and Sweden. `missing` is the message for an empty field.
 */
export const postalCode = ({ missing }: { readonly missing: string }) =>
  v.pipe(
    v.string(missing),
    v.transform(postalCodeIn),
    v.nonEmpty(missing),
    v.regex(
      /^(?:(?:NO-)?(?!0000)\d{4}|(?:(?:DE|SE)-)?(?!00000)\d{5})$/,
      "Skriv et postnummer med 4 cifre, eller med 5, hvis det er tysk eller svensk",
    ),
  );
