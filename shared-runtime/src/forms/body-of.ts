import type { SubmissionCall } from "./submission-call.ts";

type Joined<Call extends SubmissionCall> = NonNullable<Call["joined"]>;
type Part<Call extends SubmissionCall> = Joined<Call>[keyof Joined<Call>][number];
type Body<Values, Call extends SubmissionCall> = Omit<Values, Part<Call>> &
  Readonly<Record<keyof Joined<Call>, string>>;

/** The body of a call, made from the values of the form. */
export function bodyOf<const Call extends SubmissionCall, Values extends object>(
  { joined = {} }: Call,
  values: Values,
): Body<Values, Call> {
  const given = new Map<string, unknown>(Object.entries(values));
  for (const [name, parts] of Object.entries(joined)) {
    given.set(name, parts.map((part) => given.get(part)).join(" "));
    for (const part of parts) given.delete(part);
  }
  return Object.fromEntries(given) as Body<Values, Call>;
}
