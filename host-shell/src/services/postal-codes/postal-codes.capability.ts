import { citySearch } from "./city-search.routes.ts";
import { cityFromZipcode } from "./city-from-zipcode.routes.ts";
import type { Capability } from "../capability.ts";

/** Returns the city of a Danish postal code. */
export function postalCodesCapability(): Capability {
  return { routes: [cityFromZipcode(), citySearch()] };
}
