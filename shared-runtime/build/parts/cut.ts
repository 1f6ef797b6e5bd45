/** `npm run parts`: measures what the widgets of the workspace have in common, and writes `parts.json` anew. */
import { existsSync, globSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mostUnused, platformBytes } from "./cut-limits.ts";
import { type CommonModule, cutParts, type CutOptions } from "./cut-parts.ts";
import { libraryKey, packageOf, sourcePath, valibotKey } from "./module-key.ts";
import { measureUse, type ModuleUse, type WidgetUse } from "./measure-use.ts";
import { type PartList, partListFile, readPartList } from "./part-list.ts";
import { readSource, sourceIn } from "./source-graph.ts";

const root = join(import.meta.dirname, "../../..");
const widgets = join(root, "widgets");
const names = readdirSync(widgets).filter((name) => existsSync(join(widgets, name, "src/widget.tsx")));
const uses = new Map<string, WidgetUse>();
for (const name of names) uses.set(name, await measureUse(join(widgets, name)));

/** Each widget alone, and the pages of `npm run bench -- tax`. */
const pages = [
  ...names.map((name) => [name]),
  ["cv-check", "cookie-consent"],
  ["cv-check", "lead-forms"],
  ["cv-check", "jobmatch", "cross-link", "cookie-consent"],
  ["cv-check", "jobmatch", "signup-stepper", "service-forms"],
  names,
];

const scripts = commonModules((use) => use.scripts);
const inScripts = new Set(scripts.map(({ key }) => key));
const known = readPartList();
const cut = cutParts(
  scripts,
  {
    pages,
    fileCost: 1_500,
    mostUnused,
    mayGiveUp: true,
    ownBytes: (widget) =>
      platformBytes +
      [...(uses.get(widget)?.scripts ?? [])]
        .filter(([key, { when }]) => when === "first" && !inScripts.has(key))
        .reduce((bytes, [, use]) => bytes + use.bytes, 0),
  },
  known.scripts.map(({ modules, libraries }) => [...Object.keys(modules), ...keysOfLibraries(libraries)]),
);

const exported = new Map<string, Set<string>>();
for (const { scripts: used } of uses.values()) for (const [key, use] of used) addTo(exported, key, use.exports);
const imported = new Map<string, Set<string>>();
for (const file of globSync(["shared-runtime/src/**/*.{ts,tsx}", "widgets/*/src/**/*.{ts,tsx}"], { cwd: root })) {
  if (file.includes(".test.")) continue;
  for (const [library, used] of sourceIn(join(root, file)).libraries) addTo(imported, library, used);
}

const inParts = new Set(cut.flat());
const styles = commonModules(
  (use) =>
    new Map(
      [...use.styles].map(([key, bytes]) => [
        key,
        { when: "first" as const, bytes, imports: [], after: stylesBefore(key, use) },
      ]),
    ),
).filter(({ key, users }) => inParts.has(key) || ![...users.keys()].some((name) => uses.get(name)?.scripts.has(key)));
const styleOptions: CutOptions = { pages, fileCost: 3_000, mostUnused: 1, mayGiveUp: false, ownBytes: () => 0 };
const list: PartList = {
  scripts: cut.map((keys, index) => {
    const libraries = new Map<string, readonly string[]>();
    for (const { library, name } of keys.flatMap((key) => libraryKey(key) ?? [])) {
      for (const [specifier, used] of imported) {
        if (specifier !== library && !specifier.startsWith(`${library}/`)) continue;
        libraries.set(
          specifier,
          name === undefined ? [...used].toSorted() : [...(libraries.get(specifier) ?? []), name],
        );
      }
    }
    return {
      modules: Object.fromEntries(
        // Styles of elements name no class, so no script uses their sources. The first part lists these sources.
        [...keys, ...(index === 0 ? styles.map(({ key }) => key).filter((key) => !inParts.has(key)) : [])]
          .filter((key) => libraryKey(key) === undefined)
          .toSorted()
          .map((key) => [key, [...(exported.get(key) ?? [])].toSorted()]),
      ),
      libraries: Object.fromEntries(libraries),
      everywhere: names.every((name) => keys.some((key) => uses.get(name)?.scripts.get(key)?.when === "first")),
    };
  }),
  styles: cutParts(styles, styleOptions, known.styles).map((keys) => [...keys]),
};
writeFileSync(partListFile, `${JSON.stringify(list, undefined, 2)}\n`);
console.log(`${list.scripts.length} parts of ${inParts.size} modules, ${list.styles.length} style sheets.`);

