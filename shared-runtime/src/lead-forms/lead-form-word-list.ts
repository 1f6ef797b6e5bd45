import { callMeWords } from "./call-me/call-me.editor.ts";
import { eventSignupWords } from "./event-signup/event-signup.editor.ts";
import type { LeadFormWords } from "./lead-form-words.ts";
import { memberGetMemberWords } from "./member-get-member/member-get-member.editor.ts";

const words = [callMeWords, memberGetMemberWords, eventSignupWords] as const;

/** What editors read about the forms, in the order of `lead-form-list.ts`. */
export const leadFormWords: readonly [LeadFormWords, ...LeadFormWords[]] = words;
