import type { ReleaseState } from "shared-runtime/api/registry-management.ts";
import type { JudgedRelease } from "./gradual-releases.ts";
import type { Judgement } from "./judge-release.ts";
import { metrics, overAllSteps, type VisitCounts } from "./release-figures.ts";

/** The state of a release as everybody may read it, without names and reasons of persons. */
export function releaseState({ release, figures, judgement }: JudgedRelease): ReleaseState {
  const { version, stable, state, share, startedAt, shareSince, endedAt, reason, worse } = release;
  return {
    version,
    stable,
    state,
    share: state === "done" ? 100 : share,
    startedAt: startedAt.toISOString(),
    shareSince: shareSince.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    reason,
    worse,
    visits: {
      new: figures.reduce((sum, step) => sum + step.fresh, 0),
      stable: figures.reduce((sum, step) => sum + step.stable, 0),
    },
    metrics: metrics.map((metric) => {
      const { fresh, stable: others } = overAllSteps(figures, metric);
      return { metric, new: shown(fresh), stable: shown(others) };
    }),
    waiting: waitingOf(judgement),
  };
}

function shown({ visits, bad, p75 }: VisitCounts): ReleaseState["metrics"][number]["new"] {
  return { visits, bad, ...(p75 !== undefined && { p75 }) };
}

function waitingOf(judgement: Judgement | undefined): ReleaseState["waiting"] {
  if (judgement?.kind !== "wait") return null;
  switch (judgement.why) {
    case "visitors": {
      const { why, seen, needed, hours = null } = judgement;
      return { why, seen, needed, hours };
    }
    case "time":
      return { why: judgement.why, hours: judgement.hours };
    case "mismatch":
      return { why: judgement.why, seen: judgement.seen, expected: judgement.expected };
    case "held":
      return { why: judgement.why };
  }
}
