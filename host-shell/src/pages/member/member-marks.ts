import { escapeHtml } from "shared-runtime/text/escape-html.ts";
import type { MemberUser, UnionMembership } from "shared-runtime/api/session-answer.ts";

/**
 * The values by which the drawing of a member's page may differ. Members with the same variant share a copy of the page
 * in memory.
 */
export interface MemberVariant {
  readonly membership: UnionMembership | undefined;
}

/**
 * Marks for the member's own values in a page in memory; they are replaced in each answer. No content contains a
 * control character.
 */
export const memberMarks = {
  firstName: "\u0001first-name\u0001",
  fullName: "\u0001full-name\u0001",
  initials: "\u0001initials\u0001",
  email: "\u0001email\u0001",
} as const;

const mark = /\u0001(first-name|full-name|initials|email)\u0001/g;

/** Replaces the marks in markup by the member's values, escaped. */
export function fillMember(html: string, { memberName, contactInfo }: MemberUser): string {
  const values: Readonly<Record<string, string>> = {
    "first-name": memberName.firstName,
    "full-name": memberName.fullName,
    initials: memberName.initials,
    email: contactInfo.email ?? "",
  };
  return html.replace(mark, (_, name: string) => escapeHtml(values[name] ?? ""));
}
