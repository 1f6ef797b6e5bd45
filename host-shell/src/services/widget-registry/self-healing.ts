import type { Logger } from "pino";
import { failureSentence } from "./failure-figures.ts";
import type { LoadCounter, SenderCounts } from "./load-counts.ts";
import type { ChannelState } from "./widget-registry.tables.ts";
import type { RegistryStore } from "./registry-store.ts";

export interface HealingLimits {
  /** The percentage of loads that may fail. */
  readonly failures: number;
  /** The number of senders that must report loads of a version before it is judged. */
  readonly loads: number;
  /** Length of the period that is judged, in minutes. */
  readonly minutes: number;
}

interface Options {
  readonly store: Pick<RegistryStore, "channels" | "history" | "heal">;
  readonly counter: Pick<LoadCounter, "since" | "sendersSince">;
  readonly limits: HealingLimits;
  readonly log: Logger;
  readonly now: () => Date;
}

/** A minute in milliseconds. Loads are counted per minute. */
const minute = 60_000;

const reasonsToKeep = {
  outage: "most versions of several widgets fail: this one is kept",
  alike: "a version fails, and its replacement fails too: it is kept",
  inARow: "a version that replaced a failing one fails too: it is kept",
  alone: "a version fails, and no other version can replace it",
} as const;

/**
 * Withdraws versions that fail too often, and records the withdrawals in the history. A version is judged by the loads
 * of the last minutes in which it was served. All loads of one sender count as one, so that no single sender can cause
 * a withdrawal. Versions that fail together, in the same minutes or one after the other, are not to blame: they are
 * kept, which is logged once. Resolves with whether anything changed.
 */
export function createSelfHealing({ store, counter, limits, log, now }: Options) {
  /** Keys of the failing versions that were kept. Each of them is logged once. */
  let logged: ReadonlySet<string> = new Set();

  const isJudged = ({ senders }: SenderCounts, least = limits.loads): boolean => senders >= least;
  const isFailing = ({ senders, failing }: SenderCounts): boolean => (failing / senders) * 100 > limits.failures;

  const isOutage = (counts: readonly SenderCounts[]): boolean => {
    const judged = counts.filter((one) => isJudged(one));
    const failing = judged.filter(isFailing);
    return new Set(failing.map(({ name }) => name)).size > 1 && failing.length > judged.length / 2;
  };

  /** Resolves with the reason why a failing version is not to blame; with `undefined` if the version is to blame. */
  const excuse = async (
    states: readonly ChannelState[],
    { own: { name, version }, from, counts, stable }: Failing & { readonly stable: string | undefined },
  ): Promise<keyof typeof reasonsToKeep | undefined> => {
    if (isOutage(counts)) return "outage";
    const standIns = new Set(states.map(({ channel, previous }) => (channel === "stable" ? previous : stable)));
    // Half as many senders are enough to judge the replacement, since only visitors whose version failed get it.
    const failsAlike = counts.some(
      (one) => one.name === name && standIns.has(one.version) && isJudged(one, limits.loads / 2) && isFailing(one),
    );
    if (failsAlike) return "alike";
    const standsIn = (await store.history(name)).some(
      (event) =>
        event.action === "heal" &&
        event.version === version &&
        event.at.getTime() >= from &&
        states.some(({ channel }) => channel === event.channel),
    );
    return standsIn ? "inARow" : undefined;
  };

  const failingFrom = async (from: number, name: string, version: string): Promise<Failing | undefined> => {
    const moment = new Date(from);
    // A cheap test comes first and decides nearly all versions: the number of senders with a failed load is never
    // larger than the number of failed loads.
    const loads = (await counter.since(moment)).find((one) => one.name === name && one.version === version);
    if (!loads || loads.failed * 100 <= limits.failures * limits.loads) return undefined;
    const counts = await counter.sendersSince(moment);
    const own = counts.find((one) => one.name === name && one.version === version);
    return own && isJudged(own) && isFailing(own) ? { own, from, counts } : undefined;
  };

  const wasHealed = async (name: string, version: string, from: number): Promise<boolean> =>
    (await store.history(name)).some(
      ({ action, previous, at }) => action === "heal" && previous === version && at.getTime() >= from,
    );

  return async function heal(): Promise<boolean> {
    let changed = false;
    const kept = new Set<string>();
    const keep = (why: keyof typeof reasonsToKeep, counts: SenderCounts): void => {
      const key = `${why} ${counts.name}@${counts.version}`;
      kept.add(key);
      if (!logged.has(key)) log.error(loggedCounts(counts), reasonsToKeep[why]);
    };

    const channels = await store.channels();
    for (const states of Map.groupBy(channels, ({ name, version }) => `${name}@${version}`).values()) {
      const [state] = states;
      if (!state) continue;
      const { name, version } = state;
      const since = Math.min(...states.map((one) => one.since.getTime()));
      const start = Math.floor(since / minute) * minute;
      const eldest = now().getTime() - limits.minutes * minute;
      let failing = await failingFrom(Math.max(eldest, start), name, version);
      if (failing && start >= eldest && (await wasHealed(name, version, start))) {
        // The version was promoted again after it was withdrawn. Failures in the minute of the promotion were already
        // judged.
        failing = await failingFrom(start + minute, name, version);
      }
      if (!failing) continue;
      const { own } = failing;
      const stable = channels.find((one) => one.name === name && one.channel === "stable")?.version;
      const why = await excuse(states, { ...failing, stable });
      if (why) {
        keep(why, own);
        continue;
      }
      const failures = { failed: failedOf(own), loads: own.senders, limit: limits.failures };
      const reason = failureSentence(failures);
      const healed = await store.heal({ name, actor: "self-healing", version, reason, failures });
      if (healed.length > 0) {
        log.error({ ...loggedCounts(own), channels: healed }, "a failing version was withdrawn from its channels");
        changed = true;
      } else {
        keep("alone", own);
      }
    }
    logged = kept;
    return changed;
  };
}

interface Failing {
  readonly own: SenderCounts;
  /** The start of the judged period, in milliseconds since 1970. */
  readonly from: number;
  /** The counts of all versions since `from`. */
  readonly counts: readonly SenderCounts[];
}

/** The number of failures. A fraction counts as one, so that the figures of the history stay above the limit. */
function failedOf({ failing }: SenderCounts): number {
  return Math.ceil(failing - 1e-9);
}

function loggedCounts(counts: SenderCounts) {
  const { name: widget, version, senders } = counts;
  return { widget, version, mounted: senders - failedOf(counts), failed: failedOf(counts) };
}
