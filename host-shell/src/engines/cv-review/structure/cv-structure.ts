import type { CvDocument } from "../reading/cv-document.ts";
import { textFlowOf, type TextFlow } from "./blocks.ts";
import { type CvCompetencies, competenciesOf } from "./cv-competencies.ts";
import { type ContactDetails, contactDetailsOf, findPhone } from "./contact-details.ts";
import { areAllRoles, type MissedRole, missedRoleIn } from "./certain-role.ts";
import { yearOf } from "./cv-date.ts";
import { findPeriod } from "./period.ts";
import { itToolsIn } from "./it-skills.ts";
import { letterIn } from "./letter.ts";
import { labelledLanguagesIn, type LanguageSkill, languageSkillsOf, tellsOfSpeaking } from "./language-skills.ts";
import { type CvLearning, learningsOf, namesCourse, namesDegree } from "./learnings.ts";
import { type CvProfile, profileOf } from "./cv-profile.ts";
import { type CvRole, rolesOf } from "./roles.ts";
import { type CvRow, cvRowsOf } from "./cv-rows.ts";
import {
  type CvSection,
  type CvSections,
  firstCareerSection,
  rowsNamed,
  sectionsNamed,
  sectionsOf,
} from "./sections.ts";
import type { HeadingName, SectionName } from "./section-names.ts";
import { describesRoles, topicsIn } from "./section-topic.ts";
import { countWords } from "./words.ts";

/** The parts of a CV. A part that is `undefined` was not found; the CV may still have it. */
export interface CvStructure {
  readonly document: CvDocument;
  readonly rows: readonly CvRow[];
  readonly sections: CvSections;
  readonly flow: TextFlow;
  /** False if no heading was recognised, so that the parts of the CV cannot be judged. */
  readonly recognised: boolean;
  /** False if a tenth of the letters cannot be read, so that a part that was not found may still exist. */
  readonly legible: boolean;
  readonly words: number;
  /** The page where a letter in the same file begins; its lines are left out. `undefined` without a letter. */
  readonly letterOn: number | undefined;
  readonly contact: ContactDetails;
  readonly profile: CvProfile | undefined;
  readonly competencies: CvCompetencies | undefined;
  /** `undefined` if there is no section of roles; empty if no role was recognised in the section. */
  readonly roles: readonly CvRole[] | undefined;
  /** Leave, illness and unemployment listed among the roles. */
  readonly breaks: readonly CvRole[];
  /** A role that the CV seems to have and that is not among `roles`. */
  readonly missedRole: MissedRole | undefined;
  /** Whether `roles` certainly has all roles of the CV, so that their number can be stated. */
  readonly hasAllRoles: boolean;
  /** True if the visitor says that everything was read, and nothing wrongly. */
  readonly isConfirmed?: boolean;
  readonly education: readonly CvLearning[] | undefined;
  readonly courses: readonly CvLearning[] | undefined;
  readonly languages: readonly LanguageSkill[] | undefined;
  readonly it: ItSkills | undefined;
}

export interface ItSkills {
  readonly items: readonly string[];
  /** The heading of the section; `undefined` if the items were found in other sections. */
  readonly heading: string | undefined;
}

export function structureOf(document: CvDocument): CvStructure {
  const letter = letterIn(document.lines);
  const lines = document.lines.filter((line) => !letter.has(line));
  const rows = cvRowsOf({ ...document, lines });
  const flow = textFlowOf(rows, document.pages);
  const sections = withoutContactRows(withTopics(sectionsOf(rows, document.pages), flow));
  const experience = experienceSections(sections);
  const entries = withoutOverviews(experience.map((section) => rolesOf(section.rows, flow))).flat();
  const work = {
    sections,
    roles: experience.length === 0 ? undefined : entries.filter((entry) => !entry.isBreak),
    breaks: entries.filter((entry) => entry.isBreak),
    ...learningIn(sections, flow),
  };
  const missedRole = missedRoleIn(rows, work);
  return {
    document,
    rows,
    flow,
    ...work,
    missedRole,
    hasAllRoles: missedRole === undefined && areAllRoles(work),
    recognised: sections.list.some((section) => section.name?.certain === true && !section.inline),
    legible: document.unmappableGlyphs < document.glyphs * 0.1,
    letterOn: letter.values().next().value?.page,
    words: lines.reduce((sum, line) => sum + countWords(line.text), 0),
    contact: contactDetailsOf({ document, rows, flow }, sections),
    profile: profileOf(sections, flow),
    competencies: competenciesIn(sections, flow),
    languages: languagesIn(sections),
    it: itIn(sections, flow),
  };
}

