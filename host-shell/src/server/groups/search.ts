import type { UserOf } from "../../api/guards/signed-in.ts";
import { siteSearchCapability } from "../../services/site-search/site-search.capability.ts";
import type { Ground } from "./ground.ts";

interface Needs {
  readonly userOf: UserOf;
}

/** The search of all sites. */
export function searchGroup({ settings, ports, log }: Ground, { userOf }: Needs) {
  const { searchPages: pages, siteNames } = ports.content;
  const siteSearch = siteSearchCapability({
    pages,
    siteNames,
    indexEntry: ports.siteSearchEntry,
    external: settings.externalSearch,
    publicUrl: settings.publicUrl,
    userOf,
    log,
  });
  return { search: siteSearch.search, capabilities: [siteSearch] };
}
