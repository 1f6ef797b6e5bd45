import { lostLetter } from "../reading/clean-text.ts";
import type { CvDocument, CvLink } from "../reading/cv-document.ts";
import { blocksOf, type CvBlock, type TextFlow } from "./blocks.ts";
import { type Email, emailIn, emailPartIn } from "./email.ts";
import { findHomeTown, findPostalPlace, findTown, type HomeTown } from "./places.ts";
import { cellsOf, type CvRow } from "./cv-rows.ts";
import { findPeriod } from "./period.ts";
import { type CvSections, firstCareerSection, rowsNamed } from "./sections.ts";
import { countWords } from "./words.ts";

export interface ContactDetails {
  readonly email: Email | undefined;
  /** Part of an e-mail address, if no complete address was found. */
  readonly emailPart: string | undefined;
  readonly phone: string | undefined;
  /** A number with the label of a phone number and one digit too few or too many. */
  readonly phonePart: string | undefined;
  readonly place: HomeTown | undefined;
  /** Contact details among the references, as written. They may be those of a referee. */
  readonly ofOthers: {
    readonly email: string | undefined;
    readonly phone: string | undefined;
    readonly place: string | undefined;
  };
  /** The LinkedIn address as written, or the text of a link to it. */
  readonly linkedIn: string | undefined;
  /** Links to the web, without e-mail addresses and phone numbers. */
  readonly webLinks: readonly CvLink[];
}

const phonePattern =
  /(?<![\d.,/\ufffd-])(?:(?:\+|00)\s?\d{1,3}[\s.-]?)?(?:\(0\)\s?)?\d(?:[\s.-]?\d){7,10}(?![\d\ufffd]|[.,-]\d|\s\ufffd\d)/gu;

export function contactDetailsOf(
  { document, rows, flow }: { readonly document: CvDocument; readonly rows: readonly CvRow[]; readonly flow: TextFlow },
  sections: CvSections,
): ContactDetails {
  const near = [
    ...sections.head,
    ...rowsNamed(sections, "contact"),
    ...rowsNamed(sections, "personal"),
    ...sections.furniture,
    ...besideEmail(sections),
  ];
  const ofOthers = rowsNamed(sections, "references");
  const textsOfOthers = ofOthers.map(({ text }) => text);
  const own = rows.filter((row) => !ofOthers.includes(row));
  const elsewhere = own.filter((row) => !near.includes(row));
  const texts = near.map((row) => row.text);
  const all = [...texts, ...elsewhere.map((row) => row.text)];
  const urls = document.links.map((link) => link.url ?? "");
  const mailto = first(urls, (url) => /^mailto:([^?]+)/iu.exec(url)?.[1]);
  const isOfOthers = mailto !== undefined && textsOfOthers.join(" ").includes(mailto);
  const written = emailIn(own, (row) => near.includes(row));
  const isLegible = written?.address.includes(lostLetter) === false;
  const email =
    (isLegible ? written : undefined) ??
    (mailto === undefined || isOfOthers ? undefined : { address: mailto, wrapped: false });
  return {
    email,
    emailPart: email === undefined ? (written?.address ?? emailPartIn(own)) : undefined,
    phone: first(all, findPhone) ?? first(urls, (url) => /^tel:(.+)/iu.exec(url)?.[1]),
    // Searched in the lines as they are in the file, since the rows of a form have lost their labels.
    phonePart: first(
      document.lines.map(({ text }) => text),
      findPhonePart,
    ),
    place:
      first(texts, findPostalPlace) ??
      townIn(near, flow) ??
      townIn(belowName(sections), flow) ??
      placeIn(outsideEntries(sections, rows), flow),
    ofOthers: {
      email: emailIn(ofOthers, () => true)?.address,
      phone: first(textsOfOthers, findPhone),
      place: textsOfOthers.find((text) => findPostalPlace(text) !== undefined),
    },
    linkedIn: linkedInOf(document, all),
    webLinks: document.links.filter(isWebLink),
  };
}

/**
 * A town counts as the home of the person within this number of rows above or below an e-mail address or phone number.
 */
const reach = 3;

/**
 * The rows near an e-mail address or phone number outside the known sections of contact details: under an unknown
 * heading ("Find mig her"), or at the top of a column without a heading, which is read as the end of another section.
 */
function besideEmail({ list }: CvSections): readonly CvRow[] {
  return list.flatMap(({ name, rows }) =>
    name === undefined || !name.names.some((own) => own === "experience" || own === "references")
      ? rows.filter((_, index) =>
          rows
            .slice(Math.max(0, index - reach), index + reach + 1)
            .some(({ text }) => text.includes("@") || findPhone(text) !== undefined),
        )
      : [],
  );
}

/** The most words of a row at the top of a column that has a name, a title or a place. */
const mostWordsAtTop = 8;

