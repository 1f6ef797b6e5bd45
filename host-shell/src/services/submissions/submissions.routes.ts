import { isDeepStrictEqual } from "node:util";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { Logger } from "pino";
import type { SubmissionTaken } from "shared-runtime/api/submission-taken.ts";
import { TrapFields } from "shared-runtime/api/trap.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import * as v from "valibot";
import { isDiskFull } from "../../disk/is-disk-full.ts";
import { logDiskFull } from "../../disk/log-disk-full.ts";
import type { NewSubmission, SubmissionOutcome } from "./submission.ts";
import type { CookieOf, Filled, SubmissionBody, SubmissionIdentity, SubmissionKind } from "./submission-kind.ts";
import type { SubmissionStore } from "./submission-store.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { attachmentProblem, objectionToAttachments } from "./attachment-problem.ts";
import { jsonOnly, objectOf, tooLarge } from "../../api/bodies/json-body.ts";
import { setOwnCookie } from "../../api/cookies/own-cookie.ts";
import { notStored, problem } from "../../api/answers/problem.ts";
import type { SignedInRecently, UserOf } from "../../api/guards/signed-in.ts";
import { everywhere } from "../../api/cookies/sign-in-cookies.ts";

export interface SubmissionCallsDeps {
  readonly kinds: readonly SubmissionKind[];
  readonly store: SubmissionStore;
  readonly userOf: UserOf;
  readonly signedInRecently: SignedInRecently;
  readonly log: Logger;
}

/** Marks the payload of a submission whose hidden field was filled in. The receiver decides what this means. */
const flag = { trapFilled: true } as const;
const trapNames = Object.keys(TrapFields.entries);

type JsonObject = Readonly<Record<string, unknown>>;

/** The key as it is, or in quotation marks as in the draft standard of the header. */
const IdempotencyKey = v.optional(
  v.pipe(
    v.string(),
    v.transform((key) => key.replace(/^"(.*)"$/, "$1")),
    v.uuid("The header Idempotency-Key must be a UUID."),
  ),
);

/** A call for each path that kinds of submissions have. */
export function submissionCalls({ kinds, store, userOf, signedInRecently, log }: SubmissionCallsDeps) {
  const taken = (c: Context<ApiEnv>) => c.json({ taken: true } satisfies SubmissionTaken);
  const calls = new Hono<ApiEnv>();

  for (const [path, bodies] of bodiesByPath(kinds)) {
    calls.post(`/api/${path}`, jsonOnly, tooLarge, async (c) => {
      const given = await objectOf(c);
      if (given === undefined) return problem(c, 400);
      const found = bodies.find(({ body: { accepts } }) => accepts?.(given) ?? true);
      if (!found) return problem(c, 422, "unknownForm", { reason: "Form obj not found" });
      const { kind, body } = found;
      try {
        return await take(c, kind, body, given);
      } catch (error) {
        if (isDiskFull(error)) logDiskFull(log, error);
        else log.error({ err: error, ...about(c, kind) }, "a submission was not stored");
        return notStored(c, error, 10);
      }
    });
  }
  return calls;

  async function take(c: Context<ApiEnv>, kind: SubmissionKind, body: SubmissionBody, given: JsonObject) {
    const user = body.sender === "visitor" ? undefined : await userOf(c);
    // Another person has signed in in another tab since the form was filled in.
    if (user !== undefined && !isFor(user, c.req.header("for-member"))) return problem(c, 401);
    const read = await readAs(body, withoutTrap(given), user, (name) => getCookie(c, name));
    if (read === undefined) return problem(c, 401);
    if (kind.needsRecentSignIn === true && !(await signedInRecently(c)))
      return problem(c, 401, "signInAgain", { reason: "Log ind igen for at ændre din konto." });
    if ("problems" in read) return problem(c, 422, kind.invalidKey, read);
    if ("refusal" in read) {
      const { errorKey, reason } = read.refusal;
      return problem(c, 422, errorKey, { reason });
    }
    const tooMany = objectionToAttachments(kind, read.filled);
    if (tooMany !== undefined) return problem(c, 422, kind.invalidKey, { problems: [tooMany] });
    const key = v.safeParse(IdempotencyKey, c.req.header("idempotency-key"));
    if (!key.success) return problem(c, 400, "invalidIdempotencyKey", { reason: key.issues[0].message });
    const identity = kind.identity && "identify" in kind.identity ? kind.identity : undefined;
    const last = identity && user ? await store.lastOf(kind.name, user.id) : undefined;
    const known = identity?.identify(read.filled.payload, getCookie(c, identity.cookie), last);
    const id = known?.id ?? (await chainedId(kind, read.filled, user)) ?? key.output;
    const isTrapped = fillsTrap(body, given);
    const filled = { ...read.filled, payload: { ...(known?.payload ?? read.filled.payload), ...(isTrapped && flag) } };
    const outcome = await store.keep({
      kind,
      ...(id !== undefined && { id }),
      ...(user !== undefined && { memberId: user.id }),
      ...storedOf(filled, { memberId: user?.id, uploadSecret: c.req.header("upload-secret") }),
      correlationId: c.get("correlationId"),
    });
    if (isTrapped) log.info(about(c, kind), "a submission has a filled-in honeypot");
    if (identity && known && outcome.kind === "stored") remember(c, identity, known.remember);
    return answerTo(c, kind, outcome);
  }

  /** The id of a submission in a chain: the id of the member's previous submission if the content is the same. */
  async function chainedId(
    { name, identity }: SubmissionKind,
    { payload }: Filled,
    user: MemberUser | undefined,
  ): Promise<string | undefined> {
    if (!identity || "identify" in identity || !user) return undefined;
    const { begunBy } = identity;
    const [sent, begun] = await Promise.all([
      store.lastOf(name, user.id),
      begunBy === undefined ? undefined : store.lastOf(begunBy, user.id),
    ]);
    const last = sent && begun && sent.sentAt < begun.sentAt ? undefined : sent;
    return last && isDeepStrictEqual(last.payload, withoutAbsent(payload))
      ? last.id
      : identity.idAfter((last ?? begun)?.id, withoutAbsent(payload), user.id);
  }

  function answerTo(c: Context<ApiEnv>, kind: SubmissionKind, outcome: SubmissionOutcome): Response {
    switch (outcome.kind) {
      case "stored":
        return taken(c);
      case "different":
        return problem(c, 409, "idempotencyKeyTaken", {
          reason: "Der er allerede sendt en anden henvendelse med samme nøgle. Genindlæs siden, og send igen.",
        });
      case "refused":
        return problem(c, 422, kind.invalidKey, { problems: [attachmentProblem(kind, outcome.objection)] });
    }
  }
}

