import { sql } from "drizzle-orm";
import { type Company, mostCounted } from "shared-runtime/api/company.ts";
import * as v from "valibot";
import type { Tables } from "../../database/database.ts";
import { kmBetween, postalCodeOf } from "../../engines/postal-codes/postal-codes.ts";
import { type CompanyRegister, inAnswerOrder, noMatches } from "./company-register.ts";
import { companyTerm, companyUnit, companyVariant } from "./companies.tables.ts";
import { errorsBetween, forgivenErrors, spellingOf, variantsOf, wordsOf } from "./company-words.ts";

const Terms = v.object({ rows: v.array(v.object({ word: v.string(), units: v.number() })) });
/** The drivers of the two databases return a `bigint` as a text or a number. */
const WholeNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));
const Units = v.object({
  rows: v.array(
    v.object({
      number: WholeNumber,
      name: v.string(),
      address: v.string(),
      zip: v.string(),
      city: v.string(),
      country: v.string(),
      /** The number of matches, up to `mostCounted`. */
      total: WholeNumber,
    }),
  ),
});

/** A word of the register that matches a typed word. */
interface Term {
  readonly word: string;
  readonly units: number;
  /** 0: the typed word; 1: begins with the typed word; more: has typing errors. */
  readonly distance: number;
}

/** The most terms per typed word, the best first. More would cost time and find nothing better. */
const mostTerms = 60;
/** The most units that are ranked. */
const mostRanked = 400;

/** The register in our own database. Finds words by their beginning; if there are none, words with typing errors. */
export function createEmbeddedRegister(tables: Tables): CompanyRegister {
  async function termsOf(typed: string): Promise<readonly Term[]> {
    const { rows } = v.parse(
      Terms,
      await tables.execute(
        sql`select word, units from ${companyTerm} where word like ${`${typed}%`}
          order by length(word), word limit ${mostTerms}`,
      ),
    );
    const found = rows.map(({ word, units }) => ({ word, units, distance: word === typed ? 0 : 1 }));
    return found.length > 0 ? found : similarTo(typed);
  }

  async function similarTo(typed: string): Promise<readonly Term[]> {
    const most = forgivenErrors(typed);
    if (most === 0) return [];
    const variants = JSON.stringify(variantsOf(typed));
    const { rows } = v.parse(
      Terms,
      await tables.execute(
        sql`select distinct word, units from ${companyVariant} join ${companyTerm} using (word)
        where variant in (select json_array_elements_text(${variants}::json))`,
      ),
    );
    return rows
      .map(({ word, units }) => ({ word, units, distance: 1 + errorsBetween(typed, word, most) }))
      .filter(({ distance }) => distance <= 1 + most)
      .toSorted((one, other) => one.distance - other.distance)
      .slice(0, mostTerms);
  }

  return {
    async find({ companyName, city, postCode, near }) {
      const typed = wordsOf(companyName);
      if (typed.length === 0) return noMatches;
      const terms = await Promise.all(typed.map(termsOf));
      if (terms.some(({ length }) => length === 0)) return noMatches;
      const conditions = [
        ...terms.map((found) => sql`words && array(select json_array_elements_text(${jsonOf(found)}::json))`),
        ...(postCode === "" ? [] : [sql`zip = ${postCode}`]),
        ...(city === "" ? [] : [sql`city_spelling like ${`${escaped(spellingOf(city))}%`}`]),
      ];
      const { rows } = v.parse(
        Units,
        await tables.execute(
          sql`with found as materialized (
              select number, name, address, zip, city, country from ${companyUnit}
              where ${sql.join(conditions, sql` and `)} limit ${mostCounted}
            )
            select found.*, (select count(*) from found) as total from found
            ${postalCodeOf(near) ? sql`order by abs(zip::integer - ${Number(near)}::integer)` : sql``} limit ${mostRanked}`,
        ),
      );
      const units = new Map(rows.map((row) => [row.number, companyOf(row)]));
      const best = bestOf([...units.values()], typed, terms, near);
      return { companies: inAnswerOrder(best, near), total: rows[0]?.total ?? 0 };
    },
  };
}

