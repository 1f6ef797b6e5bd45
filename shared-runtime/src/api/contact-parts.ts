import type { SubmissionCall } from "../forms/submission-call.ts";

/** The fields of each part of the contact details, in reading order. A member changes one part at a time. */
export const contactFields = {
  name: ["name"],
  address: ["address", "zipCode", "city"],
  email: ["email"],
  phone: ["phone"],
  work: ["workPlace", "workTitle"],
} as const;

export type ContactPart = keyof typeof contactFields;
export const contactParts = Object.keys(contactFields) as readonly ContactPart[];
export type ContactField = (typeof contactFields)[ContactPart][number];
/** What a register has about a member. */
export type ContactValues = Readonly<Partial<Record<ContactField, string>>>;

/** The kind of submission with which a member changes their contact details. */
export const contactChangeName = "member.contact-change";

/** Changes one part of a member's contact details, or withdraws the change of it that is pending. */
export const contactChangeCall = {
  path: "member/change-contact",
  fields: ["part", "withdraw", ...Object.values(contactFields).flat()],
} as const satisfies SubmissionCall;
