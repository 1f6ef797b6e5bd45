import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { Hearing } from "shared-runtime/api/hearings.ts";
import { QuestionSet, QuestionSetName } from "shared-runtime/api/question-set.ts";
import { OrganisationsItem } from "../../services/organisations/organisations-item.ts";
import { StartRefused } from "../../settings/start-refused.ts";
import { DagpengeRules } from "../blocks/dagpenge-start/rules/dagpenge-rules.ts";
import { type EmbedRules, nothingEmbedded } from "../embeds/embed-rules.ts";
import { siteRootsOf, siteAt, type SiteRoot } from "../sites/site-roots.ts";
import { type SiteFiles, siteFileAddress } from "../sites/site-files.ts";
import { noSystems, type SystemAddresses } from "../sites/system-addresses.ts";
import { readSiteFiles } from "../sites/read-site-files.ts";
import type { Site } from "../sites/site.ts";
import type { ContentSource, ListedPage, StaticPageItem } from "./content-source.ts";
import type { Image } from "./fields/image.ts";
import { problemsOf } from "./layout-problems.ts";
import { listedPage } from "./listed-page.ts";
import { ContentProblem, type FillJson, fingerprintOf, jsonFilesIn, readJson } from "./json-files.ts";
import { type LayoutServiceData, Placeholders, Route } from "./layout-service-data.ts";
import { redirectProblems } from "./redirect-problems.ts";
import { createRedirects, RedirectFile, type Redirects } from "./redirects.ts";
import { fingerprintOfItems, openSharedItems, type SharedItems } from "./shared-items/shared-items.ts";
import { type ReferencedItem, withReferences } from "./shared-items/references.ts";
import { readSiteFile, siteFileName } from "./site-file.ts";

/** The file `items/synonyms.json`: groups of words that mean the same to visitors who search. */
const SynonymsFile = v.array(v.pipe(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty())), v.minLength(2)));

/** The file `items/hearings.json` of the self-service site: the hearings on which members may give their opinion. */
const HearingsFile = v.pipe(
  v.array(Hearing),
  v.check((hearings) => new Set(hearings.map(({ id }) => id)).size === hearings.length, "has an id twice"),
);

/** The file `items/static-pages/<key>.json`: blocks that several pages show. */
const StaticPageFile = v.strictObject({ name: v.optional(v.string()), renderings: Placeholders });

const redirectsFile = "redirects.json";
const organisationsFile = "items/organisations.json";
const dagpengeFile = "items/dagpenge.json";
const synonymsFile = "items/synonyms.json";
const hearingsFile = "items/hearings.json";
const questionSetsFolder = "items/question-sets/";

interface LoadedSite {
  readonly site: Site;
  readonly fingerprint: string;
  readonly pages: ReadonlyMap<string, LayoutServiceData>;
  readonly listed: readonly ListedPage[];
  readonly redirects: Redirects;
  readonly staticPages: ReadonlyMap<string, StaticPageItem>;
  readonly organisations: OrganisationsItem | undefined;
  readonly synonyms: v.InferOutput<typeof SynonymsFile>;
  readonly hearings: readonly Hearing[];
  /** By the name of the set. */
  readonly questionSets: ReadonlyMap<string, QuestionSet>;
  readonly notFound: LayoutServiceData | undefined;
  readonly error: LayoutServiceData | undefined;
  readonly empty: LayoutServiceData;
}

export interface JsonContentOptions {
  /**
   * One folder per site: `site.json`, `pages/` with one file per address, and optionally `not-found.json`,
   * `error.json`, `redirects.json`, `icons/`, `media/` and `items/`.
   */
  readonly folder: string;
  /** The product whose sites are read, from the setting `SITE_PRODUCT`. */
  readonly product: string;
  /** Origins, in addition to our own, that images may come from. */
  readonly mediaHosts?: readonly string[];
  /** The origins whose content pages may embed. Default: none. */
  readonly embeds?: EmbedRules;
  /** The addresses of systems of other owners. Default: none. */
  readonly systems?: SystemAddresses;
  /** Whether the files have all pages, so that a redirect must lead to one of them. Default: true. */
  readonly hasAllPages?: boolean;
  /** Reads changed files again before every answer. */
  readonly development?: boolean;
  /** The time from which the relative dates of texts count, such as `{{dato+14}}`. Default: the time of the call. */
  readonly now?: Date;
}

