import { mainRoles } from "../structure/side-roles.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { latestRoles } from "../structure/latest-roles.ts";
import { areaOf } from "./area-of.ts";
import { asQuestion } from "./as-question.ts";
import type { DraftArea } from "./draft-area.ts";
import { quoted } from "./danish.ts";

/** Turns the verdicts of an area about all roles into questions if a role was seen that is not among `roles`. */
export function askedIfRoleMissed({ missedRole, roles = [] }: CvStructure, area: DraftArea): DraftArea {
  if (missedRole === undefined || roles.length === 0) return area;
  const seen = quoted(missedRole.text.replaceAll(" | ", " "), 60);
  const text = [`Vi så også ${seen} og er ikke sikre på, at vi har læst alle dine job rigtigt.`];
  return areaOf({ ...area.meta, text, items: area.items.map((item) => asQuestion(item, "Med det forbehold:")) });
}

/**
 * Like `askedIfRoleMissed`, for an area about the two latest roles: replaces verdicts only if the missed role may be
 * one of these two.
 */
export function askedIfLatestMissed(cv: CvStructure, area: DraftArea): DraftArea {
  const { missedRole, roles = [] } = cv;
  const starts = latestRoles(mainRoles(roles), 2).flatMap(({ period }) =>
    period?.kind === "read" ? [period.start.first] : [],
  );
  const isLatest = missedRole !== undefined && starts.some((start) => missedRole.period.start.first > start);
  return isLatest || starts.length < 2 ? askedIfRoleMissed(cv, area) : area;
}
