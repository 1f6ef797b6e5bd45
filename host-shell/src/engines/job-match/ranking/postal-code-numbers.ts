import type { Region } from "shared-runtime/api/jobmatch.ts";
import { kmBetween, postalCodeOf, postalCodes } from "../../postal-codes/postal-codes.ts";

/** The number of a missing or unknown postal code. */
export const noZip = 65_535;

const numbers: ReadonlyMap<string, number> = new Map(postalCodes.map(({ zip }, number) => [zip, number]));

/** The number of a postal code, which an index stores in two bytes. */
export function zipNumberOf(zip: string | undefined): number {
  return (zip === undefined ? undefined : numbers.get(zip)) ?? noZip;
}

/** The region of a posting. If it names none, the region of its postal code. */
export function regionOf(region: Region | undefined, zip: string | undefined): Region | undefined {
  return region ?? (zip === undefined ? undefined : postalCodeOf(zip)?.region);
}

/**
 * The distances of all postal codes, by their numbers, from `zip`, in kilometres. Throws `RangeError` if `zip` is
 * unknown.
 */
export function kilometresFrom(zip: string): Float64Array {
  const from = postalCodeOf(zip);
  if (from === undefined) throw new RangeError(`${zip} is not a postal code.`);
  return Float64Array.from(postalCodes, (to) => kmBetween(from, to));
}
