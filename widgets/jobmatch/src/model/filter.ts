import { type Distance, distances, type Region, regions, wholeCountry } from "shared-runtime/api/jobmatch.ts";

/** Where members look. Without a region it is all of them. */
export interface Filter {
  readonly region: Region | undefined;
  readonly maxDistance: Distance;
}

export const everywhere: Filter = { region: undefined, maxDistance: wholeCountry };

export const regionNumbers = Object.keys(regions).map(Number) as readonly Region[];

/** The next wider filter: a longer way first, then all regions. `undefined` where it is the whole country already. */
export function widened({ region, maxDistance }: Filter): Filter | undefined {
  const further = distances[distances.indexOf(maxDistance) + 1];
  if (further !== undefined) return { region, maxDistance: further };
  return region === undefined ? undefined : everywhere;
}
