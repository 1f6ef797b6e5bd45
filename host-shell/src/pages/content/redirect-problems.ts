import { siteAt, type SiteRoot } from "../sites/site-roots.ts";
import { pathOfTarget, type RedirectEntry, type Redirects } from "./redirects.ts";

interface RedirectedSite {
  readonly site: SiteRoot;
  readonly redirects: Redirects;
  readonly pages: { readonly has: (path: string) => boolean };
}

interface Circumstances {
  /** All sites, since a redirect may lead to another site. */
  readonly sites: readonly RedirectedSite[];
  /** Whether the files have all pages. If not, a path without a file may be a page of the CMS. */
  readonly hasAllPages: boolean;
}

/** Returns the problems of the redirects of a site, each with the entries that it is about. */
export function redirectProblems(
  { site, redirects, pages }: RedirectedSite,
  { sites, hasAllPages }: Circumstances,
): readonly string[] {
  const problems: string[] = [];
  const known = new Set<string>();
  const roots = sites.map((one) => one.site);
  for (const entry of redirects.entries) {
    const { from } = entry;
    const owner = siteAt(roots, from);
    if (owner?.name !== site.name) problems.push(`${from}: is a path of the site ${owner?.name ?? "(none)"}`);
    if (known.has(from)) problems.push(`${from}: is redirected twice`);
    known.add(from);
    if (pages.has(from)) problems.push(`${from}: is a page, which visitors see instead of the redirect to ${entry.to}`);
  }
  // Chains are followed only where each path has one redirect.
  if (problems.length > 0) return problems;
  const knownLoops = new Set<string>();
  for (const entry of redirects.entries) {
    const chain = chainOf(entry, sites);
    const paths = chain.entries.map(({ from, to }) => `${from} -> ${to}`).join(", ");
    if (chain.isLoop) {
      // Each loop is one problem, and not one for each of its entries.
      const key = chain.entries
        .slice(chain.begins)
        .map(({ from }) => from)
        .toSorted()
        .join(" ");
      if (!knownLoops.has(key)) problems.push(`${paths}: is a loop`);
      knownLoops.add(key);
    } else if (hasAllPages && chain.end !== undefined && !isAnswered(chain.end, sites))
      problems.push(`${paths}: leads to a path without a page`);
  }
  return problems;
}

interface Chain {
  readonly entries: readonly RedirectEntry[];
  readonly isLoop: boolean;
  /** The index of the first entry of the loop. */
  readonly begins: number;
  /** The path at the end; `undefined` if the chain leaves this server or its end depends on the visitor's path. */
  readonly end: string | undefined;
}

/** A made-up segment below a prefix. */
const anyPath = "/~";

/** Follows the redirects from an entry on. For a prefix, follows a path below it. */
function chainOf({ from, prefix }: RedirectEntry, sites: readonly RedirectedSite[]): Chain {
  const entries: RedirectEntry[] = [];
  let path: string | undefined = prefix ? from.replace(/\/$/, "") + anyPath : from;
  for (;;) {
    const found = path === undefined ? undefined : redirectOf(path, sites);
    if (!found) return { entries, isLoop: false, begins: 0, end: path?.endsWith(anyPath) ? undefined : path };
    const begins = entries.indexOf(found.entry);
    if (begins !== -1) return { entries, isLoop: true, begins, end: undefined };
    entries.push(found.entry);
    path = pathOfTarget(found.redirect.to);
  }
}

function redirectOf(path: string, sites: readonly RedirectedSite[]): ReturnType<Redirects["find"]> {
  const owner = ownerOf(path, sites);
  return owner?.pages.has(path) ? undefined : owner?.redirects.find(path);
}

function ownerOf(path: string, sites: readonly RedirectedSite[]): RedirectedSite | undefined {
  const owner = siteAt(
    sites.map(({ site }) => site),
    path,
  );
  return sites.find(({ site }) => site.name === owner?.name);
}

/** Pages of the server itself that visitors may be led to. */
const ownPaths: ReadonlySet<string> = new Set(["/embed", "/log-ind"]);

/** Whether a path is a page, or one that the server answers without a page: a file, the API, or a page of its own. */
function isAnswered(path: string, sites: readonly RedirectedSite[]): boolean {
  if (path.includes(".") || path.startsWith("/api/") || ownPaths.has(path)) return true;
  return ownerOf(path, sites)?.pages.has(path) ?? false;
}
