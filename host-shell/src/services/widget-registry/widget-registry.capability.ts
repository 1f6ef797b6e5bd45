import type { Logger } from "pino";
import { deployersOnly } from "./deployer-guard.http.ts";
import { deployTokenCalls } from "./deploy-tokens.routes.ts";
import type { OperatorGuard } from "../../api/guards/operator-guard.ts";
import { overrideCalls, overrideLinkCalls } from "./overrides.routes.ts";
import { registryCalls } from "./widget-registry.routes.ts";
import type { SecurityLog } from "../../api/guards/security-log.ts";
import { widgetReports } from "./widget-reports.routes.ts";
import { endsWithin } from "../../concurrency/ends-within.ts";
import type { Tables } from "../../database/database.ts";
import type { DiskShare } from "../../disk/disk-share.ts";
import { folderStorage } from "../../disk/folder-storage.ts";
import type { ClientAddress } from "../../http/client-address.ts";
import type { Settings } from "../../settings/settings.ts";
import type { Capability } from "../capability.ts";
import type { LivePlaceholder } from "./live-placeholders.ts";
import { createOverrideLinks } from "./override-links.ts";
import type { VersionChecks } from "./version-checks.ts";
import { createWidgetOverrides, type WidgetOverrides } from "./widget-overrides.ts";
import type { TellRelease } from "./gradual-release/release-news.ts";
import { createWidgetRegistry, type WidgetRegistry } from "./widget-registry.ts";

interface Options {
  readonly settings: Pick<
    Settings,
    "widgetsDir" | "widgetFailureLimit" | "widgetFailureMinimum" | "allowedOrigins" | "overrideOrigins" | "publicUrl"
  >;
  readonly tables: Tables;
  readonly checks: VersionChecks;
  readonly disk: DiskShare;
  /** The placeholders of our own pages. */
  readonly contentPlaceholders: (widget: string) => Promise<readonly LivePlaceholder[]>;
  readonly guard: OperatorGuard;
  /** Whether a token is one of an operator who may look up what is published, or of the administrator. */
  readonly isOperator: (token: string) => Promise<boolean>;
  readonly security: SecurityLog;
  /** Writes what happens to gradual releases for another system. */
  readonly tellRelease: TellRelease | undefined;
  /** Signs override links, and hides client addresses. */
  readonly secret: Uint8Array;
  readonly addressOf: ClientAddress;
  readonly now: () => Date;
  readonly log: Logger;
}

export interface WidgetRegistryCapability extends Capability {
  readonly widgets: WidgetRegistry;
  readonly overrides: WidgetOverrides;
  /** Whether a token is the administrator's or a team's, whose holders may read names of staff. */
  readonly isHolder: (token: string) => Promise<boolean>;
}

/** How far back failures of a version are counted. */
const minutes = 30;

/** What a step of a gradual release takes at least. */
const minutesOfStep = 60;

/** How long the maker of a link is kept after it expired. */
const linksKeptForMs = 90 * 24 * 60 * 60_000;

/** Publishes and promotes versions of widgets, and withdraws those that fail. */
export function widgetRegistryCapability({
  settings,
  tables,
  checks,
  disk,
  contentPlaceholders,
  guard,
  isOperator,
  security,
  tellRelease,
  secret,
  addressOf,
  now,
  log,
}: Options): WidgetRegistryCapability {
  const { allowedOrigins, publicUrl } = settings;
  const widgets = createWidgetRegistry({
    tables,
    widgetsDir: settings.widgetsDir,
    disk,
    checks,
    limits: { failures: settings.widgetFailureLimit, loads: settings.widgetFailureMinimum, minutes },
    releaseLimits: { visitors: settings.widgetFailureMinimum, minutes: minutesOfStep },
    tellRelease,
    contentPlaceholders,
    allowedOrigins,
    secret,
    now,
    log,
  });
  const isHolder = async (token: string): Promise<boolean> =>
    token !== "" && ((await isOperator(token)) || (await widgets.tokens.isKnown(token)));
  const overrideLinks = createOverrideLinks(tables);
  const overrides = createWidgetOverrides({ secret, origins: settings.overrideOrigins, links: overrideLinks, now });
  const deployers = deployersOnly(widgets.tokens, security);
  const publishing = registryCalls({
    registry: widgets.store,
    publish: widgets.publish,
    promote: widgets.promote,
    release: widgets.release,
    releases: widgets.releases,
    list: widgets.list,
    isHolder,
    deployers,
    onChanged: widgets.changed,
    log,
  });
  return {
    widgets,
    overrides,
    isHolder,
    routes: [
      publishing,
      overrideCalls({ overrides, deployers }),
      widgetReports({
        log,
        count: widgets.count,
        countElsewhere: widgets.countElsewhere,
        countVisits: widgets.countVisits,
        keepPlaceholders: widgets.placeholders.report,
        addressOf,
        publicUrl,
        allowedOrigins,
      }),
    ],
    // Operators who make tokens look up what is published.
    operatorRoutes: [
      publishing,
      deployTokenCalls({ deployTokens: widgets.tokens, guard, security }),
      overrideLinkCalls({ overrideLinks, guard }),
    ],
    sweeps: [
      ...widgets.sweeps,
      { sweep: () => overrideLinks.forgetExpiredBefore(new Date(now().getTime() - linksKeptForMs)) },
    ],
    // All pages and calls but publications do without room.
    ready: { widgetStorage: async () => folderStorage(settings.widgetsDir, disk) },
    start: widgets.start,
    async stop(timeoutMs) {
      await endsWithin(widgets.stop(), timeoutMs);
    },
  };
}