/** Gives a section with an unknown heading the topic of its content. */
function withTopics(sections: CvSections, flow: TextFlow): CvSections {
  const beginsAt = firstCareerSection(sections);
  const isOpening = (index: number): boolean => beginsAt < 0 || index < beginsAt;
  const hasProfile = sections.list.some((section, index) => isOpening(index) && isNamed(section, "profile"));
  let foundProfile = false;
  let groups: HeadingName | undefined;
  const list = sections.list.map((section, index): CvSection => {
    // "Lidt om mig" near the end is about spare time if there is a profile at the top.
    if (foundProfile && section.name?.names.join() === "profile")
      return { ...section, name: { ...section.name, names: ["personal"] } };
    if (section.name !== undefined) {
      groups = section.rows.length === 0 && section.name.names.join() === "competencies" ? section.name : undefined;
      return section;
    }
    // "Faglige" and "Personlige" below "Kompetencer" are groups of its list.
    if (groups !== undefined && section.rows.every(({ text }) => findPeriod(text) === undefined))
      return { ...section, name: groups };
    // If the rows below the first heading contain an e-mail address or a phone number, the heading is the person's name
    // and does not begin a list of roles.
    if (index === 0 && section.rows.some(({ text }) => /\S@\S/u.test(text) || findPhone(text) !== undefined))
      return section;
    const opening = !hasProfile && !foundProfile && isOpening(index);
    const names = topicsIn(section.rows, flow, { opening }).filter(
      (name) => name !== "competencies" || sectionsNamed(sections, name).length === 0,
    );
    foundProfile ||= names.includes("profile");
    return names.length === 0 ? section : { ...section, name: { names, language: undefined, certain: true } };
  });
  return { ...sections, list };
}

/** Removes rows with an e-mail address and a phone number, such as the foot of a page, from sections with lists. */
function withoutContactRows({ list, ...sections }: CvSections): CvSections {
  const ofContact = ({ text }: CvRow): boolean => /\S@\S/u.test(text) && findPhone(text) !== undefined;
  return {
    ...sections,
    list: list.map((section) =>
      section.name?.names.some((name) => listNames.has(name))
        ? { ...section, rows: section.rows.filter((row) => !ofContact(row)) }
        : section,
    ),
  };
}

const listNames: ReadonlySet<SectionName> = new Set([
  "competencies",
  "it",
  "languages",
  "education",
  "courses",
  "personal",
]);

/** Sections of experience; if there are none, sections with periods under an unknown heading ("Min rejse"). */
function experienceSections(sections: CvSections): readonly CvSection[] {
  const named = sectionsNamed(sections, "experience");
  if (named.length > 0) return named;
  const dated = sections.list.filter(
    (section) => section.name === undefined && section.rows.some((row) => findPeriod(row.text)?.range === true),
  );
  const described = dated.filter(({ rows }) => describesRoles(rows));
  return described.length > 0 ? described : dated;
}

/**
 * Leaves out sections that only list the roles of another section, recognised by the years in which the roles began.
 */
function withoutOverviews(sections: readonly (readonly CvRole[])[]): readonly (readonly CvRole[])[] {
  const isBare = (roles: readonly CvRole[]): boolean =>
    roles.filter(({ blocks }) => blocks.length > 0).length <= roles.length / 4;
  return sections.filter((roles) => {
    const starts = startsOf(roles);
    const isNarrated = sections.some((others) => {
      const told = startsOf(others).filter((start) => starts.includes(start)).length;
      return others !== roles && !isBare(others) && told >= 2 && told >= starts.length / 2;
    });
    return !isBare(roles) || !isNarrated;
  });
}

/** The years in which roles began. */
function startsOf(roles: readonly CvRole[]): readonly number[] {
  return roles.flatMap(({ period }) => (period?.kind === "read" ? [yearOf(period.start.first)] : []));
}

function competenciesIn(sections: CvSections, flow: TextFlow): CvCompetencies | undefined {
  const own = sectionsNamed(sections, "competencies").filter((section) => section.name?.names[0] === "competencies");
  const rows = own.flatMap((section) => withoutCaptions(section.rows));
  return rows.length === 0 ? undefined : competenciesOf(rows, flow);
}

/** Removes bold captions above groups of short items: "Fagligt" above "Kirurgi" and "Narkose". */
function withoutCaptions(rows: readonly CvRow[]): readonly CvRow[] {
  const isCaption = ({ bold, bullet, alone }: CvRow, at: number): boolean =>
    bold && alone && bullet === undefined && rows[at + 1]?.bold === false;
  const items = rows.filter(({ bold }) => !bold);
  const isGrouped = items.length > 0 && items.every(({ text }) => countWords(text) <= 4);
  return isGrouped && rows.filter(isCaption).length > 1 ? rows.filter((row, at) => !isCaption(row, at)) : rows;
}

