import type { Logger } from "pino";
import type { WidgetList } from "shared-runtime/api/registry-management.ts";
import type { WidgetLoad } from "shared-runtime/api/widget-reports.ts";
import type { Tables } from "../../database/database.ts";
import type { DiskShare } from "../../disk/disk-share.ts";
import type { Sweepable } from "../../concurrency/sweeper.ts";
import type { LivePlaceholder } from "./live-placeholders.ts";
import { createContractGuard } from "./contract-guard.ts";
import { createDeployTokens, type DeployTokens } from "./deploy-tokens.ts";
import type { CanaryOutcome } from "./end-canary.ts";
import { createWidgetLister } from "./list-widgets.ts";
import { createReportedPlaceholders, type ReportedPlaceholders } from "./live-placeholders.ts";
import { createLoadCounter, type LoadCounter } from "./load-counts.ts";
import { createPromoter, type PromotionRequest } from "./promote.ts";
import { createPublisher, type Published, type Submission } from "./publish.ts";
import type { LocalVersionOf } from "./channel-fallback.ts";
import type { Channel } from "./widget-registry.tables.ts";
import { createRegistryStore, type RegistryStore } from "./registry-store.ts";
import { createSelfHealing, type HealingLimits } from "./self-healing.ts";
import type { VersionChecks } from "./version-checks.ts";
import { createWidgetStore, type WidgetStore } from "./widget-store.ts";

/** The part of the registry that this server serves. */
export interface ServedRegistry {
  readonly knows: (name: string, version: string) => boolean;
  readonly knowsWidget: (name: string) => boolean;
  /** Names of the widgets that this server has builds of. */
  readonly localNames: readonly string[];
  /** Returns the build that a channel serves while nothing is published on it. */
  readonly localVersionOf: (name: string, channel: Channel) => string | undefined;
  /** Resolves with the props of the build that `stable` serves while nothing is published on it. */
  readonly localPropsOf: (name: string) => Promise<object | undefined>;
  /** Paths of the parts that the platform holds: versions that need them do not load them. */
  readonly carriedParts: readonly string[];
  readonly refresh: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The published widgets, and the operations of teams and pages on them. */
export interface WidgetRegistry {
  readonly store: RegistryStore;
  readonly files: WidgetStore;
  readonly tokens: DeployTokens;
  readonly counter: LoadCounter;
  readonly placeholders: ReportedPlaceholders;
  readonly publish: (submission: Submission) => Promise<Published>;
  readonly promote: (promotion: PromotionRequest) => Promise<CanaryOutcome>;
  readonly list: () => Promise<WidgetList>;
  /** Counts the loads that a page reports from a client address. */
  readonly count: (loads: readonly WidgetLoad[], sender: string) => Promise<void>;
  /** Counts the loads that a page of an unknown origin reports. */
  readonly countElsewhere: (loads: readonly WidgetLoad[]) => Promise<void>;
  /** Resolves when this server serves the latest change. */
  readonly changed: () => Promise<void>;
  readonly attach: (served: ServedRegistry) => void;
  /** Delete outdated counts and placeholders, and files of unfinished publications. */
  readonly sweeps: readonly Sweepable[];
  /** Starts withdrawing failing versions. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly tables: Tables;
  /** An absolute path. */
  readonly widgetsDir: string;
  readonly disk: DiskShare;
  readonly checks: VersionChecks;
  readonly limits: HealingLimits;
  /** The placeholders of our own pages. */
  readonly contentPlaceholders: (widget: string) => Promise<readonly LivePlaceholder[]>;
  readonly allowedOrigins: readonly string[];
  /** The key of the hashes of client addresses. */
  readonly secret: Uint8Array;
  readonly now: () => Date;
  readonly log: Logger;
}

const healingInterval = 2_000;
/** Milliseconds that counts are kept. The status page shows one day. */
const countsKeptForMs = 48 * 60 * 60_000;

export function createWidgetRegistry({
  tables,
  widgetsDir,
  disk,
  checks,
  limits,
  contentPlaceholders,
  allowedOrigins,
  secret,
  now,
  log,
}: Options): WidgetRegistry {
  let served: ServedRegistry | undefined;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const localVersionOf: LocalVersionOf = (name, channel) => served?.localVersionOf(name, channel);
  const store = createRegistryStore(tables, localVersionOf);
  const files = createWidgetStore(widgetsDir, { disk });
  const placeholders = createReportedPlaceholders(tables, {
    isKnown: (name) => served?.knowsWidget(name) ?? false,
    allowedOrigins,
    now,
  });
  const counter = createLoadCounter(tables, {
    isKnown: (name, version) => served?.knows(name, version) ?? false,
    secret,
    now,
  });
  const guard = createContractGuard({
    registry: store,
    checks,
    placeholdersOf: async (widget) => [...(await contentPlaceholders(widget)), ...(await placeholders.of(widget))],
    localPropsOf: async (widget) => served?.localPropsOf(widget),
  });
  const heal = createSelfHealing({ store, counter, limits, now, log });
  /** A failure is only logged: the change is stored, and every server refreshes soon. */
  const changed = async (): Promise<void> => {
    await served?.refresh().catch((error: unknown) => log.error({ err: error }, "refreshing the registry failed"));
  };

  const maintain = async (): Promise<void> => {
    try {
      if (await heal()) await changed();
    } catch (error) {
      log.error({ err: error }, "checking the health of widgets failed");
    }
  };

  return {
    store,
    files,
    tokens: createDeployTokens(tables, now),
    counter,
    placeholders,
    publish: createPublisher({
      registry: store,
      store: files,
      checks,
      guard,
      placeholders,
      carriedParts: () => served?.carriedParts ?? [],
    }),
    promote: createPromoter({ registry: store, guard }),
    list: createWidgetLister({ registry: store, localNames: () => served?.localNames ?? [], localVersionOf }),
    count: (loads, sender) => counter.add(loads, sender),
    countElsewhere: (loads) => counter.addElsewhere(loads),
    changed,
    attach(registry) {
      served = registry;
    },
    sweeps: [
      { sweep: () => counter.forgetBefore(new Date(now().getTime() - countsKeptForMs)) },
      { sweep: () => counter.forgetSendersBefore(new Date(now().getTime() - (limits.minutes + 1) * 60_000)) },
      { sweep: () => placeholders.forget() },
      { sweep: () => files.discardLeftovers() },
    ],
    start() {
      running = maintain();
      timer = setInterval(() => {
        running = running.then(maintain);
      }, healingInterval);
    },
    async stop() {
      clearInterval(timer);
      await Promise.all([running, served?.stop()]);
    },
  };
}
