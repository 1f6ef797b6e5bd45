import { instantOf } from "shared-runtime/time/copenhagen-instant.ts";
import * as v from "valibot";
import { optional } from "../content/fields/empty.ts";
import { optionalCardLink } from "../content/fields/link.ts";
import { optionalKey, optionalText } from "../content/fields/text.ts";
import { booleanField, numberField } from "../content/fields/values.ts";
import { isFreePrice } from "../patterns/price/price.ts";
import { clockIn, clockTimesIn } from "./clock-times.ts";
import { dayAfter, endOfDay, type EventMoment, eventMomentField } from "./event-moment.ts";

/** The fields of the page of an event. */
export const EventFields = v.object({
  address: optionalText,
  /** The second line of the place: a room, a way to get there. */
  addressText: optionalText,
  /** The beginning: a day, or a day and a time. */
  date: optional(eventMomentField),
  /** The last day of the sign-up, or the time at which it closes. */
  deadline: optional(eventMomentField),
  /** The times as older content has them: "kl. 17–19.30". Ignored if there is a `startTime`. */
  time: optionalKey,
  startTime: optionalKey,
  endTime: optionalKey,
  price: optionalText,
  priceLabel: optionalText,
  priceIsFree: booleanField,
  soldOut: booleanField,
  /** The link to the sign-up. Default: the form of the page. */
  btnPrimary: optionalCardLink,
  defaultBtnLabel: optionalText,
  noticeText: optionalText,
  seatsLeft: optional(numberField),
});
type EventFields = v.InferOutput<typeof EventFields>;

/** An event, with its times as instants in milliseconds since 1970. */
export interface PageEvent extends Pick<
  EventFields,
  "address" | "addressText" | "price" | "priceLabel" | "btnPrimary" | "defaultBtnLabel" | "noticeText"
> {
  readonly kind: "event";
  /** The day in Copenhagen on which the event begins, "2026-12-12"; `undefined` if it is not yet known. */
  readonly day: string | undefined;
  /** `undefined` if the time of the day is not known. */
  readonly startsAt: number | undefined;
  /** Later than `startsAt`; `undefined` if it is not known. */
  readonly endsAt: number | undefined;
  /** The times as the content has them, if they could not be read. */
  readonly timeText: string | undefined;
  readonly deadline: EventMoment | undefined;
  readonly isFree: boolean;
  readonly isSoldOut: boolean;
  /** `undefined` if it is not known or if there are none. */
  readonly seatsLeft: number | undefined;
  /** The mistakes in the content, as sentences for editors. */
  readonly notes: readonly string[];
}

export function eventOf({ date, deadline, time, startTime, endTime, ...fields }: EventFields): PageEvent {
  const { address, addressText, price, priceLabel, btnPrimary, defaultBtnLabel, noticeText, seatsLeft } = fields;
  const written = time === undefined ? undefined : clockTimesIn(time);
  const from = startTime === undefined ? written?.from : clockIn(startTime);
  const to =
    (endTime === undefined ? undefined : clockIn(endTime)) ?? (startTime === undefined ? written?.to : undefined);
  const startsAt = date && (from === undefined ? date.at : instantOf(`${date.day}T${from}`, "first"));
  const endsAt = date && startsAt !== undefined && to !== undefined ? endAfter(startsAt, date.day, to) : undefined;
  const closesAt = deadline && closingOf(deadline);
  const lastMoment = startsAt ?? (date && endOfDay(date.day));
  return {
    kind: "event",
    address,
    addressText,
    price,
    priceLabel,
    btnPrimary,
    defaultBtnLabel,
    noticeText,
    day: date?.day,
    startsAt,
    endsAt,
    timeText: startsAt === undefined ? time : undefined,
    deadline,
    isFree: fields.priceIsFree || (price !== undefined && isFreePrice(price)),
    isSoldOut: fields.soldOut || seatsLeft === 0,
    seatsLeft: seatsLeft !== undefined && seatsLeft > 0 ? Math.floor(seatsLeft) : undefined,
    notes: [
      ...(date ? [] : ["Arrangementet mangler en dato (date). Det er derfor ikke i kalenderen."]),
      ...unreadable("startTime", startTime),
      ...unreadable("endTime", endTime),
      ...(to !== undefined && startsAt !== undefined && endsAt === undefined
        ? ["Arrangementet slutter, før det begynder (endTime). Sluttidspunktet vises ikke."]
        : []),
      ...(closesAt !== undefined && lastMoment !== undefined && closesAt > lastMoment
        ? ["Fristen ligger efter arrangementet (deadline). Tilmeldingen lukker, når arrangementet begynder."]
        : []),
      ...(seatsLeft !== undefined && seatsLeft < 0 ? ["Antallet af ledige pladser er under nul (seatsLeft)."] : []),
    ],
  };
}

function unreadable(name: string, text: string | undefined): readonly string[] {
  if (text === undefined || clockIn(text) !== undefined) return [];
  return [`“${text}” er ikke et klokkeslæt (${name}). Skriv det som 17:00.`];
}

/**
 * The end of an event, by the clock. The second occurrence of a time in the repeated hour in autumn is used if the
 * first is too early, and a time before six in the morning may be on the next day.
 */
function endAfter(startsAt: number, day: string, clock: string): number | undefined {
  const candidates = [
    instantOf(`${day}T${clock}`, "first"),
    instantOf(`${day}T${clock}`, "second"),
    clock < "06:00" ? instantOf(`${dayAfter(day)}T${clock}`, "first") : undefined,
  ];
  return candidates.find((instant) => instant !== undefined && instant > startsAt);
}

/** The instant at which a deadline has passed. The whole day of a deadline without a time is before it. */
export function closingOf({ day, at }: EventMoment): number {
  return at ?? endOfDay(day);
}

/** The event of a page; `undefined` if the data is that of another template. */
export function eventIn(data: unknown): PageEvent | undefined {
  return typeof data === "object" && data !== null && "kind" in data && data.kind === "event"
    ? (data as PageEvent)
    : undefined;
}
