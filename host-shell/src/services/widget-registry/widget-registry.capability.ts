import type { Logger } from "pino";
import { deployTokenCalls } from "../../api/deploy-token-calls.ts";
import { overrideCalls } from "../../api/override-calls.ts";
import { registryCalls } from "../../api/registry-calls.ts";
import { widgetReports } from "../../api/widget-reports.ts";
import { endsWithin } from "../../concurrency/ends-within.ts";
import type { Tables } from "../../database/database.ts";
import type { ClientAddress } from "../../http/client-address.ts";
import { sameSecret } from "../../security/same-secret.ts";
import type { Settings } from "../../settings/settings.ts";
import type { Capability } from "../capability.ts";
import type { LivePlaceholder } from "./live-placeholders.ts";
import { createOverrideLinks } from "./override-links.ts";
import type { VersionChecks } from "./version-checks.ts";
import { createWidgetOverrides, type WidgetOverrides } from "./widget-overrides.ts";
import { createWidgetRegistry, type WidgetRegistry } from "./widget-registry.ts";

interface Options {
  readonly settings: Pick<
    Settings,
    "widgetsDir" | "widgetFailureLimit" | "widgetFailureMinimum" | "allowedOrigins" | "overrideOrigins" | "publicUrl"
  >;
  readonly tables: Tables;
  readonly checks: VersionChecks;
  /** The placeholders of our own pages. */
  readonly contentPlaceholders: (widget: string) => Promise<readonly LivePlaceholder[]>;
  readonly adminToken: string;
  /** Signs override links, and hides client addresses. */
  readonly secret: Uint8Array;
  readonly addressOf: ClientAddress;
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

/** How long it is known who made a link after it expired. */
const linksKeptForMs = 90 * 24 * 60 * 60_000;

/** Publishes and promotes versions of widgets, and withdraws those that fail. */
export function widgetRegistryCapability({
  settings,
  tables,
  checks,
  contentPlaceholders,
  adminToken,
  secret,
  addressOf,
  log,
}: Options): WidgetRegistryCapability {
  const { allowedOrigins, publicUrl } = settings;
  const widgets = createWidgetRegistry({
    tables,
    widgetsDir: settings.widgetsDir,
    checks,
    limits: { failures: settings.widgetFailureLimit, loads: settings.widgetFailureMinimum, minutes },
    contentPlaceholders,
    allowedOrigins,
    secret,
    log,
  });
  const isHolder = async (token: string): Promise<boolean> =>
    token !== "" && (sameSecret(token, adminToken) || (await widgets.tokens.isKnown(token)));
  const overrideLinks = createOverrideLinks(tables);
  const overrides = createWidgetOverrides({ secret, origins: settings.overrideOrigins, links: overrideLinks });
  return {
    widgets,
    overrides,
    isHolder,
    routes: [
      registryCalls({
        registry: widgets.store,
        publish: widgets.publish,
        promote: widgets.promote,
        list: widgets.list,
        isHolder,
        deployTokens: widgets.tokens,
        onChanged: widgets.changed,
      }),
      deployTokenCalls({ deployTokens: widgets.tokens, adminToken }),
      overrideCalls({ overrides, overrideLinks, deployTokens: widgets.tokens, adminToken }),
      widgetReports({
        log,
        count: widgets.count,
        keepPlaceholders: widgets.placeholders.report,
        addressOf,
        publicUrl,
        allowedOrigins,
      }),
    ],
    sweeps: [
      ...widgets.sweeps,
      { sweep: () => overrideLinks.forgetExpiredBefore(new Date(Date.now() - linksKeptForMs)) },
    ],
    start: widgets.start,
    async stop(timeoutMs) {
      await endsWithin(widgets.stop(), timeoutMs);
    },
  };
}
