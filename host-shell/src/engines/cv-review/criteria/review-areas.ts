import type { CvArea } from "shared-runtime/api/cv.ts";
import type { CvDocument } from "../reading/cv-document.ts";
import { type CvStructure, structureOf } from "../structure/cv-structure.ts";
import { otherDocumentIn } from "../structure/other-document.ts";
import { abstaining } from "./abstain.ts";
import { composeAreas } from "./advice/compose-areas.ts";
import { reviewActionVerbs } from "./actionverbs.area.ts";
import { reviewAts } from "./ats.area.ts";
import { reviewCompetencies } from "./competencies.area.ts";
import { reviewConsistency } from "./consistency.area.ts";
import { reviewContact } from "./contact.area.ts";
import { reviewCourses, reviewEducation } from "./education.area.ts";
import type { DraftArea } from "./draft-area.ts";
import { reviewExperience } from "./experience.area.ts";
import { reviewGaps } from "./gaps.area.ts";
import { reviewIt } from "./it.area.ts";
import { reviewLanguages } from "./languages.area.ts";
import { reviewLayout } from "./layout.area.ts";
import { reviewLeadership } from "./leadership.area.ts";
import { reviewLength } from "./length.area.ts";
import { askedWhereLettersAreLost } from "./lost-letters.ts";
import { askedIfJobMissed, askedIfLatestMissed } from "./missed-job.ts";
import { reviewLinks } from "./links.area.ts";
import { measuredCriteria } from "./measured-criteria.ts";
import { reviewOfNoCv } from "./no-cv.area.ts";
import { reviewPhoto } from "./photo.area.ts";
import { reviewPrivacy } from "./privacy.area.ts";
import { reviewProfile } from "./profile.area.ts";
import { reviewResults } from "./results.area.ts";

/** The review of a CV with the default advice. */
export function reviewAreas(document: CvDocument, today: Date): CvArea[] {
  return composeAreas(reviewStructure(structureOf(document), today));
}

/**
 * The review of a CV, most important areas first. Each area has the same items for each CV; an item that cannot be judged
 * is not a warning and gives the reason, as does one that is wrong too often. Dates after `today` are in the future. A
 * document that is no CV has one area that says so.
 */
export function reviewStructure(cv: CvStructure, today: Date): DraftArea[] {
  const other = otherDocumentIn(cv);
  if (other !== undefined) return [reviewOfNoCv(other)];
  return abstaining(
    allAreas(cv, today).map((area) => askedWhereLettersAreLost(cv, area)),
    measuredCriteria,
  );
}

function allAreas(cv: CvStructure, today: Date): DraftArea[] {
  return [
    reviewProfile(cv),
    askedIfJobMissed(cv, reviewExperience(cv)),
    askedIfLatestMissed(cv, reviewResults(cv)),
    askedIfLatestMissed(cv, reviewLeadership(cv)),
    reviewActionVerbs(cv),
    reviewCompetencies(cv),
    reviewContact(cv),
    reviewLinks(cv),
    reviewEducation(cv),
    reviewCourses(cv),
    reviewLanguages(cv),
    reviewIt(cv),
    askedIfJobMissed(cv, reviewGaps(cv, today)),
    reviewLength(cv),
    reviewLayout(cv),
    reviewConsistency(cv),
    reviewAts(cv),
    reviewPrivacy(cv),
    reviewPhoto(cv),
  ];
}
