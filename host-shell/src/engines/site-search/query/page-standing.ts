import type { SearchDocument } from "../analysis/search-document.ts";

export interface Standing {
  readonly site: string;
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly isQuestion: boolean;
}

const year = 365 * 86_400_000;

/**
 * What counts for a page whatever the query is about: its kind, its site, its age, and whether it is about something
 * that is over.
 */
export function standingOf(
  { site: own, changedAt, endsAt, url, anchors, membersOnly, sections, category }: SearchDocument,
  { site, now, isQuestion }: Standing,
): number {
  const ofSite = own === site ? 1.08 : 1;
  // A page that others lead to is more central than one of a list.
  const linked = 1 + 0.02 * Math.log2(1 + anchors.length);
  // A guide helps whenever it is read, an event only those who have time for it; a question asks for an answer, not for a date.
  const event = endsAt === undefined ? 1 : isQuestion ? 0.6 : 0.88;
  // The page of a person names subjects, but answers no question about them.
  const person = isQuestion && category === "Rådgiver" ? 0.8 : 1;
  // A form says less than the page about its subject.
  const form = membersOnly && sections.length < 2 ? 0.9 : 1;
  const fresh = changedAt === undefined ? 1 : 1 + 0.06 * Math.exp(-Math.max(0, now - changedAt) / year);
  const over = endsAt !== undefined && endsAt < now ? 0.5 : 1;
  const depth = url.split("/").filter((part) => part !== "").length;
  return linked * event * person * form * ofSite * fresh * over * (1 - 0.01 * Math.min(5, depth));
}
