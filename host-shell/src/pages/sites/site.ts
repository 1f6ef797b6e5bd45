import type { GlobalSettings } from "../content/global-settings.ts";
import type { Image } from "../content/fields/image.ts";
import type { MenuItem } from "../content/fields/menu.ts";
import type { DagpengeRules } from "../blocks/dagpenge-start/rules/dagpenge-rules.ts";
import type { EmbedRules } from "../embeds/embed-rules.ts";
import type { SiteFiles } from "./site-files.ts";
import type { SiteRoot } from "./site-roots.ts";
import type { SystemAddresses } from "./system-addresses.ts";

/**
 * A site with everything that all its pages share. A content source returns the same object until a part of it changes.
 */
export interface Site extends SiteRoot {
  readonly language: string;
  /** Added to the title of each page. */
  readonly title: string;
  /** Id of the tag manager that loads with the visitor's consent. */
  readonly tagManagerId: string | undefined;
  /** The picture for links to pages that have none of their own. */
  readonly ogImage: Image | undefined;
  /** The value of `source` in leads that are sent from this site. */
  readonly leadSource: 0 | 2;
  /**
   * Where "Log ind" leads, and the page of a member after signing out. `undefined`: "Log ind" starts the sign-in
   * itself, and signing out leads to `/`.
   */
  readonly loginAddress: string | undefined;
  readonly menu: readonly MenuItem[];
  readonly settings: GlobalSettings | undefined;
  /** The icons and pictures of the site. */
  readonly files: SiteFiles;
  /** Origins, in addition to our own, that images may come from. */
  readonly mediaHosts: readonly string[];
  readonly embeds: EmbedRules;
  /** The rules of unemployment benefits, from the site itself or else that of the unemployment fund. */
  readonly dagpenge?: DagpengeRules | undefined;
  readonly systems: SystemAddresses;
}
