import { asOneLine } from "shared-runtime/api/sound-text.ts";
import type { Posting } from "../posting.ts";
import { describedIn, descriptionOf } from "./description-of.ts";
import { identifierOf, longestIdentifier } from "./identifier-of.ts";
import { languageOf, namedLanguage } from "./language-of.ts";
import { momentOf } from "./moment-of.ts";
import { placeOf } from "./place-of.ts";
import { plainLineOf } from "./plain-text.ts";
import { textOf, type Thing } from "./read-value.ts";
import { skillsOf } from "./skills-of.ts";
import { cutAtWord, summaryOf } from "./summary-of.ts";
import { usableUrl } from "./usable-url.ts";

export type JobReading =
  | { readonly posting: Posting }
  /** The posting is refused: the reason, what to do about it, and the title if there is one. */
  | { readonly objection: string; readonly title?: string };

const longestName = 200;
const day = 24 * 60 * 60_000;
/** The earliest plausible `datePosted`. */
const earliest = Date.UTC(2000, 0, 1);
const longestOpenYears = 5;

class Objection extends Error {}

/**
 * Reads one schema.org `JobPosting`. Texts may be HTML and become plain text. A description is cut at 20 000 characters,
 * a title and an employer at 200. `now` decides which deadlines are past.
 */
export function readJobPosting(posting: Thing, now: Date): JobReading {
  const title = cutAtWord(plainLineOf(textOf(posting["title"])), longestName);
  try {
    return { posting: read(posting, title, now) };
  } catch (error) {
    if (!(error instanceof Objection)) throw error;
    return { objection: error.message, ...(title !== "" && { title }) };
  }
}

function read(posting: Thing, title: string, now: Date): Posting {
  if (title === "") throw new Objection("It has no title. Give it one that says what the job is.");
  const company = cutAtWord(plainLineOf(textOf(posting["hiringOrganization"], "legalName")), longestName);
  if (company === "") throw new Objection("It names no employer. Set hiringOrganization to its name.");
  const sourceUrl = usableUrl(posting);
  if (sourceUrl === undefined) {
    throw new Objection("It has no usable address. Set url to the http or https address where one applies.");
  }
  const identifier = identifierOf(posting) ?? sourceUrl;
  if (identifier.length > longestIdentifier) {
    throw new Objection(`Its identifier has over ${longestIdentifier} characters. Set identifier to a shorter one.`);
  }
  const text = describedIn(posting);
  const language = languageIn(posting, `${title}\n${text}`);
  const description = descriptionOf(posting, language, text);
  if (description === "")
    throw new Objection("It does not describe the work. Set description to the text of the posting.");
  return {
    identifier,
    title,
    company,
    ...placeOf(posting),
    language,
    description,
    summary: summaryOf(description, title),
    skills: skillsOf(posting),
    sourceUrl,
    ...datesOf(posting, now),
  };
}

function languageIn(posting: Thing, text: string): "da" | "en" {
  const name = textOf(posting["inLanguage"], "alternateName", "identifier");
  const language = name === "" ? languageOf(text) : namedLanguage(name);
  if (language) return language;
  if (name === "") {
    throw new Objection(
      "Its text is neither Danish nor English, and only those are matched. Set inLanguage to da or en, if it is one of them.",
    );
  }
  throw new Objection(
    `Its language is ${quotedText(name)}, and only Danish and English postings are matched. Set inLanguage to da or en, if it is one of them.`,
  );
}

function datesOf(posting: Thing, now: Date): Pick<Posting, "postedAt" | "validThrough"> {
  const postedAt = dateOf(posting, "datePosted", "beginning");
  const validThrough = dateOf(posting, "validThrough", "end");
  if (postedAt && (postedAt.getTime() < earliest || postedAt.getTime() > now.getTime() + day)) {
    const where = postedAt.getTime() < earliest ? "before the year 2000" : "in the future";
    throw new Objection(`Its datePosted ${valueOf(posting["datePosted"])} is ${where}. Correct it, or leave it out.`);
  }
  if (!validThrough) return { postedAt, validThrough };
  if (validThrough.getTime() <= now.getTime()) {
    throw new Objection(
      `It has expired: its validThrough ${valueOf(posting["validThrough"])} is past. Leave the posting out, or correct the date.`,
    );
  }
  if (postedAt && validThrough < postedAt) {
    throw new Objection(`Its validThrough is before its datePosted. Correct one of them.`);
  }
  if (validThrough.getTime() > now.getTime() + longestOpenYears * 366 * day) {
    throw new Objection(
      `Its validThrough ${valueOf(posting["validThrough"])} is over ${longestOpenYears} years ahead. Leave it out if there is no deadline.`,
    );
  }
  return { postedAt, validThrough };
}

function dateOf(posting: Thing, name: string, edge: "beginning" | "end"): Date | undefined {
  const text = textOf(posting[name]);
  if (text.trim() === "") return undefined;
  const moment = momentOf(text, edge);
  if (moment) return moment;
  throw new Objection(
    `Its ${name} ${quotedText(text)} is not a date. Write it like 2026-12-31 or 2026-12-31T12:00:00+01:00.`,
  );
}

function quotedText(text: string): string {
  return JSON.stringify(asOneLine(cutAtWord(text, 40)));
}

function valueOf(value: unknown): string {
  return asOneLine(cutAtWord(textOf(value).trim(), 40));
}
