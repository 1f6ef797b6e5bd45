import type { CvFacts } from "../facts/cv-facts.ts";

/** The facts of a CV in which nothing was found. */
export const noFacts: CvFacts = { language: "da", roles: [], skills: [], languages: [], education: [], courses: [] };
