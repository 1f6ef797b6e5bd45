import { releaseSteps } from "shared-runtime/api/release-steps.ts";
import { judgeRelease, type ReleaseLimits, worseMetric } from "../judge-release.ts";
import { type Metric, metrics, type StepFigures } from "../release-figures.ts";

export const usualLimits: ReleaseLimits = { visitors: 20, minutes: 60 };

/** The number of bad visits, by metric. */
export type Bad = Readonly<Record<Metric, number>>;

/** A step of a release while visits are added to it. */
export interface PlayedStep {
  readonly share: number;
  /** Adds visits with one version. `bad` counts those that are bad. */
  readonly add: (isNew: boolean, visits: number, bad: Bad) => void;
}

/** Lets the visitors of a part of a day come. `time` is in days. Returns how many met the new version. */
export type Arrive = (step: PlayedStep, time: number) => number;

interface Play {
  readonly visitorsOfDay: number;
  readonly arrive: Arrive;
  /** Days after which the play ends. */
  readonly days?: number;
  /** How often a day the evidence is looked at, and after how many looks the release may move on. */
  readonly looks?: number;
  readonly moves?: number;
}

export interface Outcome {
  /** The metric because of which it was stopped; `undefined` if it was not. */
  readonly stopped: Metric | undefined;
  /** Visits that met the new version until then, as a part of a day's. */
  readonly met: number;
  /** Its last share. */
  readonly share: number;
  readonly days: number;
}

type Changing<Value> = { -readonly [Key in keyof Value]: Value[Key] };
type Counts = { visits: number; bad: number; networks: number };

/** Plays one release, judged again and again as visits arrive, until it is stopped, is at 100 %, or the days are over. */
export function playRelease({ visitorsOfDay, arrive, days = 14, looks = 96, moves = 4 }: Play): Outcome {
  const steps = releaseSteps.map(emptyStep);
  let [at, since, met] = [0, 0, 0];
  for (let look = 1; look <= days * looks; look += 1) {
    const step = steps[at];
    if (!step) break;
    const { figures, share } = step;
    met += arrive(step, look / looks) / visitorsOfDay;
    const outcome = { met, share, days: look / looks };
    const all = steps.map((one) => one.figures);
    const stopped = worseMetric(all, usualLimits);
    if (stopped !== undefined) return { ...outcome, stopped };
    if (look % moves !== 0) continue;
    const pace = (figures.fresh + figures.stable) / ((look - since) / looks);
    const hours = ((look - since) / looks) * 24;
    const judged = judgeRelease({ share, isHeld: false, figures: all, hours, visitorsOfDay, pace }, usualLimits);
    if (judged.kind !== "advance") continue;
    if (judged.to === 100) return { ...outcome, share: 100, stopped: undefined };
    [at, since] = [at + 1, look];
  }
  return { stopped: undefined, met, share: releaseSteps[at] ?? 100, days };
}

function emptyStep(share: number): PlayedStep & { readonly figures: StepFigures } {
  const counts = (): Counts => ({ visits: 0, bad: 0, networks: 0 });
  const both = () => ({ fresh: counts(), stable: counts() });
  const of = { failed: both(), crashed: both(), calls: both(), ready: both(), delay: both() };
  const figures: Changing<StepFigures> = { share, fresh: 0, stable: 0, metrics: of };
  return {
    share,
    figures,
    add(isNew, visits, bad) {
      const side = isNew ? "fresh" : "stable";
      figures[side] += visits;
      for (const metric of metrics) {
        const counted = of[metric][side];
        counted.visits += visits;
        counted.bad += bad[metric];
        counted.networks += bad[metric];
      }
    },
  };
}
