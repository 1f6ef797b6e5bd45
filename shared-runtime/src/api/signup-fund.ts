import * as v from "valibot";

export const AmountOfHours = v.picklist([">30t", "<30t"], "Vælg hvor mange timer du arbejder");

export const UnemploymentFund = v.object({
  amountOfHours: AmountOfHours,
  memberOfOtherUnemploymentFund: v.boolean("Vælg om du er medlem af en anden a-kasse i dag"),
  memberOfOtherUnemploymentFundAbroad: v.boolean("Vælg om du lige har haft en a-kasse i udlandet"),
});
export type UnemploymentFund = v.InferOutput<typeof UnemploymentFund>;
