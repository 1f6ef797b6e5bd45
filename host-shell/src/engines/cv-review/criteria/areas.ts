import { actionVerbsArea } from "./actionverbs.area.ts";
import { atsArea } from "./ats.area.ts";
import { competenciesArea } from "./competencies.area.ts";
import { consistencyArea } from "./consistency.area.ts";
import { contactArea } from "./contact.area.ts";
import { coursesArea } from "./courses.area.ts";
import type { Criterion } from "./define-criterion.ts";
import { educationArea } from "./education.area.ts";
import { experienceArea } from "./experience.area.ts";
import { gapsArea } from "./gaps.area.ts";
import { itArea } from "./it.area.ts";
import { languagesArea } from "./languages.area.ts";
import { layoutArea } from "./layout.area.ts";
import { leadershipArea } from "./leadership.area.ts";
import { lengthArea } from "./length.area.ts";
import { linksArea } from "./links.area.ts";
import { photoArea } from "./photo.area.ts";
import { privacyArea } from "./privacy.area.ts";
import { profileArea } from "./profile.area.ts";
import { resultsArea } from "./results.area.ts";
import type { Warning } from "./verdict.ts";

/** The areas of a review, most important first. */
export const areas = [
  profileArea,
  experienceArea,
  resultsArea,
  leadershipArea,
  actionVerbsArea,
  competenciesArea,
  contactArea,
  linksArea,
  educationArea,
  coursesArea,
  languagesArea,
  itArea,
  gapsArea,
  lengthArea,
  layoutArea,
  consistencyArea,
  atsArea,
  privacyArea,
  photoArea,
] as const;

type AnyArea = (typeof areas)[number];
type AnyCriterion = AnyArea["criteria"][number];

export type AreaKey = AnyArea["key"];
export type CriterionId = AnyCriterion["id"];

/** The criteria that can warn; the others only give tips. */
export type WarningCriterionId = IdIfItWarns<AnyCriterion>;

type IdIfItWarns<Own> =
  Own extends Criterion<infer Id, string, infer Answer> ? (Warning extends Answer ? Id : never) : never;

/** All criteria, in the order of the review. */
export const criteria: readonly Criterion<CriterionId, AreaKey>[] = areas.flatMap(
  (area): readonly AnyCriterion[] => area.criteria,
);
