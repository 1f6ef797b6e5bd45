import { jobsOf } from "../structure/beside-jobs.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { latestRoles } from "../structure/latest-roles.ts";
import type { DraftArea, DraftItem } from "./draft-area.ts";
import { quoted } from "./danish.ts";

/** An area about all jobs, with questions in place of verdicts if a job was seen that is not among them. */
export function askedIfJobMissed({ missedJob, roles = [] }: CvStructure, area: DraftArea): DraftArea {
  return missedJob === undefined || roles.length === 0 ? area : withQuestions(area, missedJob.text);
}

/** The same for an area about the two latest jobs, if the missed one may be one of them. */
export function askedIfLatestMissed(cv: CvStructure, area: DraftArea): DraftArea {
  const { missedJob, roles = [] } = cv;
  const starts = latestRoles(jobsOf(roles), 2).flatMap(({ period }) =>
    period?.kind === "read" ? [period.start.first] : [],
  );
  const isLatest = missedJob !== undefined && starts.some((start) => missedJob.period.start.first > start);
  return isLatest || starts.length < 2 ? askedIfJobMissed(cv, area) : area;
}

function withQuestions({ meta: { title, text, isfound, key }, items }: DraftArea, seen: string): DraftArea {
  const reason = `Vi så ${quoted(seen.replaceAll(" | ", " "), 60)} og er ikke sikre på, at vi har læst alle dine job rigtigt.`;
  return {
    meta: { title, text, isfound, key, warning: false, judged: false },
    items: items.map((item) => asQuestion(item, reason)),
  };
}

/** What was found, as a question. */
function asQuestion({ judged, title, text }: DraftItem, reason: string): DraftItem {
  return { warning: false, title, judged: false, text: judged === false ? text : [reason, ...text] };
}
