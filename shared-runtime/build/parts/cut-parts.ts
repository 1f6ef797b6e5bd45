/* oxlint-disable typescript/no-non-null-assertion -- every index is that of a module, a group or a widget */

/** How a widget uses a module: before its first mount, or only after a lazy import. */
export type When = "first" | "later";

/** A module as the widgets of a workspace use it. */
export interface CommonModule {
  readonly key: string;
  /** After minification. */
  readonly bytes: number;
  /** Keys of the modules that it imports: whoever loads it loads them too. */
  readonly imports: readonly string[];
  /** Keys of the modules whose part must not come after its own. */
  readonly after: readonly string[];
  /** By widget. */
  readonly users: ReadonlyMap<string, When>;
}

export interface CutOptions {
  /** The widgets of each page whose bytes count. */
  readonly pages: readonly (readonly string[])[];
  /** What a file costs beyond its content, in minified bytes: a dictionary of its own, a wrapper, a request. */
  readonly fileCost: number;
  /** The largest unused share of the bytes that a widget loads at first. */
  readonly mostUnused: number;
  /** Whether each widget may bundle modules that only a few widgets use, so that no part has them. */
  readonly mayGiveUp: boolean;
  /** The bytes that each widget loads besides common modules. */
  readonly ownBytes: (widget: string) => number;
}

/** Keys of the modules of each part; a part needs only parts before it. */
export type Cut = readonly (readonly string[])[];

/** The weight of a byte that a page loads later, relative to a byte that it loads at first. */
const laterWeight = 0.25;

/** A cut whose pages have this share of the bytes of the known cut replaces it. */
const worthwhile = 0.93;

/** The bytes of all pages together that moving one module must save, since a move renames the files of two parts. */
const worthMoving = 300;

/** Sets of widgets are numbers with one bit for each. */
interface Users {
  readonly first: number;
  readonly later: number;
}

interface Group extends Users {
  /** Indices of its modules. */
  readonly members: readonly number[];
  readonly bytes: number;
  /** By widget: the bytes that it uses at first. */
  readonly needed: readonly number[];
}

/**
 * Cuts modules into parts without cycles between the parts. At first, modules that the same widgets load at the same
 * moment form one part; if two such parts need each other, each module forms its own part. Then two parts are joined,
 * a part that no other part needs is given up, a part is split, or one module is moved, as long as that makes the pages smaller. Each widget bundles the
 * modules that no part has. The same is done from the cut `known`, without making the first mount of any widget larger;
 * that result is returned unless the other is clearly better, since browsers have files of the known parts.
 */
export function cutParts(modules: readonly CommonModule[], options: CutOptions, known: Cut = []): Cut {
  const cutter = createCutter(modules, options);
  const fresh = improved(cutter, cutter.begin());
  const kept = known.length > 0 ? improved(cutter, cutter.from(known), cutter.atFirst(cutter.from(known))) : fresh;
  const { groups } = fresh.cost < worthwhile * kept.cost ? fresh : kept;
  return (cutter.inOrder(groups) ?? []).map(({ members }) =>
    cutter.sorted(members).map((member) => modules[member]?.key ?? ""),
  );
}

/** Improves a cut step by step. With `most`, each widget loads at most these bytes at first. */
function improved(
  cutter: ReturnType<typeof createCutter>,
  begin: readonly Group[],
  most: readonly number[] = [],
): { readonly cost: number; readonly groups: readonly Group[] } {
  const costOf = (groups: readonly Group[]) => {
    const cost = cutter.costOf(groups);
    if (cost === Infinity) return cost;
    const excess = cutter.atFirst(groups).map((bytes, widget) => bytes - (most[widget] ?? Infinity));
    return excess.some((bytes) => bytes > 0) ? cost + 1e7 : cost;
  };
  let groups = begin;
  let cost = costOf(groups);
  for (let before = Infinity; cost < before;) {
    before = cost;
    for (let best = cost; ;) {
      let found: readonly Group[] | undefined;
      for (const next of [...cutter.joinings(groups), ...cutter.withoutOne(groups), ...cutter.splits(groups)]) {
        const nextCost = costOf(next);
        if (nextCost < best) [best, found] = [nextCost, next];
      }
      if (!found) break;
      [cost, groups] = [best, found];
    }
    for (const member of cutter.members)
      for (const next of cutter.withMoved(groups, member)) {
        const nextCost = costOf(next);
        if (nextCost < cost - worthMoving) [cost, groups] = [nextCost, next];
      }
  }
  return { cost, groups };
}

