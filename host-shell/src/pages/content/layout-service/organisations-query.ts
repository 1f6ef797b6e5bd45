import type { Logger } from "pino";
import { mostOrganisations, Organisation } from "shared-runtime/api/organisations.ts";
import * as v from "valibot";
import type { OrganisationsItem } from "../../../services/organisations/organisations-item.ts";
import { type CmsSettings, createCmsClient, jsonIn, LayoutServiceFailure } from "./ask-cms.ts";

export interface OrganisationItems {
  /** The path or id of the item whose children are the organisations. */
  readonly parent: string;
  /** The path or id of our own organisation. */
  readonly ours: string;
}

const service = "The query service";

const fieldNames = ["name", "priceUnionYearly", "priceUnemploymentYearly", "priceEarlyRetirementYearly"] as const;

const query = `query Organisations($parent: String!, $ours: String!) {
  parent: item(path: $parent, language: "da") { children(first: ${mostOrganisations}) { results { ...fees } } }
  ours: item(path: $ours, language: "da") { ...fees }
}
fragment fees on Item {
  id
  ${fieldNames.map((name) => `${name}: field(name: "${name}") { value }`).join("\n  ")}
}`;

const Field = v.nullish(v.object({ value: v.nullish(v.string()) }));

const Item = v.object({
  id: v.string(),
  name: Field,
  priceUnionYearly: Field,
  priceUnemploymentYearly: Field,
  priceEarlyRetirementYearly: Field,
});
type Item = v.InferOutput<typeof Item>;

/** An organisation whose invalid prices count as unknown. */
const LenientOrganisation = v.object({
  ...Organisation.entries,
  priceUnionYearly: v.fallback(Organisation.entries.priceUnionYearly, undefined),
  priceUnemploymentYearly: v.fallback(Organisation.entries.priceUnemploymentYearly, undefined),
  priceEarlyRetirementYearly: v.fallback(Organisation.entries.priceEarlyRetirementYearly, undefined),
});

const Answer = v.object({
  data: v.object({
    parent: v.nullable(v.object({ children: v.object({ results: v.array(Item) }) })),
    ours: v.nullable(Item),
  }),
});

const Errors = v.object({ errors: v.pipe(v.array(v.object({ message: v.string() })), v.minLength(1)) });

/**
 * Requests the organisations, in Danish, from the GraphQL service of a Sitecore. Resolves with `undefined` if the
 * parent item does not exist. Leaves out organisations without a name, and treats prices that are not numbers as
 * unknown; both are logged. Rejects with `LayoutServiceFailure`.
 */
export function createOrganisationsQuery(cms: CmsSettings, items: OrganisationItems, log: Logger) {
  const askCms = createCmsClient(cms, service);
  const request = {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json", sc_apikey: cms.key },
    body: JSON.stringify({ query, variables: items }),
  };
  const organisationIn = (item: Item): Organisation | undefined => {
    const given = fieldNames.flatMap((name) => {
      const text = item[name]?.value?.trim();
      return text ? [{ name, value: name === "name" ? text : Number(text) }] : [];
    });
    const fields = Object.fromEntries(given.map(({ name, value }) => [name, value]));
    const read = v.safeParse(LenientOrganisation, { id: item.id.replaceAll(/[{}]/g, ""), ...fields });
    const organisation = read.success ? read.output : undefined;
    if (!organisation || given.some(({ name }) => organisation[name] === undefined)) {
      log.warn({ item: item.id }, "an organisation of the fee calculator has fields that are not valid");
    }
    return organisation;
  };

  return async (signal: AbortSignal): Promise<OrganisationsItem | undefined> => {
    const body = jsonIn(await askCms("/sitecore/api/graph/edge", request, signal), service);
    const failed = v.safeParse(Errors, body);
    if (failed.success) throw new LayoutServiceFailure(`${service} answered: ${failed.output.errors[0]?.message}`);
    const answer = v.safeParse(Answer, body);
    if (!answer.success) throw new LayoutServiceFailure(`${service} sent another shape: ${v.summarize(answer.issues)}`);
    const { parent, ours: ourItem } = answer.output.data;
    if (!parent) return undefined;
    const ours = ourItem ? organisationIn(ourItem) : undefined;
    const listed = parent.children.results.map(organisationIn).filter((one) => one !== undefined);
    const isListed = listed.some(({ id }) => id === ours?.id);
    return { ours: ours?.id ?? "", organisations: ours && !isListed ? [...listed, ours] : listed };
  };
}
