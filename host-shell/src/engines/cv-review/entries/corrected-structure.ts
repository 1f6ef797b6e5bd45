import type { CorrectedReading, CvEntry } from "shared-runtime/api/cv-reading.ts";
import { areAllRoles, missedRoleIn } from "../structure/certain-role.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import type { CvLearning } from "../structure/learnings.ts";
import type { CvRole } from "../structure/roles.ts";
import { correctedLists } from "./corrected-lists.ts";
import { correctedLearning, correctedRole } from "./corrected-role.ts";
import type { EntrySource } from "./entry-source.ts";
import { readEntries } from "./read-entries.ts";

interface Work {
  readonly roles: readonly CvRole[];
  readonly breaks: readonly CvRole[];
  readonly education: readonly CvLearning[];
  readonly courses: readonly CvLearning[];
}

/** A structure in which the corrections of the visitor replace what was read. */
export function correctedStructure(cv: CvStructure, corrected: CorrectedReading): CvStructure {
  const sources = new Map(readEntries(cv).map((source) => [source.entry.id, source]));
  const found = new Set<string>();
  const work = inOrder(corrected.entries, sources)
    .map((entry): Partial<Work> => {
      // Two entries that a divided one became share its text only once.
      const own = entry.parts.flatMap((id) => (found.has(id) ? [] : (sources.get(id) ?? [])));
      for (const id of entry.parts) found.add(id);
      return workOf(entry, own, cv);
    })
    .reduce<Work>(joined, { roles: [], breaks: [], education: [], courses: [] });
  const hadRoles = cv.roles !== undefined || work.roles.length > 0;
  const parts = {
    sections: cv.sections,
    roles: hadRoles ? work.roles : undefined,
    breaks: work.breaks,
    education: work.education.length === 0 ? undefined : work.education,
    courses: work.courses.length === 0 ? undefined : work.courses,
  };
  const missedRole = corrected.isComplete ? undefined : missedRoleIn(cv.rows, parts);
  return {
    ...cv,
    ...parts,
    ...correctedLists(cv, corrected),
    missedRole,
    hasAllRoles: corrected.isComplete || (missedRole === undefined && areAllRoles(parts)),
    isConfirmed: corrected.isComplete && corrected.entries.every(({ isConfirmed }) => isConfirmed),
  };
}

/** The parts of the structure that an entry becomes. An untouched one stays what it was read as. */
function workOf(entry: CvEntry, sources: readonly EntrySource[], cv: CvStructure): Partial<Work> {
  const [source] = sources;
  if (source !== undefined && isUntouched(entry, source)) {
    if ("learning" in source) return { [source.of]: [source.learning] };
    return source.of === "beside" ? {} : { [source.of]: [source.role] };
  }
  const { language } = cv.document;
  const isAmongRoles = sources.some(({ of }) => of === "roles");
  const roleAs = (as: "job" | "side" | "break"): CvRole => correctedRole(entry, sources, { as, language });
  switch (entry.kind) {
    case "job":
      return { roles: [roleAs("job")] };
    case "side-job":
      return { roles: [roleAs("side")] };
    case "post":
      // A post in a section of its own is not judged, and fills no time between jobs.
      return isAmongRoles ? { roles: [roleAs("side")] } : {};
    case "voluntary":
      return isAmongRoles ? { roles: [roleAs("side")] } : { breaks: [roleAs("break")] };
    case "education":
      return { education: [correctedLearning(entry, sources, language)] };
    case "course":
      return { courses: [correctedLearning(entry, sources, language)] };
    case "military":
    case "leave":
      return { breaks: [roleAs("break")] };
  }
}

function isUntouched(entry: CvEntry, { entry: read }: EntrySource): boolean {
  return (
    !entry.isConfirmed &&
    entry.parts.length === 1 &&
    entry.id === read.id &&
    entry.kind === read.kind &&
    entry.title === read.title &&
    entry.employer === read.employer &&
    entry.from === read.from &&
    entry.to === read.to
  );
}

/**
 * The entries in the order of the CV, since the review judges the order of the roles. An added one comes before the
 * first that began earlier.
 */
function inOrder(entries: readonly CvEntry[], sources: ReadonlyMap<string, EntrySource>): readonly CvEntry[] {
  const places = [...sources.keys()];
  const placeOf = ({ parts }: CvEntry): number => {
    const at = parts.map((id) => places.indexOf(id)).filter((place) => place >= 0);
    return at.length === 0 ? -1 : Math.min(...at);
  };
  const placed = entries.filter((entry) => placeOf(entry) >= 0).toSorted((a, b) => placeOf(a) - placeOf(b));
  for (const entry of entries.filter((own) => placeOf(own) < 0)) {
    const before = placed.findIndex(({ kind, from = "" }) => kind === entry.kind && from < (entry.from ?? ""));
    placed.splice(before < 0 ? placed.length : before, 0, entry);
  }
  return placed;
}

function joined(all: Work, own: Partial<Work>): Work {
  return {
    roles: [...all.roles, ...(own.roles ?? [])],
    breaks: [...all.breaks, ...(own.breaks ?? [])],
    education: [...all.education, ...(own.education ?? [])],
    courses: [...all.courses, ...(own.courses ?? [])],
  };
}
