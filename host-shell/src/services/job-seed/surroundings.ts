/**
 * The surroundings of a workplace: any; the country, with villages at most; a town; a larger city; one of the few
 * centres with hospitals and universities; a town with a harbour.
 */
export const surroundings = ["anywhere", "country", "town", "city", "centre", "coast"] as const;
export type Surrounding = (typeof surroundings)[number];

/** The most jobs of a place in the country, and the fewest jobs of each larger kind of place, in thousands. */
const mostInCountry = 4;
const least = { town: 4, city: 8, centre: 18 } as const;

/** Parts and suburbs of the largest cities, which are not in the country even if they have few jobs. */
const builtUp = [
  [1000, 3099],
  [3450, 3550],
  [5200, 5270],
  [6700, 6719],
  [8200, 8270],
  [9200, 9230],
] as const;

/** Postal codes of towns with a harbour for ships. */
const harbours =
  "2150 3000 3390 3700 3730 4220 4400 4600 4800 4900 4970 5300 5400 5500 5600 5700 5800 5900 5960 5970 6000 6100 6200 6400 " +
  "6700 6960 7000 7100 7600 7620 7680 7700 7730 7900 8000 8400 8500 8700 8900 9000 9370 9400 9850 9900 9940 9970 9990";
const withHarbour: ReadonlySet<number> = new Set(harbours.split(" ").map(Number));

/** Whether a postal code with about `jobs` thousand jobs is in these surroundings. */
export function isIn(zip: number, jobs: number, surrounding: Surrounding): boolean {
  if (surrounding === "anywhere") return true;
  if (surrounding === "coast") return withHarbour.has(zip);
  if (surrounding !== "country") return jobs >= least[surrounding];
  return jobs <= mostInCountry && !builtUp.some(([from, to]) => zip >= from && zip <= to);
}
