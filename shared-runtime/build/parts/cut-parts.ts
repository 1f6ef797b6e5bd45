/** How a widget uses a module: before its first mount, or only behind a lazy import. */
export type When = "first" | "later";

/** A module as the widgets of a workspace use it. */
export interface CommonModule {
  readonly key: string;
  /** After minification. */
  readonly bytes: number;
  /** Keys of the modules that it imports. */
  readonly imports: readonly string[];
  /** By widget. */
  readonly users: ReadonlyMap<string, When>;
}

export interface CutOptions {
  /** The widgets that stand together on each page whose bytes count. */
  readonly pages: readonly (readonly string[])[];
  /** What a file costs beyond its content, in minified bytes: a dictionary of its own, a wrapper, a request. */
  readonly fileCost: number;
  /** The share of its bytes that a widget may load at first without using it then. */
  readonly mostUnused: number;
  /** Whether each widget may bundle modules that a few of them use. */
  readonly mayGiveUp: boolean;
  /** The bytes that each widget loads besides common modules. */
  readonly ownBytes: (widget: string) => number;
}

/** Keys of the modules of each part; a part needs only parts before it. */
export type Cut = readonly (readonly string[])[];

/** A byte that a page loads later counts so much of one that it loads at first. */
const laterWeight = 0.25;

interface Group {
  readonly modules: readonly CommonModule[];
  readonly bytes: number;
  /** Sets of widgets, one bit each. */
  readonly first: number;
  readonly later: number;
  /** By widget: the bytes that it needs at first. */
  readonly needed: readonly number[];
}

/**
 * Cuts modules into parts. Those that the same widgets need at the same moment begin in one part if
 * no two such parts need each other, otherwise each in one of its own. Then, as long as that
 * makes the pages smaller, two parts are joined, or one that no other needs is given up: each widget then bundles its modules.
 * No two parts need each other.
 */
export function cutParts(modules: readonly CommonModule[], options: CutOptions): Cut {
  const widgets = [...new Set(modules.flatMap(({ users }) => [...users.keys()]))];
  const cutter = createCutter(modules, widgets, options);
  let groups = cutter.begin();
  for (let cost = cutter.costOf(groups); ; ) {
    let best: { readonly cost: number; readonly groups: readonly Group[] } | undefined;
    for (const next of [...cutter.joinings(groups), ...cutter.withoutOne(groups)]) {
      const nextCost = cutter.costOf(next);
      if (nextCost < (best?.cost ?? cost)) best = { cost: nextCost, groups: next };
    }
    if (!best) break;
    ({ cost, groups } = best);
  }
  return (cutter.inOrder(groups) ?? []).map(({ modules: all }) => all.map(({ key }) => key));
}

function createCutter(
  modules: readonly CommonModule[],
  widgets: readonly string[],
  { pages, fileCost, mostUnused, mayGiveUp, ownBytes }: CutOptions,
) {
  const byKey = new Map(modules.map((module) => [module.key, module] as const));
  const maskOf = (names: Iterable<string>) => [...names].reduce((mask, name) => mask | (1 << widgets.indexOf(name)), 0);
  const pageMasks = pages.map((names) => maskOf(names.filter((name) => widgets.includes(name))));
  const usersOf = (module: CommonModule, when: When) =>
    maskOf([...module.users].filter(([, one]) => one === when).map(([name]) => name));

  const groupOf = (all: readonly CommonModule[]): Group => ({
    modules: all.toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    bytes: sum(all.map(({ bytes }) => bytes)),
    first: all.reduce((mask, module) => mask | usersOf(module, "first"), 0),
    later: all.reduce((mask, module) => mask | usersOf(module, "later"), 0),
    needed: widgets.map((name) => sum(all.filter(({ users }) => users.get(name) === "first").map(({ bytes }) => bytes))),
  });

  /** The groups so that each needs only groups before it; `undefined` if two need each other. */
  const inOrder = (groups: readonly Group[]): readonly Group[] | undefined => {
    const of = new Map(groups.flatMap((group) => group.modules.map(({ key }) => [key, group] as const)));
    const ordered: Group[] = [];
    const open = new Map<Group, boolean>();
    const visit = (group: Group): boolean => {
      const state = open.get(group);
      if (state !== undefined) return !state;
      open.set(group, true);
      for (const { imports } of group.modules)
        for (const key of imports) {
          const other = of.get(key);
          if (other && other !== group && !visit(other)) return false;
        }
      open.set(group, false);
      ordered.push(group);
      return true;
    };
    return groups.every(visit) ? ordered : undefined;
  };

  const costOf = (groups: readonly Group[]): number => {
    const ordered = inOrder(groups);
    if (!ordered) return Infinity;
    const place = new Map(ordered.flatMap(({ modules: all }, index) => all.map(({ key }) => [key, index] as const)));
    const first = ordered.map((group) => group.first);
    const later = ordered.map((group) => group.later);
    // Who loads a part loads all that it needs.
    for (let index = ordered.length - 1; index >= 0; index -= 1) {
      for (const { imports } of ordered[index]?.modules ?? [])
        for (const key of imports) {
          const other = place.get(key);
          if (other === undefined || other === index) continue;
          first[other]! |= first[index]!;
          later[other]! |= later[index]!;
        }
    }
    const given = modules.filter(({ key }) => !place.has(key));
    let cost = 0;
    for (const page of pageMasks) {
      for (const [index, { bytes }] of ordered.entries())
        if (first[index]! & page) cost += bytes + fileCost;
        else if (later[index]! & page) cost += laterWeight * (bytes + fileCost);
      for (const module of given)
        cost +=
          module.bytes *
          (bitsIn(usersOf(module, "first") & page) + laterWeight * bitsIn(usersOf(module, "later") & page));
    }
    for (const [widget, name] of widgets.entries()) {
      let loaded = ownBytes(name);
      let unused = 0;
      for (const [index, { bytes, needed }] of ordered.entries()) {
        if (!(first[index]! & (1 << widget))) continue;
        loaded += bytes;
        unused += bytes - needed[widget]!;
      }
      if (unused > mostUnused * loaded) cost += 1e7 + 1e3 * (unused - mostUnused * loaded);
    }
    return cost;
  };

  return {
    costOf,
    inOrder,
    begin: (): readonly Group[] => {
      const signature = (module: CommonModule) => `${usersOf(module, "first")} ${usersOf(module, "later")}`;
      const alike = [...Map.groupBy(modules, signature).values()].map(groupOf);
      return inOrder(alike) ? alike : modules.map((module) => groupOf([module]));
    },
    /** All ways to join two groups. */
    joinings: (groups: readonly Group[]): readonly (readonly Group[])[] =>
      groups.flatMap((one, index) =>
        groups
          .slice(index + 1)
          .map((other) => [
            ...groups.filter((group) => group !== one && group !== other),
            groupOf([...one.modules, ...other.modules]),
          ]),
      ),
    /** All ways to give up a group that no other needs. */
    withoutOne: (groups: readonly Group[]): readonly (readonly Group[])[] => {
      if (!mayGiveUp) return [];
      const needed = new Set(
        groups.flatMap((group) =>
          group.modules.flatMap(({ imports }) => imports.filter((key) => !group.modules.includes(byKey.get(key)!))),
        ),
      );
      return groups
        .filter((group) => !group.modules.some(({ key }) => needed.has(key)))
        .map((group) => groups.filter((other) => other !== group));
    },
  };
}

function bitsIn(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
