import type { PairsOfCriteria } from "./criterion-pair.ts";
import { withoutYear } from "./plan-changes.ts";

export const skillPairs = {
  "education-list": [
    {
      unmet: "education is left out",
      change: (plan) => ({ ...plan, education: [] }),
    },
  ],
  "education-years": [
    {
      unmet: "one education has no year",
      change: (plan) => ({
        ...plan,
        education: plan.education.map((line, index) => (index === 1 ? withoutYear(line) : line)),
      }),
    },
  ],
  "course-list": [
    {
      unmet: "courses are left out",
      change: (plan) => ({ ...plan, courses: [] }),
    },
  ],
  "course-years": [
    {
      unmet: "no course has a year",
      change: (plan) => ({ ...plan, courses: plan.courses.map(withoutYear) }),
    },
  ],
  "language-list": [
    {
      unmet: "languages are left out",
      change: (plan) => ({ ...plan, languages: [] }),
    },
  ],
  "language-levels": [
    {
      unmet: "one language has no level",
      change: (plan) => ({
        ...plan,
        languages: plan.languages.map((line, index) => (index === 2 ? (line.split(":")[0] ?? "") : line)),
      }),
    },
  ],
  "it-skills": [
    {
      unmet: "IT is left out",
      change: (plan) => ({ ...plan, it: [] }),
    },
  ],
} as const satisfies PairsOfCriteria;
