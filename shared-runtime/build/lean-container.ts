import { join } from "node:path";
import type { Plugin } from "vite";
import { widgetRuntime } from "../src/federation/take-offered.ts";
import { lazyFilesModule } from "./check-lazy-imports.ts";
import { readShared, resolvedShares } from "./read-shared.ts";
import { ownRuntime } from "./share-widget-runtime.ts";
import { versionOf } from "./shared-modules.ts";
import type { WidgetRuntime } from "./widget-runtime.ts";

const federation = join(import.meta.dirname, "../src/federation");
/** Stand for what is known when all other files are written, by `mergeEntry`. */
export const ownCopiesAddress = "virtual:own-copies-address";
export const ownFilesList = "virtual:own-files";
export const ownCopiesFile = "own-copies.js";
const ownCopiesModule = "virtual:own-copies";

// The entry and the fallback copies hold this module each, and find each other by the folder they were loaded from: a
// second version, or a retry, lies in another. `?entry` keeps the entry from sharing a chunk with those that read it,
// which would be evaluated with the entry, before `init`.
const resolvedSharesCode = `
  const all = globalThis[Symbol.for("host-shell.shares")] ??= {};
  export const modules = all[new URL(import.meta.url.includes("/assets/") ? ".." : ".", import.meta.url).href] ??= {};`;

interface Options {
  /** Name and version of the remote, unique on a page. */
  readonly from: string;
  readonly root: string;
  readonly runtime: WidgetRuntime;
  /** Takes the name of each shared module, by the module that its own copy begins with. */
  readonly copies: Map<string, string>;
}

/**
 * Gives the remote that `@module-federation/vite` lays out a container of our own. The plugin decides what is shared,
 * where its fallback copies lie, and which imports read the shared ones; its glue between them weighs 14 kB per remote,
 * needs a federation runtime of 13 kB on the page, and keeps one copy of every shared module for all remotes of a page,
 * whatever version they were built with. This container keeps what it resolved to itself.
 */
export function leanContainer({ from, root, runtime, copies }: Options): Plugin {
  let sharedImportMap = "";
  return {
    name: "lean-container",
    apply: "build",
    enforce: "post",
    // A chunk for each shared module, where the plugin joins them: a fallback copy that needs one of them must not
    // evaluate the others, which may not be there yet.
    outputOptions: {
      order: "post",
      handler: (options) => ({
        ...options,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { debugName: "shared modules", test: /__loadShare__/, name: (id: string) => id },
            // One for each module, too: what is imported later would else bring the whole widget along for the few parts that both need.
            {
              debugName: "parts",
              test: /^\/.*\/src\/.*\.tsx?|\/node_modules\/valibot\//,
              name: (id: string) => id.replaceAll(/\W/g, "_"),
            },
          ],
        },
      }),
    },
    resolveId: (source) => {
      if ([ownCopiesAddress, ownFilesList, lazyFilesModule].includes(source)) return { id: source, external: true };
      return source.startsWith(resolvedShares) || source === ownCopiesModule ? `\0${source}` : undefined;
    },
    load: (id) => {
      if (id === `\0${ownCopiesModule}`) return ownCopies(from, sharedImportMap);
      return id.startsWith(`\0${resolvedShares}`) ? resolvedSharesCode : undefined;
    },
    transform: {
      order: "post",
      handler(code, id) {
        // Style sheets are linked in the shadow root, and what lies behind an import needs no preloading.
        if (id === "\0vite/preload-helper.js") return "export const __vitePreload = (load) => load();";
        if (id.includes("virtual:mf:") && id.includes("__loadShare__")) return sharedModule(code, id);
        if (id.includes("virtual:mf-exposes")) return exposes(code, id);
        if (id.includes("virtual:mf-localSharedImportMap")) return carried(code, id, root, runtime, copies);
        if (!id.includes("virtual:mf-REMOTE_ENTRY_ID")) return undefined;
        sharedImportMap = part(code, id, /import\("([^"]*virtual:mf-localSharedImportMap[^"]+)"\)/);
        this.emitFile({ type: "chunk", id: ownCopiesModule, fileName: ownCopiesFile, preserveSignature: "strict" });
        return remoteEntry(code, id, sharedImportMap);
      },
    },
  };
}

function sharedModule(code: string, id: string): string {
  const names = [...code.matchAll(/= mod\["([^"]+)"\]/g)].map(([, exported = ""]) => exported);
  if (names.length === 0) throw new Error(`${id} exports nothing`);
  return readShared(part(code, id, /"canonical":"default:([^"]+)"/), names);
}

function exposes(code: string, id: string): string {
  return `export default { "./widget": () => import(${JSON.stringify(part(code, id, /import\("([^"]+)"\)/))}) };`;
}

/** What the remote was built with: the version of each shared module, and how its own copy of it is loaded. */
function carried(code: string, id: string, root: string, runtime: WidgetRuntime, copies: Map<string, string>): string {
  const found = [...code.matchAll(/"([^"]+)": async \(\) => \{\s*let pkg = await import\("([^"]+)"\)/g)].map(
    ([, name = "", path = ""]) => ({ name, path, version: versionOf(name, root) }),
  );
  if (found.length === 0) throw new Error(`${id} has no fallback copies`);
  const all = [...found, { name: widgetRuntime, path: ownRuntime, version: runtime.version }];
  for (const { name, path } of all) copies.set(path, name);
  const built = Object.fromEntries(all.map(({ name, version }) => [name, version]));
  const loads = all.map(({ name, path }) => `${JSON.stringify(name)}: () => import(${JSON.stringify(path)})`);
  return `export const built = ${JSON.stringify(built)}; export const load = { ${loads.join(", ")} };`;
}

function remoteEntry(code: string, id: string, sharedImportMap: string): string {
  return `import { createContainer } from ${JSON.stringify(join(federation, "container.ts"))};
    import { offerLazyImports } from ${JSON.stringify(join(federation, "lazy-imports.ts"))};
    import { ownCopies } from "${ownCopiesAddress}";
    import { url, integrity } from "${lazyFilesModule}";
    import { modules } from "${resolvedShares}?entry";
    import exposes from ${JSON.stringify(part(code, id, /from "(virtual:mf-exposes[^"]+)"/))};
    import { built } from ${JSON.stringify(sharedImportMap)};
    offerLazyImports(url, integrity);
    export const { init, get } = createContainer({ built, ownCopies, modules, exposes });`;
}

function ownCopies(from: string, sharedImportMap: string): string {
  return `import { ownCopies } from ${JSON.stringify(join(federation, "own-copies.ts"))};
    import { resolveShares } from ${JSON.stringify(join(federation, "resolve-shares.ts"))};
    import { files } from "${ownFilesList}";
    import { built, load } from ${JSON.stringify(sharedImportMap)};
    const own = ownCopies({ built, load, files, base: import.meta.url });
    export const resolve = (scope, modules) => resolveShares(scope, ${JSON.stringify(from)}, own, modules);`;
}

function part(code: string, id: string, pattern: RegExp): string {
  const [, found] = pattern.exec(code) ?? [];
  if (found === undefined)
    throw new Error(`${id} has no ${pattern}: @module-federation/vite lays remotes out otherwise`);
  return found;
}
