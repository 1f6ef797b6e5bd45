import type { Logger } from "pino";
import type { Release } from "shared-runtime/api/health.ts";
import type { AddonProduct } from "shared-runtime/api/sheet-content.ts";
import type { GuessQuotas, Quotas } from "../api/quotas/quotas.ts";
import type { BeforeExit } from "../concurrency/before-exit.ts";
import type { TellMigration } from "../database/run-migrations.ts";
import type { DiskShare } from "../disk/disk-share.ts";
import type { CvReviewer } from "../engines/cv-review/cv-reviewer.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Capability } from "../services/capability.ts";
import type { FindEventSignUp } from "../pages/events/find-event.ts";
import type { FindWidgetLayout } from "../services/layout-service/layout-service.routes.ts";
import type { MembershipFile } from "../services/membership/membership-file.ts";
import type { ListedItems } from "../services/page-lists/embedded-page-lists.ts";
import type { FindOrganisations } from "../services/organisations/kept-organisations.ts";
import type { SignInPaths } from "../services/sign-in/sign-in-paths.ts";
import type { FindHearings } from "../services/hearings/hearings.routes.ts";
import type { FindQuestionSet } from "../services/question-sets/question-sets.routes.ts";
import type { SearchPages } from "../services/site-search/search-pages.ts";
import type { FindSettings } from "../services/site-settings/site-settings.routes.ts";
import type { LivePlaceholder } from "../services/widget-registry/live-placeholders.ts";
import type { VersionChecks } from "../services/widget-registry/version-checks.ts";
import type { WaitForDatabase } from "./wait-for-database.ts";

/** The parts of the site's content that the capabilities use. */
export interface ContentPorts {
  /** Finds the placeholders of a widget on our own pages. */
  readonly placeholdersOf: (widget: string) => Promise<readonly LivePlaceholder[]>;
  readonly findSettings: FindSettings;
  readonly signInPaths: SignInPaths;
  /** Prices and rules of memberships. If `undefined`, nobody can join. */
  readonly membership: MembershipFile | undefined;
  /** Finds the organisations with the prices of their memberships. */
  readonly findOrganisations: FindOrganisations;
  /** Finds questions about work, by the name of their set. */
  readonly findQuestionSet: FindQuestionSet;
  /** Finds the hearings on which members may give their opinion. */
  readonly findHearings: FindHearings;
  /** Returns the pages of each site that lists of pages may have. */
  readonly listItems: () => Promise<ListedItems>;
  /** Finds the content of widgets. */
  readonly findWidgetLayout: FindWidgetLayout;
  /** The products that members can add to their membership. */
  readonly addonProducts: () => Promise<readonly AddonProduct[]>;
  /** Finds what the page of an event says about its sign-up at a time, in milliseconds since 1970. */
  readonly findEventSignUp: FindEventSignUp;
  /** The pages that the search of the sites reads. */
  readonly searchPages: SearchPages;
  /** Resolves with the names of the sites, the main site first. */
  readonly siteNames: () => Promise<readonly string[]>;
  /** The work of the content source that has to be started or swept; empty if the source has no such work. */
  readonly capability: Capability;
}

/** The arguments of `createServices`. All are required, so that no server omits one by accident. */
export interface Ports {
  readonly log: Logger;
  readonly reviewer: CvReviewer;
  readonly checks: VersionChecks;
  /** The module that the thread of the job index runs; `undefined` means the module in its source folder. */
  readonly jobIndexEntry: URL | undefined;
  /** The same for the thread of the site search. */
  readonly siteSearchEntry: URL | undefined;
  readonly content: ContentPorts;
  /** Returns the free bytes on the disk of a folder. */
  readonly freeBytes: DiskShare["freeBytes"];
  readonly quotas: Quotas;
  readonly guesses: GuessQuotas;
  /** Called while the database is opened. */
  readonly onMigration: TellMigration;
  /** Runs those steps of the start that need the database. */
  readonly waitForDatabase: WaitForDatabase;
  /** Registers a function that must run if the process exits while it starts. */
  readonly beforeExit: BeforeExit["add"];
  readonly metrics: Metrics;
  /** `undefined` if the server does not run from a build. */
  readonly release: Release | undefined;
  /** Files of recent releases, which have to be swept. */
  readonly releases: Capability;
}
