import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { ContentProblem, type FillJson, fingerprintOf, jsonFilesIn, readJson } from "../json-files.ts";
import { readMembership } from "../read-membership.ts";
import { type Facts, factsOf, FactsFile, paymentFacts, priceFacts, quoteFacts } from "./facts.ts";
import { siteFileName } from "../site-file.ts";
import { type People, PersonFile, personItem } from "./people.ts";
import { type ReferencedItem, withReferences } from "./references.ts";
import { relativeDates } from "./relative-dates.ts";
import { settingsFacts } from "./settings-facts.ts";

/** The content that pages of several sites quote: facts, also those in the settings of the sites, dates and persons. */
export interface SharedItems {
  /** A text that differs after any item was changed. */
  readonly fingerprint: string;
  /** Fills in the facts, dates and persons that a file of a site quotes. The problems name unknown facts. */
  readonly fill: (site: string, json: unknown) => ReturnType<FillJson>;
}

/**
 * Reads the facts and persons of all sites. A site has the facts of the main site, except those that it states itself.
 * The main site also has those in the settings of the others, with the name of the site: `telefon-a-kasse`. Relative
 * dates count from the day of `now`. Rejects with `ContentProblem` if a file is not valid, if a fact has two places, or
 * if two sites have a person with the same id.
 */
export async function openSharedItems(
  folder: string,
  main: string,
  sites: readonly string[],
  now: Date,
): Promise<SharedItems> {
  const fingerprint = await fingerprintOfItems(folder, sites);
  const inSettings = new Map<string, Facts>();
  for (const site of sites) inSettings.set(site, await readSettingsFacts(join(folder, site)));
  const ofOtherSites = [...inSettings].flatMap(([site, own]) =>
    site === main ? [] : [...own].map(([key, fact]) => [key + site.slice(main.length), fact] as const),
  );
  const ofMain = new Map([...(inSettings.get(main) ?? []), ...ofOtherSites]);
  const mainFacts = await readFacts(join(folder, main), ofMain, await readPrices(join(folder, main)));
  const facts = new Map<string, Facts>();
  for (const site of sites) {
    const own = site === main ? ofMain : (inSettings.get(site) ?? new Map());
    facts.set(site, await readFacts(join(folder, site), own, mainFacts));
  }
  const dates = relativeDates(now);
  const withQuotes = (site: string, json: unknown): ReturnType<FillJson> =>
    withFacts(json, { get: (key) => dates(key) ?? (facts.get(site) ?? mainFacts).get(key) });
  const people = await readPeople(folder, sites, withQuotes);
  return {
    fingerprint,
    fill: (site, json) => {
      const quoted = withQuotes(site, json);
      return { ...quoted, json: withReferences(quoted.json, people) };
    },
  };
}

/** Quotes facts in a JSON value. The problems name unknown facts. */
function withFacts(json: unknown, facts: Pick<Facts, "get">): ReturnType<FillJson> {
  const { json: quoted, unknownKeys } = quoteFacts(json, facts);
  return {
    json: quoted,
    problems: unknownKeys.map((key) => `{{${key}}}: no fact of items/facts.json has this key`),
  };
}

/** As `SharedItems.fingerprint`, without reading the items. */
export async function fingerprintOfItems(folder: string, sites: readonly string[]): Promise<string> {
  const homes = sites.map((site) => join(folder, site, "items")).filter((home) => existsSync(home));
  const settings = sites.map((site) => join(folder, site, siteFileName)).filter((file) => existsSync(file));
  const stamps = await Promise.all(settings.map((file) => stat(file)));
  return [
    ...(await Promise.all(homes.map(fingerprintOf))),
    ...stamps.map(({ mtimeMs, size }) => `${mtimeMs} ${size}`),
  ].join("\n");
}

async function readPrices(home: string): Promise<Facts> {
  const membership = await readMembership(home);
  return new Map([...paymentFacts, ...(membership ? priceFacts(membership.prices) : [])]);
}

async function readSettingsFacts(home: string): Promise<Facts> {
  const file = join(home, siteFileName);
  return existsSync(file) ? settingsFacts(await readJson(file, v.unknown())) : new Map();
}

/** The facts of a site: those of its file and those in settings, on top of `inherited`. */
async function readFacts(home: string, inSettings: Facts, inherited: Facts): Promise<Facts> {
  const known = new Map([...inherited, ...inSettings]);
  const file = join(home, "items/facts.json");
  if (!existsSync(file)) return known;
  const stated = await readJson(file, FactsFile);
  const twice = Object.keys(stated).filter((key) => inSettings.has(key));
  if (twice.length > 0)
    throw new ContentProblem(
      file,
      twice.map((key) => `${key}: is also in the settings of ${siteFileName}; remove one of the two`),
    );
  return factsOf(stated, known);
}

async function readPeople(folder: string, sites: readonly string[], fill: SharedItems["fill"]): Promise<People> {
  const people = new Map<string, ReferencedItem>();
  const files = new Map<string, string>();
  for (const site of sites) {
    const home = join(folder, site, "items/people");
    if (!existsSync(home)) continue;
    for (const name of await jsonFilesIn(home)) {
      const [file, id] = [join(home, name), name.replace(/\.json$/, "")];
      const other = files.get(id);
      if (other !== undefined) throw new ContentProblem(file, [`the id ${id} is also the one of ${other}`]);
      files.set(id, file);
      const person = await readJson(file, PersonFile, (json) => fill(site, json));
      people.set(id, personItem(id, person));
    }
  }
  return people;
}
