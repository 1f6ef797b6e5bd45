import type { PairsOfCriteria } from "./criterion-pair.ts";
import { everyRole, filler, lowerFirst, role, say, withoutNumbers } from "./plan-changes.ts";

export const rolePairs = {
  "role-details": [
    {
      unmet: "no job names its employer",
      change: (plan) => everyRole(plan, (role) => ({ ...role, employer: undefined })),
    },
    {
      unmet: "experience is left out",
      prepare: (plan) => ({
        ...plan,
        extras: [{ heading: say(plan, "Publikationer", "Publications"), lines: filler(plan, 16) }],
      }),
      change: (plan) => ({ ...plan, roles: [] }),
    },
  ],
  "role-order": [
    {
      unmet: "the oldest job stands first",
      change: (plan) => ({ ...plan, roles: plan.roles.toReversed() }),
    },
  ],
  "role-descriptions": [
    {
      unmet: "the oldest job has no description",
      // A job that ended more than ten years ago needs no description.
      prepare: (plan) =>
        role(
          role(plan, 1, () => ({ period: say(plan, "apr. 2018 – dec. 2018", "Apr 2017 – Dec 2017") })),
          2,
          ({ title }) => ({
            title: title?.replace(/^Team(?:leder| Leader)/u, say(plan, "Driftskonsulent", "Consultant")),
            period: say(plan, "aug. 2010 – mar. 2018", "Aug 2010 – Mar 2017"),
          }),
        ),
      change: (plan) => role(plan, 2, () => ({ points: [] })),
    },
  ],
  "result-numbers": [
    {
      unmet: "3 of 11 points in the two latest jobs carry a number",
      change: (plan) =>
        role(
          role(plan, 0, ({ points }) => ({
            points: points.map((point, index) => (index === 2 ? withoutNumbers(plan, point) : point)),
          })),
          1,
          ({ points }) => ({
            points: points.map((point, index) => (index === 1 || index === 2 ? withoutNumbers(plan, point) : point)),
          }),
        ),
    },
  ],
  "leadership-scope": [
    {
      unmet: "the two latest jobs of a leader tell neither people, budget nor reporting line",
      change: (plan) =>
        role(
          role(plan, 0, ({ points }) => ({
            points: [
              ...say(
                plan,
                ["Åbnede fire terminaler på to år", "Sænkede omkostningen per palle med 9 procent"],
                ["Opened five terminals in two years", "Cut the cost per unit by 7 percent"],
              ),
              ...points.slice(2),
            ],
          })),
          1,
          ({ points }) => ({
            points: [say(plan, "Flyttede pakkeriet til 3 skift", "Moved packing to 3 shifts"), ...points.slice(1)],
          }),
        ),
    },
  ],
  "active-verbs": [
    {
      unmet: "most points begin with responsible for",
      change: (plan) =>
        everyRole(plan, (own) => ({
          ...own,
          points: own.points.map((point, index) =>
            index < 4
              ? `${say(plan, ["Ansvarlig for", "Deltog i", "Medvirkede til"], ["Responsible for", "Participated in", "Worked with"])[index % 3]} ${lowerFirst(point)}`
              : point,
          ),
        })),
    },
  ],
  "career-gaps": [
    {
      unmet: "eight months lie between two jobs",
      change: (plan) => role(plan, 1, () => ({ period: say(plan, "mar. 2014 – apr. 2018", "Mar 2013 – Apr 2017") })),
    },
  ],
  "overlapping-periods": [
    {
      unmet: "two jobs overlap by a year",
      change: (plan) => role(plan, 1, () => ({ period: say(plan, "mar. 2014 – jan. 2020", "Mar 2013 – Jan 2019") })),
    },
  ],
  "readable-periods": [
    {
      unmet: "a year has a hole in it",
      change: (plan) => role(plan, 1, () => ({ period: say(plan, "mar. 20xx – dec. 2018", "Mar 20xx – Dec 2017") })),
    },
  ],
  "future-dates": [
    {
      unmet: "the present job ends in 2028",
      change: (plan) => role(plan, 0, () => ({ period: say(plan, "jan. 2019 – mar. 2028", "Jan 2018 – Mar 2028") })),
    },
  ],
} as const satisfies PairsOfCriteria;
