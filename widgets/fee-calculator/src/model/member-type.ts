import * as v from "valibot";

/** The parts of a membership, in the order of the chart. */
export const priceFields = ["priceUnionYearly", "priceUnemploymentYearly", "priceEarlyRetirementYearly"] as const;
export type PriceField = (typeof priceFields)[number];

/** The extent of a membership, named after its last part. Each type includes the parts before that part. */
export const MemberType = v.picklist(priceFields);
export type MemberType = v.InferOutput<typeof MemberType>;

/** The parts that a member of this type pays for. */
export function partsOf(memberType: MemberType): readonly PriceField[] {
  return priceFields.slice(0, priceFields.indexOf(memberType) + 1);
}
