import type { Logger } from "pino";
import { databaseClock, type DatabaseClock } from "../../../database/database-clock.ts";
import type { Tables } from "../../../database/database.ts";
import type { RegistryStore } from "../registry-store.ts";
import type { Release } from "../widget-registry.tables.ts";
import { judgeRelease, type Judgement, type ReleaseLimits } from "./judge-release.ts";
import type { ReleaseFigures } from "./release-figures.ts";
import { readPace } from "./release-pace.ts";
import { worseSentence } from "./release-reason.ts";
import { readFigures, type ReleaseVisits } from "./release-visits.ts";

/** A release, the figures by which it is judged, and the judgement. */
export interface JudgedRelease {
  readonly release: Release;
  readonly figures: ReleaseFigures;
  /** `undefined` once the release has ended. */
  readonly judgement: Judgement | undefined;
}

export interface GradualReleases {
  /** Judges all active releases, and advances or stops them. Resolves with whether anything changed. */
  readonly move: () => Promise<boolean>;
  /** The newest release of each widget, as it is now. */
  readonly latest: () => Promise<readonly JudgedRelease[]>;
  /** Like `latest`, but the answer may be a few seconds old. */
  readonly recent: () => Promise<readonly JudgedRelease[]>;
  /** Makes `recent` read the releases again, after a change. */
  readonly outdate: () => void;
}

interface Options {
  readonly tables: Tables;
  readonly store: Pick<RegistryStore, "activeReleases" | "latestReleases" | "advanceRelease" | "stopWorse">;
  readonly visits: Pick<ReleaseVisits, "adjust">;
  readonly limits: ReleaseLimits;
  readonly log: Logger;
  readonly clock?: DatabaseClock;
}

/** How long a reading is shared: 2 s, or 20 times its duration if longer. 200 000 visits are read in 0.5 s. */
const shared = { leastMs: 2_000, times: 20 };

/**
 * Judges gradual releases by the reports of browsers, and advances or stops them. Every server may judge at any time: a
 * change is made under the lock of the widget, and only if the release is still at the step at which it was judged.
 */
export function createGradualReleases({
  tables,
  store,
  visits,
  limits,
  log,
  clock = databaseClock,
}: Options): GradualReleases {
  const judged = async (release: Release): Promise<JudgedRelease> => {
    const { id, share, state, endedAt } = release;
    if (endedAt !== null) return { release, figures: release.figures ?? [], judgement: undefined };
    const [figures, pace] = [await readFigures(tables, id), await readPace(tables, release, clock)];
    const judgement = judgeRelease({ share, isHeld: state === "held", figures, ...pace }, limits);
    return { release, figures, judgement };
  };

  const act = async ({ release, figures, judgement }: JudgedRelease): Promise<boolean> => {
    const { name: widget, version, stable, share } = release;
    if (judgement?.kind === "worse") {
      const reason = worseSentence(judgement.metric, stable, figures);
      const isStopped = await store.stopWorse({ release, reason, metric: judgement.metric });
      if (isStopped) {
        log.error(
          { widget, version, stable, share, reason },
          "a gradual release was stopped: its version is worse than stable",
        );
      }
      return isStopped;
    }
    if (judgement?.kind !== "advance") return false;
    const hasMoved = await store.advanceRelease({ release, to: judgement.to });
    if (hasMoved) log.info({ widget, version, stable, share: judgement.to }, "a gradual release reaches more visitors");
    return hasMoved;
  };

  let last: { until: number; readonly releases: Promise<readonly JudgedRelease[]> } | undefined;
  const latest = () => {
    const read = async () => Promise.all((await store.latestReleases()).map(judged));
    const began = performance.now();
    const releases = read();
    const kept = { until: Number.POSITIVE_INFINITY, releases };
    last = kept;
    releases.then(
      () => {
        const now = performance.now();
        kept.until = now + Math.max(shared.leastMs, (now - began) * shared.times);
      },
      () => {
        kept.until = 0;
      },
    );
    return releases;
  };

  return {
    async move() {
      let hasMoved = false;
      for (const release of await store.activeReleases()) {
        await visits.adjust(release);
        if (await act(await judged(release))) hasMoved = true;
      }
      return hasMoved;
    },
    latest,
    outdate() {
      last = undefined;
    },
    recent: () => (last && performance.now() < last.until ? last.releases : latest()),
  };
}
