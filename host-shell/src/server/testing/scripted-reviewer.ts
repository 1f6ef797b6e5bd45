import type { CvArea, CvErrorKey } from "shared-runtime/api/cv.ts";
import type { DraftArea } from "../../engines/cv-review/criteria/draft-area.ts";
import {
  CvUnreadable,
  type CvInspection,
  type CvJudged,
  type CvReviewed,
  type CvReviewer,
} from "../../engines/cv-review/cv-reviewer.ts";
import type { ReadReading } from "../../engines/cv-review/entries/read-reading.ts";
import { noFacts } from "../../engines/cv-review/testing/no-facts.ts";
import { noReading } from "../../engines/cv-review/testing/no-reading.ts";

/**
 * A reviewer that obeys the content of the file: `%PDF- refuse tooManyPagesError`, `%PDF- unreadable`, `%PDF- break`,
 * or `%PDF- Hanne Holm`, whose name it repeats in the review.
 */
export interface ScriptedReviewer extends CvReviewer {
  /** The number of reviews so far. */
  readonly reviews: () => number;
  /** The most inspections that ran at the same time. */
  readonly busiest: () => number;
  /** Blocks all reviews until the returned function is called. */
  readonly hold: () => () => void;
}

export function scriptedReviewer(): ScriptedReviewer {
  let reviews = 0;
  let inspecting = 0;
  let busiest = 0;
  let free: Promise<void> = Promise.resolve();

  return {
    async inspect({ bytes }): Promise<CvInspection> {
      inspecting += 1;
      busiest = Math.max(busiest, inspecting);
      await new Promise(setImmediate);
      inspecting -= 1;
      const [mark, order, errorKey] = wordsOf(bytes);
      if (mark !== "%PDF-") return { kind: "refused", errorKey: "wrongFileExtensionError" };
      if (order === "refuse") return { kind: "refused", errorKey: errorKey as CvErrorKey };
      return { kind: "accepted", pages: 2, words: 300, language: "da" };
    },

    async review({ bytes }): Promise<CvReviewed<DraftArea>> {
      reviews += 1;
      await free;
      const words = wordsOf(bytes);
      if (words[1] === "unreadable") throw new CvUnreadable("told to");
      if (words[1] === "break") throw new Error("told to break");
      const { areas, ...reviewed } = reviewOf(words.slice(1).join(" "));
      return { ...reviewed, areas: areas.map(draftOf) };
    },

    async judge({ corrected }): Promise<CvJudged<DraftArea>> {
      const [job] = corrected.entries;
      const { areas, facts } = reviewOf(job?.title ?? "");
      return { facts, areas: areas.map(draftOf) };
    },

    close: async () => undefined,
    reviews: () => reviews,
    busiest: () => busiest,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      free = promise;
      return resolve;
    },
  };
}

/** The review of a CV with this name, and perhaps a postal code after it. */
export function reviewOf(name: string): CvReviewed {
  const zip = /\b\d{4}$/.exec(name)?.[0];
  return {
    areas: [
      area("contact", true, `${name}, skriv din e-mail.`),
      area("profile", false, `${name} er til at få øje på.`),
    ],
    thumbnail: new Uint8Array([137, 80, 78, 71]),
    facts: { ...noFacts, ...(zip !== undefined && { zip }) },
    text: name,
    language: "da",
    reading: readingOf(name),
    document: new TextEncoder().encode(name),
  };
}

function readingOf(name: string): ReadReading {
  const job = { id: "p1-1", kind: "job", title: name, employer: "", parts: ["p1-1"] } as const;
  return { ...noReading, entries: [{ ...job, isConfirmed: false, isCertain: true }] };
}

function area(key: string, warning: boolean, text: string): CvArea {
  return { meta: { title: key, text, isfound: true, key, warning }, items: [{ warning, title: key, text }] };
}

function draftOf({ meta, items }: CvArea): DraftArea {
  return {
    meta: { ...meta, text: [meta.text] },
    items: items.map(({ warning, title, text }) => ({ id: title, warning, title, text: [text] })),
  };
}

function wordsOf(bytes: Uint8Array): readonly string[] {
  return new TextDecoder().decode(bytes.subarray(0, 200)).trim().split(/\s+/);
}
