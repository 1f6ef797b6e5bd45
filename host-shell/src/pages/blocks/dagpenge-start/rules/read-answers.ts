import { type Answers, type Situation, situations } from "./benefit-start.ts";
import { type Day, monthsLater, readDay } from "./calendar-day.ts";

/** The parameters of the page: a form without a script sends them in its address. */
export const parameters = [
  "situation",
  "slut",
  "faerdig",
  "medlem",
  "siden",
  "loen",
  "maaneder",
  "foer",
  "boern",
  "beregn",
] as const;
export type Parameter = (typeof parameters)[number];

export type Typed = Readonly<Partial<Record<Parameter, string>>>;

export type ReadAnswers =
  /** The form was not sent. */
  | { readonly kind: "none" }
  /** The errors by parameter, in the order of the fields. */
  | { readonly kind: "problems"; readonly problems: ReadonlyMap<Parameter, string> }
  | { readonly kind: "answers"; readonly answers: Answers };

/** Whether the form asks for a parameter, given the answers before it. */
export function isAsked(parameter: Parameter, { situation, medlem }: Typed): boolean {
  switch (parameter) {
    case "slut":
      return situation === "opsagt" || situation === "selv";
    case "faerdig":
    case "boern":
      return situation === "uddannet";
    case "siden":
      return medlem === "ja";
    case "maaneder":
    case "foer":
      return medlem === "ja" && situation !== "uddannet";
    case "loen":
      return situation !== "uddannet";
    case "situation":
    case "medlem":
    case "beregn":
      return true;
  }
}

const earliestMembership: Day = "1960-01-01";
const mostSalary = 1_000_000;
const leastSalary = 1_000;

/** Reads the answers. Parameters that the form does not ask for, given the others, are ignored. */
export function readAnswers(typed: Typed, today: Day): ReadAnswers {
  if (Object.keys(typed).length === 0) return { kind: "none" };
  const problems = new Map<Parameter, string>();
  const valueOf = <T>(parameter: Parameter, read: (text: string) => T | Problem): T | undefined => {
    if (!isAsked(parameter, typed)) return undefined;
    const value = read(typed[parameter] ?? "");
    if (!(value instanceof Problem)) return value;
    problems.set(parameter, value.message);
    return undefined;
  };
  const situation = valueOf("situation", readSituation);
  const left = valueOf("slut", (text) =>
    readDate(text, {
      missing: "Skriv din sidste dag med løn",
      from: monthsLater(today, -36),
      to: monthsLater(today, 36),
    }),
  );
  const finished = valueOf("faerdig", (text) =>
    readDate(text, {
      missing: "Skriv den dag, du blev færdig",
      from: monthsLater(today, -12),
      to: monthsLater(today, 12),
    }),
  );
  const member = valueOf("medlem", readMember);
  const memberSince = valueOf("siden", (text) => readMemberSince(text, today));
  const isMember = typed.medlem === "ja";
  const salary = valueOf("loen", (text) => readSalary(text, isMember));
  const monthsWithSalary = valueOf("maaneder", readMonths);
  if (problems.size > 0 || situation === undefined || member === undefined) return { kind: "problems", problems };
  return {
    kind: "answers",
    answers: {
      situation,
      lastDay: left ?? finished,
      memberSince,
      salary,
      monthsWithSalary,
      hadBenefitsBefore: isAsked("foer", typed) && typed.foer === "ja",
      hasChildren: isAsked("boern", typed) && typed.boern === "ja",
    },
  };
}

class Problem {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

function readSituation(text: string): Situation | Problem {
  return situations.find((one) => one === text) ?? new Problem("Vælg, hvor du er nu");
}

function readMember(text: string): "ja" | "nej" | Problem {
  return text === "ja" || text === "nej" ? text : new Problem("Svar på, om du er medlem af en a‑kasse");
}

const noDate = "Skriv en dato, der findes, fx 31-01-2027";

interface Dates {
  readonly missing: string;
  readonly from: Day;
  readonly to: Day;
}

function readDate(text: string, { missing, from, to }: Dates): Day | Problem {
  if (text === "") return new Problem(missing);
  const day = readDay(text);
  if (day === undefined) return new Problem(noDate);
  if (day < from) return new Problem("Datoen er for langt tilbage til, at vi kan regne på den her. Ring i stedet.");
  if (day > to) return new Problem("Datoen er for langt fremme til, at vi kan regne på den her. Ring i stedet.");
  return day;
}

function readMemberSince(text: string, today: Day): Day | Problem {
  if (text === "") return new Problem("Skriv, hvornår du blev medlem");
  const day = readDay(text);
  if (day === undefined) return new Problem(noDate);
  if (day > today) return new Problem("Datoen er ikke kommet endnu. Er du ikke medlem i dag, så svar nej.");
  return day < earliestMembership ? new Problem("Skriv det år, du blev medlem, med fire tal") : day;
}

/** "45.000", "45000", "45.000 kr." and "45.000,50" -> kroner. May be empty unless it decides about the income. */
function readSalary(text: string, isNeeded: boolean): number | undefined | Problem {
  const wrong = new Problem("Skriv din løn om måneden før skat i hele kroner, fx 45.000");
  const number = text.replaceAll(/\s/g, "").replace(/(?:kr\.?|,-)$/i, "");
  if (number === "") return isNeeded ? wrong : undefined;
  if (!/^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?$/.test(number)) return wrong;
  const kroner = Math.floor(Number(number.replaceAll(".", "").replace(",", ".")));
  return kroner >= leastSalary && kroner <= mostSalary ? kroner : wrong;
}

function readMonths(text: string): number | Problem {
  return /^\d{1,2}$/.test(text) && Number(text) <= 36 ? Number(text) : new Problem("Skriv et helt tal fra 0 til 36");
}
