import { Company, mostCounted } from "shared-runtime/api/company.ts";
import type { CompanyQuery } from "shared-runtime/api/company-query.ts";
import * as v from "valibot";
import { type CompanyRegister, inAnswerOrder, mostCompanies, noMatches } from "./company-register.ts";

export interface CvrOptions {
  /** Address of the register, without `/produktionsenhed/_search`. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
  readonly timeoutMs?: number;
}

const Address = v.object({
  vejnavn: v.nullish(v.string(), ""),
  husnummerFra: v.nullish(v.number()),
  bogstavFra: v.nullish(v.string(), ""),
  postnummer: v.nullish(v.number()),
  postdistrikt: v.nullish(v.string(), ""),
  landekode: v.nullish(v.string(), "DK"),
});

const Hit = v.object({
  _source: v.object({
    VrproduktionsEnhed: v.object({
      pNummer: v.number(),
      produktionsEnhedMetadata: v.object({
        nyesteNavn: v.nullish(v.object({ navn: v.string() })),
        nyesteBeliggenhedsadresse: v.nullish(Address),
      }),
    }),
  }),
});

/** The part of the register's answer that is read. A unit without a name or an address in Denmark is left out. */
const Answer = v.object({
  hits: v.object({
    hits: v.array(v.unknown()),
    /** A number, or an object in later versions of the index. */
    total: v.optional(
      v.union([
        v.number(),
        v.pipe(
          v.object({ value: v.number() }),
          v.transform(({ value }) => value),
        ),
      ]),
      0,
    ),
  }),
});

const metadata = "VrproduktionsEnhed.produktionsEnhedMetadata";

/**
 * The Danish CVR register, searched for production units that are not closed. Rejects if the register does not answer
 * within `timeoutMs`, refuses the call, or sends an answer of another form.
 */
export function createCvrRegister({ url, user, password, timeoutMs = 2_000 }: CvrOptions): CompanyRegister {
  const address = `${url.replace(/(?<!\/)\/+$/, "")}/produktionsenhed/_search`;
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  return {
    async find(query, signal) {
      if (query.companyName.trim() === "") return noMatches;
      const timeout = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(address, {
        method: "POST",
        redirect: "error",
        headers: { "content-type": "application/json", authorization },
        body: JSON.stringify(searchFor(query)),
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      });
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new Error(`The CVR register answered ${answer.status}.`);
      }
      const { hits, total } = v.parse(Answer, await answer.json()).hits;
      const companies = hits.flatMap(companyOf);
      // Of a complete answer, units that cannot be shown are not counted.
      const isComplete = total <= hits.length;
      return {
        companies: inAnswerOrder(companies, query.near),
        total: isComplete ? companies.length : Math.min(total, mostCounted),
      };
    },
  };
}

function searchFor({ companyName, city, postCode, near }: CompanyQuery): object {
  const address = `${metadata}.nyesteBeliggenhedsadresse`;
  return {
    size: mostCompanies,
    track_total_hits: mostCounted,
    _source: ["VrproduktionsEnhed.pNummer", `${metadata}.nyesteNavn`, `${metadata}.nyesteBeliggenhedsadresse`],
    query: {
      bool: {
        must: [
          { match: { [`${metadata}.nyesteNavn.navn`]: { query: companyName, operator: "and", fuzziness: "AUTO" } } },
          ...(city === "" ? [] : [{ match_phrase_prefix: { [`${address}.postdistrikt`]: city } }]),
        ],
        filter: postCode === "" ? [] : [{ term: { [`${address}.postnummer`]: postCode } }],
        should: nearestFirst(near, `${address}.postnummer`),
        must_not: [{ exists: { field: "VrproduktionsEnhed.livsforloeb.periode.gyldigTil" } }],
      },
    },
  };
}

/** Neighbouring towns have postal codes that begin with the same digits. */
function nearestFirst(near: string, field: string): readonly object[] {
  const zip = Number(near);
  if (!Number.isInteger(zip) || zip === 0) return [];
  return [1, 100, 1_000].map((size) => {
    const from = zip - (zip % size);
    return { range: { [field]: { gte: from, lt: from + size, boost: 3 } } };
  });
}

function companyOf(hit: unknown): readonly Company[] {
  const read = v.safeParse(Hit, hit);
  if (!read.success) return [];
  const { pNummer, produktionsEnhedMetadata } = read.output._source.VrproduktionsEnhed;
  const { nyesteNavn, nyesteBeliggenhedsadresse: place } = produktionsEnhedMetadata;
  if (!nyesteNavn || !place) return [];
  const company = v.safeParse(Company, {
    productionunitNumber: pNummer,
    name: nyesteNavn.navn,
    address: [place.vejnavn, `${place.husnummerFra ?? ""}${place.bogstavFra}`].filter(Boolean).join(" "),
    zipCode: String(place.postnummer ?? ""),
    city: place.postdistrikt,
    country: place.landekode,
  });
  return company.success ? [company.output] : [];
}
