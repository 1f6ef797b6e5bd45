import type { Logger } from "pino";
import { failureSentence } from "./failure-figures.ts";
import type { LoadCounter, LoadCounts } from "./load-counts.ts";
import type { ChannelState } from "./widget-registry.tables.ts";
import type { RegistryStore } from "./registry-store.ts";

export interface HealingLimits {
  /** Percentage of loads that may fail. */
  readonly failures: number;
  /** Loads that must have been reported before a version is judged. */
  readonly loads: number;
  /** How far back is looked, in minutes. */
  readonly minutes: number;
}

interface Options {
  readonly store: Pick<RegistryStore, "channels" | "history" | "heal">;
  readonly counter: Pick<LoadCounter, "since">;
  readonly limits: HealingLimits;
  readonly log: Logger;
  readonly now?: () => Date;
}

/** In milliseconds; loads are counted by it. */
const minute = 60_000;

const sentences = {
  outage: "most versions of several widgets fail: this one is kept",
  alike: "a version fails, and so does what would stand in for it: it is kept",
  inARow: "a version that stands in for another fails as well: it is kept",
  hopeless: "a version fails, and there is none to go back to",
} as const;

/**
 * Takes versions that fail too often out of their channels, and says so in the history. A version that is served since
 * less than the time that is looked back over is judged by the loads since then. What fails together with others, in the
 * same minutes or one after the other, is no version's fault: it is kept, and logged once. Resolves with whether
 * anything changed.
 */
export function createSelfHealing({ store, counter, limits, log, now = () => new Date() }: Options) {
  /** What was logged of versions that fail and are kept. */
  let told: ReadonlySet<string> = new Set();

  const isJudged = ({ mounted, failed }: LoadCounts, least = limits.loads): boolean => mounted + failed >= least;
  const isFailing = ({ mounted, failed }: LoadCounts): boolean => (failed / (mounted + failed)) * 100 > limits.failures;

  const isOutage = (counts: readonly LoadCounts[]): boolean => {
    const judged = counts.filter((one) => isJudged(one));
    const failing = judged.filter(isFailing);
    return new Set(failing.map(({ name }) => name)).size > 1 && failing.length > judged.length / 2;
  };

  /** Why a version that fails is not to blame, if it is not. */
  const excuse = async (
    states: readonly ChannelState[],
    { own: { name, version }, from, counts, stable }: Failing & { readonly stable: string | undefined },
  ): Promise<keyof typeof sentences | undefined> => {
    if (isOutage(counts)) return "outage";
    const standIns = new Set(states.map(({ channel, previous }) => (channel === "stable" ? previous : stable)));
    // A visitor whose version fails gets the other one, so half as many loads of it say enough.
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
    const counts = await counter.since(new Date(from));
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
    const keep = (why: keyof typeof sentences, { name: widget, ...figures }: LoadCounts): void => {
      const key = `${why} ${widget}@${figures.version}`;
      kept.add(key);
      if (!told.has(key)) log.error({ widget, ...figures }, sentences[why]);
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
        // Somebody promoted it all the same: what it failed in before that minute was over, was judged already.
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
      const failures = { failed: own.failed, loads: own.mounted + own.failed, limit: limits.failures };
      const reason = failureSentence(failures);
      const healed = await store.heal({ name, actor: "self-healing", version, reason, failures });
      if (healed.length > 0) {
        const { name: widget, ...figures } = own;
        log.error({ widget, ...figures, channels: healed }, "a version that fails was taken out of its channels");
        changed = true;
      } else {
        keep("hopeless", own);
      }
    }
    told = kept;
    return changed;
  };
}

interface Failing {
  readonly own: LoadCounts;
  /** From when on it is judged, in milliseconds. */
  readonly from: number;
  /** Of all versions since then. */
  readonly counts: readonly LoadCounts[];
}
