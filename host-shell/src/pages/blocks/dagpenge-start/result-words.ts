import { kronerText } from "shared-runtime/text/danish-amount.ts";
import { danishNumber } from "shared-runtime/text/danish-number.ts";
import { dayInWords } from "./day-in-words.ts";
import type { Answers, BenefitStart, Reason } from "./rules/benefit-start.ts";
import type { Day } from "./rules/calendar-day.ts";
import type { DagpengeRules } from "./rules/dagpenge-rules.ts";

interface Headline {
  readonly title: string;
  readonly text: string;
}

/** The answer in a line, and what it means. */
export function headlineOf(
  { situation, memberSince }: Answers,
  { advice, from, reasons }: BenefitStart,
  today: Day,
): Headline {
  const isMember = memberSince !== undefined;
  if (from === undefined) {
    return {
      title: "Lønnen er for lav til dagpenge",
      text: "Med den løn når du ikke kravet til indkomst, heller ikke på tre år. Har du haft andre indtægter, kan de tælle med.",
    };
  }
  if (advice === "notYet") {
    const earliest = `Tidligst ${dayInWords(from)}, og kun hvis du får et nyt job og har løn hver måned indtil da.`;
    return isMember
      ? { title: "Du kan ikke få dagpenge endnu", text: earliest }
      : {
          title: "Det kan ikke betale sig endnu",
          text: `Melder du dig ind i dag, betaler du i et år, før du kan få noget. ${earliest}`,
        };
  }
  if (advice === "join") {
    const [until] = reasons.flatMap((reason) => (reason.kind === "joinBy" ? [reason.day] : []));
    return {
      title: `Fra ${dayInWords(from)}`,
      text:
        until === undefined
          ? "Hvis du melder dig ind i dag og bliver ledig den dag eller senere."
          : `Hvis du melder dig ind senest ${dayInWords(until)}. Vent ikke, for en dag for sent koster et år.`,
    };
  }
  if (situation === "job") {
    return from <= today
      ? {
          title: "Fra din første ledige dag",
          text: "Du er dækket nu. Bliver du ledig, kan du få dagpenge med det samme.",
        }
      : { title: `Fra ${dayInWords(from)}`, text: "Bliver du ledig før, kan du ikke få dagpenge endnu." };
  }
  return from <= today
    ? {
        title: "Fra i dag",
        text: "Du kan få dagpenge fra den dag, du melder dig ledig på Jobnet og søger om dem hos os.",
      }
    : {
        title: `Fra ${dayInWords(from)}`,
        text: "Meld dig ledig på Jobnet på din første ledige dag. Dagpengene bliver regnet fra den dag, du gør det.",
      };
}

/** What a rule means for the person. */
export function reasonText(reason: Reason, { income, graduate }: DagpengeRules): string {
  switch (reason.kind) {
    case "membership":
      return `Først ${dayInWords(reason.day)} har du været medlem i et år.`;
    case "income":
      return (
        `Du mangler ${months(reason.months)} løn som medlem. Du skal have tjent ${kroner(income.required)}, ` +
        `og der tæller højst ${kroner(income.mostPerMonth)} med om måneden.`
      );
    case "work":
      return `Du mangler ${months(reason.months)} arbejde på fuld tid som medlem.`;
    case "tooLow":
      return `Du skal have tjent ${kroner(income.required)} på tre år, mens du var medlem.`;
    case "onlyAsMember":
      return `Kun løn, mens du var medlem, tæller med. Derfor har vi regnet med ${count(reason.months)}.`;
    case "quarantine":
      return `Du har selv sagt op. Så er der karantæne indtil ${dayInWords(reason.day)}, medmindre du havde en gyldig grund.`;
    case "graduateWait":
      return "Du har ikke været medlem et helt år, før du blev færdig. Så venter du en måned efter uddannelsen.";
    case "joinBy":
      return `Du skal melde dig ind senest ${dayInWords(reason.day)}, ${danishNumber(graduate.joinWithinDays)} dage efter uddannelsen. Der er også et krav om dansk eller om arbejde i Danmark.`;
    case "tellBy":
      return `Skriv til a‑kassen senest ${dayInWords(reason.day)}, at du er færdig. Du bliver ikke dimittend af dig selv.`;
    case "joinedTooLate":
      return `Som nyuddannet skulle du have meldt dig ind senest ${dayInWords(reason.day)}. Nu gælder de samme regler som for alle andre.`;
    case "notBackwards":
      return "Du får ikke dagpenge for dage, der er gået, før du har meldt dig ledig og søgt.";
  }
}

const kroner = (amount: number): string => kronerText(amount * 100);

/** "1 måneds", "3 måneders" */
const months = (amount: number): string => `${danishNumber(amount)} ${amount === 1 ? "måneds" : "måneders"}`;

/** "1 måned", "3 måneder" */
const count = (amount: number): string => `${danishNumber(amount)} ${amount === 1 ? "måned" : "måneder"}`;
