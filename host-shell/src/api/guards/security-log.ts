import type { Logger } from "pino";
import { type ClientAddress, forwardedIn, type Hop } from "../../http/client-address.ts";
import type { RequestVariables } from "../../logging/log-requests.ts";
import type { ApiEnv } from "../api-env.ts";

/** The meaning of each event. Monitoring searches for the names of events, so they never change. */
const sentences = {
  "sign-in": "a person signed in",
  "sign-in-refused": "a sign-in was refused",
  "sign-out": "a person signed out",
  "token-refused": "a token was refused",
  "right-used": "a right was used",
  "token-made": "a token was made",
  "token-revoked": "a token was revoked",
  "key-added": "a key of a widget was added",
  "key-revoked": "a key of a widget was revoked",
  "call-refused": "a call from another site was refused; if its pages may call, add its origin to ALLOWED_ORIGINS",
} as const;
export type SecurityEvent = keyof typeof sentences;

const refusals: ReadonlySet<SecurityEvent> = new Set(["sign-in-refused", "token-refused", "call-refused"]);

/** Values that are already public or opaque, except `person`: never a name of a member, a token or a CPR number. */
export interface SecurityFacts {
  /**
   * The person's id at the issuer. This id is often a number, which could be computed back from a digest without a key,
   * so the log has neither the id nor such a digest.
   */
  readonly person?: string | undefined;
  /** The label of the token of an operator or a team. */
  readonly holder?: string | undefined;
  readonly token?: string | undefined;
  /** The id of a public key. */
  readonly key?: string | undefined;
  readonly right?: string | undefined;
  readonly widget?: string | undefined;
  readonly reason?: string | undefined;
  readonly origin?: string | undefined;
  readonly site?: string | undefined;
}

/** The context of the call, as a line states it. */
interface NotedCall {
  readonly req: {
    readonly method: string;
    readonly path: string;
    readonly header: (name: string) => string | undefined;
  };
  readonly env: ApiEnv["Bindings"];
  readonly var: Partial<RequestVariables>;
}

/** Writes one line for an event of a call. */
export type SecurityLog = (c: NotedCall, event: SecurityEvent, facts: SecurityFacts) => void;

interface Options {
  readonly log: Logger;
  /** Adds the client's address to each line. */
  readonly addressOf?: ClientAddress | undefined;
  /** Returns a name for a person, which is always the same on all servers. If absent, lines do not name persons. */
  readonly nameOf?: ((personId: string) => string) | undefined;
}

/** Writes the lines whatever LOG_LEVEL is, except `silent`. */
export function createSecurityLog({ log, addressOf, nameOf }: Options): SecurityLog {
  const always = log.child({}, { level: log.level === "silent" ? "silent" : "info" });
  return (c, securityEvent, { person, ...facts }) => {
    const { method, path } = c.req;
    always[refusals.has(securityEvent) ? "warn" : "info"](
      {
        securityEvent,
        correlationId: c.var.correlationId,
        method,
        path,
        ...(nameOf && person !== undefined && { person: nameOf(person) }),
        ...facts,
        ...(addressOf && { client: addressOf(hopOf(c)) }),
      },
      sentences[securityEvent],
    );
  };
}

function hopOf({ env, req }: NotedCall): Hop {
  return { peer: env.incoming?.socket.remoteAddress, forwardedFor: forwardedIn((name) => req.header(name)) };
}
