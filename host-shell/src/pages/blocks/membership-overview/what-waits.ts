import { contactChangeName, type ContactPart } from "shared-runtime/api/contact-parts.ts";
import type { SentSubmissions } from "shared-runtime/api/member-data.ts";
import { comingDayWords, pastDayWords } from "shared-runtime/time/relative-days.ts";
import { addWorkingDays, isoDayOf } from "shared-runtime/time/working-days.ts";
import type { AboutMember } from "../../../services/member-data/about-member.ts";

type Submission = SentSubmissions["submissions"][number];

/** Something that is not finished: for the member to do, or for us. */
export interface Waiting {
  readonly title: string;
  readonly text: string;
  readonly href?: string;
}

export interface WaitingWords {
  readonly paymentTitle: string;
  readonly paymentText: string;
  readonly paymentHref: string;
  readonly contactHref: string;
  readonly otherForm: string;
  /** Follows the sentence about a submission whose answer should have come. */
  readonly lateText: string;
  /** The working days until an answer: of each form, and of all others. */
  readonly answerDays: Readonly<Record<string, number>>;
  readonly usualDays: number;
  /** The service messages of the site. */
  readonly messages: readonly string[];
}

const ofPart: Readonly<Record<ContactPart, string>> = {
  name: "Dit nye navn",
  address: "Din nye adresse",
  email: "Din nye e\u2011mail",
  phone: "Dit nye telefonnummer",
  work: "Din nye arbejdsplads",
};

/** The submissions that somebody answers. Others are received, and that is all. */
const isAnswered = ({ form }: Submission): boolean => form.startsWith("form.") || form === "lead.call-me";
/** Submissions whose state is shown elsewhere: changes, consents and leads. */
const isShownElsewhere = ({ form }: Submission): boolean =>
  [contactChangeName, "member.consent-withdrawal", "lead.tool", "lead.signup"].includes(form);

/** A submission that is this number of days late is no longer shown as waiting: the answer came by telephone or e-mail. */
const lateDays = 5;

/** What waits for the member, or for us, in the order of its urgency. */
export function whatWaits(about: AboutMember, words: WaitingWords): readonly Waiting[] {
  const { needsPayment, pending, submissions, now } = about;
  return [
    ...words.messages.map((text) => ({ title: "Besked fra os", text })),
    ...(needsPayment ? [{ title: words.paymentTitle, text: words.paymentText, href: words.paymentHref }] : []),
    ...submissions.flatMap((one) => {
      const due = dueOf(one, words);
      const ends = due && addWorkingDays(due, lateDays);
      if (!ends || isoDayOf(now) > isoDayOf(ends)) return [];
      return [{ title: one.title ?? words.otherForm, text: stateOf(one, words, now) }];
    }),
    ...pending.map(({ part, sentAt }) => ({
      title: `${ofPart[part]} afventer`,
      text: `Sendt ${pastDayWords(sentAt, now)}. Vi retter det i medlemsregistret.`,
      href: words.contactHref,
    })),
  ];
}

/** What the member sent last, and what happens to it. */
export function latestOf({ submissions, now }: AboutMember, words: WaitingWords): Waiting | undefined {
  const latest = submissions.find((one) => !isShownElsewhere(one));
  return latest && { title: latest.title ?? words.otherForm, text: stateOf(latest, words, now) };
}

/** The day of the answer, at noon UTC; `undefined` if nobody answers. */
function dueOf(one: Submission, { answerDays, usualDays }: WaitingWords): Date | undefined {
  if (!isAnswered(one)) return undefined;
  return addWorkingDays(new Date(one.sentAt), answerDays[one.form.replace(/^form\./, "")] ?? usualDays);
}

/** "Modtaget i går. Vi svarer senest tirsdag." */
export function stateOf(one: Submission, words: WaitingWords, now: Date): string {
  const received = `Modtaget ${pastDayWords(new Date(one.sentAt), now)}.`;
  if (one.delivery === "failed")
    return `${received} Noget gik galt hos os, og vi følger op. Du skal ikke sende det igen.`;
  const due = dueOf(one, words);
  if (!due) return received;
  return isoDayOf(now) > isoDayOf(due)
    ? `${received} ${words.lateText}`
    : `${received} Vi svarer senest ${comingDayWords(due, now)}.`;
}
