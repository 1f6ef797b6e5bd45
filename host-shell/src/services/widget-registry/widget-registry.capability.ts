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
import { operatorKeyCalls, teamKeyCalls } from "./signing/widget-keys.routes.ts";
import { createOverrideLinks } from "./override-links.ts";
import type { VersionChecks } from "./version-checks.ts";
import { createWidgetOverrides, type WidgetOverrides } from "./widget-overrides.ts";
import type { TellStopped } from "./reported-pages.ts";
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
  /**
   * Resolves with whether a token belongs to the administrator, or to an operator who may look up what is published.
   */
  readonly isOperator: (token: string) => Promise<boolean>;
  readonly security: SecurityLog;
  /** Writes the news of gradual releases for another system. */
  readonly tellRelease: TellRelease | undefined;
  /** Writes for another system that pages stopped reporting. */
  readonly tellStopped: TellStopped | undefined;
  /** The key that signs override links and hashes client addresses. */
  readonly secret: Uint8Array;
  readonly addressOf: ClientAddress;
  readonly now: () => Date;
  readonly log: Logger;
}

export interface WidgetRegistryCapability extends Capability {
  readonly widgets: WidgetRegistry;
  readonly overrides: WidgetOverrides;
  /** Resolves with whether a token is the administrator's or a team's. Its holder may read names of staff. */
  readonly isHolder: (token: string) => Promise<boolean>;
}

/** The minutes of loads by which a version is judged. */
const minutes = 30;

/** The minutes that a step of a gradual release takes at least. */
const minutesOfStep = 60;

/** The milliseconds for which a link is kept after it expired, so that its maker is known. */
const linksKeptForMs = 90 * 24 * 60 * 60_000;

/** Publishes and promotes versions of widgets, and withdraws versions that fail. */
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
  tellStopped,
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
    tellStopped,
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
  const keys = { registry: widgets.store, files: widgets.files, security, onChanged: widgets.changed, log };
  const teamKeys = teamKeyCalls({ ...keys, deployers });
  return {
    widgets,
    overrides,
    isHolder,
    routes: [
      publishing,
      teamKeys,
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
    // Includes `publishing`, since operators who make tokens need to see what is published.
    operatorRoutes: [
      publishing,
      teamKeys,
      operatorKeyCalls({ ...keys, guard }),
      deployTokenCalls({ deployTokens: widgets.tokens, guard, security }),
      overrideLinkCalls({ overrideLinks, guard }),
    ],
    sweeps: [
      ...widgets.sweeps,
      { sweep: () => overrideLinks.forgetExpiredBefore(new Date(now().getTime() - linksKeptForMs)) },
    ],
    // Without room, only publications fail; all other pages and calls work.
    ready: { widgetStorage: async () => folderStorage(settings.widgetsDir, disk) },
    start: widgets.start,
    async stop(timeoutMs) {
      await endsWithin(widgets.stop(), timeoutMs);
    },
  };
}
