import { beforeEach, expect, it } from "vitest";
import { eachDatabase } from "../../database/testing/each-database.ts";
import { createReportedPlaceholders } from "./live-placeholders.ts";
import { createReportedPages, type StoppedPage } from "./reported-pages.ts";
import { emptyRegistry } from "./testing/empty-registry.ts";
import { widgetPage } from "./widget-registry.tables.ts";

const day = 86_400_000;
const origin = "https://union.example";
const job = { page: `${origin}/job`, widget: "sample" };

eachDatabase("the pages that browsers report", (tables) => {
  let time: number;
  let told: StoppedPage[];
  beforeEach(async () => {
    await emptyRegistry(tables());
    time = Date.parse("2026-10-05T12:00:00Z");
    told = [];
  });
  const pagesOf = (limit?: number) =>
    createReportedPages(tables(), {
      allowedOrigins: [origin],
      now: () => new Date(time),
      tellStopped: async (_transaction, page) => void told.push(page),
      ...(limit !== undefined && { limit }),
    });
  /** Notes a page on each of some days. */
  const noteDaily = async (days: number, page = job) => {
    for (let index = 0; index < days; index += 1) {
      await pagesOf().note([page]);
      time += day;
    }
  };
  const rows = async () =>
    (await tables().select().from(widgetPage).orderBy(widgetPage.page)).map(
      ({ page, days, firstDay, lastDay, longestPause }) => [
        page.slice(origin.length),
        days,
        firstDay,
        lastDay,
        longestPause,
      ],
    );

  it("count each day once, and keep the longest pause", async () => {
    await pagesOf().note([job, job]);
    await pagesOf().note([job]);
    time += 4 * day;
    await pagesOf().note([job]);
    time += 2 * day;
    await Promise.all([pagesOf().note([job]), pagesOf().note([job])]);
    expect(await rows()).toEqual([["/job", 3, "2026-10-05", "2026-10-11", 3]]);
  });

  it("leave out origins that are not allowed", async () => {
    await pagesOf().note([{ ...job, page: "https://stranger.example/job" }]);
    expect(await rows()).toEqual([]);
  });

  it("are listed when they stop, with the last day, and no more when they report again", async () => {
    const other = { page: `${origin}/andet`, widget: "sample" };
    await noteDaily(30);
    time -= 30 * day;
    await noteDaily(30, other);
    time += 2 * day;
    expect(await pagesOf().stopped()).toEqual([]);
    await pagesOf().note([other]);
    time += day;
    expect(await pagesOf().stopped()).toEqual([
      { id: expect.any(String), page: job.page, widget: "sample", days: 30, lastDay: "2026-11-03" },
    ]);
    await pagesOf().note([job]);
    expect(await pagesOf().stopped()).toEqual([]);
  });

  it("are no longer listed a month after their last report", async () => {
    await noteDaily(30);
    time += 29 * day;
    expect(await pagesOf().stopped()).toHaveLength(1);
    time += day;
    expect(await pagesOf().stopped()).toEqual([]);
  });

  it("are told once, by one of several servers, and again if they stop again", async () => {
    await noteDaily(30);
    time += 3 * day;
    await Promise.all([pagesOf().tell(), pagesOf().tell()]);
    expect(await pagesOf().tell()).toBe(0);
    expect(told.map(({ page, days, lastDay }) => [page, days, lastDay])).toEqual([[job.page, 30, "2026-11-03"]]);
    await noteDaily(1);
    time += 20 * day;
    expect(await pagesOf().tell()).toBe(1);
    expect(told.map(({ lastDay }) => lastDay)).toEqual(["2026-11-03", "2026-11-07"]);
  });

  it("are not noted as told if the message could not be written", async () => {
    await noteDaily(30);
    time += 3 * day;
    const failing = createReportedPages(tables(), {
      allowedOrigins: [origin],
      now: () => new Date(time),
      tellStopped: () => Promise.reject(new Error("no room")),
    });
    await expect(failing.tell()).rejects.toThrow("no room");
    expect(await pagesOf().tell()).toBe(1);
  });

  it("are forgotten after two months, and those of one day after two weeks", async () => {
    await noteDaily(2);
    await noteDaily(1, { ...job, page: `${origin}/one` });
    time += 13 * day;
    expect(await pagesOf().forget()).toBe(0);
    time += day;
    expect(await pagesOf().forget()).toBe(1);
    expect((await rows()).map(([page]) => page)).toEqual(["/job"]);
    time += 45 * day;
    expect(await pagesOf().forget()).toBe(1);
  });

  it("cannot fill the table: a full one takes no new pages, and counts those that it has", async () => {
    await pagesOf(1).note([job]);
    time += day;
    await pagesOf(1).note([job, { ...job, page: `${origin}/new` }]);
    expect(await rows()).toEqual([["/job", 2, "2026-10-05", "2026-10-06", 0]]);
  });

  it("are noted by the reports of placeholders, on each day, and are found by their address", async () => {
    const placeholders = createReportedPlaceholders(tables(), {
      isKnown: (widget) => widget === "sample",
      now: () => new Date(time),
      allowedOrigins: [origin],
      onSeen: pagesOf().note,
    });
    const report = (widget: string, wish = "stable") =>
      placeholders.report([{ ...job, widget, wish, input: { attributes: {} } }]);
    time = Date.parse("2026-10-05T23:30:00Z");
    await report("sample");
    await report("unheard-of");
    time += 3_600_000;
    await report("sample");
    await report("sample", "1");
    expect(await rows()).toEqual([["/job", 2, "2026-10-05", "2026-10-06", 0]]);
    expect(await placeholders.onPage(job.page)).toEqual([
      { widget: "sample", spec: "1", seenAt: new Date(time) },
      { widget: "sample", spec: "stable", seenAt: new Date(time) },
    ]);
    expect(await placeholders.onPage(`${origin}/`)).toEqual([]);
  });
});