/** Short rows above the roles and below no known heading: "Frederiksberg, Capital Region of Denmark, Denmark". */
function belowName(sections: CvSections): readonly CvRow[] {
  return sections.list
    .slice(0, Math.max(0, firstCareerSection(sections)))
    .flatMap(({ name, rows }) => (name === undefined ? rows : []))
    .filter(
      ({ text, bullet }) =>
        bullet === undefined && countWords(text) <= mostWordsAtTop && findPeriod(text) === undefined,
    );
}

function first<T>(texts: readonly string[], find: (text: string) => T | undefined): T | undefined {
  for (const text of texts) {
    const found = find(text);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Finds a town in rows outside running text, since running text may mention a town for other reasons. */
function townIn(near: readonly CvRow[], flow: TextFlow): HomeTown | undefined {
  const lines = blocksOf(near, flow).flatMap((block) => (isRunningText(block) ? [] : block.rows));
  return (
    first(
      lines.map((row) => row.text),
      findTown,
    ) ?? first(lines.flatMap(cellsOf), findTown)
  );
}

function isRunningText({ text }: CvBlock): boolean {
  return (
    countWords(text) >= 12 &&
    !/[|·•@]/u.test(text) &&
    /(?<![\p{L}])(?:jeg|er|har|som|der|I|am|who)(?![\p{L}])/u.test(text)
  );
}

function placeIn(rows: readonly CvRow[], flow: TextFlow): HomeTown | undefined {
  const texts = blocksOf(rows, flow).map((block) => block.text);
  return (
    first(texts, findHomeTown) ??
    first(
      rows.map((row) => row.text),
      findPostalPlace,
    )
  );
}

/** The rows outside roles and educations, since a postal code within these may belong to an employer. */
function outsideEntries(sections: CvSections, rows: readonly CvRow[]): readonly CvRow[] {
  const entrySections = ["experience", "education", "courses", "boards", "references"] as const;
  const inEntries = new Set(entrySections.flatMap((name) => rowsNamed(sections, name)));
  return rows.filter((row) => !inEntries.has(row));
}

export function findPhone(text: string): string | undefined {
  for (const match of text.matchAll(phonePattern)) {
    const digits = match[0].replaceAll(/\D/g, "");
    const national = /^(?:\+|00)/u.test(match[0]) ? digits.length >= 9 : digits.length === 8;
    if (national && !looksLikeDates(match[0]) && !/cvr\D{0,8}$/iu.test(text.slice(0, match.index)))
      return match[0].trim();
  }
  return undefined;
}

const labelledPhone =
  /(?<!\p{L})(?:tlf|telefon|mobil|phone|tel)\.?:?\s*(?<number>\d[\d ]{5,10}\d)(?![\d ]*[\d\ufffd])/iu;

function findPhonePart(text: string): string | undefined {
  const number = labelledPhone.exec(text)?.groups?.["number"]?.trim();
  const digits = number?.replaceAll(" ", "").length;
  return digits === 7 || digits === 9 ? number : undefined;
}

function looksLikeDates(text: string): boolean {
  return /^(?:\d{1,2}[.\s-]\d{1,2}[.\s-](?:19|20)\d\d|(?:19|20)\d\d\s*[-–]?\s*(?:19|20)\d\d)$/u.test(text.trim());
}

function linkedInOf(document: CvDocument, texts: readonly string[]): string | undefined {
  const link = document.links.find(({ url, text }) => /linkedin\.com\/(?:in|pub)\//iu.test(url ?? text));
  if (link) return link.text || link.url;
  const whole = texts.map((text, at) => (/linkedin:$/iu.test(text) ? `${text} ${texts[at + 1] ?? ""}` : text));
  return first(
    whole,
    (text) => /(?:[\w.]*\.)?linkedin\.com\/[\w/%.æøåÆØÅ\ufffd-]+/iu.exec(text)?.[0] ?? linkedInLabel(text),
  );
}

/** "LinkedIn: Anne Holm" and "in/anneholm", but not "Kurser på LinkedIn Learning". */
function linkedInLabel(text: string): string | undefined {
  const short = /(?<=^|[|·•,]\s*|\s)in\/[\w-]{3,}(?=$|\s*[|·•,])/iu.exec(text)?.[0];
  if (short !== undefined) return short;
  const match =
    /(?:^|[|·•]\s*|[.,;]\s(?=linkedin:))linkedin(?:-?profil| profile)?\s*(?::\s*[^|·•]+|$|(?=\s*[|·•])|\/[\w-]+|\s@?[a-zæøå\d]+(?:[-._]?[a-zæøå\d]+)*(?=$|\s*[|·•]))/iu.exec(
      text,
    );
  return match?.[0].replace(/^[|·•.,;]\s*/u, "").trim();
}

function isWebLink(link: CvLink): boolean {
  if (link.url !== undefined) return !/^(?:mailto|tel):/iu.test(link.url);
  return !/@|:$/u.test(link.text) && /\p{L}/u.test(link.text);
}
