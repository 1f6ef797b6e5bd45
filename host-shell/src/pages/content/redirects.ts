import * as v from "valibot";
import { canonicalPath, encodedPath } from "../http/canonical-path.ts";

/** A redirect as `redirects.json` has it. */
export const RedirectEntry = v.strictObject({
  /** The former path. */
  from: v.pipe(
    v.string(),
    v.trim(),
    v.rawTransform(({ dataset, addIssue, NEVER }): string => {
      const path = /[?#]/.test(dataset.value) ? undefined : canonicalPath(dataset.value);
      if (path !== undefined) return path;
      addIssue({ message: "must be a path, like /gammel" });
      return NEVER;
    }),
  ),
  /** A path of any of the sites, or an address with https. */
  to: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (to) => (to.startsWith("https://") ? URL.canParse(to) : pathOfTarget(to) !== undefined),
      "must be a path, like /ny, or an address that begins with https://",
    ),
  ),
  status: v.optional(v.picklist([301, 302], "must be 301 or 302"), 301),
  /** Whether the paths below `from` are redirected to the same paths below `to`. */
  prefix: v.optional(v.boolean(), false),
});
export type RedirectEntry = v.InferOutput<typeof RedirectEntry>;

export const RedirectFile = v.array(RedirectEntry, "must be a list of redirects");

/** The answer to a path that is redirected. */
export interface Redirect {
  /** A path of a site or an address with https; may have a query and a fragment. */
  readonly to: string;
  readonly status: 301 | 302;
}

/** The redirects of a site. */
export interface Redirects {
  readonly entries: readonly RedirectEntry[];
  /** Returns the redirect of a canonical path. An exact one wins over a prefix, and a longer prefix over a shorter one. */
  readonly find: (path: string) => { readonly entry: RedirectEntry; readonly redirect: Redirect } | undefined;
}

/** The time of a search depends on the number of segments of the path, and not on the number of redirects. */
export function createRedirects(entries: readonly RedirectEntry[]): Redirects {
  const exact = new Map(entries.filter(({ prefix }) => !prefix).map((entry) => [entry.from, entry]));
  const prefixes = new Map(entries.filter(({ prefix }) => prefix).map((entry) => [entry.from, entry]));
  return {
    entries,
    find(path) {
      const same = exact.get(path);
      if (same) return { entry: same, redirect: { to: same.to, status: same.status } };
      let from = path;
      for (;;) {
        const entry = prefixes.get(from);
        if (entry) return { entry, redirect: { to: below(entry, path), status: entry.status } };
        if (from === "/" || from === "") return undefined;
        from = from.slice(0, from.lastIndexOf("/")) || "/";
      }
    },
  };
}

/** Adds the rest of `path` to the target of a prefix: `/ny?a=1` and `/x` -> `/ny/x?a=1`. */
function below({ from, to }: RedirectEntry, path: string): string {
  const rest = from === "/" ? path : path.slice(from.length);
  const { address, query, fragment } = partsOf(to);
  // Two slashes at the beginning would be the address of another host.
  return (address.replace(/\/$/, "") + encodedPath(rest) || "/") + query + fragment;
}

/** Adds the query of a request, with its question mark, to the target of a redirect. */
export function withQuery(to: string, search: string): string {
  if (search.length < 2) return to;
  const { address, query, fragment } = partsOf(to);
  return `${address}${query === "" ? "?" : `${query}&`}${search.slice(1)}${fragment}`;
}

/** The canonical path of a target on this server; `undefined` for another host. */
export function pathOfTarget(to: string): string | undefined {
  return /^\/(?![/\\])/.test(to) ? canonicalPath(partsOf(to).address) : undefined;
}

function partsOf(to: string): { readonly address: string; readonly query: string; readonly fragment: string } {
  const [, address = to, query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return { address, query, fragment };
}
