import { satisfies } from "./satisfies.ts";
import { sharedCopy, type SharedCopy, type ShareScope } from "./share-scope.ts";

/** The copy of a shared module that a remote was built with and brings along. */
export interface OwnCopy {
  readonly version: string;
  readonly load: () => Promise<unknown>;
  /** Starts to fetch the files that `load` needs. */
  readonly prefetch?: () => void;
}

/** Modules that must come from one provider, and the module whose copy they must be linked with. */
interface Unit {
  readonly modules: readonly string[];
  readonly boundTo?: string;
}

/**
 * Units, each of which needs only earlier units. React and its renderer must have the same version, and a library that
 * calls React's hooks works only with the copy of React that it was linked with.
 */
const units: readonly Unit[] = [
  { modules: ["react", "react/jsx-runtime", "react-dom", "react-dom/client"] },
  { modules: ["xstate"] },
  { modules: ["@xstate/react"], boundTo: "react" },
  { modules: ["@preact/signals-core"] },
  { modules: ["@preact/signals-react/runtime", "@preact/signals-react"], boundTo: "react" },
];

/**
 * Puts a copy of every shared module of the remote `from` into `modules`. Takes a copy from the page if it satisfies the
 * version that the remote was built with (`^`); otherwise loads the remote's own copy and offers it to later remotes. A
 * copy of another remote that fails to load is skipped. Rejects if an own copy cannot be loaded.
 */
export async function resolveShares(
  scope: ShareScope,
  from: string,
  own: Readonly<Record<string, OwnCopy>>,
  modules: Record<string, unknown>,
): Promise<void> {
  const chosen = new Map<string, string>();
  // Providers that are skipped for all units. Otherwise, a remote whose host does not answer would cost the time limit
  // once per unit.
  const broken = new Set<string>();
  for (const { modules: all, boundTo } of units) {
    const needed = all.filter((name) => own[name]);
    const bound = boundTo === undefined ? undefined : chosen.get(boundTo);
    for (;;) {
      // Searched again in each turn: another remote may have skipped the same broken provider and offered its own copy,
      // and all remotes that skip the same provider should share one copy.
      const provider =
        providers(scope, needed, own).find(
          (other) => !broken.has(other) && (bound === undefined || isLinkedWith(scope, bound, other, needed)),
        ) ?? from;
      if (provider === from) {
        for (const name of [...needed, ...modulesBoundTo(needed)]) own[name]?.prefetch?.();
        offer(scope, from, needed, own, bound);
      }
      // Collected before the first `await`, since another attempt of the same remote may replace the copies.
      const copies = new Map(needed.map((name) => [name, copyFrom(scope, provider, name)]));
      try {
        // One after another, since the evaluation of a copy reads the earlier modules.
        for (const [name, copy] of copies) modules[name] = await (copy ? moduleOf(copy) : own[name]?.load());
        for (const name of needed) chosen.set(name, provider);
        break;
      } catch (error) {
        withdraw(scope, copies);
        if (provider === from) throw error;
        broken.add(provider);
      }
    }
  }
}

/** Modules that are bound to one of `modules`, directly or through another unit. */
function modulesBoundTo(modules: readonly string[]): readonly string[] {
  return units
    .filter(({ boundTo }) => boundTo !== undefined && modules.includes(boundTo))
    .flatMap(({ modules: bound }) => [...bound, ...modulesBoundTo(bound)]);
}

/** Providers that offer all of `needed` in fitting versions: loaded ones first, then the newest. */
function providers(
  scope: ShareScope,
  needed: readonly string[],
  own: Readonly<Record<string, OwnCopy>>,
): readonly string[] {
  const [first = ""] = needed;
  const fitting = (name: string) =>
    Object.values(scope[name] ?? {}).filter(({ version }) => satisfies(version, own[name]?.version ?? ""));
  return fitting(first)
    .filter(({ from }) => needed.every((name) => fitting(name).some((copy) => copy.from === from)))
    .toSorted((a, b) => Number(b.loaded) - Number(a.loaded) || (satisfies(a.version, b.version) ? -1 : 1))
    .map(({ from }) => from);
}

/** Whether a provider's copies are linked with those of `bound`. A provider's own copies are linked with each other. */
function isLinkedWith(scope: ShareScope, bound: string, provider: string, names: readonly string[]): boolean {
  return provider === bound || names.every((name) => copyFrom(scope, provider, name)?.linkedWith === bound);
}

function copyFrom(scope: ShareScope, provider: string, name: string): SharedCopy | undefined {
  // Searched by provider, since another remote may offer its own copy under the same version.
  return Object.values(scope[name] ?? {}).find(({ from }) => from === provider);
}

async function moduleOf(copy: SharedCopy): Promise<unknown> {
  return copy.lib ? copy.lib() : (await within(copyTimeoutMs, copy.get()))();
}

/** The milliseconds after which a copy of another remote is skipped. */
const copyTimeoutMs = 4_000;

function within<Result>(milliseconds: number, result: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  return Promise.race([result, promise]).finally(() => clearTimeout(timer));
}

function offer(
  scope: ShareScope,
  from: string,
  names: readonly string[],
  own: Readonly<Record<string, OwnCopy>>,
  linkedWith: string | undefined,
): void {
  const present = new Map(names.map((name) => [name, copyFrom(scope, from, name)]));
  // A copy for which an earlier attempt still waits may never arrive, and must not be mixed with the copies of this
  // attempt.
  if ([...present.values()].some((copy) => copy?.loaded !== true)) withdraw(scope, present);
  for (const name of names) {
    const { version, load } = own[name] ?? {};
    if (version !== undefined && load)
      (scope[name] ??= {})[version] ??= sharedCopy(version, from, { load, linkedWith });
  }
}

function withdraw(scope: ShareScope, copies: ReadonlyMap<string, SharedCopy | undefined>): void {
  for (const [name, copy] of copies) {
    if (copy && scope[name]?.[copy.version] === copy) delete scope[name][copy.version];
  }
}
