import type { CvArea } from "shared-runtime/api/cv.ts";
import type { CvDocument } from "../reading/cv-document.ts";
import { type CvStructure, structureOf } from "../structure/cv-structure.ts";
import { reviewActionVerbs } from "./actionverbs.ts";
import { reviewAts } from "./ats.ts";
import { reviewCompetencies } from "./competencies.ts";
import { reviewConsistency } from "./consistency.ts";
import { reviewContact } from "./contact.ts";
import { reviewCourses, reviewEducation } from "./education.ts";
import { reviewExperience } from "./experience.ts";
import { reviewGaps } from "./gaps.ts";
import { reviewIt } from "./it.ts";
import { reviewLanguages } from "./languages.ts";
import { reviewLayout } from "./layout.ts";
import { reviewLeadership } from "./leadership.ts";
import { reviewLength } from "./length.ts";
import { reviewLinks } from "./links.ts";
import { reviewPhoto } from "./photo.ts";
import { reviewPrivacy } from "./privacy.ts";
import { reviewProfile } from "./profile.ts";
import { reviewResults } from "./results.ts";

/**
 * What a person is told about their CV, the areas that matter most to a reader first. Every area has the same items for
 * every CV; one that cannot be judged is no warning and says so. `today` decides what lies in the future.
 */
export function reviewAreas(document: CvDocument, today: Date): CvArea[] {
  return reviewStructure(structureOf(document), today);
}

export function reviewStructure(cv: CvStructure, today: Date): CvArea[] {
  return [
    reviewProfile(cv),
    reviewExperience(cv),
    reviewResults(cv),
    reviewLeadership(cv),
    reviewActionVerbs(cv),
    reviewCompetencies(cv),
    reviewContact(cv),
    reviewLinks(cv),
    reviewEducation(cv),
    reviewCourses(cv),
    reviewLanguages(cv),
    reviewIt(cv),
    reviewGaps(cv, today),
    reviewLength(cv),
    reviewLayout(cv),
    reviewConsistency(cv),
    reviewAts(cv),
    reviewPrivacy(cv),
    reviewPhoto(cv),
  ];
}
