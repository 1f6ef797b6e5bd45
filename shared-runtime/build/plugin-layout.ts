import { sharedModules, versionOf } from "./shared-modules.ts";

/*
 * Reads the modules that `@module-federation/vite` generates, as far as the container needs them. They are not part of
 * its public API, so each function here either finds exactly what it expects or fails the build.
 */

const modulesOfPlugin = {
  entry: /virtual:mf-REMOTE_ENTRY_ID/,
  exposes: /virtual:mf-exposes/,
  copies: /virtual:mf-localSharedImportMap/,
  share: /virtual:mf:.*__loadShare__/,
} as const;

type PluginModule = keyof typeof modulesOfPlugin;

/** The name of the plugin's module with this id; `undefined` for all other modules. */
export function pluginModule(id: string): PluginModule | undefined {
  return pluginModules.find((name) => modulesOfPlugin[name].test(id));
}

export const pluginModules = Object.keys(modulesOfPlugin) as readonly PluginModule[];

/** The error for a build whose plugin generates other modules than the container was written for. */
export function layoutFault(change: string): Error {
  const version = versionOf("@module-federation/vite", import.meta.dirname);
  return new Error(
    `@module-federation/vite ${version} lays remotes out in an unknown way: ${change}. Adapt shared-runtime/build/plugin-layout.ts to it, or install the version before.`,
  );
}

/** The ids under which the entry imports the exposed modules and the list of fallback copies. */
export function readEntry(code: string): { readonly exposes: string; readonly copies: string } {
  return {
    exposes: only(code, /from "(virtual:mf-exposes[^"]+)"/g, "the entry imports the list of exposed modules"),
    copies: only(
      code,
      /import\("([^"]*virtual:mf-localSharedImportMap[^"]+)"\)/g,
      "the entry imports the list of fallback copies",
    ),
  };
}

/** The id of the exposed module. */
export function readExposes(code: string): string {
  return only(code, /import\("([^"]+)"\)/g, "the list of exposed modules imports the widget");
}

/** The name of a shared module, and the names that it exports. */
export function readShare(code: string): { readonly name: string; readonly exports: readonly string[] } {
  const name = only(code, /"canonical":"default:([^"]+)"/g, "a module that reads a shared one names it");
  const exports = [...code.matchAll(/= mod\["([^"]+)"\]/g)].map(([, exported = ""]) => exported);
  if (exports.length === 0) throw layoutFault(`the module that reads ${name} names no exports`);
  return { name, exports };
}

/** For each shared module, the id of the first module of its fallback copy. */
export function readCopies(code: string): ReadonlyMap<string, string> {
  const found = new Map(
    [...code.matchAll(/"([^"]+)": async \(\) => \{\s*let pkg = await import\("([^"]+)"\)/g)].map(
      ([, name = "", id = ""]) => [name, id],
    ),
  );
  const missing = sharedModules.filter((name) => !found.has(name));
  if (missing.length > 0) throw layoutFault(`the list of fallback copies has no import of ${missing.join(", ")}`);
  return found;
}

/** The only text that the pattern's group matches. It may occur several times. */
function only(code: string, pattern: RegExp, expectation: string): string {
  const [found, ...more] = new Set([...code.matchAll(pattern)].map(([, text = ""]) => text));
  if (found === undefined || more.length > 0) throw layoutFault(`it is no longer so that ${expectation}`);
  return found;
}