function createCutter(
  modules: readonly CommonModule[],
  { pages, fileCost, mostUnused, mayGiveUp, ownBytes }: CutOptions,
) {
  const widgets = [...new Set(modules.flatMap(({ users }) => [...users.keys()]))];
  const places = new Map(modules.map(({ key }, index) => [key, index] as const));
  const indices = (keys: readonly string[]) => keys.flatMap((key) => places.get(key) ?? []);
  const imports = modules.map((module) => indices(module.imports));
  const before = modules.map((module) => indices([...module.imports, ...module.after]));
  const bytes = modules.map((module) => module.bytes);
  const maskOf = (names: Iterable<string>) => [...names].reduce((mask, name) => mask | (1 << widgets.indexOf(name)), 0);
  const pageMasks = pages.map((names) => maskOf(names.filter((name) => widgets.includes(name))));
  const used = modules.map(({ users }): Users => {
    const by = (when: When) => maskOf([...users].filter(([, one]) => one === when).map(([name]) => name));
    return { first: by("first"), later: by("later") };
  });
  const loaded = withImports(used, imports);

  const groupOf = (members: readonly number[]): Group => ({
    members,
    bytes: sum(members.map((member) => bytes[member]!)),
    first: members.reduce((mask, member) => mask | loaded[member]!.first, 0),
    later: members.reduce((mask, member) => mask | loaded[member]!.later, 0),
    needed: widgets.map((_, widget) =>
      sum(members.filter((member) => used[member]!.first & (1 << widget)).map((member) => bytes[member]!)),
    ),
  });

  /** For each module the place of its group; -1 if it is in none. */
  const groupPlaces = (groups: readonly Group[]): Int16Array => {
    const of = new Int16Array(modules.length).fill(-1);
    for (const [place, { members }] of groups.entries()) for (const member of members) of[member] = place;
    return of;
  };

  /** The groups in an order in which each needs only earlier groups; `undefined` if two groups need each other. */
  const inOrder = (groups: readonly Group[]): readonly Group[] | undefined => {
    const of = groupPlaces(groups);
    const ordered: Group[] = [];
    const states = new Int8Array(groups.length);
    const visit = (place: number): boolean => {
      if (states[place] !== 0) return states[place] === 2;
      states[place] = 1;
      for (const member of groups[place]!.members)
        for (const other of before[member]!) {
          const found = of[other]!;
          if (found >= 0 && found !== place && !visit(found)) return false;
        }
      states[place] = 2;
      ordered.push(groups[place]!);
      return true;
    };
    return groups.every((_, place) => visit(place)) ? ordered : undefined;
  };

  /** The widgets that load each group of a list in which groups need only earlier ones. */
  const loading = (ordered: readonly Group[], of: Int16Array): readonly Users[] => {
    const users = ordered.map(({ first, later }) => ({ first, later }));
    // Whoever loads a part loads all that it needs.
    for (let place = ordered.length - 1; place >= 0; place -= 1)
      for (const member of ordered[place]!.members)
        for (const other of imports[member]!) {
          const found = of[other]!;
          if (found < 0) continue;
          users[found]!.first |= users[place]!.first;
          users[found]!.later |= users[place]!.later;
        }
    return users;
  };

  const costOf = (groups: readonly Group[]): number => {
    const ordered = inOrder(groups);
    if (!ordered) return Infinity;
    const of = groupPlaces(ordered);
    const users = loading(ordered, of);
    let cost = 0;
    for (const page of pageMasks)
      for (const [place, group] of ordered.entries())
        if (users[place]!.first & page) cost += group.bytes + fileCost;
        else if (users[place]!.later & page) cost += laterWeight * (group.bytes + fileCost);
    for (const [module, place] of of.entries()) {
      if (place >= 0) continue;
      const { first, later } = used[module]!;
      for (const page of pageMasks)
        cost += bytes[module]! * (bitsIn(first & page) + laterWeight * bitsIn(later & page));
    }
    for (const [widget, name] of widgets.entries()) {
      let all = ownBytes(name);
      let unused = 0;
      for (const [place, group] of ordered.entries()) {
        if (!(users[place]!.first & (1 << widget))) continue;
        all += group.bytes;
        unused += group.bytes - group.needed[widget]!;
      }
      if (unused > mostUnused * all) cost += 1e7 + 1e3 * (unused - mostUnused * all);
    }
    return cost;
  };

  /** By widget: the bytes of common modules that its first mount loads. */
  const atFirst = (groups: readonly Group[]): readonly number[] => {
    const ordered = inOrder(groups) ?? [];
    const of = groupPlaces(ordered);
    const users = loading(ordered, of);
    return widgets.map((_, widget) => {
      const parts = ordered.filter((_part, place) => users[place]!.first & (1 << widget));
      const own = bytes.filter((_bytes, module) => of[module]! < 0 && used[module]!.first & (1 << widget));
      return sum(parts.map((part) => part.bytes)) + sum(own);
    });
  };

  /** The modules, each after those that it needs, otherwise in the order of `modules`. */
  const sorted = (members: readonly number[]): readonly number[] => {
    const ordered = new Set<number>();
    const open = new Set<number>();
    const visit = (member: number): void => {
      if (open.has(member) || !members.includes(member)) return;
      open.add(member);
      for (const other of before[member]!.toSorted((one, two) => one - two)) visit(other);
      ordered.add(member);
    };
    for (const member of members.toSorted((one, two) => one - two)) visit(member);
    return [...ordered];
  };

  return {
    members: [...modules.keys()],
    costOf,
    atFirst,
    inOrder,
    sorted,
    begin: (): readonly Group[] => {
      const all = [...modules.keys()];
      const alike = Map.groupBy(all, (module) => `${loaded[module]!.first} ${loaded[module]!.later}`);
      const groups = [...alike.values()].map(groupOf);
      return inOrder(groups) ? groups : all.map((module) => groupOf([module]));
    },
    /** The groups of a cut that was made earlier; modules that it does not name are in none. */
    from: (cut: Cut): readonly Group[] =>
      cut
        .map((keys) => indices(keys))
        .filter((members) => members.length > 0)
        .map(groupOf),
    /** All ways to join two groups. */
    joinings: (groups: readonly Group[]): readonly (readonly Group[])[] =>
      groups.flatMap((one, index) =>
        groups
          .slice(index + 1)
          .map((other) => [
            ...groups.filter((group) => group !== one && group !== other),
            groupOf([...one.members, ...other.members]),
          ]),
      ),
    /** All ways to part what a widget uses of a group at first from the rest of the group. */
    splits: (groups: readonly Group[]): readonly (readonly Group[])[] =>
      groups.flatMap((group) =>
        widgets.flatMap((_, widget) => {
          const [own = [], rest = []] = [true, false].map((isUsed) =>
            group.members.filter((member) => (loaded[member]!.first & (1 << widget)) > 0 === isUsed),
          );
          if (own.length === 0 || rest.length === 0) return [];
          return [[...groups.filter((one) => one !== group), groupOf(own), groupOf(rest)]];
        }),
      ),
    /** All ways to put one module into another group or, if no other needs it, into none. */
    withMoved: (groups: readonly Group[], member: number): readonly (readonly Group[])[] => {
      const home = groups.find(({ members }) => members.includes(member));
      const rest = home?.members.filter((one) => one !== member) ?? [];
      const others = groups.filter((group) => group !== home);
      const left = rest.length > 0 ? [...others, groupOf(rest)] : others;
      const needed = left.some(({ members }) => members.some((one) => imports[one]!.includes(member)));
      return [
        ...(home && mayGiveUp && !needed ? [left] : []),
        ...others.map((group) => left.with(left.indexOf(group), groupOf([...group.members, member]))),
      ];
    },
    /** All ways to give up a group that no other needs. */
    withoutOne: (groups: readonly Group[]): readonly (readonly Group[])[] => {
      if (!mayGiveUp) return [];
      const of = groupPlaces(groups);
      const needed = new Set(
        groups.flatMap(({ members }, place) =>
          members.flatMap((member) => imports[member]!.map((other) => of[other]!).filter((found) => found !== place)),
        ),
      );
      return groups.filter((_, place) => !needed.has(place)).map((group) => groups.filter((other) => other !== group));
    },
  };
}

/** The widgets that load each module, because they use it, or because they load a module that imports it. */
function withImports(used: readonly Users[], imports: readonly (readonly number[])[]): readonly Users[] {
  const loaded = used.map(({ first, later }) => ({ first, later }));
  for (let changed = true; changed;) {
    changed = false;
    for (const [module, others] of imports.entries())
      for (const other of others) {
        const [from, to] = [loaded[module]!, loaded[other]!];
        const [first, later] = [to.first | from.first, (to.later | from.later) & ~(to.first | from.first)];
        changed ||= first !== to.first || later !== to.later;
        Object.assign(to, { first, later });
      }
  }
  return loaded;
}

function bitsIn(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
