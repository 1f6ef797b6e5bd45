import { mostOrganisations, Organisation, type Organisations } from "shared-runtime/api/organisations.ts";
import * as v from "valibot";

/** The content of `items/organisations.json` of the main site: the prices of memberships, in Danish. */
export const OrganisationsItem = v.pipe(
  v.strictObject({
    /** The id of our own organisation. */
    ours: Organisation.entries.id,
    organisations: v.array(v.strictObject(Organisation.entries)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const ids = dataset.value.organisations.map(({ id }) => id);
    for (const [place, id] of ids.entries()) {
      if (ids.indexOf(id) < place) addIssue({ message: `organisations.${place}.id is "${id}", as that of another` });
    }
    if (ids.length > 0 && !ids.includes(dataset.value.ours)) {
      addIssue({ message: `ours is "${dataset.value.ours}", which is not the id of an organisation` });
    }
  }),
);
export type OrganisationsItem = v.InferOutput<typeof OrganisationsItem>;

/** The first 50 organisations, and our own separately, wherever it is in the list. */
export function listedOrganisations({ ours, organisations }: OrganisationsItem): Organisations {
  const own = organisations.find(({ id }) => id === ours);
  return { ...(own && { ours: own }), organisations: organisations.slice(0, mostOrganisations) };
}
