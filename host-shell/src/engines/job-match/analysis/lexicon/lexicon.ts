import { anywhereConcepts } from "./anywhere.concepts.ts";
import { buildingConcepts, propertyConcepts } from "./building.concepts.ts";
import { civilConcepts } from "./civil.concepts.ts";
import type { Concept } from "./concept.ts";
import { economyConcepts } from "./economy.concepts.ts";
import { childcareConcepts, educationConcepts } from "./education.concepts.ts";
import { dataConcepts, itConcepts, softwareConcepts } from "./it.concepts.ts";
import { leadershipConcepts, topConcepts } from "./leadership.concepts.ts";
import { communicationConcepts, marketingConcepts } from "./marketing.concepts.ts";
import { peopleConcepts } from "./people.concepts.ts";
import { productionConcepts, qualityConcepts } from "./production.concepts.ts";
import { projectConcepts } from "./project.concepts.ts";
import { salesConcepts, serviceConcepts } from "./sales.concepts.ts";
import { cultureConcepts, hospitalityConcepts, officeConcepts, shopConcepts } from "./service.concepts.ts";
import {
  branchConcepts,
  financeSectorConcepts,
  languageConcepts,
  lawConcepts,
  natureConcepts,
  pharmaConcepts,
  publicConcepts,
  safetyConcepts,
} from "./society.concepts.ts";
import { purchasingConcepts, supplyConcepts } from "./supply.concepts.ts";
import { careConcepts, energyConcepts, healthConcepts, technicalConcepts } from "./technical.concepts.ts";

/** If two concepts share a phrase, the first one gets it. */
export const lexicon: readonly Concept[] = [
  ...economyConcepts,
  ...peopleConcepts,
  ...salesConcepts,
  ...serviceConcepts,
  ...marketingConcepts,
  ...communicationConcepts,
  ...itConcepts,
  ...softwareConcepts,
  ...dataConcepts,
  ...projectConcepts,
  ...productionConcepts,
  ...qualityConcepts,
  ...supplyConcepts,
  ...purchasingConcepts,
  ...buildingConcepts,
  ...propertyConcepts,
  ...technicalConcepts,
  ...energyConcepts,
  ...healthConcepts,
  ...careConcepts,
  ...educationConcepts,
  ...childcareConcepts,
  ...shopConcepts,
  ...hospitalityConcepts,
  ...cultureConcepts,
  ...civilConcepts,
  ...officeConcepts,
  ...publicConcepts,
  ...lawConcepts,
  ...financeSectorConcepts,
  ...pharmaConcepts,
  ...safetyConcepts,
  ...natureConcepts,
  ...branchConcepts,
  ...languageConcepts,
  ...topConcepts,
  ...leadershipConcepts,
  ...anywhereConcepts,
];
