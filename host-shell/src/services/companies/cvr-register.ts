import { Company } from "shared-runtime/api/company.ts";
import type { CompanyQuery } from "shared-runtime/api/company-query.ts";
import * as v from "valibot";
import { type CompanyRegister, mostCompanies } from "./company-register.ts";

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
const Answer = v.object({ hits: v.object({ hits: v.array(v.unknown()) }) });

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
      if (query.companyName.trim() === "") return [];
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
      const { hits } = v.parse(Answer, await answer.json()).hits;
      return hits
        .flatMap(companyOf)
        .slice(0, mostCompanies)
        .toSorted((one, other) => one.productionunitNumber - other.productionunitNumber);
    },
  };
}

function searchFor({ companyName, city, postCode }: CompanyQuery): object {
  const address = `${metadata}.nyesteBeliggenhedsadresse`;
  return {
    size: mostCompanies,
    _source: ["VrproduktionsEnhed.pNummer", `${metadata}.nyesteNavn`, `${metadata}.nyesteBeliggenhedsadresse`],
    query: {
      bool: {
        must: [
          { match: { [`${metadata}.nyesteNavn.navn`]: { query: companyName, operator: "and", fuzziness: "AUTO" } } },
          ...(city === "" ? [] : [{ match_phrase_prefix: { [`${address}.postdistrikt`]: city } }]),
        ],
        filter: postCode === "" ? [] : [{ term: { [`${address}.postnummer`]: postCode } }],
        must_not: [{ exists: { field: "VrproduktionsEnhed.livsforloeb.periode.gyldigTil" } }],
      },
    },
  };
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
