import { anyOf, notAfterLetter, notBeforeLetter, wholeWords } from "../../phrase-matcher/compile-phrases.ts";
import { currencies } from "../phrases/currencies.phrases.ts";
import { namesFromDigits, numberedThings, products365, standards } from "../phrases/names-with-digits.phrases.ts";
import {
  danishAmounts,
  danishSmallNumbers,
  danishTens,
  englishAmounts,
  englishSmallNumbers,
  englishTens,
} from "../phrases/numbers.phrases.ts";
import { units } from "../phrases/units.phrases.ts";
import type { CvLanguage } from "../reading/cv-document.ts";
import { findDates } from "./cv-date.ts";
import { findPhone } from "./contact-details.ts";
import { findPeriod } from "./period.ts";

/** Units after a number, so that "2000 medarbejdere" is not read as a year. */
const unit = new RegExp(String.raw`^\s*(?:[%‰€$£]|${anyOf(units)}${notBeforeLetter})`, "iu");

const numberWords = {
  da: new RegExp(
    String.raw`${notAfterLetter}(?:${anyOf([...danishSmallNumbers, ...danishTens, ...danishAmounts])}|\p{L}*(?:og${anyOf(danishTens)}|hundrede|tusinde?))${notBeforeLetter}`,
    "iu",
  ),
  en: wholeWords([...englishSmallNumbers, ...englishTens, ...englishAmounts]),
} satisfies Record<CvLanguage, RegExp>;

const currency = anyOf([...currencies, "kr"]);
/** Digits in names: "ISO 9001", "Microsoft 365", "§ 17", "SAP S/4HANA", "PRINCE2", "3F". */
const names = new RegExp(
  [
    String.raw`${notAfterLetter}${anyOf(standards)}[\s-]*\d+(?:[-:]\d+)*`,
    String.raw`${notAfterLetter}${anyOf(products365)}\s?365`,
    String.raw`${notAfterLetter}${anyOf(numberedThings)}\s*\d+(?:\.\d+)*(?![\d%])`,
    String.raw`${notAfterLetter}(?!${currency}\d)(?=[\p{L}\d/-]*\d)\p{L}[\p{L}\d/-]*`,
    String.raw`\d+(?:D|G)(?![\p{L}\d])`,
    String.raw`24\/7`,
    String.raw`(?<![\p{L}\d.,:$€£]|(?:${currency}|kr\.)\s)(?:${anyOf(namesFromDigits)}|3M(?!\s?${currency}))(?![\p{L}\d:])`,
  ].join("|"),
  "giu",
);
/** "where no two days are the same" is not an amount. */
const idioms = /(?<!\p{L})(?:no two \p{L}+ are|(?:ikke|aldrig) to \p{L}+ (?:er )?ens)(?!\p{L})/giu;
const postal = /(?<![\d.,])(?:DK[- ]?)?[1-9]\d{3}\s+(?=\p{Lu}\p{Ll})/gu;
const writtenDate =
  /(?<![\d])[0-3]?\d\.\s(?:januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december)/giu;

/** Whether a text states an amount. Years, periods, phone numbers, postal codes and names with digits do not count. */
export function tellsNumber(text: string, language: CvLanguage): boolean {
  const plain = text.replaceAll(idioms, " ");
  return numberWords[language].test(plain) || /\d/u.test(withoutOtherDigits(plain));
}

function withoutOtherDigits(text: string): string {
  const phone = findPhone(text);
  const plain = phone === undefined ? text : text.replace(phone, " ");
  return withoutDates(plain.replaceAll(postal, keptBefore)).replaceAll(writtenDate, " ").replaceAll(names, " ");
}

function keptBefore(match: string, at: number, text: string): string {
  return unit.test(text.slice(at + match.trimEnd().length)) ? match : " ";
}

function withoutDates(text: string): string {
  const period = findPeriod(text);
  if (period?.range && period.period.kind === "read" && !isAmount(text, period.index + period.length)) {
    return withoutDates(`${text.slice(0, period.index)} ${text.slice(period.index + period.length)}`);
  }
  return findDates(text).reduceRight((rest, { index, text: date }) => {
    const end = index + date.length;
    return isAmount(rest, end) ? rest : `${rest.slice(0, index)} ${rest.slice(end)}`;
  }, text);
}

function isAmount(text: string, end: number): boolean {
  return unit.test(text.slice(end));
}
