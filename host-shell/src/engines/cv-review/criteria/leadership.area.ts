import { mainRoles } from "../structure/side-roles.ts";
import { isCertain } from "../structure/certain-role.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { isLeaderTitle } from "../structure/role-words.ts";
import { countsPeople } from "../structure/head-count.ts";
import { endedLongBefore, latestRoles } from "../structure/latest-roles.ts";
import { type LeadershipScope, leadershipScopeIn, namesAmount } from "../structure/leadership-scope.ts";
import { tellsOfLeading } from "../structure/leads-people.ts";
import type { CvRole } from "../structure/roles.ts";
import type { SectionName } from "../structure/section-names.ts";
import { advice, type ReviewText } from "./advice/advice.ts";
import { improvable, passed, unjudged, type Verdict, warned } from "./verdict.ts";
import { noRoles, unjudgedWithoutRoles } from "./unread-cv.ts";
import { defineArea } from "./define-area.ts";
import { defineCriterion } from "./define-criterion.ts";
import { exampleWords } from "./example-words.ts";
import { askedIfLatestMissed } from "./missed-role.ts";
import { capital, every, isClause, listed, quoted, quotedList, spelled, withClauses } from "./danish.ts";

const facts = ["antal medarbejdere", "budget", "hvem du refererer til"] as const;
/** The facts with the definite article, for facts that the CV states. */
const theFacts: Readonly<Record<string, string>> = {
  [facts[0]]: "antallet af medarbejdere",
  [facts[1]]: "budgettet",
};
/** Completes "så vi kan ikke se, om". */
const whether = "dine job viser, hvor meget du har ledet";

interface LedRole {
  readonly role: CvRole;
  /** False if only the description, and not the title, shows that the role leads people. */
  readonly titled: boolean;
  readonly scope: LeadershipScope;
}

const leadershipScope = defineCriterion({
  id: "leadership-scope",
  area: "leadership",
  title: "Medarbejdere, budget og hvem du refererer til",
  judge: (cv, today) => {
    const led = ledRolesIn(cv);
    return led.length === 0 ? withoutTitle(cv) : verdictOn(cv, led, today);
  },
});

function ledRolesIn({ roles = [], document: { language } }: CvStructure): readonly LedRole[] {
  return roles
    .map((role) => ({ role, titled: isLeaderTitle(role.title ?? "") }))
    .filter(({ role, titled }) => titled || tellsOfLeading(role.description, language))
    .map(({ role, titled }) => ({
      role,
      titled,
      scope: leadershipScopeIn(`${role.label}\n${role.description}`, language),
    }));
}

function summaryOf(cv: CvStructure, led: readonly LedRole[]): string {
  const first = led[0];
  if (first === undefined)
    return (cv.roles?.length ?? 0) === 0 ? noRoles(cv, whether) : "Vi fandt ingen ledertitler blandt dine job.";
  if (led.length > 1) return `Vi fandt ${spelled(led.length)} job med ${kindOf(led)}.`;
  return `Vi fandt ${first.titled ? "én ledertitel" : "ét job med ledelsesansvar"}: ${quoted(first.role.label)}.`;
}

function kindOf(led: readonly LedRole[]): string {
  return led.every(({ titled }) => titled) ? "ledertitel" : "ledelsesansvar";
}

function withoutTitle({ roles = [] }: CvStructure): Verdict {
  if (roles.length === 0) return unjudgedWithoutRoles();
  return unjudged(
    "Ingen af dine titler viser, at du har ledet mennesker, så her mangler der ikke noget.",
    advice("leadership.noTitle"),
  );
}

function factsInProfile({ profile, document }: CvStructure): readonly string[] {
  return profile === undefined ? [] : namedIn(leadershipScopeIn(profile.text, document.language));
}

/** The leading roles among the two latest roles; if neither of these leads people, the latest role that does. */
function recentOf(cv: CvStructure, led: readonly LedRole[]): readonly LedRole[] {
  const latest = latestRoles(mainRoles(cv.roles ?? []), 2);
  const recent = led.filter(({ role }) => latest.includes(role));
  if (recent.length > 0) return recent;
  const [newest] = latestRoles(
    led.map(({ role }) => role),
    1,
  );
  return led.filter(({ role }) => role === newest);
}

