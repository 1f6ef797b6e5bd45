import type { Region } from "shared-runtime/api/jobmatch.ts";
import { kmBetween, postalCodeOf, postalCodes } from "../../postal-codes/postal-codes.ts";

/** Stands for the postal code of a job that has none, or one that nobody knows. */
export const noZip = 65_535;

const numbers: ReadonlyMap<string, number> = new Map(postalCodes.map(({ zip }, number) => [zip, number]));

/** Postal codes by number, so that an index can keep them in two bytes. They are numbered anew in each process. */
export function zipNumberOf(zip: string | undefined): number {
  return (zip === undefined ? undefined : numbers.get(zip)) ?? noZip;
}

/** The region of a job is what its posting says, else that of its postal code. */
export function regionOf(region: Region | undefined, zip: string | undefined): Region | undefined {
  return region ?? (zip === undefined ? undefined : postalCodeOf(zip)?.region);
}

/** How far each postal code is from one, by their numbers. Throws for a postal code that nobody knows. */
export function kilometresFrom(zip: string): Float64Array {
  const from = postalCodeOf(zip);
  if (from === undefined) throw new RangeError(`${zip} is no postal code.`);
  return Float64Array.from(postalCodes, (to) => kmBetween(from, to));
}
