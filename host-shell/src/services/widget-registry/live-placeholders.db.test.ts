import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it, vi } from "vitest";
import { eachDatabase } from "../../database/testing/each-database.ts";
import { createReportedPlaceholders, type ReportedPlaceholders } from "./live-placeholders.ts";
import { emptyRegistry } from "./testing/empty-registry.ts";
import { widgetPlaceholder } from "./widget-registry.tables.ts";

const days = 24 * 60 * 60_000;
const placeholder = (page: string, title: string, widget = "sample") => ({
  page: `https://other.example${page}`,
  widget,
  wish: "1",
  input: { attributes: { title } },
});
const kept = (page: string, title: string) => ({
  page: `https://other.example${page}`,
  spec: "1",
  input: { attributes: { title }, json: null },
});

eachDatabase("the placeholders of other sites", (tables) => {
  let time: number;
  let placeholders: ReportedPlaceholders;
  beforeEach(async () => {
    await emptyRegistry(tables());
    time = Date.now();
    placeholders = begin();
  });
  const begin = (allowedOrigins: readonly string[] = []) =>
    createReportedPlaceholders(tables(), {
      isKnown: (widget) => widget !== "unheard-of",
      now: () => new Date(time),
      allowedOrigins,
      limits: { ofPage: 2, ofOrigin: 3, ofAll: 5 },
    });
  /** Sends reports, one second apart. */
  const meet = async (...met: readonly ReturnType<typeof placeholder>[]) => {
    for (const one of met) {
      time += 1_000;
      await placeholders.report([one]);
    }
  };
  const at = (origin: string, page: string, title = "Hej") => ({
    ...placeholder(page, title),
    page: `https://${origin}${page}`,
  });
  /** Resolves with all stored placeholders of a widget, whatever their origin. */
  const stored = async (widget: string) =>
    tables()
      .select({ page: widgetPlaceholder.page, spec: widgetPlaceholder.spec, input: widgetPlaceholder.input })
      .from(widgetPlaceholder)
      .where(eq(widgetPlaceholder.widget, widget))
      .orderBy(widgetPlaceholder.page);
  const pages = async () => (await stored("sample")).map(({ page, input }) => `${page} ${input.attributes["title"]}`);

  it("are stored once each, for their widget", async () => {
    const [one, other] = [placeholder("/a", "Hej"), placeholder("/b", "Dav")];
    await placeholders.report([one, other, one, placeholder("/a", "Hej", "other")]);
    await begin().report([one]);
    expect(await stored("sample")).toEqual([kept("/a", "Hej"), kept("/b", "Dav")]);
    expect(await stored("other")).toEqual([kept("/a", "Hej")]);
  });

  it("of unknown widgets are ignored", async () => {
    await placeholders.report([placeholder("/a", "Hej", "unheard-of")]);
    expect(await stored("unheard-of")).toEqual([]);
  });

  it("are evicted for new ones of their page, those unseen for longest first", async () => {
    await meet(placeholder("/a", "1"), placeholder("/a", "2"));
    time += days / 2;
    await meet(placeholder("/a", "1"), placeholder("/a", "3"));
    expect(await stored("sample")).toEqual([kept("/a", "1"), kept("/a", "3")]);
  });

  it("are evicted for new ones of their origin, new ones before older ones", async () => {
    await meet(at("a.example", "/1"), at("a.example", "/2"));
    time += 2 * days;
    await meet(at("a.example", "/new-1"), at("a.example", "/new-2"), at("a.example", "/new-3"));
    expect(await pages()).toEqual([
      "https://a.example/1 Hej",
      "https://a.example/2 Hej",
      "https://a.example/new-3 Hej",
    ]);
  });

  it("are not evicted for made-up ones if their origin is allowed or known for days", async () => {
    placeholders = begin(["https://allowed.example"]);
    await meet(at("known.example", "/"));
    time += 2 * days;
    await meet(at("allowed.example", "/"));
    for (let made = 0; made < 20; made += 1) await meet(at(`made-up-${made}.example`, "/"));
    const both = ["https://allowed.example/ Hej", "https://known.example/ Hej"];
    expect(await pages()).toEqual(expect.arrayContaining(both));
    expect(await pages()).toHaveLength(5);

    await meet(at("known.example", "/new"), at("allowed.example", "/new"));
    expect(await pages()).toEqual(
      expect.arrayContaining([...both, "https://allowed.example/new Hej", "https://known.example/new Hej"]),
    );
  });

  it("are stored again when they are reported after an eviction", async () => {
    await meet(placeholder("/a", "1"), placeholder("/a", "2"), placeholder("/a", "3"), placeholder("/a", "1"));
    expect((await pages()).toSorted()).toEqual(["https://other.example/a 1", "https://other.example/a 3"]);
  });

  it("of one report are evicted like those of many: older ones of the page stay", async () => {
    await meet(placeholder("/a", "1"), placeholder("/a", "2"));
    time += 2 * days;
    await placeholders.report(["3", "4", "5"].map((title) => placeholder("/a", title)));
    const titles = (await stored("sample")).map(({ input }) => input.attributes["title"]);
    expect([titles.length, titles.includes("5")]).toEqual([2, true]);
    expect(titles.some((title) => title === "1" || title === "2")).toBe(true);
  });

  it("take the same few queries, however many there are", async () => {
    placeholders = createReportedPlaceholders(tables(), { isKnown: () => true, now: () => new Date(time) });
    using asked = vi.spyOn(tables()._.session, "prepareQuery");
    const many = (page: string, count: number) =>
      Array.from({ length: count }, (_, index) => at(`${index}.example`, page, String(index)));
    const queriesFor = async (reported: Parameters<ReportedPlaceholders["report"]>[0]) => {
      asked.mockClear();
      await placeholders.report(reported);
      return asked.mock.calls.length;
    };
    expect(await queriesFor(many("/one", 1))).toBe(4);
    expect(await queriesFor(many("/hundred", 100))).toBe(4);
    time += days / 2;
    expect(await queriesFor(many("/hundred", 100))).toBe(1);
    expect(await pages()).toHaveLength(101);
  });

  it("count only on allowed origins; the other origins are listed with their numbers", async () => {
    placeholders = begin(["https://allowed.example"]);
    const [allowed, ...others] = [
      at("allowed.example", "/"),
      at("allowed.example.", "/"),
      at("allowed.example:8443", "/"),
      { ...at("allowed.example", "/"), page: "http://allowed.example/" },
      at("allowed.example", "/2"),
    ] as const;
    await placeholders.report([allowed, ...others]);
    expect((await placeholders.of("sample")).map(({ page }) => page)).toEqual([
      allowed.page,
      "https://allowed.example/2",
    ]);
    expect(await placeholders.elsewhere()).toEqual(
      ["http://allowed.example", "https://allowed.example.", "https://allowed.example:8443"].map((origin) => ({
        widget: "sample",
        origin,
        count: 1,
      })),
    );
    time += 31 * days;
    expect(await placeholders.elsewhere()).toEqual([]);
    expect(await begin().of("sample")).toEqual([]);
  });

  it("of allowed origins report that some were evicted, those of others do not", async () => {
    for (let made = 0; made < 5; made += 1) await meet(at(`made-up-${made}.example`, "/"));
    expect(await placeholders.areFull()).toBe(false);
    placeholders = begin(Array.from({ length: 5 }, (_, made) => `https://made-up-${made}.example`));
    expect(await placeholders.areFull()).toBe(true);
    time += 31 * days;
    await placeholders.forget();
    expect(await placeholders.areFull()).toBe(false);
    placeholders = begin(["https://a.example"]);
    await meet(at("a.example", "/1"), at("a.example", "/2"), at("a.example", "/3"));
    expect(await placeholders.areFull()).toBe(true);
  });

  it("count as live for 30 days after they were last seen", async () => {
    placeholders = begin(["https://other.example"]);
    await placeholders.report([placeholder("/a", "Hej")]);
    time += 29 * days;
    expect(await placeholders.of("sample")).toHaveLength(1);
    await placeholders.report([placeholder("/a", "Hej")]);
    time += 29 * days;
    expect(await placeholders.of("sample")).toHaveLength(1);
    time += 2 * days;
    expect(await placeholders.of("sample")).toEqual([]);
    await placeholders.forget();
    time -= 2 * days;
    expect(await placeholders.of("sample")).toEqual([]);
  });

  it("with data-widget-editing are listed by page with the last report, until a report is without it", async () => {
    placeholders = begin(["https://other.example"]);
    const [one, other] = [placeholder("/a", "Hej"), placeholder("/b", "Dav")];
    const edited = { ...one, editing: true };
    const pages = async () => (await placeholders.edited()).map(({ widget, page, seenAt }) => [widget, page, seenAt]);
    await placeholders.report([one, other]);
    expect(await pages()).toEqual([]);
    // Equal placeholders of a page count as one.
    await placeholders.report([one, edited, other, { ...at("stranger.example", "/"), editing: true }]);
    expect(await pages()).toEqual([["sample", one.page, new Date(time)]]);
    time += days;
    await placeholders.report([edited]);
    expect(await pages()).toEqual([["sample", one.page, new Date(time)]]);
    await placeholders.report([one]);
    expect(await pages()).toEqual([]);
    await placeholders.report([edited]);
    time += 31 * days;
    expect(await pages()).toEqual([]);
  });

  it("are not written on every view of a page", async () => {
    await placeholders.report([placeholder("/a", "Hej")]);
    await tables().execute(sql`truncate widget_placeholder`);
    await placeholders.report([placeholder("/a", "Hej")]);
    expect(await stored("sample")).toEqual([]);
    time += days / 4;
    await placeholders.report([placeholder("/a", "Hej")]);
    expect(await stored("sample")).toHaveLength(1);
  });
});