/**
 * The sources of styles that must come before the source `key`: those that `key` builds on, those of components inside
 * the component of `key`, and those that the component of `key` imports before `key`.
 */
function stylesBefore(key: string, { scripts: used, styles: sheets }: WidgetUse): readonly string[] {
  const owners = [...used].filter(([, { imports }]) => imports.includes(key));
  const inside = owners.flatMap(([, { imports }]) => imports.flatMap((one) => used.get(one)?.imports ?? []));
  const earlier = owners.flatMap(([owner]) => {
    const imports = existsSync(sourcePath(owner)) ? readSource(owner).imports : [];
    return imports.slice(0, Math.max(0, imports.indexOf(key)));
  });
  return [...new Set([...(used.get(key)?.imports ?? []), ...earlier, ...inside])].filter(
    (one) => one !== key && sheets.has(one),
  );
}

/** The keys of the libraries of a part: a package, or a function of valibot. */
function keysOfLibraries(libraries: PartList["scripts"][number]["libraries"]): readonly string[] {
  return Object.entries(libraries).flatMap(([specifier, used]) =>
    specifier === "valibot" ? used.map(valibotKey) : [packageOf(specifier)],
  );
}

function addTo(sets: Map<string, Set<string>>, key: string, names: readonly string[]): void {
  sets.set(key, new Set([...(sets.get(key) ?? []), ...names]));
}

type MeasuredUse = Pick<ModuleUse, "when" | "bytes" | "imports"> & { readonly after?: readonly string[] };

/** What at least two widgets use, with all that it imports. */
function commonModules(usedBy: (use: WidgetUse) => ReadonlyMap<string, MeasuredUse>): readonly CommonModule[] {
  const all = [...uses].map(([widget, use]) => [widget, usedBy(use)] as const);
  const usersOf = (key: string) =>
    new Map(
      all.flatMap(([widget, used]) => {
        const when = used.get(key)?.when;
        return when === undefined ? [] : [[widget, when] as const];
      }),
    );
  const each = (key: string, read: (use: MeasuredUse) => readonly string[]) => [
    ...new Set(
      all.flatMap(([, used]) => {
        const use = used.get(key);
        return use ? read(use) : [];
      }),
    ),
  ];
  const keys = new Set(
    [...new Set(all.flatMap(([, used]) => [...used.keys()]))].filter((key) => usersOf(key).size > 1),
  );
  for (const key of keys) for (const one of each(key, ({ imports }) => imports)) keys.add(one);
  const after = new Map<string, string[]>();
  // Widgets may hold styles in different orders; the first order that is found is used.
  for (const key of [...keys].toSorted())
    for (const one of each(key, (use) => use.after ?? []))
      if (!reaches(after, one, key)) after.set(key, [...(after.get(key) ?? []), one]);
  return [...keys].toSorted().map((key) => ({
    key,
    bytes: Math.max(...all.map(([, used]) => used.get(key)?.bytes ?? 0)),
    imports: each(key, ({ imports }) => imports),
    after: after.get(key) ?? [],
    users: usersOf(key),
  }));
}

function reaches(steps: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  const found = new Set([from]);
  for (const key of found) for (const one of steps.get(key) ?? []) found.add(one);
  return found.has(to);
}
