import { join } from "node:path";
import type { Plugin } from "vite";
import { versionOf } from "./shared-modules.ts";

const federation = join(import.meta.dirname, "../src/federation");
const resolved = "virtual:resolved-shares";

// The entry and the fallback copies hold this module each, and find each other by the folder they were loaded from: a
// second version, or a retry, lies in another. `?entry` keeps the entry from sharing a chunk with those that read it,
// which would be evaluated with the entry, before `init`.
const resolvedShares = `
  const all = globalThis[Symbol.for("host-shell.shares")] ??= {};
  export const modules = all[new URL(import.meta.url.includes("/assets/") ? ".." : ".", import.meta.url).href] ??= {};`;

/**
 * Gives the remote that `@module-federation/vite` lays out a container of our own. The plugin decides what is shared,
 * where its fallback copies lie, and which imports read the shared ones; its glue between them weighs 14 kB per remote,
 * needs a federation runtime of 13 kB on the page, and keeps one copy of every shared module for all remotes of a page,
 * whatever version they were built with. This container keeps what it resolved to itself.
 */
export function leanContainer({ from, root }: { readonly from: string; readonly root: string }): Plugin {
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
          groups: [{ test: /__loadShare__/, name: (id: string) => id }],
        },
      }),
    },
    resolveId: (source) => (source.startsWith(resolved) ? `\0${source}` : undefined),
    load: (id) => (id.startsWith(`\0${resolved}`) ? resolvedShares : undefined),
    transform: {
      order: "post",
      handler(code, id) {
        // Style sheets are linked in the shadow root, and what lies behind an import needs no preloading.
        if (id === "\0vite/preload-helper.js") return "export const __vitePreload = (load) => load();";
        if (id.includes("__loadShare__")) return sharedModule(code, id);
        if (id.includes("virtual:mf-exposes")) return exposes(code, id);
        if (id.includes("virtual:mf-localSharedImportMap")) return ownCopies(code, id, root);
        if (id.includes("virtual:mf-REMOTE_ENTRY_ID")) return remoteEntry(code, id, from);
        return undefined;
      },
    },
  };
}

/** A module that other files import in place of a shared one. It is evaluated after `init`. */
function sharedModule(code: string, id: string): string {
  const name = part(code, id, /"canonical":"default:([^"]+)"/);
  const names = [...code.matchAll(/= mod\["([^"]+)"\]/g)].map(([, exported = ""]) => exported);
  if (names.length === 0) throw new Error(`${id} exports nothing`);
  return `import { modules } from "${resolved}";
    const shared = modules[${JSON.stringify(name)}];
    ${names.map((exported, index) => `const _${index} = shared[${JSON.stringify(exported)}];`).join("\n")}
    export { ${names.map((exported, index) => `_${index} as ${exported}`).join(", ")}, shared as __moduleExports };
    export default shared.default ?? shared;`;
}

function exposes(code: string, id: string): string {
  return `export default { "./widget": () => import(${JSON.stringify(part(code, id, /import\("([^"]+)"\)/))}) };`;
}

/** The fallback copies, by the names of the shared modules that this remote uses. */
function ownCopies(code: string, id: string, root: string): string {
  const copies = [...code.matchAll(/"([^"]+)": async \(\) => \{\s*let pkg = await import\("([^"]+)"\)/g)];
  if (copies.length === 0) throw new Error(`${id} has no fallback copies`);
  const entries = copies.map(
    ([, name = "", path]) =>
      `${JSON.stringify(name)}: { version: ${JSON.stringify(versionOf(name, root))}, load: () => import(${JSON.stringify(path)}) }`,
  );
  return `export const own = { ${entries.join(", ")} };`;
}

function remoteEntry(code: string, id: string, from: string): string {
  return `import { createContainer } from ${JSON.stringify(join(federation, "container.ts"))};
    import { modules } from "${resolved}?entry";
    import exposes from ${JSON.stringify(part(code, id, /from "(virtual:mf-exposes[^"]+)"/))};
    import { own } from ${JSON.stringify(part(code, id, /import\("([^"]*virtual:mf-localSharedImportMap[^"]+)"\)/))};
    export const { init, get } = createContainer({ from: ${JSON.stringify(from)}, own, modules, exposes });`;
}

function part(code: string, id: string, pattern: RegExp): string {
  const [, found] = pattern.exec(code) ?? [];
  if (found === undefined)
    throw new Error(`${id} has no ${pattern}: @module-federation/vite lays remotes out otherwise`);
  return found;
}
