import { signupCookie, signupName } from "shared-runtime/api/submission-names.ts";
import { createHmac } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { SignupForm, SignupLead } from "shared-runtime/api/signup.ts";
import { signupCall, signupLeadCall } from "shared-runtime/api/signup-calls.ts";
import { SignupCampaign } from "shared-runtime/api/signup-contact-entries.ts";
import type { TickedConsents } from "shared-runtime/api/ticked-consents.ts";
import * as v from "valibot";
import { createSignedValues } from "../../../security/signed-value.ts";
import {
  openBody,
  type Refusal,
  type SubmissionBody,
  type SubmissionIdentity,
  type SubmissionKind,
} from "../submission-kind.ts";
import type { StoredSubmission } from "../stored-submission.ts";
import { danishCityProblems } from "./danish-city.ts";
import { hiddenText } from "./hidden-fields.ts";
import { uuidOf } from "../../../security/uuid-of.ts";

type JsonObject = Readonly<Record<string, unknown>>;

/** The contact details, including the fields of the campaign that are filled in. */
export function contactOf(contactInfo: SignupForm["contactInfo"]): JsonObject {
  const names = Object.keys(SignupCampaign.entries) as (keyof SignupCampaign)[];
  return { ...contactInfo, ...Object.fromEntries(names.map((name) => [name, hiddenText(contactInfo[name])])) };
}

const form = openBody("anyone", SignupForm, ({ contactInfo, ...rest }) => ({
  payload: { ...rest, contactInfo: contactOf(contactInfo) },
}));

const alreadyMember = {
  errorKey: "alreadyMember",
  reason: "Du er allerede medlem. Du kan se og ændre dit medlemskab i selvbetjeningen.",
} as const;

/**
 * The rules of the form, and those that only the server knows: a member does not join again, the city must fit the
 * postal code, and there must be a membership for the answers. A sign-up that the next call would refuse is not stored.
 */
const bodyWith = ({ objectionTo }: SignupPorts): SubmissionBody => ({
  ...form,
  sender: "anyone",
  read: async (given: JsonObject, user?: MemberUser) => {
    if (user?.membership) return { refusal: alreadyMember };
    const read = form.sender === "anyone" ? await form.read(given) : undefined;
    if (read === undefined || !("filled" in read)) return read ?? { problems: [] };
    const filled = read.filled.payload as SignupForm;
    const problems = danishCityProblems(filled.contactInfo);
    if (problems.length > 0) return { problems };
    const refusal = objectionTo(filled);
    return refusal ? { refusal } : read;
  },
});

const cookieSeconds = 24 * 60 * 60;

/**
 * The content of the cookie: the id of the last sign-up, digests of its content and its person, and the id that it
 * replaces.
 */
const Remembered = v.pipe(
  v.string(),
  v.regex(/^[\da-f-]{36}\.[\da-f]{64}\.[\da-f]{64}\.(?:[\da-f-]{36})?$/),
  v.transform((text) => text.split(".")),
);

const signedCookie = (secret: Uint8Array, { now }: Pick<SignupPorts, "now">) =>
  createSignedValues({ secret, purpose: "member-signup", seconds: cookieSeconds, now });

/** Returns a function that returns the id of the sign-up in a cookie; `undefined` if the cookie is not valid. */
export function signupIdWith(
  secret: Uint8Array,
  ports: Pick<SignupPorts, "now">,
): (cookie: string) => string | undefined {
  const signed = signedCookie(secret, ports);
  return (cookie) => {
    const remembered = v.safeParse(Remembered, signed.open(cookie));
    return remembered.success ? remembered.output[0] : undefined;
  };
}

/**
 * A sign-up is identified by its content: the same content is the same sign-up, whatever the key and the tab. Different
 * content from the same person replaces the previous sign-up of the same browser, or, once the person is signed in, of
 * any browser. The cookie is signed, so that nobody can replace the sign-up of another person.
 */
function identityWith(secret: Uint8Array, ports: Pick<SignupPorts, "now">): SubmissionIdentity {
  const digestOf = (content: unknown) => createHmac("sha256", secret).update(JSON.stringify(content)).digest("hex");
  const signed = signedCookie(secret, ports);
  return {
    cookie: signupCookie,
    cookieSeconds,
    identify(payload, remembered, ofPerson) {
      const { email } = payload["contactInfo"] as SignupForm["contactInfo"];
      const [digest, person] = [digestOf(payload), digestOf(email.toLowerCase())];
      const last = v.safeParse(Remembered, signed.open(remembered ?? ""));
      const [lastId = "", lastDigest, lastPerson, lastReplaced = ""] = last.success ? last.output : [];
      const isRepeated = digest === lastDigest;
      const byBrowser = isRepeated ? lastReplaced : person === lastPerson ? lastId : "";
      const isOfBrowser = isRepeated || byBrowser !== "" || ofPerson === undefined;
      const replaced = isOfBrowser ? byBrowser : replacedBy(payload, ofPerson);
      const whole = replaced === "" ? payload : { ...payload, replaces: replaced };
      const id = uuidOf(digestOf(whole));
      return { id, payload: whole, remember: signed.sign([id, digest, person, replaced].join(".")) };
    },
  };
}

/** The sign-up that this one replaces: the person's last one, or, if that has the same content, what that one replaces. */
function replacedBy(payload: JsonObject, { id, payload: last }: Pick<StoredSubmission, "id" | "payload">): string {
  const { replaces, ...content } = last;
  if (!isDeepStrictEqual(content, JSON.parse(JSON.stringify(payload)))) return id;
  return typeof replaces === "string" ? replaces : "";
}

export interface SignupLimits {
  readonly signupRetentionDays: number;
}

export interface SignupPorts {
  readonly now: () => Date;
  /** Why the answers lead nowhere; `undefined` if there is a membership for them. */
  readonly objectionTo: (answers: Pick<SignupForm, "product" | "workInfo">) => Refusal | undefined;
}

/** The text of the box: "I må behandle mine oplysninger for at oprette mit medlemskab, og kontakte mig om det". */
const consents: TickedConsents = { "contactInfo.terms": ["contact", "processing"] };

/** The kind of submission with which a person joins. */
export function signupKind(
  { signupRetentionDays }: SignupLimits,
  secret: Uint8Array,
  ports: SignupPorts,
): SubmissionKind {
  return {
    name: signupName,
    title: "Indmeldelse",
    consents,
    call: signupCall,
    bodies: [bodyWith(ports)],
    identity: identityWith(secret, ports),
    invalidKey: "invalidSignup",
    idField: "signupId",
    retentionDays: signupRetentionDays,
  };
}

/** The kind of submission with the answers of a person who has not joined so far. */
export function signupLeadKind({ signupRetentionDays }: SignupLimits): SubmissionKind {
  return {
    name: "lead.signup",
    title: "Påbegyndt indmeldelse",
    consents,
    call: signupLeadCall,
    bodies: [leadBody],
    invalidKey: "invalidLead",
    idField: "leadId",
    retentionDays: signupRetentionDays,
  };
}

const leadBody = openBody("anyone", SignupLead, ({ contactInfo, ...rest }) => ({
  payload: { ...rest, contactInfo: contactOf(contactInfo) },
}));
