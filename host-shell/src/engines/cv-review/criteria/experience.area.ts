import { mainRoles } from "../structure/side-roles.ts";
import { isCertain } from "../structure/certain-role.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { findDates } from "../structure/cv-date.ts";
import { findTitleWord, namesRole } from "../structure/role-words.ts";
import { rowsNamed } from "../structure/sections.ts";
import { countWords } from "../structure/words.ts";
import { endedLongBefore } from "../structure/latest-roles.ts";
import { isOwnBoss } from "../structure/own-boss.ts";
import type { CvRole } from "../structure/roles.ts";
import { advice } from "./advice/advice.ts";
import { improvable, passed, unjudged, type Verdict, warned } from "./verdict.ts";
import { type AreaPart, missing, partNotFound } from "./missing-part.ts";
import { everyRole, unjudgedWithoutRoles } from "./unread-cv.ts";
import { defineArea } from "./define-area.ts";
import { defineCriterion } from "./define-criterion.ts";
import { type ExampleWords, exampleWords } from "./example-words.ts";
import { capital, counted, listed, partOf, quoted } from "./danish.ts";
import { boardPosts } from "./board-posts.ts";
import { roleOrder } from "./experience-order.ts";
import { askedIfRoleMissed } from "./missed-role.ts";
import { job, kindOfPoints } from "./nouns.ts";

/** The most words of the name of an employer, which is shorter than a sentence. */
const mostEmployerWords = 9;

const part: AreaPart = {
  name: "experience",
  missing: "et afsnit med erhvervserfaring",
  contents: "job",
  whether: "dine job har titel, arbejdsgiver og periode",
};

const roleDetails = defineCriterion({
  id: "role-details",
  area: "experience",
  title: "Titel, arbejdsgiver og periode",
  judge: (cv) => {
    const { roles } = cv;
    const words = exampleWords[cv.document.language];
    if (roles === undefined) {
      return missing(cv, part, advice("experience.missing", { overskrift: words.experience, job: words.job }));
    }
    const complete = roles.filter((role) => lackingIn(role).length === 0);
    if (complete.length === 0) return incomplete({ roles, unread: unreadRoleIn(cv) }, words);
    const first = roles.find((role) => lackingIn(role).length > 0);
    if (first === undefined) return allComplete(cv, roles);
    const whole = complete.filter((role) => role.employer !== undefined).length;
    const share =
      whole === 0 ? "" : `${capital(partOf(whole, roles.length, job))} har titel, arbejdsgiver og periode. `;
    return improvable(
      `${share}Ved ${spokenOf(first)} fandt vi ikke ${lackingText(first)}.`,
      advice(lackingIn(first).length === 1 ? "experience.lackingOne" : "experience.lackingSeveral"),
    );
  },
});

function allComplete(cv: CvStructure, roles: readonly CvRole[]): Verdict {
  const all = capital(everyRole(cv, roles.length));
  if (roles.every(({ isNarrated, employer }) => isNarrated && employer !== undefined))
    return improvable(
      `${all} har titel, arbejdsgiver og periode, men de står inde i sætninger.`,
      advice("experience.told", { job: exampleWords[cv.document.language].job }),
    );
  const own = roles.filter((role) => role.employer === undefined);
  const end = "så læseren hurtigt kan følge din vej.";
  const [first] = own;
  if (first === undefined) return passed(`${all} har titel, arbejdsgiver og periode, ${end}`);
  const employers = own.length === roles.length ? "" : " og arbejdsgiveren står der, hvor du har haft en,";
  return improvable(
    `${all} har titel og periode,${employers} ${end}`,
    advice("experience.ownCompany", { job: quoted(first.label) }),
  );
}

function incomplete(
  { roles, unread }: { readonly roles: readonly CvRole[]; readonly unread: string | undefined },
  words: ExampleWords,
): Verdict {
  const whatToDo = advice("experience.incomplete", { job: words.job });
  const first = roles[0];
  if (first === undefined && unread !== undefined) {
    return unjudged(
      `Vi er ikke sikre på, om dine job har titel, arbejdsgiver og periode. ${unread}`,
      advice("experience.uncertain", { job: words.job }),
    );
  }
  if (first === undefined) {
    return warned("Vi kunne ikke finde job med titel, arbejdsgiver og periode under din erhvervserfaring.", whatToDo);
  }
  const haveTitles = roles.every((role) => findTitleWord(role.title ?? "") !== undefined);
  // A manager has usually had several roles. If only one role was found, others were probably misread. A short row may
  // be an employer.
  if (!haveTitles || roles.length === 1 || roles.some(hasShortRow))
    return unjudged(
      `Vi er ikke sikre på, om dine job har titel, arbejdsgiver og periode. Ved ${spokenOf(first)} fandt vi ikke ${lackingText(first)}.`,
      advice("experience.uncertain", { job: words.job }),
    );
  const where = roles.length === 1 ? "dit job" : `et eneste af dine ${counted(roles.length, job)}`;
  const detail = ` Ved ${spokenOf(first)} fandt vi ikke ${lackingText(first)}.`;
  return warned(`Vi fandt ikke både titel, arbejdsgiver og periode ved ${where}.${detail}`, whatToDo);
}

