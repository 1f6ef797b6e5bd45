import { independentVisits, type Rates } from "./independent-visits.ts";
import { type Outcome, playRelease } from "./play-release.ts";
import { type Population, returningVisitors } from "./returning-visitors.ts";
import { seeded } from "./seeded.ts";

interface Simulated {
  readonly releases: number;
  readonly visitorsOfDay: number;
  readonly days: number;
  /** How often a day the evidence is looked at. */
  readonly looks: number;
  /** How often a day the release may move on, 24 unless given; a divisor of `looks`. */
  readonly moves?: number;
}

/** Worse in the evening by 80 %: what is compared changes during the day. `times` is how often the new version is bad. */
export function daily(share: number, times = 1): Rates["failed"] {
  return (time) => {
    const now = share * (1 + 0.8 * Math.sin(2 * Math.PI * time));
    return [now, Math.min(1, now * times)];
  };
}

/** With `stable`, 1 % of visits crash, 3 % have a failed call, and a quarter is slow. */
export function usualRates(changed: Partial<Rates> = {}): Rates {
  return {
    failed: daily(0.02),
    crashed: daily(0.01),
    calls: daily(0.03),
    ready: daily(0.25),
    delay: daily(0.25),
    ...changed,
  };
}

export function ofIndependentVisits(rates: Rates, simulated: Simulated): readonly Outcome[] {
  const random = seeded(20_261_127);
  return played(simulated, (visits) => independentVisits(visits, rates, random));
}

export function ofReturningVisitors(population: Population, simulated: Simulated): readonly Outcome[] {
  const random = seeded(20_261_127);
  const { visitorsOfDay } = simulated;
  return played(simulated, (visits) => returningVisitors({ ...population, visits, visitorsOfDay, random }));
}

function played(
  { releases, visitorsOfDay, days, looks, moves = 24 }: Simulated,
  arrive: (visits: number) => Parameters<typeof playRelease>[0]["arrive"],
): readonly Outcome[] {
  return Array.from({ length: releases }, () =>
    playRelease({ visitorsOfDay, days, looks, moves: looks / moves, arrive: arrive(visitorsOfDay / looks) }),
  );
}

/** The part of the outcomes for which `is` holds. */
export function partOf(outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean): number {
  return outcomes.filter(is).length / outcomes.length;
}

export function isStopped({ stopped }: Outcome): boolean {
  return stopped !== undefined;
}

/** Everyone got the version. */
export function isPassed({ share }: Outcome): boolean {
  return share === 100;
}
