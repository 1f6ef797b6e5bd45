import type { WarningCriterionId } from "../criteria/areas.ts";
import type { CriterionPair } from "./criterion-pair.ts";
import { rolePairs } from "./role-pairs.ts";
import { lookPairs } from "./look-pairs.ts";
import { personPairs } from "./person-pairs.ts";
import { skillPairs } from "./skill-pairs.ts";

type Pairs = readonly [CriterionPair, ...CriterionPair[]];

/** Pairs for each criterion that can give a warning: a missing pair is a type error. */
export const criterionPairs: Readonly<Record<WarningCriterionId, Pairs>> = {
  ...personPairs,
  ...rolePairs,
  ...skillPairs,
  ...lookPairs,
};