/**
 * The sentence about a row that may be a role but was not read as one. The row is below the heading of the roles or
 * elsewhere.
 */
function unreadRoleIn({ sections, missedRole }: CvStructure): string | undefined {
  const dated = rowsNamed(sections, "experience").filter(({ text }) => findDates(text).length > 0);
  const seen = (dated.find(({ text }) => namesRole(text)) ?? dated[0])?.text.replaceAll(" | ", " ");
  if (seen !== undefined) return `Vi så ${quoted(seen)}, men kunne ikke læse det som et job.`;
  return missedRole && `Vi så ${quoted(missedRole.text)}, men ikke under overskriften til din erhvervserfaring.`;
}

/** Whether a few words that are not a point of a list are below the name of a role. */
function hasShortRow({ blocks }: CvRole): boolean {
  return blocks.some(({ kind, text }) => kind === "paragraph" && countWords(text) <= mostEmployerWords);
}

/**
 * The words for a role in a sentence: its title, or its period if it has no title. Only words of the CV are in
 * quotation marks.
 */
function spokenOf({ label, period }: CvRole, longest?: number): string {
  if (label !== "") return quoted(label, longest);
  return period === undefined ? "et af dine job" : `jobbet med perioden ${quoted(period.text)}`;
}

function lackingIn(role: CvRole): readonly string[] {
  return [
    ...(role.title === undefined ? ["titel"] : []),
    ...(role.employer === undefined && !isOwnBoss(role.title ?? "") ? ["arbejdsgiver"] : []),
    ...(role.period === undefined || role.period.kind === "unreadable" ? ["læsbar periode"] : []),
  ];
}

/** Completes "fandt vi ikke". */
function lackingText(role: CvRole): string {
  return `nogen ${listed(lackingIn(role), "eller")}`;
}

const roleDescriptions = defineCriterion({
  id: "role-descriptions",
  area: "experience",
  title: "Beskrivelse af hvert job",
  judge: (cv, today) => {
    const { roles = [] } = cv;
    const empty = mainRoles(roles).filter((role) => role.blocks.length === 0);
    const certain = empty.filter((role) => isCertain(role, roles));
    // Whether the descriptions of some roles were probably read as other parts of the CV: the latest role has none, or
    // more than half of all roles have none. Most roles in CVs are described, and the latest one nearly always.
    const isOdd = certain.length < roles.length && (certain.length * 2 > roles.length || certain[0] === roles[0]);
    const all = isOdd ? [] : certain;
    const bare = all.filter((role) => !endedLongBefore(role, today));
    if (roles.length === 0) return unjudgedWithoutRoles();
    if (bare.length === 0 && all.length > 0)
      return unjudged(
        `Vi fandt ingen beskrivelse ved ${whichOf(all)}, men det ligger over ti år tilbage.`,
        advice("experience.oldUndescribed"),
      );
    if (bare.length === 0 && empty.length > 0) {
      return unjudged(
        `Vi er ikke sikre på, om ${listed(empty.slice(0, 2).map((role) => spokenOf(role, 50)))} er ${empty.length === 1 ? "et " : ""}job for sig, så vi kan ikke se, om hvert job er beskrevet.`,
      );
    }
    if (bare.length === 0) {
      const points = roles.reduce((sum, role) => sum + role.points.length, 0);
      const kind = counted(points, kindOfPoints(roles));
      const described = roles.filter(({ blocks }) => blocks.length > 0);
      const which =
        described.length === roles.length ? everyRole(cv, roles.length) : partOf(described.length, roles.length, job);
      return passed(`${capital(which)} er beskrevet, med i alt ${kind}.`);
    }
    return warned(
      `Vi fandt ingen beskrivelse ved ${whichOf(bare)}.`,
      advice(bare.length === roles.length ? "experience.noneDescribed" : "experience.someUndescribed"),
    );
  },
});

function whichOf(roles: readonly CvRole[]): string {
  const shown = roles.slice(0, 3).map((role) => spokenOf(role, 50));
  const more = roles.length - shown.length;
  return listed(more > 0 ? [...shown, `${counted(more, job)} mere`] : shown);
}

export const experienceArea = defineArea({
  key: "experience",
  title: "Erhvervserfaring",
  criteria: [roleDetails, roleOrder, roleDescriptions, boardPosts],
  summary: (cv) => {
    const { roles } = cv;
    if (roles === undefined) return { text: partNotFound(cv, part), isfound: false };
    if (roles.length === 0)
      return {
        text: "Vi fandt et afsnit med erhvervserfaring, men kunne ikke genkende nogen job i det.",
        isfound: true,
      };
    const text = cv.hasAllRoles
      ? `Vi fandt ${counted(roles.length, job)} i dit CV.`
      : `Vi fandt ${roles.length === 1 ? "" : "flere "}job i dit CV, men er ikke sikre på, at vi har læst dem alle rigtigt.`;
    return { text, isfound: true };
  },
  reconsider: askedIfRoleMissed,
});
