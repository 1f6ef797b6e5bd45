import { compareBuild } from "semver";
import type { ReleaseState } from "shared-runtime/api/registry-management.ts";
import type { RegistryDocument } from "../../registry/registry-document.ts";
import type { EditedPage, PlaceholdersElsewhere } from "../../services/widget-registry/live-placeholders.ts";
import type { StoppedPage } from "../../services/widget-registry/reported-pages.ts";
import type { LoadsElsewhere, MinuteCounts } from "../../services/widget-registry/load-counts.ts";
import type { FileFault } from "../../registry/altered-files.ts";
import type { FailureFigures } from "../../services/widget-registry/failure-figures.ts";
import type {
  ChannelState,
  PublishedVersion,
  RegistryEvent,
} from "../../services/widget-registry/widget-registry.tables.ts";
import { type Figures, type Period, failureShare, lastDay, lastHour } from "./load-figures.ts";

/** The data of the status page at one time. */
export interface RegistryFacts {
  /** The Danish titles of the widgets, by name. A widget without a profile has none. */
  readonly titles?: ReadonlyMap<string, string>;
  readonly document: Pick<RegistryDocument, "widgets">;
  readonly published: readonly PublishedVersion[];
  readonly channels: readonly ChannelState[];
  /** The events of all widgets, newest first. */
  readonly events: readonly RegistryEvent[];
  /** The counts of at least the last day. */
  readonly minutes: readonly MinuteCounts[];
  /** Reports from pages of unknown origins: loads of the last day, and origins. No decision depends on them. */
  readonly elsewhere: {
    readonly loads: readonly LoadsElsewhere[];
    readonly placeholders: readonly PlaceholdersElsewhere[];
  };
  /** Published pages that still have `data-widget-editing`, the latest report first. */
  readonly edited: readonly EditedPage[];
  readonly stopped: readonly StoppedPage[];
  /** Why a published version is not served, by `name@version`: the fault of its signature, or its changed and missing files. */
  readonly unserved?: ReadonlyMap<string, UnservedBecause>;
  /** The newest gradual release of each widget, by name. */
  readonly releases: ReadonlyMap<string, ReleaseState>;
  /** Bytes of a first mount of unpublished builds, by `name@version`. */
  readonly localBytes: ReadonlyMap<string, number>;
  readonly limits: { readonly failures: number; readonly loads: number };
  readonly now: Date;
}

export type UnservedBecause =
  | { readonly signature: string }
  | { readonly files: readonly { readonly path: string; readonly fault: FileFault }[] };

export interface ChannelStatus {
  readonly channel: string;
  readonly version: string;
  /** Whether the channel serves a build of this server, since nothing is published on it. */
  readonly isLocal: boolean;
  /** `undefined` if nothing is published on the channel itself. */
  readonly published: Pick<ChannelState, "since" | "previous" | "share"> | undefined;
}

export interface VersionStatus {
  readonly version: string;
  readonly bytes: number | undefined;
  readonly servedOn: readonly string[];
  /** `undefined` for a build of this server. */
  readonly published:
    | Pick<
        PublishedVersion,
        "publishedAt" | "publishedBy" | "forcedBecause" | "withdrawnBecause" | "withdrawnForSecurity"
      >
    | undefined;
  /** Why this server does not serve the version. */
  readonly unserved?: UnservedBecause | undefined;
  /** The figures because of which the registry withdrew the version, if they were stored. */
  readonly failures?: FailureFigures | undefined;
  readonly hour: Figures;
  readonly day: Figures;
}

/**
 * `bad`: loads fail above the limit, or a channel has a version that is not served because of its signature or files.
 * `warn`: some loads fail, or a version was withdrawn within a day. `quiet`: no loads for an hour.
 */
export type Health = "good" | "warn" | "bad" | "quiet";

export interface WidgetStatus {
  readonly name: string;
  /** The Danish title of the widget's profile; the name of a widget without a profile. */
  readonly title: string;
  readonly health: Health;
  readonly channels: readonly ChannelStatus[];
  /** The gradual release that is under way or ended lately. */
  readonly release?: ReleaseState | undefined;
  /** Newest first. */
  readonly versions: readonly VersionStatus[];
  /** Number of versions that are not listed. */
  readonly unlisted: number;
  readonly hour: Period;
  /** The last hour, without withdrawn versions. */
  readonly standing: Figures;
  readonly day: Period;
  /** Reports of pages of unknown origins in the last day, and these origins. */
  readonly elsewhere: Pick<LoadsElsewhere, "mounted" | "failed"> & { readonly origins: readonly string[] };
  /** Published pages that still have `data-widget-editing`, each once. */
  readonly edited: readonly Pick<EditedPage, "page" | "seenAt">[];
  /** Pages that used to report the widget. */
  readonly stopped: readonly Pick<StoppedPage, "page" | "lastDay" | "days">[];
  readonly events: readonly RegistryEvent[];
}

