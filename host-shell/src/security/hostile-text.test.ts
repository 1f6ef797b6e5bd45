import { readLockfile } from "shared-runtime/contract/page-lockfile.ts";
import { Email } from "shared-runtime/rules/email-address.ts";
import { personName } from "shared-runtime/rules/person-name.ts";
import { withoutCode } from "shared-runtime/ui/field/phone-field/phone-text.ts";
import * as v from "valibot";
import { expect, it } from "vitest";
import { contactEntriesWith, addressByCountry } from "shared-runtime/api/signup-contact-entries.ts";
import { createClientAddress, subscriberOf } from "../http/client-address.ts";
import { loggableText } from "../logging/loggable.ts";
import { maskTokens } from "../logging/mask-tokens.ts";
import { sanitiseRichText } from "../pages/content/fields/sanitise-rich-text.ts";
import { pastedLockfile } from "../pages/replay/pasted-lockfile.ts";
import { spellingOf } from "../services/companies/company-words.ts";
import { levelOfTitle } from "../engines/job-match/analysis/level-of-title.ts";
import { partsOf } from "../engines/job-match/analysis/posting-parts.ts";
import { tokensOf } from "../engines/job-match/analysis/tokens.ts";
import { summaryOf } from "../services/job-store/reading/summary-of.ts";
import { redirectPathOf } from "../services/sign-in/redirect-path.ts";
import { uploadTitle } from "../services/uploads/upload-title.ts";

const addressOf = createClientAddress(["127.0.0.1"]);
const contact = v.pipe(v.object(contactEntriesWith(v.string())), addressByCountry());

/** The functions that texts of strangers reach first; their patterns are built from parts, or several follow each other. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  "an address of a proxy": (text) => subscriberOf(addressOf({ peer: "127.0.0.1", forwardedFor: text })),
  "a path to return to": (text) => redirectPathOf(`/${text}`, "https://a.example", "/"),
  "a name of a file": uploadTitle,
  "a copied lockfile": (text) => readLockfile(pastedLockfile(text)),
  "a search for a company": spellingOf,
  "a word of a job search": (text) => tokensOf(text, "da"),
  "a title of a job": levelOfTitle,
  "a description of a job": (text) => [partsOf(text), summaryOf(text, "Leder")],
  "an e-mail address": (text) => v.safeParse(Email, text),
  "a name of a person": (text) => v.safeParse(personName({ missing: "Skriv dit navn", longest: 60 }), text),
  "a postal address": (text) => v.safeParse(contact, { address: text, country: "DK" }),
  "a phone number": withoutCode,
  "a value of the log": loggableText,
  "a line of the log": (text) => maskTokens(JSON.stringify(text)),
  "a text of an editor": (text) => sanitiseRichText(text),
};

const parts = [
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
];

it.each(Object.entries(readers))("reads %s of 100 kB in less than 400 ms, whatever is in it", (_, read) => {
  const slow = parts.filter((part) => {
    const before = process.cpuUsage();
    read(`${part.repeat(100_000 / part.length)}!`);
    return process.cpuUsage(before).user / 1_000 > 400;
  });
  expect(slow).toEqual([]);
});
