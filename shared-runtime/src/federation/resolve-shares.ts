import { satisfies } from "./satisfies.ts";
import { sharedCopy, type SharedCopy, type ShareScope } from "./share-scope.ts";
import { widgetRuntime } from "./take-offered.ts";

/** The copy of a shared module that a remote was built with and carries along. */
export interface OwnCopy {
  readonly version: string;
  readonly load: () => Promise<unknown>;
  /** Begins to fetch what `load` will need. */
  readonly prefetch?: () => void;
}

/** Modules that must come from one provider, and the module whose provider they are bound to. */
interface Unit {
  readonly modules: readonly string[];
  readonly boundTo?: string;
}

/**
 * In the order in which they need each other. React and its renderer refuse each other unless they are of one version,
 * and a library that calls React's hooks works with the React it was linked with alone.
 */
const units: readonly Unit[] = [
  { modules: ["react", "react/jsx-runtime", "react-dom", "react-dom/client"] },
  { modules: ["xstate"] },
  { modules: ["@xstate/react"], boundTo: "react" },
  { modules: ["@preact/signals-core"] },
  { modules: ["@preact/signals-react/runtime", "@preact/signals-react"], boundTo: "react" },
  { modules: [widgetRuntime], boundTo: "@preact/signals-react" },
];

/**
 * Finds a copy of every shared module of the remote `from` and puts it into `modules`. A copy that the page has is taken
 * if it satisfies the version that the remote was built with (`^`); else the remote loads its own, and offers it to
 * those that come after. A copy of another remote that turns out to be broken is passed over. Rejects if an own copy
 * cannot be loaded.
 */
export async function resolveShares(
  scope: ShareScope,
  from: string,
  own: Readonly<Record<string, OwnCopy>>,
  modules: Record<string, unknown>,
): Promise<void> {
  const chosen = new Map<string, string>();
  for (const { modules: all, boundTo } of units) {
    const needed = all.filter((name) => own[name]);
    const bound = boundTo === undefined ? undefined : chosen.get(boundTo);
    const broken = new Set<string>();
    for (;;) {
      // Asked anew each time: who was passed over may have made another remote offer its own meanwhile, and all that
      // pass over the same one are to meet again.
      const provider =
        providers(scope, needed, own).find(
          (other) => !broken.has(other) && (bound === undefined || isLinkedWith(scope, bound, other, needed)),
        ) ?? from;
      if (provider === from) {
        for (const name of [...needed, ...modulesBoundTo(needed)]) own[name]?.prefetch?.();
        offer(scope, from, needed, own, bound);
      }
      // All of them now: another attempt of the same remote may take their places meanwhile.
      const copies = new Map(needed.map((name) => [name, copyFrom(scope, provider, name)]));
      try {
        // One after the other: a copy is evaluated with those that it needs in place.
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

/** What has to come from the same provider as `modules`, or is bound to that in turn. */
function modulesBoundTo(modules: readonly string[]): readonly string[] {
  return units
    .filter(({ boundTo }) => boundTo !== undefined && modules.includes(boundTo))
    .flatMap(({ modules: bound }) => [...bound, ...modulesBoundTo(bound)]);
}

/** Who offers all of `needed` in versions that fit: first those that are loaded, then the newest. */
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

/** A provider's own copies are linked with each other; one that took the rest elsewhere says where. */
function isLinkedWith(scope: ShareScope, bound: string, provider: string, names: readonly string[]): boolean {
  return provider === bound || names.every((name) => copyFrom(scope, provider, name)?.linkedWith === bound);
}

function copyFrom(scope: ShareScope, provider: string, name: string): SharedCopy | undefined {
  // Another remote may offer the very version of this one, and be broken: then there is none.
  return Object.values(scope[name] ?? {}).find(({ from }) => from === provider);
}

async function moduleOf(copy: SharedCopy): Promise<unknown> {
  return copy.lib ? copy.lib() : (await within(patience, copy.get()))();
}

/** Milliseconds that a copy of another remote may take. Loaded alone, the page is not faster than that either. */
const patience = 4_000;

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
  // What an earlier attempt of this remote still waits for may never come, and goes with nothing of another attempt.
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
