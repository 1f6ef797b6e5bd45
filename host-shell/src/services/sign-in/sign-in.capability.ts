import { Hono } from "hono";
import type { Logger } from "pino";
import type { ApiEnv } from "../../api/api-env.ts";
import type { RouteGuard } from "../../api/quotas/route-guard.ts";
import type { SecurityLog } from "../../api/guards/security-log.ts";
import type { SignedInRecently, UserOf } from "../../api/guards/signed-in.ts";
import { memberOf, recentlySignedIn, session } from "./session.routes.ts";
import { sessionDebug } from "./session-debug.routes.ts";
import { signInCalls } from "./sign-in.routes.ts";
import type { Tables } from "../../database/database.ts";
import { isLoopback } from "../../settings/is-loopback.ts";
import type { OidcSettings } from "../../settings/groups/sign-in.ts";
import type { Capability } from "../capability.ts";
import { testIdentityCapability } from "./test-identity/test-identity.capability.ts";
import type { TestPerson } from "./test-identity/test-persons.ts";
import { createIssuer } from "./issuer.ts";
import { createMemberSessions, type MemberSessions, type SessionLimits } from "./member-sessions.ts";
import { createSignIn } from "./sign-in.ts";
import type { ClaimSignup } from "../submissions/claim-signup.ts";
import type { SignInPaths } from "./sign-in-paths.ts";
import type { SignInService } from "./sign-in-service.ts";
import { createSignInAttempts, type SignInAttempts } from "./sign-in-attempts.ts";

export interface SignInOptions {
  /** Without these settings, visitors sign in as test persons. */
  readonly oidc: OidcSettings | undefined;
  /** The seconds that each call waits for the issuer. */
  readonly timeoutSeconds?: number | undefined;
  readonly allowedOrigins: readonly string[];
  /** The service state of signing in. A sign-in that has begun can be finished while signing in is off. */
  readonly serviceState: () => Promise<SignInService>;
  readonly paths: SignInPaths;
  readonly security: SecurityLog;
  readonly claimSignup?: ClaimSignup | undefined;
  readonly signupIdIn?: ((cookie: string) => string | undefined) | undefined;
  /** Returns the true time, since the clock of this server may be wrong. */
  readonly now: () => Date;
  readonly log: Logger;
}

export interface SignInRoutes {
  readonly calls: Hono<ApiEnv>;
  /** The persons as whom visitors can sign in; empty if an issuer is configured. */
  readonly testPersons: readonly TestPerson[];
  readonly paths: SignInPaths;
}

export interface SignInCapability extends Capability {
  readonly userOf: UserOf;
  readonly signedInRecently: SignedInRecently;
  readonly sessions: MemberSessions;
  /** Makes the routes for visitors who reach the server under this origin. */
  readonly at: (publicUrl: string, guard: RouteGuard) => SignInRoutes;
}

export interface SignInCapabilityOptions extends SignInOptions {
  readonly tables: Tables;
  /** The key from which the keys of persons are made. */
  readonly secret: Uint8Array;
  readonly limits: SessionLimits;
  /** Whether the session's debug panel is available. */
  readonly authDebug: boolean;
  /** Whether test persons may sign in even if other people can reach the server. */
  readonly anyoneCanSignIn: boolean;
}

/** Signs members in and out, and returns the current session. */
export function signInCapability({
  tables,
  secret,
  limits,
  authDebug,
  anyoneCanSignIn,
  ...options
}: SignInCapabilityOptions): SignInCapability {
  const sessions = createMemberSessions(tables, limits);
  const attempts = createSignInAttempts(tables);
  if (authDebug) options.log.warn("every page shows the debug panel of the session, because AUTH_DEBUG is 1");
  if (anyoneCanSignIn)
    options.log.warn("everybody who reaches this server can sign in as a test person, because ANYONE_CAN_SIGN_IN is 1");
  return {
    routes: [session(sessions, secret), ...(authDebug ? [sessionDebug(sessions)] : [])],
    sweeps: [sessions, attempts],
    userOf: memberOf(sessions),
    signedInRecently: recentlySignedIn(sessions),
    sessions,
    at: (publicUrl, guard) => signInRoutes(publicUrl, { sessions, attempts, guard }, options),
  };
}

interface SignInPorts {
  readonly sessions: MemberSessions;
  readonly attempts: SignInAttempts;
  readonly guard: RouteGuard;
}

/** The routes with which visitors of a site at this origin sign in and out. */
export function signInRoutes(
  publicUrl: string,
  { sessions, attempts, guard }: SignInPorts,
  {
    oidc,
    timeoutSeconds,
    allowedOrigins,
    serviceState,
    paths,
    security,
    claimSignup,
    signupIdIn,
    now,
    log,
  }: SignInOptions,
): SignInRoutes {
  warnOfLostCookies(publicUrl, log);
  const { issuer, persons, routes } = oidc
    ? { issuer: createIssuer({ ...oidc, publicUrl, timeoutSeconds, now }), persons: [], routes: [] }
    : testIdentityCapability(publicUrl, paths, guard);
  const calls = new Hono<ApiEnv>();
  const signIn = createSignIn({ sessions, attempts, log, issuer });
  calls.route(
    "/",
    signInCalls({
      signIn,
      publicUrl,
      paths,
      allowedOrigins,
      serviceState,
      guard,
      security,
      claimSignup,
      signupIdIn,
      log,
    }),
  );
  for (const route of routes ?? []) calls.route("/", route);
  return { calls, testPersons: persons, paths };
}

function warnOfLostCookies(publicUrl: string, log: Logger): void {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === "https:" || isLoopback(hostname)) return;
  log.warn(
    { publicUrl },
    "sign-in does not work: browsers keep its cookies only under https or on localhost. Set PUBLIC_URL to an https origin",
  );
}
