import type { CvFacts } from "../facts/cv-facts.ts";

/** Of a CV in which nothing was found. */
export const noFacts: CvFacts = { language: "da", roles: [], skills: [], languages: [], education: [], courses: [] };
