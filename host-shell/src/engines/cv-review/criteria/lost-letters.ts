import { lostLetter } from "../reading/clean-text.ts";
import type { CvRow } from "../structure/cv-rows.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import type { SectionName } from "../structure/section-names.ts";
import { rowsNamed } from "../structure/sections.ts";
import { countWords } from "../structure/words.ts";
import { areaOf } from "./area-of.ts";
import { asQuestion } from "./as-question.ts";
import type { AreaKey, CriterionId } from "./areas.ts";
import { quoted } from "./danish.ts";
import type { DraftArea, DraftItem } from "./draft-area.ts";
import { lostWordIn } from "./lost-word.ts";

/** The sections that an area judges; contact details may be anywhere outside the other sections. */
const judged: ReadonlyMap<AreaKey, readonly SectionName[]> = new Map<AreaKey, readonly SectionName[]>([
  ["profile", ["profile"]],
  ["experience", ["experience"]],
  ["results", ["experience"]],
  ["leadership", ["experience"]],
  ["actionverbs", ["experience"]],
  ["gaps", ["experience"]],
  ["competencies", ["competencies"]],
  ["education", ["education"]],
  ["courses", ["courses", "education"]],
  ["languages", ["languages"]],
  ["it", ["it", "competencies"]],
  ["layout", []],
  ["consistency", ["experience"]],
]);
const ofContact: ReadonlySet<AreaKey> = new Set<AreaKey>(["contact", "links"]);
/**
 * The areas that count dates, amounts or languages. An unreadable letter or digit makes their praise uncertain as well.
 */
const counting: ReadonlySet<AreaKey> = new Set<AreaKey>([
  "experience",
  "results",
  "leadership",
  "gaps",
  "education",
  "courses",
  "consistency",
  "languages",
]);
const ofDigits: CriterionId = "phone-number";
const ofAddress: CriterionId = "linkedin";

/** A row with more words is not a heading. */
const mostWordsOfHeading = 4;
const lostDigit = new RegExp(
  String.raw`\d[.,-]?${lostLetter}|${lostLetter}[.,-]?\d|(?<!\p{L})${lostLetter}+(?!\p{L})|${lostLetter}\S*\s(?:19|20)\d\d`,
  "u",
);

/** Turns the verdicts that an unreadable letter may change into questions. */
export function askedWhereLettersAreLost(cv: CvStructure, key: AreaKey, area: DraftArea): DraftArea {
  const lost = cv.rows.filter(({ text }) => text.includes(lostLetter));
  const { text } = area.meta;
  if (lost.length === 0 || key === "ats") return area;
  const own = lost.filter(belongsTo(cv, key));
  const ofNumbers = counting.has(key) ? own.filter((row) => key === "languages" || lostDigit.test(row.text)) : [];
  const items = area.items.map((item) => {
    const rows = isCritical(item) ? own.filter((row) => mayBe(item.id, row)) : ofNumbers;
    const word = lostWordIn(rows) ?? lostWordIn(stringsIn(item.text));
    return word === undefined ? item : asQuestion(item, reason(word), "Med det forbehold:");
  });
  const word = lostWordIn(stringsIn(text)) ?? lostWordIn(ofNumbers);
  return areaOf({ ...area.meta, text: word === undefined ? text : [reason(word), ...text], items });
}

/** Whether a row may contain the detail that the criterion did not find. */
function mayBe(id: string, { text }: CvRow): boolean {
  if (id === ofDigits) return lostDigit.test(text);
  return id !== ofAddress || !text.split(" ").every((word) => !word.includes(lostLetter) || word.includes("@"));
}

/** Whether an item says that something is missing or wrong. */
function isCritical({ warning, improvable }: DraftItem): boolean {
  return warning || improvable === true;
}

function stringsIn(text: DraftItem["text"]): readonly { readonly text: string }[] {
  return text.flatMap((part) => (typeof part === "string" ? [{ text: part.replaceAll(/[»«]/g, "") }] : []));
}

function reason(word: string): string {
  return `En maskine kan ikke læse alle tegn i ${quoted(word)}.`;
}

/**
 * Whether a row may contain a part that an area says is missing: it is in the section of the part, or may be its
 * heading.
 */
function belongsTo(cv: CvStructure, key: AreaKey): (row: CvRow) => boolean {
  const { sections } = cv;
  if (ofContact.has(key)) {
    const others = new Set([...new Set([...judged.values()].flat())].flatMap((name) => [...rowsNamed(sections, name)]));
    return (row) => !others.has(row) || /@|www\.|https?:|linked|\/in\//iu.test(row.text);
  }
  const names = judged.get(key);
  if (names === undefined) return () => false;
  const rows = new Set(names.flatMap((name) => [...rowsNamed(sections, name)]));
  const isFound = rows.size > 0;
  return (row) => rows.has(row) || (!isFound && row.bullet === undefined && countWords(row.text) <= mostWordsOfHeading);
}
