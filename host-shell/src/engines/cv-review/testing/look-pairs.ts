import type { PairsOfCriteria } from "./criterion-pair.ts";
import { filler, look, role, say, short, tabled } from "./plan-changes.ts";

export const lookPairs = {
  "page-count": [
    {
      unmet: "the CV is spread over four pages",
      change: (plan) => look(plan, { pageBreakBefore: ["experience", "education", "courses"] }),
    },
  ],
  "word-count": [
    {
      unmet: "the CV has under 200 words",
      prepare: (plan) => short(plan, 3),
      change: (plan) => short(plan, 0),
    },
    {
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
  ],
  "section-headings": [
    {
      unmet: "there are no headings",
      change: (plan) => look(plan, { showHeadings: false }),
    },
  ],
  "type-size": [
    {
      unmet: "courses are written in eight points",
      change: (plan) => look(plan, { parts: { courses: { size: 8 } } }),
    },
  ],
  "font-families": [
    {
      unmet: "four font families are used",
      change: (plan) =>
        look(plan, {
          parts: { profile: { family: "times" }, courses: { family: "courier" }, languages: { family: "liberation" } },
        }),
    },
  ],
  "long-paragraphs": [
    {
      unmet: "the present job is described in one long paragraph",
      change: (plan) => role(plan, 0, ({ points }) => ({ text: `${points.join(". ")}.`, points: [] })),
    },
  ],
  "reading-order": [
    {
      unmet: "the file holds the columns row by row",
      prepare: (plan) => (plan.columns === 2 ? plan : tabled(plan)),
      change: (plan) => look(plan, { drawing: "rows" }),
    },
  ],
  "text-in-pictures": [
    {
      unmet: "a large picture holds text",
      change: (plan) => look(plan, { textPicture: { width: 480, height: 90 } }),
      prepare: (plan) => look(plan, { pageBreakBefore: ["courses"] }),
    },
  ],
  "readable-characters": [
    {
      unmet: "a line is drawn with a font without letters",
      change: (plan) => look(plan, { parts: { extras: { family: "unreadable" } } }),
      prepare: (plan) => ({
        ...plan,
        extras: [{ heading: say(plan, "Publikationer", "Publications"), lines: filler(plan, 3) }],
      }),
    },
  ],
  "date-format": [
    {
      unmet: "one job is dated in digits",
      change: (plan) => role(plan, 1, () => ({ period: say(plan, "03/2014 – 12/2018", "03/2013 – 12/2017") })),
    },
  ],
  "list-marks": [
    {
      unmet: "IT is listed with dashes",
      change: (plan) => look(plan, { bullets: { it: "–" } }),
    },
  ],
  "heading-language": [
    {
      unmet: "one heading is in the other language",
      change: (plan) =>
        look(plan, { headings: { ...plan.look.headings, education: say(plan, "Education", "Uddannelse") } }),
    },
  ],
} as const satisfies PairsOfCriteria;
