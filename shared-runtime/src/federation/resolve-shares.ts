import { sharedCopy, type ShareScope } from "./share-scope.ts";

/** The copy of a shared module that a remote was built with and carries along. */
export interface OwnCopy {
  readonly version: string;
  readonly load: () => Promise<unknown>;
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
  { modules: ["@preact/signals-react/runtime", "@preact/signals-react"], boundTo: "react" },
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
    const others = providers(scope, needed, own).filter((provider) => bound === undefined || provider === bound);
    for (const provider of [...others, from]) {
      if (provider === from) offer(scope, from, needed, own);
      try {
        // One after the other: a copy is evaluated with those that it needs in place.
        for (const name of needed) modules[name] = await moduleOf(scope, provider, name, own);
        for (const name of needed) chosen.set(name, provider);
        break;
      } catch (error) {
        withdraw(scope, provider, needed);
        if (provider === from) throw error;
      }
    }
  }
}

/** Whether `offered` can stand in for `built`: the same major version, not older, and no pre-release. */
export function satisfies(offered: string, built: string): boolean {
  if (offered === built) return true;
  if (offered.includes("-")) return false;
  const [one, other] = [offered, built].map((version) => version.split(/[.+-]/, 3).map(Number));
  const [major, minor = 0, patch = 0] = one ?? [];
  const [builtMajor, builtMinor = 0, builtPatch = 0] = other ?? [];
  return major === builtMajor && (minor > builtMinor || (minor === builtMinor && patch >= builtPatch));
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

async function moduleOf(
  scope: ShareScope,
  provider: string,
  name: string,
  own: Readonly<Record<string, OwnCopy>>,
): Promise<unknown> {
  const copy = Object.values(scope[name] ?? {}).find(({ from }) => from === provider);
  // Another remote may offer this very version, and be broken.
  if (!copy) return own[name]?.load();
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
): void {
  for (const name of names) {
    const { version, load } = own[name] ?? {};
    if (version !== undefined && load) (scope[name] ??= {})[version] ??= sharedCopy(version, from, { load });
  }
}

function withdraw(scope: ShareScope, provider: string, names: readonly string[]): void {
  for (const name of names) {
    for (const [version, { from }] of Object.entries(scope[name] ?? {})) {
      if (from === provider) delete scope[name]?.[version];
    }
  }
}
