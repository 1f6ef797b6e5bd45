import { isOneLine } from "shared-runtime/api/sound-text.ts";
import { type MemberUser, UnionMembership } from "shared-runtime/api/session-answer.ts";
import { Email } from "shared-runtime/rules/email-address.ts";
import { normalCode, normalLine } from "shared-runtime/rules/normal-text.ts";
import * as v from "valibot";
import { SignInFailure } from "./sign-in-failure.ts";

export type Claims = Readonly<Record<string, unknown>>;

/** The requested scopes. `membership` contains claims that are in no standard. */
export const wantedScopes = ["openid", "profile", "email", "phone", "membership"] as const;

const ClaimName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100), v.check(isOneLine));
const Line = v.pipe(v.string(), v.transform(normalLine), v.nonEmpty(), v.maxLength(200), v.check(isOneLine));
/** At most 255 characters, as OpenID Connect says. */
const Subject = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255), v.check(isOneLine));
/** Any number that the issuer states, even one that our forms would not accept. */
const PhoneNumber = v.pipe(v.string(), v.transform(normalCode), v.regex(/^\+?\d[\d ()/.-]{3,38}$/));
/** A boolean, which brokers also send as a text or a number. */
const Flag = v.pipe(
  v.union([v.boolean(), v.picklist(["true", "false", "1", "0"]), v.picklist([1, 0])]),
  v.transform((flag) => flag === true || flag === "true" || flag === "1" || flag === 1),
);
const Count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
);

const mostNames = 100;

/** The names of the claims that the issuer sent, sorted. Leaves out names that are long or have several lines. */
export function claimNamesOf(claims: Claims): readonly string[] {
  return Object.keys(claims)
    .filter((name) => v.is(ClaimName, name))
    .toSorted()
    .slice(0, mostNames);
}

/**
 * Converts the issuer's claims to a user of this site. Ignores a claim of the wrong shape and calls `onDropped` with
 * its name. Throws a `SignInFailure` if `sub` is missing.
 */
export function memberUserOf(claims: Claims, onDropped: (claim: string) => void): MemberUser {
  const read = <Output>(name: string, schema: v.GenericSchema<unknown, Output>): Output | undefined => {
    const claim = claims[name];
    if (claim === undefined || claim === null || claim === "") return undefined;
    const parsed = v.safeParse(schema, claim);
    if (parsed.success) return parsed.output;
    onDropped(name);
    return undefined;
  };
  const id = read("sub", Subject);
  if (id === undefined) throw new SignInFailure("ugyldig", "The issuer did not say who signed in: sub is missing.");

  const email = read("email", Email);
  const mobilePhone = read("phone_number", PhoneNumber);
  const membership = membershipOf({
    isMember: read("member", Flag),
    membershipNumber: read("membership_number", Count),
    unionMembership: read("union_membership", UnionMembership),
    onDropped,
  });
  return {
    id,
    memberName: nameOf({
      full: read("name", Line),
      given: read("given_name", Line),
      family: read("family_name", Line),
    }),
    contactInfo: { ...(email !== undefined && { email }), ...(mobilePhone !== undefined && { mobilePhone }) },
    ...(membership && { membership }),
  };
}

interface Names {
  readonly full: string | undefined;
  readonly given: string | undefined;
  readonly family: string | undefined;
}

function nameOf({ full, given, family }: Names): MemberUser["memberName"] {
  const fullName = full ?? [given, family].filter((name) => name !== undefined).join(" ");
  const words = fullName.split(/\s+/);
  const firstName = given ?? words[0] ?? "";
  const lastName = family?.split(/\s+/).at(-1) ?? words.at(-1);
  const names = lastName === firstName ? [firstName] : [firstName, lastName];
  return { firstName, fullName, initials: names.map(initialOf).join("") };
}

function initialOf(name: string | undefined): string {
  return /\p{L}\p{M}*/u.exec(name ?? "")?.[0].toLocaleUpperCase("da") ?? "";
}

interface MembershipClaims {
  readonly isMember: boolean | undefined;
  readonly membershipNumber: number | undefined;
  readonly unionMembership: UnionMembership | undefined;
  readonly onDropped: (claim: string) => void;
}

/**
 * The membership for a number and the claim `member`. A number without `member` is a membership; `member` without a
 * number is not.
 */
function membershipOf({ isMember, membershipNumber, unionMembership, onDropped }: MembershipClaims) {
  if (isMember === true && membershipNumber === undefined) onDropped("member");
  if (isMember === false || membershipNumber === undefined) return undefined;
  return { membershipNumber, ...(unionMembership !== undefined && { unionMembership }) };
}