const channelOrder = ["stable", "canary"];

const urgency: readonly Health[] = ["bad", "warn", "good", "quiet"];

/** The number of newest versions that are listed, in addition to all served ones. */
const newest = 10;

/** Returns the status of all widgets, by urgency, then by name. Lists all versions of the widget named `whole`. */
export function widgetStatuses(facts: RegistryFacts, whole?: string): readonly WidgetStatus[] {
  const names = new Set([...Object.keys(facts.document.widgets), ...facts.published.map(({ name }) => name)]);
  const statuses = [...names].toSorted().map((name) => widgetStatus(name, facts, name === whole));
  return statuses.toSorted((one, other) => urgency.indexOf(one.health) - urgency.indexOf(other.health));
}

function widgetStatus(name: string, facts: RegistryFacts, isWhole: boolean): WidgetStatus {
  const { document, published, now } = facts;
  const registered = document.widgets[name];
  const served = Object.entries(registered?.channels ?? {}).toSorted(
    ([one], [other]) => channelOrder.indexOf(one) - channelOrder.indexOf(other),
  );
  const minutes = facts.minutes.filter((counts) => counts.name === name);
  const events = facts.events.filter((event) => event.name === name);
  const rows = new Map(published.filter((row) => row.name === name).map((row) => [row.version, row]));
  const versions = [...new Set([...rows.keys(), ...Object.keys(registered?.versions ?? {})])].toSorted((one, other) =>
    compareBuild(other, one),
  );
  const listed = versions.filter(
    (version, index) => isWhole || index < newest || served.some(([, servedVersion]) => servedVersion === version),
  );
  // Without withdrawn versions, which are no longer served.
  const standing = lastHour(
    minutes.filter(({ version }) => !rows.get(version)?.withdrawnBecause),
    now,
  ).total;
  const elsewhere = facts.elsewhere.loads.find((loads) => loads.name === name);
  return {
    name,
    title: facts.titles?.get(name) ?? name,
    health: served.some(([, version]) => facts.unserved?.has(`${name}@${version}`))
      ? "bad"
      : healthOf(standing, events, facts),
    channels: served.map(([channel, version]) => ({
      channel,
      version,
      isLocal: !rows.has(version),
      published: facts.channels.find((state) => state.name === name && state.channel === channel),
    })),
    release: lateRelease(facts.releases.get(name), now),
    versions: listed.map((version): VersionStatus => {
      const own = minutes.filter((counts) => counts.version === version);
      return {
        version,
        bytes: rows.get(version)?.bytes ?? facts.localBytes.get(`${name}@${version}`),
        servedOn: served.filter(([, servedVersion]) => servedVersion === version).map(([channel]) => channel),
        published: rows.get(version),
        unserved: facts.unserved?.get(`${name}@${version}`),
        failures:
          events.find(({ action, previous }) => action === "heal" && previous === version)?.failures ?? undefined,
        hour: lastHour(own, now).total,
        day: lastDay(own, now).total,
      };
    }),
    unlisted: versions.length - listed.length,
    hour: lastHour(minutes, now),
    standing,
    day: lastDay(minutes, now),
    elsewhere: {
      mounted: elsewhere?.mounted ?? 0,
      failed: elsewhere?.failed ?? 0,
      origins: facts.elsewhere.placeholders.filter(({ widget }) => widget === name).map(({ origin }) => origin),
    },
    stopped: facts.stopped.filter(({ widget }) => widget === name),
    edited: facts.edited
      .filter(({ widget }) => widget === name)
      .filter(({ page }, index, pages) => pages.findIndex((one) => one.page === page) === index),
    events,
  };
}

/** A release that ended is shown for a week. */
const releaseShownForMs = 7 * 24 * 60 * 60_000;

function lateRelease(release: ReleaseState | undefined, now: Date): ReleaseState | undefined {
  if (!release) return undefined;
  const { endedAt } = release;
  return endedAt === null || now.getTime() - Date.parse(endedAt) < releaseShownForMs ? release : undefined;
}

function healthOf(hour: Figures, events: readonly RegistryEvent[], { limits, now }: RegistryFacts): Health {
  const loads = hour.mounted + hour.failed;
  const share = failureShare(hour) ?? 0;
  if (loads >= limits.loads && share > limits.failures) return "bad";
  const aDayAgo = now.getTime() - 24 * 60 * 60_000;
  if (events.some(({ action, at }) => action === "heal" && at.getTime() > aDayAgo)) return "warn";
  if (loads === 0) return "quiet";
  return share > limits.failures / 4 ? "warn" : "good";
}
