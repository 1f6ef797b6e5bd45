import { type CvEntryKind, mostCharacters, mostEntries } from "shared-runtime/api/cv-reading.ts";
import { normalLine } from "shared-runtime/rules/normal-text.ts";
import { maskCpr } from "../../../privacy/cpr.ts";
import { kindOfRole, namesMilitaryService } from "./kind-of-role.ts";
import { hasCertainPeriod, isCertain, mayBeRole } from "../structure/certain-role.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { mainRoles } from "../structure/side-roles.ts";
import { type CvRole, rolesOf } from "../structure/roles.ts";
import { sectionsNamed } from "../structure/sections.ts";
import { entryPeriodOf } from "./entry-period.ts";
import { createEntryPlaces } from "./entry-places.ts";
import type { EntrySource } from "./entry-source.ts";
import type { CvLearning } from "../structure/learnings.ts";

/** The entries of a CV on its time line, as they were read. */
export function readEntries(cv: CvStructure): readonly EntrySource[] {
  const placeOf = createEntryPlaces(cv);
  const { roles = [], breaks, education = [], courses = [] } = cv;
  const main = new Set(mainRoles(roles));

  const ofRole = (role: CvRole, of: "roles" | "breaks" | "beside", kind: CvEntryKind): EntrySource => ({
    of,
    role,
    entry: {
      ...partOf(placeOf([role.title ?? role.label, role.employer, role.period?.text])),
      kind,
      title: wordsOf(role.title ?? (role.employer === undefined ? role.label : "")),
      employer: wordsOf(role.employer),
      ...entryPeriodOf(role.period),
      isConfirmed: false,
      isCertain: of === "roles" ? isCertain(role, roles) : hasCertainPeriod(role, roles),
    },
  });
  const ofLearning = (learning: CvLearning, of: "education" | "courses"): EntrySource => ({
    of,
    learning,
    entry: {
      ...partOf(placeOf([learning.title, learning.period?.text])),
      kind: of === "education" ? "education" : "course",
      title: wordsOf(learning.title),
      employer: "",
      ...entryPeriodOf(learning.period),
      isConfirmed: false,
      isCertain: learning.period?.kind === "read" && !mayBeRole(learning),
    },
  });
  const beside = (section: "boards" | "volunteering", kind: CvEntryKind): readonly EntrySource[] =>
    sectionsNamed(cv.sections, section)
      .filter(({ name }) => name?.names.includes("experience") !== true)
      .flatMap(({ rows }) => rolesOf(rows, cv.flow))
      .filter(({ label }) => label !== "")
      .map((role) => ofRole(role, "beside", kind));

  return [
    ...roles.map((role) => ofRole(role, "roles", kindOfRole(role.label, main.has(role)))),
    ...breaks.map((role) => ofRole(role, "breaks", namesMilitaryService(role.label) ? "military" : "leave")),
    ...education.map((learning) => ofLearning(learning, "education")),
    ...courses.map((learning) => ofLearning(learning, "courses")),
    ...beside("boards", "post"),
    ...beside("volunteering", "voluntary"),
  ].slice(0, mostEntries);
}

function partOf<Place extends { readonly id: string }>(place: Place): Place & { readonly parts: readonly string[] } {
  return { ...place, parts: [place.id] };
}

/** A text of the CV as one line in its normal form, without CPR numbers, cut to the length of a title. */
export function wordsOf(text: string | undefined): string {
  const line = maskCpr((text ?? "").toWellFormed()).replaceAll(/[\r\n]+/gu, " ");
  return normalLine(line).slice(0, mostCharacters).toWellFormed().trimEnd();
}
