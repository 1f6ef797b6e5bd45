import type { CriterionPair } from "./criterion-pair.ts";
import { filler, look, role, say, short, tabled } from "./plan-changes.ts";

export const lookPairs: readonly CriterionPair[] = [
  {
    area: "length",
    item: "Antal sider",
    unmet: "the CV is spread over four pages",
    change: (plan) => look(plan, { pageBreakBefore: ["experience", "education", "courses"] }),
  },
  {
    area: "length",
    item: "Antal ord",
    unmet: "the CV has under 200 words",
    prepare: (plan) => short(plan, 3),
    change: (plan) => short(plan, 0),
  },
  {
    area: "length",
    item: "Antal ord",
    unmet: "the CV has over 1500 words",
    prepare: (plan) => look(plan, { size: 9.2 }),
    change: (plan) => ({
      ...plan,
      extras: [
        {
          heading: say(plan, "Publikationer", "Publications"),
          lines: Array.from({ length: 6 }, () => filler(plan, 17).join(". ")),
        },
      ],
    }),
  },
  {
    area: "layout",
    item: "Overskrifter",
    unmet: "there are no headings",
    change: (plan) => look(plan, { showHeadings: false }),
  },
  {
    area: "layout",
    item: "Skriftstørrelse",
    unmet: "courses are written in eight points",
    change: (plan) => look(plan, { parts: { courses: { size: 8 } } }),
  },
  {
    area: "layout",
    item: "Skrifttyper",
    unmet: "four font families are used",
    change: (plan) =>
      look(plan, {
        parts: { profile: { family: "times" }, courses: { family: "courier" }, languages: { family: "liberation" } },
      }),
  },
  {
    area: "layout",
    item: "Punkter frem for lange afsnit",
    unmet: "the present job is described in one long paragraph",
    change: (plan) => role(plan, 0, ({ points }) => ({ text: `${points.join(". ")}.`, points: [] })),
  },
  {
    area: "ats",
    item: "Læserækkefølge",
    unmet: "the file holds the columns row by row",
    prepare: (plan) => (plan.columns === 2 ? plan : tabled(plan)),
    change: (plan) => look(plan, { drawing: "rows" }),
  },
  {
    area: "ats",
    item: "Tekst som billede",
    unmet: "a large picture holds text",
    change: (plan) => look(plan, { textPicture: { width: 480, height: 90 } }),
    prepare: (plan) => look(plan, { pageBreakBefore: ["courses"] }),
  },
  {
    area: "ats",
    item: "Tegn, der kan læses",
    unmet: "a line is drawn with a font without letters",
    change: (plan) => look(plan, { parts: { extras: { family: "unreadable" } } }),
    prepare: (plan) => ({
      ...plan,
      extras: [{ heading: say(plan, "Publikationer", "Publications"), lines: filler(plan, 3) }],
    }),
  },
  {
    area: "consistency",
    item: "Datoformat",
    unmet: "one job is dated in digits",
    change: (plan) => role(plan, 1, () => ({ period: say(plan, "03/2014 – 12/2018", "03/2013 – 12/2017") })),
  },
  {
    area: "consistency",
    item: "Punkttegn",
    unmet: "IT is listed with dashes",
    change: (plan) => look(plan, { bullets: { it: "–" } }),
  },
  {
    area: "consistency",
    item: "Overskrifternes sprog",
    unmet: "one heading is in the other language",
    change: (plan) =>
      look(plan, { headings: { ...plan.look.headings, education: say(plan, "Education", "Uddannelse") } }),
  },
];
