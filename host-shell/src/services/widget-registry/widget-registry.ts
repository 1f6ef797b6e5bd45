import type { Logger } from "pino";
import type { WidgetInput } from "shared-runtime/contract/widget-contract.ts";
import type { EditorTool } from "shared-runtime/editors/editor-tool.ts";
import type { WidgetList } from "shared-runtime/api/registry-management.ts";
import type { WidgetLoad, WidgetVisit } from "shared-runtime/api/widget-reports.ts";
import type { Tables } from "../../database/database.ts";
import type { DiskShare } from "../../disk/disk-share.ts";
import type { Sweepable } from "../../concurrency/sweeper.ts";
import type { LivePlaceholder } from "./live-placeholders.ts";
import { createContractGuard } from "./contract-guard.ts";
import { createDeployTokens, type DeployTokens } from "./deploy-tokens.ts";
import type { CanaryOutcome } from "./canary-outcome.ts";
import { createGradualReleases, type GradualReleases } from "./gradual-release/gradual-releases.ts";
import type { ReleaseLimits } from "./gradual-release/judge-release.ts";
import type { TellRelease } from "./gradual-release/release-news.ts";
import { createReleaseVisits, type Visitor } from "./gradual-release/release-visits.ts";
import { createWidgetLister } from "./list-widgets.ts";
import { createReportedPlaceholders, type ReportedPlaceholders } from "./live-placeholders.ts";
import { createLoadCounter, type LoadCounter } from "./load-counts.ts";
import { createPromoter, createReleaser, type PromotionRequest } from "./promote.ts";
import type { ReleaseRequest } from "./gradual-release/release-changes.ts";
import { createPublisher, type Published, type Submission } from "./publish.ts";
import type { LocalVersionOf } from "./channel-fallback.ts";
import type { Channel } from "./widget-registry.tables.ts";
import { createRegistryStore, type RegistryStore } from "./registry-store.ts";
import { createSelfHealing, type HealingLimits } from "./self-healing.ts";
import { createReportedPages, type ReportedPages, type TellStopped } from "./reported-pages.ts";
import { unfinished, type VersionChecks } from "./version-checks.ts";
import type { InputFault } from "./input-faults.ts";
import type { WidgetTools } from "./widget-tools.ts";
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
  readonly tools: WidgetTools;
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
  readonly pages: ReportedPages;
  /** The widgets as editors choose them; none before `attach`. */
  readonly tools: WidgetTools;
  /** Resolves with what is wrong with the input of a placeholder; `undefined` if that takes too long. */
  readonly faultsOf: (
    input: WidgetInput,
    tool: Pick<EditorTool, "schema">,
  ) => Promise<readonly InputFault[] | undefined>;
  readonly publish: (submission: Submission) => Promise<Published>;
  readonly promote: (promotion: PromotionRequest) => Promise<CanaryOutcome>;
  /** Begins a gradual release, after the checks of a promotion. */
  readonly release: (request: ReleaseRequest) => Promise<void>;
  readonly releases: GradualReleases;
  readonly list: () => Promise<WidgetList>;
  /** Counts the loads that a page reports from a client address. */
  readonly count: (loads: readonly WidgetLoad[], sender: string) => Promise<void>;
  /** Counts the loads that a page of an unknown origin reports. */
  readonly countElsewhere: (loads: readonly WidgetLoad[]) => Promise<void>;
  /** Counts visits for gradual releases. */
  readonly countVisits: (visits: readonly WidgetVisit[], visitor: Visitor) => Promise<void>;
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
  readonly releaseLimits: ReleaseLimits;
  readonly tellRelease?: TellRelease | undefined;
  readonly tellStopped?: TellStopped | undefined;
  /** The placeholders of our own pages. */
  readonly contentPlaceholders: (widget: string) => Promise<readonly LivePlaceholder[]>;
  readonly allowedOrigins: readonly string[];
  /** The key of the hashes of client addresses. */
  readonly secret: Uint8Array;
  readonly now: () => Date;
  readonly log: Logger;
}

const healingInterval = 2_000;
/** The interval at which releases are judged. It grows so that judging takes at most a twentieth of the time. */
const judging = { intervalMs: 10_000, part: 20 };
/** Milliseconds that counts are kept. The status page shows one day. */
const countsKeptForMs = 48 * 60 * 60_000;

export function createWidgetRegistry({
  tables,
  widgetsDir,
  disk,
  checks,
  limits,
  releaseLimits,
  tellRelease,
  tellStopped,
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
  const store = createRegistryStore(tables, localVersionOf, tellRelease);
  const files = createWidgetStore(widgetsDir, { disk });
  const pages = createReportedPages(tables, { allowedOrigins, now, tellStopped });
  const placeholders = createReportedPlaceholders(tables, {
    isKnown: (name) => served?.knowsWidget(name) ?? false,
    allowedOrigins,
    now,
    onSeen: pages.note,
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
  const visits = createReleaseVisits(tables, { secret });
  const releases = createGradualReleases({ tables, store, visits, limits: releaseLimits, log });
  let nextJudging = 0;
  const moveReleases = async (): Promise<boolean> => {
    const began = performance.now();
    if (began < nextJudging) return false;
    const hasMoved = await releases.move();
    const end = performance.now();
    nextJudging = Math.max(began + judging.intervalMs, end + (end - began) * judging.part);
    return hasMoved;
  };
  /** Refreshes this server. A failure is only logged: the change is stored, and every server refreshes soon. */
  const changed = async (): Promise<void> => {
    releases.outdate();
    await served?.refresh().catch((error: unknown) => log.error({ err: error }, "refreshing the registry failed"));
  };

  const maintain = async (): Promise<void> => {
    try {
      if (await heal()) await changed();
    } catch (error) {
      log.error({ err: error }, "checking the health of widgets failed");
    }
    try {
      if (await moveReleases()) await changed();
    } catch (error) {
      log.error({ err: error }, "judging the gradual releases failed");
    }
  };

  return {
    store,
    files,
    tokens: createDeployTokens(tables, now),
    counter,
    placeholders,
    pages,
    tools: {
      names: () => served?.tools.names() ?? [],
      all: async () => (await served?.tools.all()) ?? [],
      find: async (name, spec) => served?.tools.find(name, spec),
    },
    async faultsOf(input, { schema }) {
      const faults = await checks.inputFaults(input, schema);
      return faults === unfinished ? undefined : faults;
    },
    publish: createPublisher({
      registry: store,
      store: files,
      checks,
      guard,
      placeholders,
      carriedParts: () => served?.carriedParts ?? [],
    }),
    promote: createPromoter({ registry: store, guard }),
    release: createReleaser({ registry: store, guard }),
    releases,
    list: createWidgetLister({
      registry: store,
      releases: releases.recent,
      localNames: () => served?.localNames ?? [],
      localVersionOf,
    }),
    count: (loads, sender) => counter.add(loads, sender),
    countElsewhere: (loads) => counter.addElsewhere(loads),
    countVisits: (seen, visitor) => visits.add(seen, visitor),
    changed,
    attach(registry) {
      served = registry;
    },
    sweeps: [
      { sweep: () => counter.forgetBefore(new Date(now().getTime() - countsKeptForMs)) },
      { sweep: () => counter.forgetSendersBefore(new Date(now().getTime() - (limits.minutes + 1) * 60_000)) },
      { sweep: () => visits.forget() },
      { sweep: () => placeholders.forget() },
      { sweep: () => pages.tell(), deletesNothing: true },
      { sweep: () => pages.forget() },
      { sweep: () => files.discardLeftovers(store.unlessPublished) },
      { sweep: () => files.discardParts(store.neededParts) },
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
