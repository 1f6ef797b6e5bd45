import * as v from "valibot";

/** Relative to the address of the API. */
export const organisationsPath = "organisations";

/** The most organisations in the answer. */
export const mostOrganisations = 50;

/** Kroner, with at most two decimals. */
const Kroner = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));

/** The yearly prices of one organisation. A price that is absent or 0 is not known. */
export const Organisation = v.object({
  id: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/, "must be of letters, digits and hyphens, at most 64"),
  ),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  priceUnionYearly: v.optional(Kroner),
  priceUnemploymentYearly: v.optional(Kroner),
  priceEarlyRetirementYearly: v.optional(Kroner),
});
export type Organisation = v.InferOutput<typeof Organisation>;

/** The answer of `GET /api/organisations`. */
export const Organisations = v.object({
  /** Our own organisation, with which the others are compared; absent if the content does not have it. */
  ours: v.optional(Organisation),
  /** The first 50, in the order of the content. */
  organisations: v.pipe(v.array(Organisation), v.maxLength(mostOrganisations)),
});
export type Organisations = v.InferOutput<typeof Organisations>;