/**
 * The embedded content source: pages in JSON files. Rejects with `ContentProblem` if a file is not valid, and with
 * `StartRefused` if there is no main site.
 */
export async function openJsonContent({
  folder,
  product,
  mediaHosts = [],
  embeds = nothingEmbedded,
  systems = noSystems,
  hasAllPages = true,
  development = false,
  now = new Date(),
}: JsonContentOptions): Promise<ContentSource> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  if (!names.includes(product)) {
    throw new StartRefused(
      `SITE_PRODUCT must be the name of a folder in ${folder}, one of: ${names.toSorted().join(", ")}.`,
    );
  }
  const outside = { mediaHosts, embeds, systems };
  const roots = siteRootsOf(product).filter(({ name }) => names.includes(name));
  const siteNames = roots.map(({ name }) => name);
  let items = await openSharedItems(folder, product, siteNames, now);
  const sites = new Map<string, LoadedSite>();
  const mainHome = join(folder, product);
  for (const root of roots) sites.set(root.name, await openSite(folder, root, roots, mainHome, outside, items));
  const checkRedirects = (all: ReadonlyMap<string, LoadedSite>): void => {
    const circumstances = { sites: [...all.values()], hasAllPages };
    for (const site of circumstances.sites) {
      const problems = redirectProblems(site, circumstances);
      if (problems.length > 0) throw new ContentProblem(join(folder, site.site.name, redirectsFile), problems);
    }
  };
  checkRedirects(sites);
  let revision = 1;

  const siteOf = async (name: string): Promise<LoadedSite | undefined> => {
    const known = sites.get(name);
    if (!known || !development) return known;
    if (items.fingerprint !== (await fingerprintOfItems(folder, siteNames)))
      items = await openSharedItems(folder, product, siteNames, now);
    if (known.fingerprint === (await siteFingerprint(join(folder, name), mainHome, items))) return known;
    const fresh = await openSite(folder, known.site, roots, mainHome, outside, items);
    checkRedirects(new Map([...sites, [name, fresh]]));
    revision += 1;
    sites.set(name, fresh);
    return fresh;
  };
  const allSites = async (): Promise<readonly LoadedSite[]> =>
    (await Promise.all(roots.map(({ name }) => siteOf(name)))).filter((site) => site !== undefined);
  let listed: readonly Site[] = [...sites.values()].map(({ site }) => site);

  return {
    revision: () => String(revision),
    listSites: async () => {
      if (development) {
        const fresh = (await allSites()).map(({ site }) => site);
        if (fresh.some((site, index) => site !== listed[index])) listed = fresh;
      }
      return listed;
    },
    findPage: async ({ site, path, editing }) => {
      const page = (await siteOf(site))?.pages.get(path);
      return page && editing ? inEditingMode(page) : page;
    },
    hasPage: async ({ site, path }) => (await siteOf(site))?.pages.has(path) ?? false,
    findRedirect: async ({ site, path }) => {
      const known = await siteOf(site);
      return known?.pages.has(path) ? undefined : known?.redirects.find(path)?.redirect;
    },
    findErrorPage: async ({ site, kind }) => {
      const [known, main] = [await siteOf(site), await siteOf(product)];
      return kind === "not-found" ? (known?.notFound ?? main?.notFound) : (known?.error ?? main?.error);
    },
    findEmptyPage: async (site) => (await siteOf(site))?.empty,
    listPages: async (site) => (await siteOf(site))?.listed ?? [],
    findStaticPage: async ({ site, key }) =>
      (await siteOf(site))?.staticPages.get(key) ?? (await siteOf(product))?.staticPages.get(key),
    findOrganisations: async () => (await siteOf(product))?.organisations,
    findQuestionSet: async (name) => (await siteOf(product))?.questionSets.get(name),
    findHearings: async () => {
      const selfService = roots.find(({ kind }) => kind === "self-service");
      return (selfService && (await siteOf(selfService.name)))?.hearings ?? [];
    },
    findSynonyms: async () => (await siteOf(product))?.synonyms ?? [],
  };
}

