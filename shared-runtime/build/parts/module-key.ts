import { join, relative } from "node:path";

const sources = join(import.meta.dirname, "../../src");

const sourceExtension = /\.(tsx?|json)$/;

/** Whether a key is one of a source; the others are those of libraries. */
export function isSourceKey(key: string): boolean {
  return sourceExtension.test(key);
}

/**
 * The path below `shared-runtime/src` of a source that parts may hold, such as `ui/button/button.tsx`. `undefined` for
 * all other modules.
 */
export function sourceKey(id: string): string | undefined {
  const source = relative(sources, id.replace(/[?#].*$/, ""));
  return source.startsWith("..") || source.startsWith("/") || !sourceExtension.test(source) ? undefined : source;
}

/** The key of the source of a style sheet; `undefined` for sheets of other packages, and for all other files. */
export function styleKey(id: string): string | undefined {
  const source = /^(.*)\.vanilla\.css(?:$|[?#])/.exec(id)?.[1];
  return source === undefined ? undefined : sourceKey(source);
}

export function sourcePath(key: string): string {
  return join(sources, key);
}

/** The package of a library's file, such as `ky`. */
export function libraryOf(id: string): string | undefined {
  const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
  return name === "shared-runtime" ? undefined : name;
}

/** The package of an import, such as `libphonenumber-js` of `libphonenumber-js/core`. */
export function packageOf(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}

/** The key of one function of valibot: its functions are used one by one, and may be in different parts. */
export function valibotKey(name: string): string {
  return `valibot:${name}`;
}

/** What a key of a library names: its package, and for valibot the function. `undefined` for sources. */
export function libraryKey(key: string): { readonly library: string; readonly name?: string } | undefined {
  if (isSourceKey(key)) return undefined;
  const [library = "", name] = key.split(":");
  return { library, ...(name !== undefined && { name }) };
}
