import { createHash } from "node:crypto";
import { copenhagenIso } from "shared-runtime/time/copenhagen-iso.ts";
import type { PageEvent } from "./event.ts";
import { dayAfter } from "./event-moment.ts";
import { icsFile, icsText } from "./ics-lines.ts";

/** An event of a calendar file. */
export interface CalendarEvent {
  /** The path of the page, which identifies the event. */
  readonly path: string;
  /** The absolute address of the page. */
  readonly address: string;
  readonly title: string;
  readonly description: string | undefined;
  /** When an editor last changed the page, in milliseconds since 1970; `undefined` if that is not known. */
  readonly changedAt: number | undefined;
  readonly event: PageEvent;
}

interface Calendar {
  /** The name under which calendars show the feed; `undefined` for a file with one event. */
  readonly name?: string;
  readonly events: readonly CalendarEvent[];
}

/** The time zone by the rules of the European Union since 1996. */
const copenhagen = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Copenhagen",
  "BEGIN:DAYLIGHT",
  "TZNAME:CEST",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "DTSTART:19960331T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZNAME:CET",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "DTSTART:19961027T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
] as const;

/** Writes a calendar as of RFC 5545. Events without a date are left out. */
export function calendarFile({ name, events }: Calendar): string {
  return icsFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Lederkredsen//Arrangementer//DA",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(name === undefined
      ? []
      : [
          `NAME:${icsText(name)}`,
          `X-WR-CALNAME:${icsText(name)}`,
          "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
          "X-PUBLISHED-TTL:PT6H",
        ]),
    ...copenhagen,
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ]);
}

function eventLines({ path, address, title, description, changedAt = 0, event }: CalendarEvent): readonly string[] {
  const { day, startsAt, endsAt } = event;
  if (day === undefined) return [];
  const place = [event.address, event.addressText].filter((line) => line !== undefined).join(", ");
  const changed = utc(changedAt);
  return [
    "BEGIN:VEVENT",
    `UID:${uidOf(path)}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${sequenceOf(changedAt)}`,
    ...(startsAt === undefined
      ? [`DTSTART;VALUE=DATE:${dateOf(day)}`, `DTEND;VALUE=DATE:${dateOf(dayAfter(day))}`]
      : [`DTSTART${inCopenhagen(startsAt)}`, ...(endsAt === undefined ? [] : [`DTEND${inCopenhagen(endsAt)}`])]),
    `SUMMARY:${icsText(title)}`,
    ...(place === "" ? [] : [`LOCATION:${icsText(place)}`]),
    `DESCRIPTION:${icsText([description, address].filter((line) => line !== undefined).join("\n\n"))}`,
    `URL:${address}`,
    "STATUS:CONFIRMED",
    "END:VEVENT",
  ];
}

/** The id of an event: a UUID (version 8) of its path, so that a changed event replaces the one in a calendar. */
function uidOf(path: string): string {
  const bytes = createHash("sha256").update(path).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const hour = 60 * 60_000;

const sequenceStart = Date.UTC(2020, 0, 1);

/** A number that grows with each change and needs no memory: the minutes from 2020 to the change. */
function sequenceOf(changedAt: number): number {
  return Math.max(0, Math.floor((changedAt - sequenceStart) / 60_000));
}

/** 20261212T160000Z */
function utc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/**
 * The time in Copenhagen. A time in the hour that is repeated in autumn is in UTC instead: calendars disagree about
 * which of the two instants a local time means.
 */
function inCopenhagen(instant: number): string {
  const localAt = (at: number) => copenhagenIso(at).slice(0, 19).replaceAll(/[-:]/g, "");
  const local = localAt(instant);
  const isRepeated = [instant - hour, instant + hour].some((other) => localAt(other) === local);
  return isRepeated ? `:${utc(instant)}` : `;TZID=Europe/Copenhagen:${local}`;
}

/** "2026-12-12" -> "20261212" */
const dateOf = (day: string): string => day.replaceAll("-", "");
