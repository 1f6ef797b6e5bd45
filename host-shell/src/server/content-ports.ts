import { contentPlaceholders } from "../pages/content-placeholders.ts";
import { listItemsIn } from "../pages/content/list-items.ts";
import type { ContentSource } from "../pages/content/content-source.ts";
import { eventSignUpIn } from "../pages/events/find-event.ts";
import { searchPagesOf } from "../pages/search-documents/search-pages.ts";
import { mainSettings, signInPathsOf } from "../pages/sites/main-site.ts";
import { addonProductsIn, findWidgetLayoutIn } from "../pages/widget-layouts.ts";
import type { Capability } from "../services/capability.ts";
import type { MembershipFile } from "../services/membership/membership-file.ts";
import type { ContentPorts } from "./ports.ts";

interface Source {
  readonly source: ContentSource;
  /** The source's own capability; absent if it has no work of its own. */
  readonly capability?: Capability | undefined;
  readonly membership: MembershipFile | undefined;
}

/** The ports to the content of a source. */
export async function contentPortsOf({ source, capability = {}, membership }: Source): Promise<ContentPorts> {
  return {
    placeholdersOf: contentPlaceholders(source),
    findSettings: () => mainSettings(source),
    signInPaths: await signInPathsOf(source),
    membership,
    findOrganisations: source.findOrganisations,
    findQuestionSet: source.findQuestionSet,
    findHearings: source.findHearings,
    listItems: listItemsIn(source),
    findWidgetLayout: findWidgetLayoutIn(source),
    addonProducts: addonProductsIn(source),
    findEventSignUp: eventSignUpIn(source),
    searchPages: searchPagesOf(source),
    siteNames: async () =>
      (await source.listSites())
        .toSorted((one, other) => Number(other.kind === "main") - Number(one.kind === "main"))
        .map(({ name }) => name),
    capability,
  };
}
