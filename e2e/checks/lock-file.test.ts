import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

interface Package {
  readonly version?: string;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, "../..");
const read = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8")) as Package;
const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  readonly packages: Readonly<Record<string, Package>>;
};
const workspaces = globSync("{.,shared-runtime,host-shell,e2e,widgets/*}/package.json", { cwd: root }).map((path) =>
  dirname(path),
);

/** Whether `name` resolves from the package at `path`: from its `node_modules` or one in a parent folder. */
function finds(path: string, name: string): boolean {
  const folder = path === "" ? "" : `${path}/`;
  if (packages[`${folder}node_modules/${name}`]) return true;
  return path !== "" && finds(path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/"))), name);
}

it("names an exact version of every dependency of every workspace", () => {
  const loose = workspaces.flatMap((workspace) => {
    const { dependencies, devDependencies } = read(join(workspace, "package.json"));
    return Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
  });
  expect(loose).toEqual([]);
});

it("names no address to download from", () => {
  const addresses = Object.values(packages).flatMap(({ resolved }) => resolved ?? []);
  expect(addresses.filter((address) => address.includes(":"))).toEqual([]);
});

it("names only workspaces that exist", () => {
  const linked = Object.values(packages).flatMap(({ resolved }) => resolved ?? []);
  expect(linked.filter((path) => !existsSync(join(root, path, "package.json")))).toEqual([]);
});

// npm omits the packages of other systems if it cannot read their metadata. `npm ci` then fails on those systems.
it("names the native packages of every system", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !finds(path, name)),
  );
  expect(missing).toEqual([]);
});
