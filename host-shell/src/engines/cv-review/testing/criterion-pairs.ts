import type { CriterionPair } from "./criterion-pair.ts";
import { jobPairs } from "./job-pairs.ts";
import { lookPairs } from "./look-pairs.ts";
import { personPairs } from "./person-pairs.ts";
import { skillPairs } from "./skill-pairs.ts";

/** A pair for each criterion that can give a warning. */
export const criterionPairs: readonly CriterionPair[] = [...personPairs, ...jobPairs, ...skillPairs, ...lookPairs];
