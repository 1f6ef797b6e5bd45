import { contactChangeName, type ContactPart } from "shared-runtime/api/contact-parts.ts";
import type { SentSubmissions } from "shared-runtime/api/member-data.ts";
import { timeInSentence } from "shared-runtime/service-forms/time-options.ts";
import { caseNumberOf } from "shared-runtime/text/case-number.ts";
import { copenhagenIso } from "shared-runtime/time/copenhagen-iso.ts";
import { comingDayWords, dateWords, pastDayWords } from "shared-runtime/time/relative-days.ts";
import { addWorkingDays, isoDayOf } from "shared-runtime/time/working-days.ts";
import type { AboutMember } from "../../../services/member-data/about-member.ts";
import { entryIdOf } from "../../member/archive-entry.ts";
import { sheetHref } from "../../member/sheet-href.ts";

type Submission = SentSubmissions["submissions"][number];

/** Something that is not finished: for the member to do, or for us. */
export interface Waiting {
  readonly title: string;
  readonly text: string;
  readonly href?: string | undefined;
  /** The number of a case that the member can say on the phone. */
  readonly caseNumber?: string;
  /** Whether the sheet asks for it, so that the page does not ask too while the sheet is open. */
  readonly isInSheet?: boolean;
}

/** What is left for the member to do, and what we have to do. */
export interface Waits {
  readonly forMember: readonly Waiting[];
  readonly forUs: readonly Waiting[];
}

/** By when a form is answered, and by whom. */
export interface AnswerTerms {
  readonly days: number;
  /** The hour of the last day: 12 for "kl. 12". */
  readonly hour?: number | undefined;
  /** Who answers, and how, as on the receipt: "Lone Friis ringer til dig senest {dag} kl. 12". */
  readonly promise?: string | undefined;
  /** The person who calls at the time that the member chose. */
  readonly caller?: string | undefined;
}

export interface WaitingWords {
  readonly paymentTitle: string;
  readonly paymentText: string;
  readonly paymentHref: string;
  readonly contactHref: string;
  /** The page that has an entry for everything that was sent. */
  readonly archiveHref: string;
  /** For a person who has joined, and has not chosen payment and add-ons. */
  readonly finishTitle: string;
  readonly finishText: string;
  /** For a person who has joined; `{dag}` is the first day of the membership. */
  readonly joiningTitle: string;
  readonly joiningText: string;
  readonly otherForm: string;
  /** Follows the sentence about a submission whose answer should have come. */
  readonly lateText: string;
  /** The terms of each form, by its id ("LHO0075"). */
  readonly answers: Readonly<Record<string, AnswerTerms>>;
  /** The working days of all other forms. */
  readonly usualDays: number;
  /** The service messages of the site. */
  readonly messages: readonly string[];
  /** The page on which the sheet for payment and add-ons opens. */
  readonly path: string;
}

const ofPart: Readonly<Record<ContactPart, string>> = {
  name: "Dit nye navn",
  address: "Din nye adresse",
  email: "Din nye e\u2011mail",
  phone: "Dit nye telefonnummer",
  work: "Din nye arbejdsplads",
};

/** Whether a submission gets an answer. Others are only received and passed on. */
const isAnswered = ({ form }: Submission): boolean => form.startsWith("form.") || form === "lead.call-me";
/** Submissions whose state is shown elsewhere: changes, consents and leads. */
const isShownElsewhere = ({ form }: Submission): boolean =>
  [contactChangeName, "member.consent-withdrawal", "lead.tool"].includes(form);

/** A submission that is this number of days late is no longer shown as waiting: the answer came by telephone or e-mail. */
const lateDays = 5;

/** What waits, each in the order of its urgency: for us, what is due first. What has no day is last. */
export function whatWaits(about: AboutMember, words: WaitingWords): Waits {
  const { needsPayment, pending, submissions, joining, now } = about;
  const sheet = joining?.isComplete === false ? sheetHref(words.path, about) : undefined;
  return {
    forMember: [
      ...words.messages.map((text) => ({ title: "Besked fra os", text })),
      ...(needsPayment ? [{ title: words.paymentTitle, text: words.paymentText, href: words.paymentHref }] : []),
      ...(sheet === undefined
        ? []
        : [{ title: words.finishTitle, text: words.finishText, href: sheet, isInSheet: true }]),
    ],
    forUs: [
      ...inOrderOfDays([
        ...submissions.flatMap((one) => {
          const due = dueOf(one, words);
          const ends = due && addWorkingDays(due.day, lateDays);
          return due && ends && isoDayOf(now) <= isoDayOf(ends) ? [{ due, waiting: caseOf(one, words, now) }] : [];
        }),
        ...(joining?.isComplete === true
          ? [
              {
                due: { day: joining.firstDay },
                waiting: {
                  title: words.joiningTitle,
                  text: `Sendt ${pastDayWords(joining.sentAt, now)}. ${words.joiningText.replace("{dag}", dateWords(joining.firstDay, now))}`,
                  caseNumber: caseNumberOf(joining.id),
                  href: entryHref(joining.id, words),
                },
              },
            ]
          : []),
      ]),
      ...pending.map(({ part, sentAt }) => ({
        title: `${ofPart[part]} afventer`,
        text: `Sendt ${pastDayWords(sentAt, now)}. Vi retter det i medlemsregistret.`,
        href: words.contactHref,
      })),
    ],
  };
}

