import { type CvEntry, isOrdered, mostCharacters } from "shared-runtime/api/cv-reading.ts";
import { normalLine } from "shared-runtime/rules/normal-text.ts";
import { monthInField, writtenMonth } from "./month-text.ts";
import { readingTexts as texts } from "./reading.texts.ts";

/** The fields of an entry as the visitor types them. */
export interface EntryDraft extends Pick<CvEntry, "kind" | "title" | "employer"> {
  readonly from: string;
  readonly to: string;
}

export type DraftProblems = Readonly<Partial<Record<"title" | "employer" | "from" | "to", string>>>;

export function draftOf({ kind, title, employer, from, to }: CvEntry): EntryDraft {
  return { kind, title, employer, from: monthInField(from), to: to === "now" ? texts.now : monthInField(to) };
}

/** What is wrong in a draft, by field; empty if it can be saved. */
export function problemsIn(draft: EntryDraft): DraftProblems {
  const { title, employer } = namesIn(draft);
  const from = writtenMonth(draft.from);
  const to = endIn(draft.to);
  const problems = {
    title:
      title === "" && employer === "" ? texts.titleMissing : title.length > mostCharacters ? texts.tooLong : undefined,
    employer: employer.length > mostCharacters ? texts.tooLong : undefined,
    from:
      draft.from.trim() === ""
        ? draft.to.trim() === ""
          ? undefined
          : texts.fromMissing
        : from === undefined
          ? texts.fromWrong
          : undefined,
    to:
      draft.to.trim() === ""
        ? undefined
        : to === undefined
          ? texts.toWrong
          : from !== undefined && !isOrdered(from, to)
            ? texts.toBeforeFrom
            : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

/** The entry with the fields of a draft that has no problems. */
export function entryOf({ id, parts }: Pick<CvEntry, "id" | "parts">, draft: EntryDraft): CvEntry {
  const from = writtenMonth(draft.from);
  const to = endIn(draft.to);
  return {
    id,
    kind: draft.kind,
    ...namesIn(draft),
    ...(from !== undefined && { from }),
    ...(from !== undefined && to !== undefined && { to }),
    parts,
    isConfirmed: true,
  };
}

/** An entry that the visitor adds, or that a divided entry becomes besides itself. */
export function newEntry(from: Partial<Omit<CvEntry, "id">> = {}): CvEntry {
  const id = `n-${Math.random().toString(36).slice(2, 12)}`;
  return { kind: "job", title: "", employer: "", parts: [], isConfirmed: true, ...from, id };
}

function namesIn({ title, employer }: EntryDraft): Pick<CvEntry, "title" | "employer"> {
  return { title: oneLine(title), employer: oneLine(employer) };
}

/** A field in its normal form. Line breaks come with pasted text. */
export function oneLine(text: string): string {
  return normalLine(text.toWellFormed().replaceAll(/[\r\n]+/gu, " "));
}

function endIn(field: string): string | undefined {
  return /^(?:nu|i dag|d\.?d\.?|now)$/iu.test(field.trim()) ? "now" : writtenMonth(field);
}