function learningIn(
  sections: CvSections,
  flow: TextFlow,
): { readonly education: readonly CvLearning[] | undefined; readonly courses: readonly CvLearning[] | undefined } {
  const both = sections.list.filter((section) => isNamed(section, "education") && isNamed(section, "courses"));
  const rowsOfOnly = (name: "education" | "courses"): readonly CvRow[] =>
    sectionsNamed(sections, name)
      .filter((section) => !both.includes(section))
      .flatMap((section) => section.rows);
  const mixed = both.flatMap((section) => learningsOf(section.rows, flow));
  const education = learningsOf(rowsOfOnly("education"), flow);
  const courses = learningsOf(rowsOfOnly("courses"), flow, "courses");
  const isCourse = ({ title, hasCourseMarks }: CvLearning): boolean =>
    (namesCourse(title) || hasCourseMarks) && !namesDegree(title);
  return {
    education: filled(withoutParts([...education, ...mixed].filter((entry) => !isCourse(entry)))),
    courses: filled([...courses, ...[...mixed, ...education].filter(isCourse)]),
  };
}

/** Leaves out an education without a year whose title is that of a dated one: "HF, enkeltfag" below "HF, 2003". */
function withoutParts(entries: readonly CvLearning[]): readonly CvLearning[] {
  const titleOf = ({ title }: CvLearning): string => title.toLowerCase();
  return entries.filter(
    (entry) =>
      entry.period !== undefined ||
      !entries.some((other) => other.period !== undefined && titleOf(other) === titleOf(entry)),
  );
}

function isNamed(section: CvSection, name: SectionName): boolean {
  return section.name?.names.includes(name) === true;
}

function filled<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}

/**
 * The languages of the section of languages. Without such a section, the languages in lines outside roles and education
 * that state a level.
 */
function languagesIn(sections: CvSections): readonly LanguageSkill[] | undefined {
  const own = languageSkillsOf(rowsNamed(sections, "languages"), { listed: true });
  if (own.length > 0) return own;
  const elsewhere = [
    ...sections.head,
    ...(["competencies", "it", "personal", "other", "profile"] as const).flatMap((name) => rowsNamed(sections, name)),
  ];
  const unnamed = sections.list.flatMap(({ name, rows }) => (name === undefined ? rows : []));
  const labelled = labelledLanguagesIn([...elsewhere, ...rowsNamed(sections, "courses"), ...unnamed]);
  if (labelled.length > 0) return labelled;
  const tellsLevel = (row: CvRow | undefined): boolean =>
    row !== undefined && languageSkillsOf([row]).some(({ level }) => level !== undefined);
  const telling = elsewhere.filter(
    (row, at) => tellsLevel(row) || (tellsLevel(elsewhere[at - 1]) && /^\p{Ll}/u.test(row.text)),
  );
  return filled(
    languageSkillsOf(telling).filter(
      (skill) =>
        skill.level !== undefined || telling.some(({ text }) => text.includes(skill.language) && tellsOfSpeaking(text)),
    ),
  );
}

function itIn(sections: CvSections, flow: TextFlow): ItSkills | undefined {
  const named = sectionsNamed(sections, "it");
  const section = named.find(({ rows }) => rows.length > 0) ?? named[0];
  const own = section === undefined ? [] : itItemsIn(section, flow);
  if (section && own.length > 0) return { items: own, heading: section.heading };
  const elsewhere = [
    ...rowsNamed(sections, "competencies"),
    ...rowsNamed(sections, "courses"),
    ...rowsNamed(sections, "profile"),
    ...rowsNamed(sections, "personal"),
    ...rowsNamed(sections, "other"),
  ];
  const tools = itToolsIn(elsewhere.map((row) => row.text).join("\n"));
  return tools.length === 0 ? undefined : { items: tools, heading: undefined };
}

/**
 * All items of a section that is only about IT. For a section with other topics as well, only the known tools in it.
 */
function itItemsIn(section: CvSection, flow: TextFlow): readonly string[] {
  const tools = itToolsIn(section.rows.map((row) => row.text).join("\n"));
  const shared = section.name !== undefined && section.name.names.length > 1;
  if (shared && tools.length > 0) return tools;
  const { items } = competenciesOf(
    section.rows.filter((row) => !shared || languageSkillsOf([row]).length === 0),
    flow,
  );
  const inProse = tools.filter((tool) => !items.some((item) => item.toLowerCase().includes(tool.toLowerCase())));
  return [...items, ...inProse];
}
