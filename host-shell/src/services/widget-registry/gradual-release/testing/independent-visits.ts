import { shareBefore } from "shared-runtime/api/release-steps.ts";
import { chanceOfNew, type Metric } from "../release-figures.ts";
import type { Arrive } from "./play-release.ts";
import { binomial } from "./seeded.ts";

/** The share of visits that are bad, with `stable` and with the new version, by the part of the day from 0 to 1. */
export type Rates = Readonly<Record<Metric, (time: number) => readonly [stable: number, fresh: number]>>;

/** Each visit is of another visitor. `visits` come between two looks. */
export function independentVisits(visits: number, rates: Rates, random: () => number): Arrive {
  let due = 0;
  return ({ share, add }, time) => {
    due += visits;
    const all = Math.floor(due);
    due -= all;
    const known = binomial(all, shareBefore(share) / 100, random);
    const counted = all - known;
    const fresh = binomial(counted, chanceOfNew(share), random);
    for (const [isNew, number] of [
      [true, fresh],
      [false, counted - fresh],
    ] as const) {
      const hits = (metric: Metric): number => binomial(number, rates[metric](time % 1)[isNew ? 1 : 0], random);
      const [failed, crashed, calls] = [hits("failed"), hits("crashed"), hits("calls")];
      add(isNew, number, { failed, crashed, calls, ready: hits("ready"), delay: hits("delay") });
    }
    return known + fresh;
  };
}
