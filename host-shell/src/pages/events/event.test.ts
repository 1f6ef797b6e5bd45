import { copenhagenIso } from "shared-runtime/time/copenhagen-iso.ts";
import * as v from "valibot";
import { expect, it } from "vitest";
import { EventFields, eventOf } from "./event.ts";

type Fields = Readonly<Record<string, string | number | boolean>>;

function read(fields: Fields) {
  const given = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]));
  return eventOf(v.parse(EventFields, given));
}

/** The day, the beginning and the end of an event, in Copenhagen. */
function times(fields: Fields) {
  const { day, startsAt, endsAt, timeText, notes } = read(fields);
  const iso = (instant: number | undefined) => instant && copenhagenIso(instant);
  return { day, starts: iso(startsAt), ends: iso(endsAt), timeText, notes };
}

const known = { timeText: undefined, notes: [] };

it.each([
  ["a day alone", { date: "2026-12-12" }, { day: "2026-12-12", starts: undefined, ends: undefined }],
  [
    "a day and a time",
    { date: "2026-12-12T17:00" },
    { day: "2026-12-12", starts: "2026-12-12T17:00:00+01:00", ends: undefined },
  ],
  [
    "a time in UTC, which is a time in Copenhagen",
    { date: "2026-12-12T23:30:00Z" },
    { day: "2026-12-13", starts: "2026-12-13T00:30:00+01:00", ends: undefined },
  ],
  ["midnight in UTC, which a CMS sends for a day", { date: "2026-07-12T00:00:00Z" }, { day: "2026-07-12" }],
  ["midnight in Copenhagen as UTC, likewise", { date: "2026-07-11T22:00:00Z" }, { day: "2026-07-12" }],
  [
    "a day, a start and an end",
    { date: "2026-07-12", startTime: "17:00", endTime: "19.30" },
    { day: "2026-07-12", starts: "2026-07-12T17:00:00+02:00", ends: "2026-07-12T19:30:00+02:00" },
  ],
  [
    "the times of older content",
    { date: "2026-07-12", time: "kl. 17–19.30" },
    { day: "2026-07-12", starts: "2026-07-12T17:00:00+02:00", ends: "2026-07-12T19:30:00+02:00" },
  ],
  [
    "a start, which wins over the time of older content and over the time of the date",
    { date: "2026-07-12T08:00", time: "kl. 9–10", startTime: "17:00" },
    { day: "2026-07-12", starts: "2026-07-12T17:00:00+02:00", ends: undefined },
  ],
  [
    "an end after midnight",
    { date: "2026-12-31", startTime: "19:00", endTime: "01:00" },
    { day: "2026-12-31", starts: "2026-12-31T19:00:00+01:00", ends: "2027-01-01T01:00:00+01:00" },
  ],
])("reads %s", (_case, fields, expected) => {
  expect(times(fields as Fields)).toMatchObject({ ...known, ...expected });
});

it("reads a start in the hour that summer time skips as the moment of the change", () => {
  expect(times({ date: "2026-03-29", startTime: "02:30", endTime: "04:00" })).toEqual({
    ...known,
    day: "2026-03-29",
    starts: "2026-03-29T03:00:00+02:00",
    ends: "2026-03-29T04:00:00+02:00",
  });
});

it("reads an end in the hour that winter time repeats as the first one after the start", () => {
  const ends = (startTime: string, endTime: string) => times({ date: "2026-10-25", startTime, endTime }).ends;
  expect(ends("01:00", "02:30")).toBe("2026-10-25T02:30:00+02:00");
  expect(ends("02:45", "02:30")).toBe("2026-10-25T02:30:00+01:00");
});

it("keeps times that it cannot read as text", () => {
  expect(times({ date: "2026-12-12", time: "hele dagen" })).toMatchObject({
    starts: undefined,
    timeText: "hele dagen",
    notes: [],
  });
});

it.each([
  ["no date", {}, "mangler en dato"],
  ["an end before the beginning", { date: "2026-12-12", startTime: "17:00", endTime: "16:00" }, "slutter, før"],
  ["a start that is no time", { date: "2026-12-12", startTime: "aften" }, "“aften” er ikke et klokkeslæt (startTime)"],
  ["a deadline after the event", { date: "2026-12-12T17:00", deadline: "2026-12-13" }, "Fristen ligger efter"],
  ["a negative number of seats", { date: "2026-12-12", seatsLeft: -1 }, "under nul"],
])("tells editors about %s, and the page is shown", (_case, fields, note) => {
  const { notes, endsAt } = read(fields);
  expect([notes.length, notes.join(" ").includes(note), endsAt]).toEqual([1, true, undefined]);
});

it.each(["2026-02-30", "12. december", "2026-13-01"])("refuses the date %s, and names the field", (date) => {
  const { issues } = v.safeParse(EventFields, { date: { value: date } });
  expect([issues?.length, v.getDotPath(issues![0])]).toEqual([1, "date"]);
});

it("counts a price in words, and no seats, as what they mean", () => {
  expect(read({ price: "gratis" })).toMatchObject({ isFree: true });
  expect(read({ price: "0" })).toMatchObject({ isFree: false, price: "0" });
  expect(read({ seatsLeft: 0 })).toMatchObject({ isSoldOut: true, seatsLeft: undefined });
  expect(read({ seatsLeft: 7 })).toMatchObject({ isSoldOut: false, seatsLeft: 7 });
});