const jsonOf = (terms: readonly Term[]): string => JSON.stringify(terms.map(({ word }) => word));

const escaped = (text: string): string => text.replaceAll(/[\\%_]/gu, "\\$&");

function companyOf({ number, zip, total: _, ...rest }: v.InferOutput<typeof Units>["rows"][number]): Company {
  return { productionunitNumber: number, zipCode: zip, ...rest };
}

/** A unit this many kilometres away, or further, is simply far away. */
const farKm = 300;

/** The distance of a postal code in kilometres, at most `farKm`; 0 for all if `near` is not a postal code. */
function distanceFrom(near: string): (zip: string) => number {
  const start = postalCodeOf(near);
  if (!start) return () => 0;
  return (zip) => {
    const place = postalCodeOf(zip);
    return place ? Math.min(farKm, kmBetween(start, place)) : farKm;
  };
}

/**
 * The units in the order of how close their words are to the typed words. A typing error, or a word of which only the
 * beginning was typed, weighs as much as 100 kilometres from `near`.
 */
function bestOf(
  units: readonly Company[],
  typed: readonly string[],
  terms: readonly (readonly Term[])[],
  near: string,
): readonly Company[] {
  const kmTo = distanceFrom(near);
  const distances = terms.map((found) => new Map(found.map(({ word, distance }) => [word, distance])));
  const rankOf = ({ name, zipCode }: Company): number => {
    const words = wordsOf(name);
    const errors = distances.reduce((sum, known) => sum + Math.min(9, ...words.map((word) => known.get(word) ?? 9)), 0);
    const begins = words[0]?.startsWith(typed[0] ?? "") === true ? 0 : 1;
    return errors * 100 + begins * 20 + Math.min(words.length, 10) + kmTo(zipCode);
  };
  return units
    .map((unit) => ({ unit, rank: rankOf(unit) }))
    .toSorted((one, other) => one.rank - other.rank || one.unit.productionunitNumber - other.unit.productionunitNumber)
    .map(({ unit }) => unit);
}

/** Adds units and their words. Existing units are not changed. */
export async function addUnits(tables: Tables, units: readonly Company[]): Promise<void> {
  const rows = units.map((unit) => ({ ...unit, spelling: spellingOf(unit.city), words: wordsOf(unit.name) }));
  await tables.transaction(async (transaction) => {
    const { rows: terms } = v.parse(
      Terms,
      await transaction.execute(
        sql`with added as (
            insert into ${companyUnit} (number, name, address, zip, city, city_spelling, country, words)
            select "productionunitNumber", name, address, "zipCode", city, spelling, country,
              array(select json_array_elements_text(words))
            from json_to_recordset(${JSON.stringify(rows)}::json) as given (
              "productionunitNumber" bigint, name text, address text, "zipCode" text, city text, spelling text,
              country text, words json
            ) on conflict do nothing returning words
          ), counted as (
            select word, count(*)::integer as units from added, unnest(words) as word group by word order by word
          ), kept as (
            insert into ${companyTerm} (word, units) select word, units from counted
            on conflict (word) do update set units = ${companyTerm}.units + excluded.units
            returning word, units
          ) select kept.word, kept.units from kept join counted using (word) where kept.units = counted.units`,
      ),
    );
    // Only for new words: the others already have their variants.
    const variants = terms.flatMap(({ word }) => variantsOf(word).map((variant) => ({ variant, word })));
    if (variants.length === 0) return;
    await transaction.execute(
      sql`insert into ${companyVariant} (variant, word)
        select variant, word from json_to_recordset(${JSON.stringify(variants)}::json) as given (variant text, word text)
        on conflict do nothing`,
    );
  });
}

/**
 * Collects statistics for the query planner, which otherwise reads whole tables. The embedded database does not collect
 * them by itself.
 */
export async function analyseUnits(tables: Tables): Promise<void> {
  await tables.execute(sql`analyze ${companyUnit}, ${companyTerm}, ${companyVariant}`);
}
