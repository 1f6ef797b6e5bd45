import {
  type Distance,
  type JobMatchResults,
  type Region,
  regions,
  wholeCountry,
} from "shared-runtime/api/jobmatch.ts";

/** A member's filter. `undefined` means all regions. */
export interface Filter {
  readonly region: Region | undefined;
  readonly maxDistance: Distance;
}

export const everywhere: Filter = { region: undefined, maxDistance: wholeCountry };

/** The filter of an answer. */
export function filterOf({ jobLocationRegion, maxDistance }: NonNullable<JobMatchResults["filter"]>): Filter {
  return { region: jobLocationRegion, maxDistance };
}

export const regionNumbers = Object.keys(regions).map(Number) as readonly Region[];

/**
 * Filters to offer if a search has no results: the server's suggestion, which finds jobs, and the whole country. Empty if
 * the search already covered the whole country.
 */
export function widenings(filter: Filter, wider: JobMatchResults["wider"]): readonly Filter[] {
  if (isEverywhere(filter)) return [];
  const known = wider && filterOf(wider);
  return known === undefined || isEverywhere(known) ? [everywhere] : [known, everywhere];
}

function isEverywhere({ region, maxDistance }: Filter): boolean {
  return region === undefined && maxDistance === wholeCountry;
}
