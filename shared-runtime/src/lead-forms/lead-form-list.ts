import { callMe } from "./call-me/call-me.form.ts";
import { eventSignup } from "./event-signup/event-signup.form.ts";
import type { LeadForm } from "./lead-form.ts";
import { memberGetMember } from "./member-get-member/member-get-member.form.ts";

const forms = [callMe, memberGetMember, eventSignup] as const;

type Form = (typeof forms)[number];
type KeyOf<Part> = Part extends unknown ? keyof Part & string : never;
type Together<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
  ? All
  : never;

export type LeadFormId = Form["id"];
export type LeadTextKey = KeyOf<Form["texts"]>;

/** All forms of the widget `lead-forms`, in the order of its documentation. The first is shown unless a page names another. */
export const leadForms: readonly [LeadForm<LeadFormId, LeadTextKey>, ...LeadForm<LeadFormId, LeadTextKey>[]] = forms;

/** The texts of all forms. */
export const leadTexts = Object.assign({}, ...forms.map(({ texts }) => texts)) as Readonly<Record<LeadTextKey, string>>;

/** The props of all forms. */
export const leadProps = Object.assign({}, ...forms.map(({ props }) => props)) as Together<Form["props"]>;
