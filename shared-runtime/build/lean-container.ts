import { join } from "node:path";
import type { Plugin } from "vite";
import { widgetRuntime } from "../src/federation/take-offered.ts";
import {
  layoutFault,
  pluginModule,
  pluginModules,
  readCopies,
  readEntry,
  readExposes,
  readShare,
} from "./plugin-layout.ts";
import { readShared, resolvedShares } from "./read-shared.ts";
import { ownRuntime } from "./share-widget-runtime.ts";
import { versionOf } from "./shared-modules.ts";
import type { WidgetRuntime } from "./widget-runtime.ts";

const federation = join(import.meta.dirname, "../src/federation");
export const ownCopiesFile = "own-copies.js";
const ownCopiesModule = "virtual:own-copies";

/** Placeholders in the entry and in `own-copies.js` that `mergeEntry` replaces after the other files are written. */
export const marks = { ownCopies: "sha384-own-copies", lazyFiles: "sha384-lazy-files", ownFiles: "own-files" } as const;

// The entry and the fallback copies each contain this module, and find each other by the folder from which they were
// loaded, since another version, or a retry, has another folder. `?entry` prevents that the entry shares a chunk with
// the modules that read it: these would be evaluated together with the entry, before `init`.
const resolvedSharesCode = `
  const all = globalThis[Symbol.for("host-shell.shares")] ??= {};
  export const modules = all[new URL(import.meta.url.includes("/assets/") ? ".." : ".", import.meta.url).href] ??= {};`;

interface Options {
  /** The name and version of the remote, unique on a page. */
  readonly from: string;
  readonly root: string;
  readonly runtime: WidgetRuntime;
  /** Receives the name of each shared module, by the id of the first module of its fallback copy. */
  readonly copies: Map<string, string>;
}

/**
 * Replaces the container of the remote that `@module-federation/vite` lays out. The plugin still decides what is
 * shared, where the fallback copies are, and which imports read shared modules. Its container has 14 kB per remote and
 * needs a federation runtime of 13 kB on the page. It keeps one copy of every shared module for all remotes of a page,
 * whatever version they were built with; our container resolves shared modules only for its own remote.
 */
export function leanContainer({ from, root, runtime, copies }: Options): Plugin {
  const seen = new Set<string>();
  let copiesId = "";
  return {
    name: "lean-container",
    apply: "build",
    enforce: "post",
    // A chunk for each shared module. The plugin would join them, but a fallback copy that needs one of them must not
    // evaluate the others, which may not be loaded yet.
    outputOptions: {
      order: "post",
      handler: (options) => ({
        ...options,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { debugName: "shared modules", test: /__loadShare__/, name: (id: string) => id },
            // A chunk for each module of a widget. Otherwise, a lazily imported file that shares a few modules with the
            // widget would load the whole widget.
            {
              debugName: "parts",
              test: /^\/.*\/src\/.*\.tsx?|\/node_modules\/valibot\//,
              name: (id: string) => id.replaceAll(/\W/g, "_"),
            },
          ],
        },
      }),
    },
    resolveId: (source) =>
      source.startsWith(resolvedShares) || source === ownCopiesModule ? `\0${source}` : undefined,
    load: (id) => {
      if (id === `\0${ownCopiesModule}`) return ownCopies(from, copiesId);
      return id.startsWith(`\0${resolvedShares}`) ? resolvedSharesCode : undefined;
    },
    transform: {
      order: "post",
      handler(code, id) {
        // Removes the preloading of lazy imports: it is not needed, and the style sheets of an import are linked in the
        // shadow root.
        if (id === "\0vite/preload-helper.js") return "export const __vitePreload = (load) => load();";
        const kind = pluginModule(id);
        if (kind === undefined) return undefined;
        seen.add(kind);
        switch (kind) {
          case "share": {
            const { name, exports } = readShare(code);
            return readShared(name, exports);
          }
          case "exposes":
            return `export default { "./widget": () => import(${JSON.stringify(readExposes(code))}) };`;
          case "copies": {
            const all = new Map([...readCopies(code), [widgetRuntime, ownRuntime]]);
            for (const [name, start] of all) copies.set(start, name);
            return fallbackCopies(all, (name) => (name === widgetRuntime ? runtime.version : versionOf(name, root)));
          }
          case "entry": {
            const entry = readEntry(code);
            copiesId = entry.copies;
            this.emitFile({ type: "chunk", id: ownCopiesModule, fileName: ownCopiesFile, preserveSignature: "strict" });
            return remoteEntry(entry.exposes, entry.copies);
          }
        }
      },
    },
    buildEnd(error) {
      const missing = pluginModules.filter((kind) => !seen.has(kind));
      if (!error && missing.length > 0) throw layoutFault(`it generates no module for: ${missing.join(", ")}`);
    },
  };
}

/** The version of each shared module that the remote was built with, and the import of its fallback copy. */
function fallbackCopies(all: ReadonlyMap<string, string>, versionOf: (name: string) => string): string {
  const built = Object.fromEntries([...all.keys()].map((name) => [name, versionOf(name)]));
  const loads = [...all].map(([name, id]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(id)})`);
  return `export const built = ${JSON.stringify(built)}; export const load = { ${loads.join(", ")} };`;
}

function remoteEntry(exposesId: string, copiesId: string): string {
  return `import { createContainer } from ${JSON.stringify(join(federation, "container.ts"))};
    import { offerLazyImports } from ${JSON.stringify(join(federation, "lazy-imports.ts"))};
    import { modules } from "${resolvedShares}?entry";
    import exposes from ${JSON.stringify(exposesId)};
    import { built } from ${JSON.stringify(copiesId)};
    offerLazyImports(new URL(/* @vite-ignore */ "lazy-files.json", import.meta.url).href, "${marks.lazyFiles}");
    const ownCopies = {
      url: new URL(/* @vite-ignore */ "${ownCopiesFile}", import.meta.url).href,
      integrity: "${marks.ownCopies}",
    };
    export const { init, get } = createContainer({ built, ownCopies, modules, exposes });`;
}

function ownCopies(from: string, copiesId: string): string {
  return `import { ownCopies } from ${JSON.stringify(join(federation, "own-copies.ts"))};
    import { resolveShares } from ${JSON.stringify(join(federation, "resolve-shares.ts"))};
    import { built, load } from ${JSON.stringify(copiesId)};
    const own = ownCopies({ built, load, files: "${marks.ownFiles}", base: import.meta.url });
    export const resolve = (scope, modules) => resolveShares(scope, ${JSON.stringify(from)}, own, modules);`;
}
