import * as v from "valibot";

/** `"DK-2100,"` -> `"2100"` */
export function zipIn(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[^!-~]/g, "")
    .replace(/^DK-?|\W+$/gi, "");
}

/** A Danish postal code, 1000 to 9999. */
export const Zip = v.pipe(
  v.string("Skriv dit postnummer"),
  v.transform(zipIn),
  v.nonEmpty("Skriv dit postnummer"),
  v.regex(/^[1-9]\d{3}$/, "Skriv et postnummer med 4 cifre, fra 1000 til 9999"),
);
