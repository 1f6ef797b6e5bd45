import type { Concept } from "./concept.ts";
import { economyConcepts } from "./economy.concepts.ts";
import { leadershipConcepts } from "./leadership.concepts.ts";

/** Where two are called the same, the first one is meant. */
export const lexicon: readonly Concept[] = [...economyConcepts, ...leadershipConcepts];