async function openSite(
  folder: string,
  siteRoot: SiteRoot,
  roots: readonly SiteRoot[],
  mainHome: string,
  outside: Pick<Site, "mediaHosts" | "embeds" | "systems">,
  items: SharedItems,
): Promise<LoadedSite> {
  const { kind, name, root } = siteRoot;
  const home = join(folder, name);
  const fingerprint = await siteFingerprint(home, mainHome, items);
  const fill: FillJson = (json) => items.fill(name, json);
  const { language, fields, menu, placeholders, settings } = await readSiteFile(home, mainHome, fill);
  const files = await readSiteFiles(home);
  const site: Site = {
    kind,
    name,
    root,
    language,
    title: fields.siteName,
    tagManagerId: fields.tagManagerId,
    ogImage: fields.ogImage && isThere(fields.ogImage, siteRoot, files) ? fields.ogImage : undefined,
    leadSource: fields.leadSource.value,
    loginAddress: fields.loginAddress,
    menu,
    settings,
    files,
    ...outside,
    dagpenge: await readDagpenge(folder, siteRoot, roots),
  };
  const all = await jsonFilesIn(home);
  const filesIn = (part: string): readonly string[] =>
    all.filter((file) => file.startsWith(part)).map((file) => file.slice(part.length));

  const layoutOf = (route: Route): LayoutServiceData => ({
    sitecore: {
      context: { pageEditing: false, language, site: { name } },
      route: { ...route, placeholders: { ...placeholders, ...route.placeholders } },
    },
  });
  const readRoute = (file: string): Promise<Route> => readJson(join(home, file), Route, fill);
  const checked = (file: string, route: Route): LayoutServiceData => {
    const layout = layoutOf(route);
    const problems = problemsOf(layout, site);
    if (problems.length > 0) throw new ContentProblem(join(home, file), problems);
    return layout;
  };
  const loadIfThere = async (file: string) => (all.includes(file) ? checked(file, await readRoute(file)) : undefined);

  const routes = new Map<string, { readonly file: string; readonly route: Route }>();
  for (const file of filesIn("pages/")) {
    const path = pathOf(root, file);
    const owner = siteAt(roots, path);
    if (owner?.name !== name)
      throw new ContentProblem(join(home, "pages", file), [`${path} is within the root of the site ${owner?.name}`]);
    routes.set(path, { file: `pages/${file}`, route: await readRoute(`pages/${file}`) });
  }
  const pageItems = new Map([...routes].map(([path, { route }]) => [path, pageItem(path, route)]));
  const pages = new Map<string, LayoutServiceData>();
  for (const [path, { file, route }] of routes) {
    const placeholders = withReferences(route.placeholders, pageItems) as Placeholders;
    pages.set(path, checked(file, { ...route, placeholders }));
  }
  return {
    site,
    fingerprint,
    pages,
    listed: [...pages].map(([path, layout]) => listedPage(path, layout, site)),
    redirects: createRedirects(
      all.includes(redirectsFile) ? await readJson(join(home, redirectsFile), RedirectFile) : [],
    ),
    staticPages: await readStaticPages(home, filesIn("items/static-pages/"), layoutOf, site, fill),
    organisations: all.includes(organisationsFile)
      ? await readJson(join(home, organisationsFile), OrganisationsItem)
      : undefined,
    synonyms: all.includes(synonymsFile) ? await readJson(join(home, synonymsFile), SynonymsFile) : [],
    hearings: all.includes(hearingsFile) ? await readJson(join(home, hearingsFile), HearingsFile, fill) : [],
    questionSets: await readQuestionSets(home, filesIn(questionSetsFolder)),
    notFound: await loadIfThere("not-found.json"),
    error: await loadIfThere("error.json"),
    empty: layoutOf({ templateName: "ContentPage", fields: {}, placeholders: {} }),
  };
}

