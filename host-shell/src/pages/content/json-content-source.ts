import { readdir } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { StartRefused } from "../../settings/start-refused.ts";
import { preparePage } from "../prepare-page.ts";
import type { ContentSource } from "./content-source.ts";
import { GlobalSettings } from "./global-settings.ts";
import { ContentProblem, fingerprintOf, jsonFilesIn, readJson } from "./json-files.ts";
import { type LayoutServiceData, Placeholders, Route } from "./layout-service-data.ts";

/** `site.json`: the shared parts of all pages of a site. Its placeholders are added to those of each page. */
const SiteFile = v.object({
  language: v.string(),
  fields: v.record(v.string(), v.unknown()),
  placeholders: Placeholders,
  settings: GlobalSettings,
});

interface LoadedSite {
  readonly pages: ReadonlyMap<string, LayoutServiceData>;
  readonly notFound: LayoutServiceData;
  readonly error: LayoutServiceData;
  readonly empty: LayoutServiceData;
  readonly settings: GlobalSettings;
}

export interface JsonContentOptions {
  /** One folder per site: `site.json`, `not-found.json`, `error.json`, and `pages/` with one file per address. */
  readonly folder: string;
  /** The site that must exist, from the setting `SITE_PRODUCT`. */
  readonly site?: string;
  /** Reads changed files again before every answer, and lets a request ask for editing mode. */
  readonly development?: boolean;
}

/**
 * The embedded content source: pages in JSON files. Rejects with `ContentProblem` if a file is not valid, and with
 * `StartRefused` if there is no such site.
 */
export async function openJsonContent({
  folder,
  site: wanted,
  development = false,
}: JsonContentOptions): Promise<ContentSource> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  if (wanted !== undefined && !names.includes(wanted)) {
    throw new StartRefused(
      `SITE_PRODUCT must be the name of a folder in ${folder}, one of: ${names.toSorted().join(", ")}.`,
    );
  }
  const sites = new Map(await Promise.all(names.map(async (name) => [name, await openSite(folder, name)] as const)));

  const siteOf = async (name: string): Promise<LoadedSite | undefined> => {
    const known = sites.get(name);
    if (!known || !development || known.fingerprint === (await fingerprintOf(join(folder, name)))) return known?.site;
    const fresh = await openSite(folder, name);
    sites.set(name, fresh);
    return fresh.site;
  };

  return {
    findPage: async ({ site, path, editing }) => {
      const page = (await siteOf(site))?.pages.get(path);
      return page && development && editing ? inEditingMode(page) : page;
    },
    findErrorPage: async ({ site, kind }) => {
      const known = await siteOf(site);
      return kind === "not-found" ? known?.notFound : known?.error;
    },
    findEmptyPage: async (site) => (await siteOf(site))?.empty,
    findSettings: async (site) => (await siteOf(site))?.settings,
    listPaths: async (site) => [...((await siteOf(site))?.pages.keys() ?? [])],
  };
}

async function openSite(
  folder: string,
  name: string,
): Promise<{ readonly fingerprint: string; readonly site: LoadedSite }> {
  const home = join(folder, name);
  const fingerprint = await fingerprintOf(home);
  const shared = await readJson(join(home, "site.json"), SiteFile);

  const layoutOf = (route: Route): LayoutServiceData => ({
    sitecore: {
      context: { pageEditing: false, language: shared.language, site: { name } },
      route: {
        ...route,
        fields: { ...shared.fields, ...route.fields },
        placeholders: { ...shared.placeholders, ...route.placeholders },
      },
    },
  });

  const load = async (file: string): Promise<LayoutServiceData> => {
    const layout = layoutOf(await readJson(join(home, file), Route));
    const problems = problemsOf(layout);
    if (problems.length > 0) throw new ContentProblem(join(home, file), problems);
    return layout;
  };

  const files = await jsonFilesIn(join(home, "pages"));
  const pages = await Promise.all(files.map(async (file) => [pathOf(file), await load(`pages/${file}`)] as const));
  return {
    fingerprint,
    site: {
      pages: new Map(pages),
      notFound: await load("not-found.json"),
      error: await load("error.json"),
      empty: layoutOf({ templateName: "ContentPage", fields: untitled, placeholders: {} }),
      settings: shared.settings,
    },
  };
}

/** A built-in page replaces these. */
const untitled = { metaTitle: { value: "–" }, metaDescription: { value: "–" } };

/** `index.json` is `/`, `karriere/index.json` and `karriere.json` are `/karriere`. */
function pathOf(file: string): string {
  return `/${file.replace(/\.json$/, "").replace(/(^|\/)index$/, "")}`;
}

function problemsOf(layout: LayoutServiceData): readonly string[] {
  try {
    const { header, main, footer } = preparePage(layout);
    const ids = new Set<string>();
    return [...header, ...main, ...footer].flatMap((block) => {
      if (block.kind === "unsound") return block.problems.map((problem) => `${block.componentName}: ${problem}`);
      if (ids.has(block.id)) return [`the id "${block.id}" is used twice`];
      ids.add(block.id);
      return [];
    });
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function inEditingMode({ sitecore: { context, route } }: LayoutServiceData): LayoutServiceData {
  return { sitecore: { context: { ...context, pageEditing: true }, route } };
}
