import { copenhagenIso } from "shared-runtime/time/copenhagen-iso.ts";
import type { PageEvent } from "./event.ts";
import { type EventMoment, startOfDay } from "./event-moment.ts";
import type { SignUpState } from "./sign-up-state.ts";

const days = new Intl.DateTimeFormat("da-DK", {
  timeZone: "Europe/Copenhagen",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** "2026-12-12" -> "lørdag den 12. december 2026" */
export function dayWords(day: string): string {
  // The day and the month stay in one line, as do "kl." and its number below.
  return days.format(startOfDay(day)).replace(/(?<=\d\.) /, "\u00A0");
}

/** "19.30", or "17" for a full hour. */
export function clockWords(instant: number): string {
  const [, hours = "", minutes = ""] = /T(\d\d):(\d\d)/.exec(copenhagenIso(instant)) ?? [];
  return minutes === "00" ? String(Number(hours)) : `${Number(hours)}.${minutes}`;
}

/** "kl. 17–19.30", or the times as the content has them; `undefined` if there are none. */
export function timeWords({ startsAt, endsAt, timeText }: PageEvent): string | undefined {
  if (startsAt === undefined) return timeText;
  return `kl.\u00A0${clockWords(startsAt)}${endsAt === undefined ? "" : `–${clockWords(endsAt)}`}`;
}

/** "torsdag den 7. januar 2027", or with a time: "torsdag den 7. januar 2027 kl. 12" */
export function momentWords({ day, at }: EventMoment): string {
  return at === undefined ? dayWords(day) : `${dayWords(day)} kl.\u00A0${clockWords(at)}`;
}

/** What must be known about the sign-up of an event before anything else; `undefined` if there is nothing. */
export function signUpBadge({ isSoldOut }: Pick<PageEvent, "isSoldOut">, state: SignUpState): string | undefined {
  if (state === "closed" || state === "begun") return "Tilmelding lukket";
  return isSoldOut && state !== "over" ? "Fuldt booket" : undefined;
}

/** The reason why nobody can sign up for an event; `undefined` while somebody can. */
export function closedSentence(event: PageEvent, state: SignUpState): string | undefined {
  switch (state) {
    case "over":
      return event.day === undefined
        ? "Arrangementet er holdt."
        : `Arrangementet blev holdt ${dayWords(event.day)}, så du kan ikke længere tilmelde dig.`;
    case "begun":
      return "Arrangementet er begyndt, så du kan ikke længere tilmelde dig.";
    case "closed":
      return event.deadline && `Fristen for tilmelding var ${momentWords(event.deadline)}.`;
    case "open":
    case "waiting":
      return undefined;
  }
}

/** "Lørdag den 12. december 2026 kl. 17–19.30, Åboulevarden 31, Aarhus", as far as it is known. */
export function whenAndWhere(event: PageEvent): string {
  const words = whenAndWhereInside(event);
  return words.charAt(0).toLocaleUpperCase("da") + words.slice(1);
}

/** The words of `whenAndWhere` inside a sentence. */
export function whenAndWhereInside(event: PageEvent): string {
  const when = event.day === undefined ? undefined : dayWords(event.day);
  return [[when, timeWords(event)].filter(Boolean).join(" "), event.address].filter(Boolean).join(", ");
}
