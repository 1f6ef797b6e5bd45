import { existsSync } from "node:fs";
import { join } from "node:path";
import { ContentProblem, type FillJson, fingerprintOf, jsonFilesIn, readJson } from "../json-files.ts";
import { readMembership } from "../read-membership.ts";
import { type Facts, factsOf, FactsFile, priceFacts, quoteFacts } from "./facts.ts";
import { type People, PersonFile, personItem } from "./people.ts";
import { type ReferencedItem, withReferences } from "./references.ts";
import { relativeDates } from "./relative-dates.ts";

/** The content that pages of several sites quote: facts, dates and persons. */
export interface SharedItems {
  /** A text that differs after any item was changed. */
  readonly fingerprint: string;
  /** Fills in the facts, dates and persons that a file of a site quotes. The problems name unknown facts. */
  readonly fill: (site: string, json: unknown) => ReturnType<FillJson>;
}

/**
 * Reads the facts and persons of all sites. A site has the facts of the main site, except those that it states itself.
 * Relative dates count from the day of `now`. Rejects with `ContentProblem` if a file is not valid, or if two sites have
 * a person with the same id.
 */
export async function openSharedItems(
  folder: string,
  main: string,
  sites: readonly string[],
  now: Date,
): Promise<SharedItems> {
  const fingerprint = await fingerprintOfItems(folder, sites);
  const mainFacts = await readFacts(join(folder, main), await readPrices(join(folder, main)));
  const facts = new Map<string, Facts>();
  for (const site of sites) facts.set(site, await readFacts(join(folder, site), mainFacts));
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
  return (await Promise.all(homes.map(fingerprintOf))).join("\n");
}

async function readPrices(home: string): Promise<Facts> {
  const membership = await readMembership(home);
  return membership ? priceFacts(membership.prices) : new Map();
}

async function readFacts(home: string, inherited: Facts): Promise<Facts> {
  const file = join(home, "items/facts.json");
  return existsSync(file) ? factsOf(await readJson(file, FactsFile), inherited) : inherited;
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
