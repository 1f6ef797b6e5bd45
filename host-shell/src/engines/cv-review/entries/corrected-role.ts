import type { CvEntry } from "shared-runtime/api/cv-reading.ts";
import type { CvLanguage } from "../reading/cv-document.ts";
import type { CvLearning } from "../structure/learnings.ts";
import type { Period } from "../structure/period.ts";
import type { CvRole } from "../structure/roles.ts";
import type { EntrySource } from "./entry-source.ts";
import { periodOf } from "./entry-period.ts";

/** A role as the visitor left it. Its text is that of the roles that it is made of. */
export function correctedRole(
  entry: CvEntry,
  sources: readonly EntrySource[],
  { as, language }: { readonly as: NonNullable<CvRole["confirmedAs"]>; readonly language: CvLanguage },
): CvRole {
  const roles = sources.flatMap((source) => ("role" in source ? [source.role] : []));
  const employer = entry.employer === "" ? undefined : entry.employer;
  const title = entry.title === "" ? undefined : entry.title;
  return {
    title,
    employer,
    label: [title, employer].filter((part) => part !== undefined).join(", "),
    confirmedAs: as,
    period: periodOf(entry, language, periodIn(sources)),
    isBreak: as === "break",
    isNarrated: roles.some(({ isNarrated }) => isNarrated),
    points: roles.flatMap(({ points }) => points),
    pointsAreSentences: roles.every(({ pointsAreSentences }) => pointsAreSentences),
    description: roles
      .map(({ description }) => description)
      .filter((text) => text !== "")
      .join("\n"),
    blocks: roles.flatMap(({ blocks }) => blocks),
  };
}

/** An education or a course as the visitor left it. */
export function correctedLearning(entry: CvEntry, sources: readonly EntrySource[], language: CvLanguage): CvLearning {
  const read = sources.find((source) => "learning" in source)?.learning;
  return {
    title: entry.title === "" ? entry.employer : entry.title,
    period: periodOf(entry, language, periodIn(sources)),
    lines: read?.lines ?? 1,
    hasSchool: entry.employer !== "" || read?.hasSchool === true,
    isUnfinished: read?.isUnfinished === true,
    hasCourseMarks: entry.kind === "course" || read?.hasCourseMarks === true,
    isConfirmed: true,
  };
}

function periodIn([source]: readonly EntrySource[]): Period | undefined {
  if (source === undefined) return undefined;
  return "role" in source ? source.role.period : source.learning.period;
}
