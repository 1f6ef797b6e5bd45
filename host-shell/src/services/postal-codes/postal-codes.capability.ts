import { citySearch } from "../../api/city-search.ts";
import { cityFromZipcode } from "../../api/city-from-zipcode.ts";
import type { Capability } from "../capability.ts";

/** Returns the city of a Danish postal code. */
export function postalCodesCapability(): Capability {
  return { routes: [cityFromZipcode(), citySearch()] };
}
