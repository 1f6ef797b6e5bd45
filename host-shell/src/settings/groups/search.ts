import * as v from "valibot";
import { text, wholeNumber } from "../checks.ts";
import { type Given, optionalSetting, setting, type Surroundings } from "../setting.ts";
import { StartRefused } from "../start-refused.ts";
import { refuseUnencrypted } from "../refuse-unencrypted.ts";

const id = text(/^\d{1,12}$/, "must be a number");

export const searchEntries = {
  SEARCH_URL: optionalSetting(
    text(/^https?:\/\/[^\s?#]+$/, "must be an address like https://api.cludo.com"),
    "External service that searches the sites (Cludo). Not set: the embedded search. Needs `SEARCH_CUSTOMER_ID`, `SEARCH_ENGINE_ID` and `SEARCH_KEY`.",
  ),
  SEARCH_CUSTOMER_ID: optionalSetting(id, "The service's id of the customer."),
  SEARCH_ENGINE_ID: optionalSetting(id, "The service's id of the engine."),
  SEARCH_KEY: optionalSetting(
    text(/^[^\s:]+$/, "must have no spaces and no colons"),
    "The service's search key. It is never sent to browsers.",
  ),
  SEARCH_LANGUAGE: setting(
    text(/^[a-z]{2}(-[A-Z]{2})?$/, "must be a language like da"),
    "Language of the queries.",
    "da",
  ),
  SEARCH_CATEGORY_FACET: setting(
    v.pipe(v.string(), v.regex(/^[\p{L}\p{N}_-]{1,60}$/u, "must be the name of a facet")),
    "The service's facet that has the categories of pages.",
    "Category",
  ),
  SEARCH_TIMEOUT_MS: setting(wholeNumber(100, 10_000), "Milliseconds that one answer of the service may take.", "2000"),
};

type SearchGiven = Given<typeof searchEntries>;

export interface SearchSettings {
  /** The external service that searches the sites. Without it, the embedded search does. */
  readonly externalSearch:
    | {
        readonly url: string;
        readonly customerId: string;
        readonly engineId: string;
        readonly key: string;
        readonly language: string;
        readonly categoryFacet: string;
        readonly timeoutMs: number;
      }
    | undefined;
}

export function searchSettings(given: SearchGiven, { unencryptedHosts }: Surroundings): SearchSettings {
  const { SEARCH_URL: url, SEARCH_CUSTOMER_ID: customerId, SEARCH_ENGINE_ID: engineId, SEARCH_KEY: key } = given;
  if (url === undefined && customerId === undefined && engineId === undefined && key === undefined)
    return { externalSearch: undefined };
  if (url === undefined || customerId === undefined || engineId === undefined || key === undefined) {
    throw new StartRefused(
      "SEARCH_URL, SEARCH_CUSTOMER_ID, SEARCH_ENGINE_ID and SEARCH_KEY need each other: set all four, or none.",
    );
  }
  if (!URL.canParse(url)) throw new StartRefused("SEARCH_URL must be an address like https://api.cludo.com.");
  refuseUnencrypted("SEARCH_URL", url, unencryptedHosts);
  return {
    externalSearch: {
      url,
      customerId,
      engineId,
      key,
      language: given.SEARCH_LANGUAGE,
      categoryFacet: given.SEARCH_CATEGORY_FACET,
      timeoutMs: given.SEARCH_TIMEOUT_MS,
    },
  };
}
