import { anyOf, notAfterLetter, notBeforeLetter, wholeWords } from "../phrases/compile-phrases.ts";
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

/** Digits in names: "ISO 9001", "Microsoft 365", "§ 17", "SAP S/4HANA", "PRINCE2", "3F". */
const names =
  /(?<![\p{L}])(?:ISO(?:\/IEC)?|DS|IFRS|IAS|OHSAS|DIN|BRC|GMP|SKU)[\s-]*\d+(?:[-:]\d+)*|(?<![\p{L}])(?:Microsoft|Office|Dynamics|MS|M)\s?365|(?<![\p{L}])(?:§|stk\.|art\.|artikel|article|kapitel|version|v\.|fase|phase|tier|level|niveau|trin|windows|industri|industry|web|klasse|kategori|nr\.|no\.|afsnit|hal|terminal|linje|line|building)\s*\d+(?:\.\d+)*(?![\d%])|(?<![\p{L}])(?!(?:DKK|EUR|USD|SEK|NOK|GBP|kr)\d)(?=[\p{L}\d/-]*\d)\p{L}[\p{L}\d/-]*|\d+(?:D|G)(?![\p{L}\d])|24\/7|(?<![\p{L}\d.,:$€£]|(?:DKK|EUR|USD|SEK|NOK|GBP|kr\.?)\s)(?:3F|3M(?!\s?(?:kr|DKK|EUR|USD|SEK|NOK|GBP))|[56]S|[34]PL|7-Eleven|360(?:[-\s]?(?:graders?|degrees?)|°)|1:1s?)(?![\p{L}\d:])/giu;
const postal = /(?<![\d.,])(?:DK[- ]?)?[1-9]\d{3}\s+(?=\p{Lu}\p{Ll})/gu;
const writtenDate =
  /(?<![\d])[0-3]?\d\.\s(?:januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december)/giu;

/** Whether a text states an amount. Years, periods, phone numbers, postal codes and names with digits do not count. */
export function tellsNumber(text: string, language: CvLanguage): boolean {
  if (numberWords[language].test(text)) return true;
  return /\d/u.test(withoutOtherDigits(text));
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
