import type { SubmissionCall } from "shared-runtime/forms/submission-call.ts";
import { SubmissionTaken } from "shared-runtime/api/submission-taken.ts";
import * as v from "valibot";
import { failure, later } from "./answers.ts";
import type { Operation } from "./operation.ts";

interface SubmissionDescription extends Pick<Operation, "id" | "tag" | "summary" | "examples"> {
  readonly call: Pick<SubmissionCall, "path">;
  readonly about: string;
  readonly schema: v.GenericSchema;
  /** Only a signed-in user may call. */
  readonly signedIn?: true;
  /** In which case the call needs a session. Calls without this text never need one. */
  readonly needsMember?: string;
  /** The error keys of other refusals with 401. */
  readonly deniedKeys?: readonly string[];
  /** The number of submissions that one client address may send. If absent, the same as for leads. */
  readonly limit?: string;
  /** The error keys of invalid fields and of too many calls. */
  readonly invalidKey?: string;
  /** Other error keys of a body that is refused. */
  readonly refusedKeys?: readonly string[];
  readonly tooManyKey?: string;
}

const honeypot =
  "A filled-in `kontrolfelt` (or `website`, its former name) is the work of a program: what was sent is stored with `trapFilled`. ";

/** The description of the call of one kind of submission. All kinds answer in the same way. */
export function submissionOperation({
  call,
  about,
  schema,
  signedIn,
  needsMember,
  deniedKeys = [],
  limit = "LEADS_PER_MINUTE leads of tools and of lead forms together",
  invalidKey = "invalidLead",
  refusedKeys = [],
  tooManyKey = "tooManyLeads",
  ...named
}: SubmissionDescription): Operation {
  return {
    ...named,
    method: "post",
    path: `/api/${call.path}`,
    about: `${about} ${signedIn ? "" : honeypot}One client address may send ${limit} in a minute.`,
    caller: signedIn ? "member" : "optional-member",
    headers: {
      "Idempotency-Key": {
        about: "A UUID of the caller. The server stores one submission per key, however often it is sent.",
        schema: v.optional(v.pipe(v.string(), v.uuid())),
      },
      "For-Member": {
        about: "The percent-encoded id of the user who filled the form in. Without it, the session decides.",
        schema: v.optional(v.string()),
      },
    },
    body: { type: "application/json", schema },
    answers: {
      200: { about: "It is stored, with its outbox message.", schema: SubmissionTaken },
      400: failure("The body is not a JSON object, or the key is not a UUID.", "genericError", "invalidIdempotencyKey"),
      ...(needsMember !== undefined && { 401: failure(needsMember, "genericError", ...deniedKeys) }),
      409: failure(
        "Another submission was stored under this key: another body or another kind. `reason` says so in Danish.",
        "idempotencyKeyTaken",
      ),
      413: failure("The body has more than 64 kB."),
      415: failure("The content type is not `application/json`."),
      422: failure("A field is invalid. `problems` name each, with a Danish sentence.", invalidKey, ...refusedKeys),
      429: later("Too many from this address. `reason` says so in Danish.", tooManyKey),
      503: later("It was not stored. Send it again with the same key."),
    },
  };
}
