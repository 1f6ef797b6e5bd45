import { join } from "node:path";
import type { Plugin } from "vite";
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
import { versionOf } from "./shared-modules.ts";

const federation = join(import.meta.dirname, "../src/federation");
export const ownCopiesFile = "own-copies.js";
/** The widget's own code, which `mergeEntry` puts into the entry. */
export const widgetFile = "widget.js";
const ownCopiesModule = "virtual:own-copies";

/** Texts in the entry and in `own-copies.js` that `mergeEntry` replaces once the other files are written. */
export const marks = {
  lazyFiles: "sha384-lazy-files",
  ownFiles: "own-files",
  parts: "parts-of-first-mount",
  widget: "code-of-widget",
} as const;

// This module is in the entry and in the fallback copies. Its instances find each other by the folder from which they
// were loaded: a second version, or a retry, has another folder. `?entry` keeps the entry from sharing a chunk with the
// modules that read the shared modules; such a chunk would be evaluated with the entry, before `init`.
const resolvedSharesCode = `
  const all = globalThis[Symbol.for("host-shell.shares")] ??= {};
  export const modules = all[new URL(import.meta.url.includes("/assets/") ? ".." : ".", import.meta.url).href] ??= {};`;

interface Options {
  /** Name and version of the remote, unique on a page. */
  readonly from: string;
  readonly root: string;
  /** Name of the part with the code of the container. */
  readonly container: string;
  /** Receives the name of each shared module, by the id of the module that its fallback copy begins with. */
  readonly copies: Map<string, string>;
}

/**
 * Replaces the container of the remote that `@module-federation/vite` lays out. The plugin decides what is shared, where
 * the fallback copies lie, and which imports read shared modules; its own container weighs 14 kB per remote, needs a
 * federation runtime of 13 kB on the page, and keeps one copy of every shared module for all remotes of a page, whatever
 * version they were built with. This container resolves the shared modules for its own remote only.
 */
export function leanContainer({ from, root, container, copies }: Options): Plugin {
  const seen = new Set<string>();
  let copiesId = "";
  return {
    name: "lean-container",
    apply: "build",
    enforce: "post",
    // Puts each shared module into its own chunk, where the plugin would join them: a fallback copy that needs one
    // shared module must not evaluate the others, which may not be loaded yet.
    outputOptions: {
      order: "post",
      handler: (options) => ({
        ...options,
        strictExecutionOrder: false,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { debugName: "shared modules", test: /__loadShare__/, name: (id: string) => id },
            // A chunk for each module of a widget: a lazy import would otherwise load the whole widget for the few
            // modules that both use.
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
        // Style sheets are linked in the shadow root, and the files of an import need no preloading.
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
            this.emitFile({
              type: "chunk",
              id: readExposes(code),
              fileName: widgetFile,
              preserveSignature: "strict",
            });
            return `export default { "./widget": "${marks.widget}" };`;
          case "copies": {
            const all = readCopies(code);
            for (const [name, start] of all) copies.set(start, name);
            return fallbackCopies(all, (name) => versionOf(name, root));
          }
          case "entry": {
            const entry = readEntry(code);
            copiesId = entry.copies;
            this.emitFile({ type: "chunk", id: ownCopiesModule, fileName: ownCopiesFile, preserveSignature: "strict" });
            return remoteEntry(container, entry.exposes, entry.copies);
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

function remoteEntry(container: string, exposesId: string, copiesId: string): string {
  return `import { startContainer } from ${JSON.stringify(join(federation, "start-container.ts"))};
    import { modules } from "${resolvedShares}?entry";
    import exposes from ${JSON.stringify(exposesId)};
    import ${JSON.stringify(copiesId)};
    export const { init, get } = startContainer(${JSON.stringify(container)}, {
      url: import.meta.url,
      lazyFiles: "${marks.lazyFiles}",
      parts: "${marks.parts}",
      modules,
      exposes,
    });`;
}

function ownCopies(from: string, copiesId: string): string {
  return `import { ownCopies } from ${JSON.stringify(join(federation, "own-copies.ts"))};
    import { resolveShares } from ${JSON.stringify(join(federation, "resolve-shares.ts"))};
    import { built, load } from ${JSON.stringify(copiesId)};
    const own = ownCopies({ built, load, files: "${marks.ownFiles}", base: import.meta.url });
    export const resolve = (scope, modules) => resolveShares(scope, ${JSON.stringify(from)}, own, modules);`;
}
