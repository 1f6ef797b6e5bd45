import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { calendarFile, type CalendarEvent } from "./ics.ts";
import { eventSamplePage } from "./sample-event.ts";

const text = (value: string) => ({ value });

function entry(fields: Parameters<typeof eventSamplePage>[0] = {}, more: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    path: "/arrangementer/modvind",
    address: "https://lk.example/arrangementer/modvind",
    title: "Ledelse i modvind",
    description: "Et aftenmøde.",
    changedAt: Date.parse("2026-11-20T08:00:00Z"),
    event: eventSamplePage(fields).data,
    ...more,
  };
}

/** The events of a file, as an independent program reads them. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

function readOne(one: CalendarEvent) {
  const [event, ...others] = read(calendarFile({ events: [one] }));
  if (!event || others.length > 0) throw new Error("There is not one event in the file.");
  return event;
}

const utc = (time: ICAL.Time) => time.toJSDate().toISOString();

it("has the beginning and the end in Copenhagen, with the rules of its time zone", () => {
  const file = calendarFile({ events: [entry()] });
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [zone] = calendar.getAllSubcomponents("vtimezone");
  const timezone = new ICAL.Timezone({ component: zone!, tzid: "Europe/Copenhagen" });
  const { startDate, endDate } = readOne(entry());
  expect(file.match(/;TZID=Europe\/Copenhagen:/g)?.length).toBe(2);
  startDate.zone = timezone;
  endDate.zone = timezone;
  expect([utc(startDate), utc(endDate)]).toEqual(["2099-03-12T16:00:00.000Z", "2099-03-12T18:30:00.000Z"]);
});

it.each([
  ["2026-03-29", "01:30", "2026-03-29T00:30:00.000Z"],
  ["2026-03-29", "02:30", "2026-03-29T01:00:00.000Z"],
  ["2026-07-01", "17:00", "2026-07-01T15:00:00.000Z"],
  ["2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
  ["2026-10-25", "03:30", "2026-10-25T02:30:00.000Z"],
])("means the right instant on %s at %s, by the rules in the file", (date, startTime, instant) => {
  const file = calendarFile({
    events: [entry({ date: text(date), startTime: text(startTime), endTime: text("23:00") })],
  });
  const zone = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vtimezone");
  const [event] = read(file);
  if (event!.startDate.zone !== ICAL.Timezone.utcTimezone)
    event!.startDate.zone = new ICAL.Timezone({ component: zone!, tzid: "Europe/Copenhagen" });
  expect(utc(event!.startDate)).toBe(instant);
});

it("has times in the repeated hour as instants, since calendars disagree about which of the two they mean", () => {
  const fields = { date: text("2026-10-25"), startTime: text("02:45"), endTime: text("02:30") };
  const file = calendarFile({ events: [entry(fields)] });
  expect(file).toContain("\r\nDTSTART:20261025T004500Z\r\nDTEND:20261025T013000Z\r\n");
});

it("has a whole day if the time is not known, and no event without a date", () => {
  const day = { startTime: text(""), endTime: text("") };
  const { startDate, endDate } = readOne(entry({ ...day, date: text("2026-12-31") }));
  expect([startDate.isDate, startDate.toString(), endDate.toString()]).toEqual([true, "2026-12-31", "2027-01-01"]);
  expect(read(calendarFile({ events: [entry({ ...day, date: text("") })] }))).toEqual([]);
});

describe("a title, a place and a description", () => {
  it.each([
    ["commas and semicolons", "Løn, pension; bonus"],
    ["backslashes", String.raw`C:\mappe\n og \\server`],
    ["lines", "Første linje\nAnden linje\r\nTredje linje"],
    ["an emoji", "Tillykke 👩‍💼🎉"],
    ["long words and letters of several octets", `${"Æøå ".repeat(60)}👩‍💼${"ledelsesudvikling".repeat(20)}`],
    ["what looks like a property", "END:VEVENT\r\nBEGIN:VEVENT\r\nUID:ond"],
  ])("with %s arrive as they were written", (_case, written) => {
    const one = entry({ address: text(written), addressText: text("") }, { title: written, description: written });
    const expected = written.replaceAll("\r\n", "\n");
    const { summary, location, description } = readOne(one);
    expect([summary, location, description]).toEqual([expected, expected.trim(), `${expected}\n\n${one.address}`]);
  });

  it("have no control characters", () => {
    expect(readOne(entry({}, { title: "Et\u0000 \u0007ord" })).summary).toBe("Et ord");
  });
});

it("has no line of more than 75 octets, and folds no character", () => {
  const file = calendarFile({
    name: "Æ".repeat(200),
    events: [entry({}, { title: "👩‍💼".repeat(50), description: "ø,".repeat(300) })],
  });
  const lines = file.split("\r\n");
  expect(lines.at(-1)).toBe("");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n\u{FFFD}]/u);
});

it("keeps the id of an event, and counts its changes up, so that calendars update it", () => {
  const of = (more: Partial<CalendarEvent>) => {
    const { uid, sequence, component } = readOne(entry({}, more));
    return { uid, sequence, changed: String(component.getFirstPropertyValue("last-modified")) };
  };
  const first = of({});
  const later = of({ title: "Et andet navn", changedAt: Date.parse("2026-11-20T08:01:00Z") });
  expect(first.uid).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(later).toEqual({ uid: first.uid, sequence: first.sequence + 1, changed: "2026-11-20T08:01:00Z" });
  expect(of({ path: "/arrangementer/andet" }).uid).not.toBe(first.uid);
  expect(of({ changedAt: undefined })).toMatchObject({ uid: first.uid, sequence: 0 });
});
