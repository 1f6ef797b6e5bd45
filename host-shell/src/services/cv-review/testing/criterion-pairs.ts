import type { CriterionPair } from "./criterion-pair.ts";
import { jobPairs } from "./job-pairs.ts";
import { lookPairs } from "./look-pairs.ts";
import { personPairs } from "./person-pairs.ts";
import { skillPairs } from "./skill-pairs.ts";

/** A pair for every criterion that can warn. */
export const criterionPairs: readonly CriterionPair[] = [...personPairs, ...jobPairs, ...skillPairs, ...lookPairs];
