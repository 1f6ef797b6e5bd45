import { distances, type Region, wholeCountry } from "shared-runtime/api/jobmatch.ts";
import { City } from "shared-runtime/api/city.ts";
import { keep, readKept } from "shared-runtime/session/page-storage.ts";
import type { LocalKey } from "shared-runtime/storage/stored-items.ts";
import * as v from "valibot";
import { regionNumbers } from "./model/filter.ts";
import { jsonText } from "shared-runtime/api/json-text.ts";

/** The search that a reload restores. It contains no token, since the page's session keeps the CV. */
const Search = v.object({
  /** The postal code as typed, possibly incomplete. */
  typed: v.optional(v.string(), ""),
  place: v.optional(City),
  region: v.optional(v.picklist(regionNumbers as readonly [Region, ...Region[]])),
  maxDistance: v.optional(v.picklist(distances), wholeCountry),
  shown: v.optional(v.number()),
});
export type KeptSearch = v.InferOutput<typeof Search>;

const key: LocalKey = "jobmatch/search/1";
const Kept = v.pipe(v.string(), v.parseJson(), Search);

export function readSearch(): KeptSearch {
  const result = v.safeParse(Kept, readKept(key));
  return result.success ? result.output : v.parse(Search, {});
}

export function keepSearch(search: KeptSearch): void {
  keep(key, jsonText(search));
}
