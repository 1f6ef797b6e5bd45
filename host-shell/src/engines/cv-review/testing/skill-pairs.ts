import type { CriterionPair } from "./criterion-pair.ts";
import { withoutYear } from "./plan-changes.ts";

export const skillPairs: readonly CriterionPair[] = [
  {
    area: "education",
    item: "Uddannelse",
    unmet: "education is left out",
    change: (plan) => ({ ...plan, education: [] }),
  },
  {
    area: "education",
    item: "Årstal for uddannelse",
    unmet: "one education has no year",
    change: (plan) => ({
      ...plan,
      education: plan.education.map((line, index) => (index === 1 ? withoutYear(line) : line)),
    }),
  },
  {
    area: "courses",
    item: "Kurser og certificeringer",
    unmet: "courses are left out",
    change: (plan) => ({ ...plan, courses: [] }),
  },
  {
    area: "courses",
    item: "Årstal for kurser",
    unmet: "no course has a year",
    change: (plan) => ({ ...plan, courses: plan.courses.map(withoutYear) }),
  },
  { area: "languages", item: "Sprog", unmet: "languages are left out", change: (plan) => ({ ...plan, languages: [] }) },
  {
    area: "languages",
    item: "Sprogniveau",
    unmet: "one language has no level",
    change: (plan) => ({
      ...plan,
      languages: plan.languages.map((line, index) => (index === 2 ? (line.split(":")[0] ?? "") : line)),
    }),
  },
  { area: "it", item: "IT-kompetencer", unmet: "IT is left out", change: (plan) => ({ ...plan, it: [] }) },
];