/** A page as an item to which blocks of the same site refer by its path. */
function pageItem(path: string, { name, displayName, fields }: Route): ReferencedItem {
  return { id: path, name: displayName ?? name ?? path, url: path, fields };
}

/** Returns a text that differs after a change of any file of the site, of the main site's settings, or of an item. */
async function siteFingerprint(home: string, mainHome: string, items: SharedItems): Promise<string> {
  const { mtimeMs, size } = await stat(join(mainHome, siteFileName));
  return `${await fingerprintOf(home)}\n${mtimeMs} ${size}\n${items.fingerprint}`;
}

/** The rules of a site, or else those of the unemployment fund's site. */
async function readDagpenge(
  folder: string,
  site: SiteRoot,
  roots: readonly SiteRoot[],
): Promise<DagpengeRules | undefined> {
  const fund = roots.find(({ kind }) => kind === "unemployment-fund");
  const file = [site, fund]
    .map((one) => one && join(folder, one.name, dagpengeFile))
    .find((path) => path && existsSync(path));
  return file === undefined ? undefined : readJson(file, DagpengeRules);
}

/** Whether a picture of the site is among its files. */
function isThere({ src }: Image, root: SiteRoot, files: SiteFiles): boolean {
  const start = siteFileAddress(root, "");
  return src.startsWith(start) && files.has(src.slice(start.length));
}

async function readQuestionSets(home: string, files: readonly string[]): Promise<ReadonlyMap<string, QuestionSet>> {
  const sets = new Map<string, QuestionSet>();
  for (const file of files) {
    const path = join(home, questionSetsFolder, file);
    const name = file.replace(/\.json$/, "");
    if (!v.is(QuestionSetName, name) || name !== name.toLowerCase()) {
      throw new ContentProblem(path, ["its name must be of lower-case letters, digits and hyphens, at most 60"]);
    }
    sets.set(name, await readJson(path, QuestionSet));
  }
  return sets;
}

async function readStaticPages(
  home: string,
  files: readonly string[],
  layoutOf: (route: Route) => LayoutServiceData,
  site: Site,
  fill: FillJson,
): Promise<ReadonlyMap<string, StaticPageItem>> {
  const items = new Map<string, StaticPageItem>();
  for (const file of files) {
    const path = join(home, "items/static-pages", file);
    const { renderings } = await readJson(path, StaticPageFile, fill);
    const main = Object.values(renderings).flat();
    const problems = problemsOf(
      layoutOf({ templateName: "ContentPage", fields: {}, placeholders: { "headless-main": main } }),
      site,
    );
    if (problems.length > 0) throw new ContentProblem(path, problems);
    const key = file.replace(/\.json$/, "");
    items.set(key, { key, renderings: main });
  }
  return items;
}

/**
 * The path of a page file: `index.json` is the root of the site; `karriere/index.json` and `karriere.json` are both
 * `/karriere` below it.
 */
function pathOf(root: string, file: string): string {
  const path = file.replace(/\.json$/, "").replace(/(^|\/)index$/, "");
  return root === "/" ? `/${path}` : path === "" ? root : `${root}/${path}`;
}

function inEditingMode({ sitecore: { context, route } }: LayoutServiceData): LayoutServiceData {
  return { sitecore: { context: { ...context, pageEditing: true }, route } };
}
