import { instantOf } from "shared-runtime/time/copenhagen-instant.ts";
import { copenhagenIso } from "shared-runtime/time/copenhagen-iso.ts";
import { expect, it } from "vitest";
import { closedSentence } from "./event-words.ts";
import { eventSamplePage } from "./sample-event.ts";
import { signUpAt } from "./sign-up-state.ts";

const at = (text: string): number => {
  const instant = instantOf(text, "first");
  if (instant === undefined) throw new Error(`${text} is not a time`);
  return instant;
};

function eventWith(fields: Readonly<Record<string, string | boolean>>) {
  const none = { startTime: "", endTime: "", deadline: "" };
  const given = Object.entries({ ...none, ...fields }).map(([name, value]) => [name, { value }]);
  return eventSamplePage(Object.fromEntries(given)).data;
}

/** The states of an event from the first time on, each with the instant at which it begins. */
function course(event: ReturnType<typeof eventWith>, from: string): readonly string[] {
  const states: string[] = [];
  for (let now: number | undefined = at(from); now !== undefined;) {
    const { state, changesAt } = signUpAt(event, now);
    states.push(`${copenhagenIso(now).slice(0, 22)} ${state}`);
    if (changesAt !== undefined && signUpAt(event, changesAt - 1).state !== state)
      throw new Error("the state changes before the time that was said");
    now = changesAt;
  }
  return states;
}

it("closes at the end of the day of the deadline, and at the minute of one with a time", () => {
  const times = { date: "2026-12-12", startTime: "17:00", endTime: "19:30" };
  expect(course(eventWith({ ...times, deadline: "2026-12-05" }), "2026-12-01T12:00")).toEqual([
    "2026-12-01T12:00:00+01 open",
    "2026-12-06T00:00:00+01 closed",
    "2026-12-12T17:00:00+01 begun",
    "2026-12-12T19:30:00+01 over",
  ]);
  expect(course(eventWith({ ...times, deadline: "2026-12-05T12:00" }), "2026-12-05T11:59")).toEqual([
    "2026-12-05T11:59:00+01 open",
    "2026-12-05T12:00:00+01 closed",
    "2026-12-12T17:00:00+01 begun",
    "2026-12-12T19:30:00+01 over",
  ]);
});

it("closes in Copenhagen time when summer time begins and ends", () => {
  expect(course(eventWith({ date: "2026-04-09", deadline: "2026-03-29T02:30" }), "2026-03-29T01:59")).toEqual([
    "2026-03-29T01:59:00+01 open",
    "2026-03-29T03:00:00+02 closed",
    "2026-04-10T00:00:00+02 over",
  ]);
  expect(course(eventWith({ date: "2026-11-09", deadline: "2026-10-25" }), "2026-10-25T01:00")).toEqual([
    "2026-10-25T01:00:00+02 open",
    "2026-10-26T00:00:00+01 closed",
    "2026-11-10T00:00:00+01 over",
  ]);
  expect(course(eventWith({ date: "2026-11-09", deadline: "2026-10-25T02:30" }), "2026-10-25T01:00")).toEqual([
    "2026-10-25T01:00:00+02 open",
    "2026-10-25T02:30:00+02 closed",
    "2026-11-10T00:00:00+01 over",
  ]);
});

it("closes when the event begins, if there is no deadline or a later one", () => {
  const open = ["2026-12-12T10:00:00+01 open", "2026-12-12T17:00:00+01 begun", "2026-12-13T00:00:00+01 over"];
  const times = { date: "2026-12-12", startTime: "17:00" };
  expect(course(eventWith(times), "2026-12-12T10:00")).toEqual(open);
  expect(course(eventWith({ ...times, deadline: "2026-12-12" }), "2026-12-12T10:00")).toEqual(open);
});

it("offers the waiting list of a sold-out event until the deadline", () => {
  expect(course(eventWith({ date: "2026-12-12", deadline: "2026-12-05", soldOut: true }), "2026-12-01T12:00")).toEqual([
    "2026-12-01T12:00:00+01 waiting",
    "2026-12-06T00:00:00+01 closed",
    "2026-12-13T00:00:00+01 over",
  ]);
});

it("never changes for an event without a date and a deadline", () => {
  expect(course(eventWith({ date: "" }), "2026-12-01T12:00")).toEqual(["2026-12-01T12:00:00+01 open"]);
});

it.each([
  ["2026-12-05", "Fristen for tilmelding var lørdag den 5.\u00A0december 2026."],
  ["2026-12-05T12:00", "Fristen for tilmelding var lørdag den 5.\u00A0december 2026 kl.\u00A012."],
  ["2026-03-29T02:30", "Fristen for tilmelding var søndag den 29.\u00A0marts 2026 kl.\u00A03."],
])("says when the deadline %s was", (deadline, sentence) => {
  expect(closedSentence(eventWith({ date: "2026-12-12", deadline }), "closed")).toBe(sentence);
});

it("says that an event has been", () => {
  expect(closedSentence(eventWith({ date: "2026-12-12" }), "over")).toBe(
    "Arrangementet blev holdt lørdag den 12.\u00A0december 2026, så du kan ikke længere tilmelde dig.",
  );
});