/** The bodies that each path accepts, with the kind of each. */
function bodiesByPath(kinds: readonly SubmissionKind[]) {
  const bodies = kinds.flatMap((kind) => kind.bodies.map((body) => ({ kind, body })));
  return Map.groupBy(bodies, ({ kind }) => kind.call.path);
}

/**
 * Sets the cookie, which browsers must still send after the redirects to the sign-in and back. Scripts cannot read the
 * cookie, and other sites do not send it.
 */
function remember(c: Context<ApiEnv>, { cookie, cookieSeconds }: SubmissionIdentity, value: string): void {
  setOwnCookie(c, cookie, value, { ...everywhere(c), httpOnly: true, maxAge: cookieSeconds });
}

/** Returns `undefined` if the body needs a member. A signed-in user who is not a member has the rights of a visitor. */
function readAs(body: SubmissionBody, given: JsonObject, user: MemberUser | undefined, cookieOf: CookieOf) {
  if (body.sender === "visitor") return body.read(given);
  if (body.sender === "anyone") return body.read(given, user);
  const isEnough = body.sender === "user" ? user !== undefined : user?.membership !== undefined;
  return user && isEnough ? body.read(given, user, cookieOf) : undefined;
}

function isFor({ id }: MemberUser, member: string | undefined): boolean {
  return member === undefined || member === encodeURIComponent(id);
}

/** The payload that is stored: without fields that are `undefined`. */
function withoutAbsent(payload: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined));
}

function storedOf(
  { source, payload, attachments = [] }: Filled,
  owner: { readonly memberId: string | undefined; readonly uploadSecret: string | undefined },
): Pick<NewSubmission, "source" | "payload" | "attachments"> {
  return {
    ...(source !== undefined && { source }),
    payload: attachments.length > 0 ? { ...payload, attachments } : payload,
    ...(attachments.length > 0 && { attachments: { ids: attachments, owner } }),
  };
}

/** Whether the hidden field is filled in. Programs do this, and sometimes the password manager of a person. */
function fillsTrap({ schema }: SubmissionBody, given: JsonObject): boolean {
  return trapNames.some((name) => name in schema.entries && Object.hasOwn(given, name) && given[name] !== "");
}

/** Removes the hidden field, so that a submission is never refused for its content. */
function withoutTrap(given: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !trapNames.includes(name)));
}

function about(c: Context<ApiEnv>, { name }: SubmissionKind) {
  return { kind: name, correlationId: c.get("correlationId") };
}