interface DueWaiting {
  readonly due: Pick<Due, "day" | "hour">;
  readonly waiting: Waiting;
}

/** By the day and the hour; a day without an hour ends at midnight. */
function inOrderOfDays(rows: readonly DueWaiting[]): readonly Waiting[] {
  const placeOf = ({ due: { day, hour = 24 } }: DueWaiting) => `${isoDayOf(day)}T${String(hour).padStart(2, "0")}`;
  return rows.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other))).map(({ waiting }) => waiting);
}

/** What the member sent last, and what happens to it. */
export function latestOf({ submissions, now }: AboutMember, words: WaitingWords): Waiting | undefined {
  const latest = submissions.find((one) => !isShownElsewhere(one));
  return latest && caseOf(latest, words, now);
}

function caseOf(one: Submission, words: WaitingWords, now: Date): Waiting {
  return {
    title: one.title ?? words.otherForm,
    text: stateOf(one, words, now),
    caseNumber: caseNumberOf(one.id),
    href: entryHref(one.id, words),
  };
}

const entryHref = (id: string, { archiveHref }: WaitingWords): string => `${archiveHref}#${entryIdOf(id)}`;

interface Due {
  /** At noon UTC. */
  readonly day: Date;
  readonly hour?: number | undefined;
  /** Whether it is the time that the member chose for a conversation. */
  readonly isChosen: boolean;
}

/** When the answer comes at the latest; `undefined` if nobody answers. */
function dueOf(one: Submission, words: WaitingWords): Due | undefined {
  if (!isAnswered(one)) return undefined;
  if (one.preferredTime !== undefined) {
    const [day = "", time = ""] = one.preferredTime.split("T");
    return { day: new Date(`${day}T12:00:00Z`), hour: Number(time.slice(0, 2)), isChosen: true };
  }
  const { days, hour } = termsOf(one, words);
  return { day: addWorkingDays(new Date(one.sentAt), days), hour, isChosen: false };
}

function termsOf({ form }: Submission, { answers, usualDays }: WaitingWords): AnswerTerms {
  return answers[form.replace(/^form\./, "")] ?? { days: usualDays };
}

function isOver({ day, hour = 24 }: Due, now: Date): boolean {
  const [today, dueDay] = [isoDayOf(now), isoDayOf(day)];
  return today > dueDay || (today === dueDay && Number(copenhagenIso(now.getTime()).slice(11, 13)) >= hour);
}

/**
 * "Modtaget i går og sendt videre. Vi svarer senest tirsdag den 1. december.", or, for a chosen time, "Mette Sandgaard
 * ringer tirsdag den 1. december kl. 13.00.".
 */
export function stateOf(one: Submission, words: WaitingWords, now: Date): string {
  const received = `Modtaget ${pastDayWords(new Date(one.sentAt), now)}`;
  if (one.delivery === "failed")
    return `${received}. Noget gik galt hos os, og vi følger op. Du skal ikke sende det igen.`;
  if (one.withdrawnAt !== undefined)
    return `${received}. Trukket tilbage ${pastDayWords(new Date(one.withdrawnAt), now)}.`;
  if (one.replacedAt !== undefined)
    return `${received}. Erstattet af din indmeldelse fra ${pastDayWords(new Date(one.replacedAt), now)}.`;
  const state = `${received}${one.delivery === "delivered" ? " og sendt videre" : ""}.`;
  const due = dueOf(one, words);
  if (!due) return state;
  if (isOver(due, now)) return `${state} ${words.lateText}`;
  const time = due.isChosen && one.preferredTime !== undefined ? timeInSentence(one.preferredTime) : undefined;
  if (time !== undefined) {
    const { caller = "En rådgiver" } = termsOf(one, words);
    return `${state} ${caller} ringer ${time}.`;
  }
  const hour = due.hour === undefined ? "" : ` kl.\u00a0${due.hour}`;
  const { promise = `Vi svarer senest {dag}${hour}` } = termsOf(one, words);
  return `${state} ${promise.replace("{dag}", comingDayWords(due.day, now))}.`;
}
