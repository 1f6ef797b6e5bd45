import { expect, it } from "vitest";
import { callTime, doneValues } from "./call-time.ts";

const workday = { opening: 480, closing: 1020 };
const closed = { opening: 0, closing: 0 };
const week = [workday, workday, workday, workday, { opening: 480, closing: 960 }, closed, closed];

it.each([
  ["2026-11-26T06:30+01:00", "i dag, torsdag den 26.\u00A0november, mellem 8 og 17"],
  ["2026-11-26T12:10+01:00", "i dag, torsdag den 26.\u00A0november, mellem 13 og 17"],
  ["2026-11-26T15:00+01:00", "i dag, torsdag den 26.\u00A0november, mellem 15 og 17"],
  ["2026-11-26T15:01+01:00", "i morgen, fredag den 27.\u00A0november, mellem 8 og 16"],
  ["2026-11-26T18:45+01:00", "i morgen, fredag den 27.\u00A0november, mellem 8 og 16"],
  ["2026-11-27T18:45+01:00", "mandag den 30.\u00A0november mellem 8 og 17"],
  ["2026-11-29T23:59+01:00", "i morgen, mandag den 30.\u00A0november, mellem 8 og 17"],
  ["2026-12-23T18:00+01:00", "mandag den 28.\u00A0december mellem 8 og 17"],
  ["2027-03-24T18:00+01:00", "tirsdag den 30.\u00A0marts mellem 8 og 17"],
  ["2026-06-04T23:30+02:00", "mandag den 8.\u00A0juni mellem 8 og 17"],
])("who asks at %s is called %s", (now, time) => {
  expect(callTime(week, new Date(now))).toBe(time);
});

it("names the date of a day that is a week away", () => {
  const mondays = [{ opening: 510, closing: 720 }, ...week.slice(1).map(() => closed)];
  expect(callTime(mondays, new Date("2026-11-30T18:00+01:00"))).toBe("mandag den 7.\u00A0december mellem 8.30 og 12");
});

it("promises nothing if the telephone is never open", () => {
  expect(
    callTime(
      week.map(() => closed),
      new Date("2026-11-26T12:00Z"),
    ),
  ).toBeUndefined();
});

it("says the number as it is read aloud", () => {
  const circumstances = { week, now: new Date("2026-11-26T18:45+01:00") };
  const told = (phone: unknown) => doneValues({ phone }, circumstances)?.["telefon"];
  expect([told("+4520304050"), told("+4915112345678"), told(undefined)]).toEqual([
    "20\u00A030\u00A040\u00A050",
    "+4915112345678",
    undefined,
  ]);
  expect(doneValues({ phone: "+4520304050" }, { ...circumstances, week: undefined })).toBeUndefined();
});
