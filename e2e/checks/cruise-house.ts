import { existsSync } from "node:fs";
import { join } from "node:path";
import { cruise } from "dependency-cruiser";
import extractDepcruiseConfig from "dependency-cruiser/config-utl/extract-depcruise-config";

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface CruisedHouse {
  readonly modules: number;
  readonly dependencies: number;
  readonly violations: readonly Violation[];
}

const rules = join(import.meta.dirname, "../../.dependency-cruiser.mjs");
const rooms = ["widgets", "host-shell", "shared-runtime", "e2e", "cms-snippets"];

/** Reads every module below a repository's root and holds its imports against the rules. */
export async function cruiseHouse(root: string): Promise<CruisedHouse> {
  const { forbidden = [], options } = await extractDepcruiseConfig(rules);
  const { output } = await cruise(
    rooms.filter((room) => existsSync(join(root, room))),
    { ...options, baseDir: root, validate: true, ruleSet: { forbidden } },
  );
  if (typeof output === "string") throw new Error(output);
  const { totalCruised, totalDependenciesCruised = 0, violations } = output.summary;
  return {
    modules: totalCruised,
    dependencies: totalDependenciesCruised,
    violations: violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

/** What is wrong, a sentence each. */
export function objectionsTo(
  { modules, dependencies, violations }: CruisedHouse,
  floor: { readonly modules: number; readonly dependencies: number },
): readonly string[] {
  return [
    ...violations.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`),
    ...(modules < floor.modules ? [`Only ${modules} modules were read, but there are at least ${floor.modules}.`] : []),
    ...(dependencies < floor.dependencies
      ? [`Only ${dependencies} dependencies were read, but there are at least ${floor.dependencies}.`]
      : []),
  ];
}
