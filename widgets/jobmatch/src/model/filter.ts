import {
  type Distance,
  type JobMatchResults,
  type Region,
  regions,
  wholeCountry,
} from "shared-runtime/api/jobmatch.ts";

/** Where members look. Without a region it is all of them. */
export interface Filter {
  readonly region: Region | undefined;
  readonly maxDistance: Distance;
}

export const everywhere: Filter = { region: undefined, maxDistance: wholeCountry };

export const regionNumbers = Object.keys(regions).map(Number) as readonly Region[];

/**
 * What to search with where nothing is found: the filter that the server says finds something, and the whole country.
 * None where that is what was searched already.
 */
export function widenings(filter: Filter, wider: JobMatchResults["wider"]): readonly Filter[] {
  if (isEverywhere(filter)) return [];
  const known = wider && { region: wider.jobLocationRegion, maxDistance: wider.maxDistance };
  return known === undefined || isEverywhere(known) ? [everywhere] : [known, everywhere];
}

function isEverywhere({ region, maxDistance }: Filter): boolean {
  return region === undefined && maxDistance === wholeCountry;
}
