import { satisfies } from "./satisfies.ts";
import type { ShareScope } from "./share-scope.ts";

/**
 * Puts a copy of every shared module into `modules` if one provider has loaded all of them, in versions that satisfy
 * those in `built`. Returns whether there is such a provider.
 */
export function takeOffered(
  scope: ShareScope,
  built: Readonly<Record<string, string>>,
  modules: Record<string, unknown>,
): boolean {
  const names = Object.entries(built);
  for (const { from } of Object.values(scope[names[0]?.[0] ?? ""] ?? {})) {
    const found = names.map(([name, version]) =>
      Object.values(scope[name] ?? {}).find(
        (copy) => copy.from === from && copy.lib && satisfies(copy.version, version),
      ),
    );
    if (!found.every((copy) => copy !== undefined)) continue;
    names.forEach(([name], index) => (modules[name] = found[index]?.lib?.()));
    return true;
  }
  return false;
}
