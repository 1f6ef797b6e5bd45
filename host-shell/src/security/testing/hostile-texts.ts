import { readLockfile } from "shared-runtime/contract/page-lockfile.ts";
import { Email } from "shared-runtime/rules/email-address.ts";
import { personName } from "shared-runtime/rules/person-name.ts";
import { phoneParts, phoneText, withoutCode } from "shared-runtime/ui/field/phone-field/phone-text.ts";
import * as v from "valibot";
import { contactEntriesWith, addressByCountry } from "shared-runtime/api/signup-contact-entries.ts";
import { createClientAddress, subscriberOf } from "../../http/client-address.ts";
import { loggableText } from "../../logging/loggable.ts";
import { createLogger } from "../../logging/logger.ts";
import { maskTokens } from "../../logging/mask-tokens.ts";
import { sanitiseRichText } from "../../pages/content/fields/sanitise-rich-text.ts";
import { pastedLockfile } from "../../pages/replay/pasted-lockfile.ts";
import { spellingOf } from "../../services/companies/company-words.ts";
import { maskCpr } from "../../privacy/cpr.ts";
import { levelOfTitle } from "../../engines/job-match/analysis/level-of-title.ts";
import { partsOf } from "../../engines/job-match/analysis/posting-parts.ts";
import { tokensOf } from "../../engines/job-match/analysis/tokens.ts";
import { plainTextOf } from "../../services/job-store/reading/plain-text.ts";
import { summaryOf } from "../../services/job-store/reading/summary-of.ts";
import { redirectPathOf } from "../../services/sign-in/redirect-path.ts";
import { uploadTitle } from "../../services/uploads/upload-title.ts";

const addressOf = createClientAddress(["127.0.0.1"]);
const log = createLogger("info", { write: () => undefined });
const contact = v.pipe(v.object(contactEntriesWith(v.string())), addressByCountry());

/**
 * The functions that process texts from outside first. Their patterns are composed of parts, or several patterns are
 * applied in turn.
 */
export const hostileReaders: Readonly<Record<string, (text: string) => unknown>> = {
  "an address of a proxy": (text) => subscriberOf(addressOf({ peer: "127.0.0.1", forwardedFor: text })),
  "a path to return to": (text) => redirectPathOf(`/${text}`, "https://a.example", "/"),
  "a name of a file": (text) => [uploadTitle(text), uploadTitle(`${text}.pdf`)],
  "a copied lockfile": (text) => readLockfile(pastedLockfile(text)),
  "a search for a company": spellingOf,
  "a word of a job search": (text) => tokensOf(text, "da"),
  "a title of a job": levelOfTitle,
  "a description of a job": (text) => [partsOf(text), summaryOf(text, "Leder")],
  "an e-mail address": (text) => v.safeParse(Email, text),
  "a name of a person": (text) => v.safeParse(personName({ missing: "Skriv dit navn", longest: 60 }), text),
  "a postal address": (text) => v.safeParse(contact, { address: text, country: "DK" }),
  "a phone number": (text) => [
    withoutCode(`+46${text}`),
    ...["", "+", "( "].map((begin) => phoneText(phoneParts(begin + text))),
  ],
  "a value of the log": loggableText,
  "tokens in a line of the log": (text) => [maskTokens(JSON.stringify(text)), maskTokens(`eyJ${text}`)],
  "lines of the log": (text) => {
    log.info({ path: text, list: [text] }, text);
    log.error({ err: new Error(text) }, "broken");
  },
  "CPR numbers": maskCpr,
  "a posting in HTML": plainTextOf,
  "a text of an editor": (text) => sanitiseRichText(text),
};

/** Parts to be repeated: many repetitions of one part are the worst case for a pattern that repeats it. */
export const hostileParts = [
  ...Array.from(" a0.-/\\@:;,<>[]()'\"=&%+•\n\t\0æA"),
  "a@",
  "a.",
  "1.",
  "0 ",
  "a ",
  " -",
  "\r\n",
  "• ",
  "+45 ",
  "::",
  ",::1",
  ",127.0.0.1",
  "lockfile=",
  "eyJ",
  "eyJ.",
  "lk_",
  "%3D",
  "<b>",
  "<table><caption>",
  "&lt;",
  "leder ",
  "Om jobbet\n",
  "2 0 1 cpr 01 - ",
  "010190-1234;",
  "0101901234 ",
  "0 1 0 1 9 0 - 1 2 3 4 ",
  "01 01 90-1234,",
  "cpr 010190\n1234\n",
  "cpr 010190\n1234 \t",
  "+1",
  "1",
  "1 ",
  "1-",
  "cpr",
  "cpr 1",
  "cpr 1 ",
  "cpr 1·",
  "cpr 0101_",
  "cpr 0101\n",
  "1·1_",
  "1/",
  "1--",
  "010190/",
  "\uff10",
  "cpr \u0660\u200b",
  "å",
  "\u202E",
  " (",
  "\n    at x",
  "-eyJ",
  "eyJa.b",
  "eyJ.eyJ.",
  "\\neyJ",
  "%3DeyJ",
  "-lk_",
  "\\u0001",
  "<!--",
  '<a "',
  "<a \"'",
  "<script>",
  "<a",
  "&#38;lt;p",
  "• a\n\n",
  "<li>",
  "<br>",
  "<p>Vi søger en leder.</p>",
];
