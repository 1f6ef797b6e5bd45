import type { RoleFacts } from "../../cv-review/facts/cv-facts.ts";
import type { CvPassage } from "./cv-passages.ts";
import { titleInSentence } from "./title-in-sentence.ts";

/**
 * A Danish phrase with the evidence of a passage. The phrase quotes only the CV. It follows `name`, the name of the
 * quality, and does not repeat it. `undefined` if the passage cannot be quoted.
 */
export function evidenceIn({ kind, text, role, level }: CvPassage, name = ""): string | undefined {
  const quote = text.toLowerCase() === name.toLowerCase() ? "" : `»${text}« `;
  switch (kind) {
    case "headCount":
      return /^\d/u.test(text) ? `du har ledet ${text}${asRole(role)}` : `i dit CV står »${text}«${inJob(role)}`;
    case "title":
      return `${role?.isCurrent ? "du er" : "du har været"} ${titleInSentence(text)}${atEmployer(role)}`;
    case "description":
      return role?.title === undefined && role?.employer === undefined ? undefined : `nævnt i dit job${asRole(role)}`;
    case "skill":
      return `${quote}står blandt dine kompetencer`;
    case "course":
      return `du har taget kurset »${text}«`;
    case "education":
      return `din uddannelse er »${text}«`;
    case "language":
      return level === undefined ? `${quote}står blandt dine sprog` : `du skriver, at dit niveau er »${level}«`;
    case "profile":
      return "nævnt i din profiltekst";
    case "line":
      return `i dit CV står »${text}«`;
  }
}

function inJob(role: RoleFacts | undefined): string {
  const named = asRole(role);
  return named === "" ? "" : ` i dit job${named}`;
}

/** " som økonomichef hos Novo (2019–nu)" */
function asRole(role: RoleFacts | undefined): string {
  if (role === undefined) return "";
  const title = role.title === undefined ? "" : ` som ${titleInSentence(role.title)}`;
  return `${title}${atEmployer(role)}`;
}

function atEmployer(role: RoleFacts | undefined): string {
  if (role === undefined) return "";
  const employer = role.employer === undefined ? "" : ` hos ${role.employer}`;
  return `${employer}${yearsOf(role)}`;
}

function yearsOf({ from, to, isCurrent }: RoleFacts): string {
  if (from === undefined) return "";
  const first = Math.floor(from / 12);
  const last = isCurrent || to === undefined ? "nu" : Math.floor(to / 12);
  return first === last ? ` (${first})` : ` (${first}–${last})`;
}