function verdictOn(cv: CvStructure, led: readonly LedRole[], today: Date): Verdict {
  const inProfile = factsInProfile(cv);
  const { scope: eksempel } = exampleWords[cv.document.language];
  const latest = recentOf(cv, led);
  const told = latest.filter(({ scope }) => namedIn(scope).length > 0);
  const recent =
    told.length === 0 ? latest : latest.filter((own) => told.includes(own) || !endedLongBefore(own.role, today));
  // "22 chauffører og terminalarbejdere." may be the people led, and "Ny linje til 46 mio. kr." a budget.
  const mayTell = ({ role: { description } }: LedRole): boolean =>
    countsPeople(description) || namesAmount(description);
  const bare = recent.filter((own) => !told.includes(own) && !mayTell(own));
  if (told.length === 0) {
    const which = quotedList(recent.map(({ role }) => role.label));
    const inProfileToo =
      inProfile.length > 0
        ? [`Din profiltekst nævner ${listed(inProfile.map(definite))}.`, advice("leadership.onlyInProfile")]
        : [];
    const seen = scopeElsewhere(cv);
    if (seen !== undefined || bare.length < recent.length || !bare.every(({ role }) => isCertain(role, cv.roles ?? [])))
      return unjudged(
        `Vi er ikke sikre på, om ${which} fortæller, hvor meget du har ledet.${seen === undefined ? "" : ` Vi så ${quoted(seen)} et andet sted.`}`,
        advice("leadership.uncertain", { eksempel }),
      );
    return warned(
      [`Ved ${which} fandt vi hverken ${listed(facts, "eller")}.`, ...inProfileToo],
      advice("leadership.noScope", { eksempel }),
    );
  }
  const found = new Set(told.flatMap(({ scope }) => namedIn(scope)));
  const lacking = facts.filter((fact) => !found.has(fact));
  const evidence = listed(told.map(({ role, scope }) => `${quoted(firstOf(scope), 50)} (${role.title ?? role.label})`));
  const extent = kindOf(told) === "ledertitel" ? "omfanget af dit ansvar" : "omfanget";
  const where = whereOf(led, told);
  const mayBeMore = told.length + bare.length < recent.length;
  const seen = `${capital(mayBeMore ? `mindst ${where}` : where)} kan læseren se ${extent}${told.length === 1 ? ":" : ", fx"} ${evidence}.`;
  const also = bare.flatMap(({ role }) => [
    `Ved ${quoted(role.label)} fandt vi hverken ${listed(facts, "eller")}.`,
    advice("leadership.otherJob"),
  ]);
  if (lacking.length > 0) return improvable(seen, ...adviceOn(lacking, inProfile), ...also);
  return also.length === 0 ? passed(seen, advice("leadership.allFacts")) : improvable(seen, ...also);
}

/**
 * A row outside the roles and the profile that states the number of people led or a budget. A functional CV has such a
 * row among the competencies.
 */
function scopeElsewhere({ sections, document: { language } }: CvStructure): string | undefined {
  const own: ReadonlySet<SectionName> = new Set([
    "experience",
    "profile",
    "education",
    "courses",
    "boards",
    "volunteering",
  ]);
  return sections.list
    .filter(({ name }) => name?.names.some((topic) => own.has(topic)) !== true)
    .flatMap(({ rows }) => rows)
    .find(({ text }) => {
      const { headCount, budget } = leadershipScopeIn(text, language);
      return headCount !== undefined || (budget !== undefined && namesAmount(text));
    })?.text;
}

function whereOf(led: readonly LedRole[], told: readonly LedRole[]): string {
  if (told.length === led.length)
    return led.length === 1 ? `ved dit job med ${kindOf(led)}` : `ved ${every(led.length)} job med ${kindOf(led)}`;
  return told.length === 1 ? "ved ét af dine to seneste job" : "ved dine to seneste job";
}

function adviceOn(lacking: readonly string[], inProfile: readonly string[]): ReviewText {
  const onlyInProfile = lacking.filter((fact) => inProfile.includes(fact));
  const nowhere = lacking.filter((fact) => !inProfile.includes(fact));
  // The last fact is a clause. If a clause is the subject of the sentence, a comma follows it.
  const comma = onlyInProfile.at(-1) === facts.at(-1) ? "," : "";
  const mangler = withClauses(nowhere);
  return [
    ...(nowhere.length > 0
      ? [advice(isClause(mangler) ? "leadership.addClause" : "leadership.addFact", { mangler })]
      : []),
    ...(onlyInProfile.length > 0
      ? [
          `${capital(listed(onlyInProfile.map(definite)))}${comma} står i din profiltekst.`,
          advice("leadership.alsoInJob"),
        ]
      : []),
  ];
}

function definite(fact: string): string {
  return theFacts[fact] ?? fact;
}

function namedIn({ headCount, budget, reporting }: LeadershipScope): readonly string[] {
  return [
    ...(headCount === undefined ? [] : [facts[0]]),
    ...(budget === undefined ? [] : [facts[1]]),
    ...(reporting === undefined ? [] : [facts[2]]),
  ];
}

function firstOf({ headCount, budget, reporting }: LeadershipScope): string {
  return headCount ?? budget ?? reporting ?? "";
}

export const leadershipArea = defineArea({
  key: "leadership",
  title: "Ledelsesansvar",
  criteria: [leadershipScope],
  summary: (cv) => {
    const led = ledRolesIn(cv);
    return { text: summaryOf(cv, led), isfound: led.length > 0 };
  },
  reconsider: askedIfLatestMissed,
});
