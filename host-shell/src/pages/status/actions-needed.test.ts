import { expect, test } from "vitest";
import { actionsNeeded } from "./actions-needed.ts";

const widget = {
  name: "fees",
  title: "Prisberegner",
  health: "good",
  edited: [],
  stopped: [],
} as const;
const edited = (page: string) => ({ page, seenAt: new Date(0) });
const stopped = (page: string) => ({ page, lastDay: "2026-03-01", days: 3 });

test("healthy widgets without pages to look at need nothing", () => {
  expect(actionsNeeded([widget, { ...widget, name: "jobs", health: "warn" }])).toEqual([]);
});

test("each trouble has its number and leads to the widgets that have it", () => {
  const failing = { ...widget, health: "bad", stopped: [stopped("https://a/"), stopped("https://b/")] } as const;
  const other = {
    ...widget,
    name: "jobs",
    title: "Jobmatch",
    edited: [edited("https://a/")],
    stopped: [stopped("https://a/")],
  };
  expect(actionsNeeded([failing, other])).toEqual([
    { summary: "Et værktøj fejler", widgets: [{ title: "Prisberegner", href: "#fees", count: undefined }] },
    {
      summary: "2 sider er holdt op med at vise et værktøj",
      widgets: [
        { title: "Prisberegner", href: "#fees-holdt-op", count: 2 },
        { title: "Jobmatch", href: "#jobs-holdt-op", count: 1 },
      ],
    },
    {
      summary: "Glemt redigering på 1 side",
      widgets: [{ title: "Jobmatch", href: "#jobs-redigering", count: 1 }],
    },
  ]);
});
