import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { html } from "hono/html";
import type { Logger } from "pino";
import type { MemberUser, SignedOut } from "shared-runtime/api/session-answer.ts";
import { caseNumberOf } from "shared-runtime/text/case-number.ts";
import { isDatabaseAway } from "../../database/is-database-away.ts";
import { isDiskFull } from "../../disk/is-disk-full.ts";
import { logDiskFull } from "../../disk/log-disk-full.ts";
import { callbackPath } from "../../http/sign-in-addresses.ts";
import { browserNameOf } from "./browser-name.ts";
import { isOfSignup } from "shared-runtime/rules/is-of-signup.ts";
import { redirectPathOf } from "./redirect-path.ts";
import type { ClaimSignup } from "../submissions/claim-signup.ts";
import { signupCookie } from "shared-runtime/api/submission-names.ts";
import { messageSeen, type SignInService } from "./sign-in-service.ts";
import type { SignInPaths } from "./sign-in-paths.ts";
import { newSecret } from "../../security/new-secret.ts";
import type { SignIn } from "./sign-in.ts";
import { SignInFailure } from "./sign-in-failure.ts";
import { attemptSeconds } from "./sign-in-attempts.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { apiHeaders } from "../../api/headers/api-headers.ts";
import { corsFor } from "../../api/headers/cors.ts";
import type { RouteGuard } from "../../api/quotas/route-guard.ts";
import type { SecurityLog } from "../../api/guards/security-log.ts";
import { refuseOtherMethods } from "../../api/answers/other-methods.ts";
import { notStored, problem } from "../../api/answers/problem.ts";
import {
  browserSecret,
  forgetSession,
  keepFarewell,
  rememberBrowser,
  rememberSession,
  sessionSecret,
  tellNews,
} from "../../api/cookies/sign-in-cookies.ts";

export interface SignInDeps {
  readonly signIn: SignIn;
  /** The origin under which visitors reach this server. */
  readonly publicUrl: string;
  readonly paths: SignInPaths;
  readonly allowedOrigins: readonly string[];
  /** The service state of signing in. A sign-in that has begun can be finished while signing in is off. */
  readonly serviceState: () => Promise<SignInService>;
  readonly guard: RouteGuard;
  readonly security: SecurityLog;
  /** Attaches what the browser sent before to the person who signs in. */
  readonly claimSignup?: ClaimSignup | undefined;
  /** Returns the id of the sign-up in the cookie of a browser; `undefined` if the cookie is not valid. */
  readonly signupIdIn?: ((cookie: string) => string | undefined) | undefined;
  readonly log: Logger;
}

/** The routes to sign in and out. Every failure redirects to a page that says what to do. */
export function signInCalls({
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
}: SignInDeps): Hono<ApiEnv> {
  const calls = new Hono<ApiEnv>();
  calls.use("/api/auth/*", apiHeaders, corsFor(allowedOrigins), guard);

  calls.get("/api/auth/login", async (c) => {
    const redirectPath = redirectPathOf(c.req.query("redirectUrl"), publicUrl, paths.start);
    const { isOff, messages } = await serviceState();
    const hasNews = messages.length > 0 && c.req.query(messageSeen.name) !== messageSeen.value;
    if (isOff || hasNews) return c.redirect(`/log-ind?${new URLSearchParams({ redirectUrl: redirectPath })}`, 303);
    if (c.get("secondsToWait") !== undefined)
      throw new SignInFailure(
        "formange",
        "Too many sign-ins were begun from one address. Behind a proxy, set TRUSTED_PROXIES to distinguish addresses.",
        { redirectPath },
      );
    const browser = browserSecret(c) ?? newSecret();
    const url = await signIn.begin({ browser, redirectPath, session: sessionSecret(c) });
    // All tabs of the browser share this cookie, and may sign in at the same time.
    rememberBrowser(c, browser, attemptSeconds);
    return c.redirect(url.href, 303);
  });

  calls.get(callbackPath, async (c) => {
    if (c.get("secondsToWait") !== undefined)
      throw new SignInFailure("formange", "Too many sign-ins came back to one address.");
    const { session, user, redirectPath } = await signIn.finish({
      answer: new URL(c.req.url).searchParams,
      browser: browserSecret(c),
      browserName: browserNameOf(c.req.header("user-agent") ?? ""),
      replaced: sessionSecret(c),
    });
    security(c, "sign-in", { person: user.id });
    await claim(c, user, redirectPath);
    rememberSession(c, session);
    tellNews(c, "in");
    return c.redirect(redirectPath, 303);
  });

  calls.post("/api/auth/logout", async (c) => {
    const secret = sessionSecret(c);
    const path = paths.signedOut.find((one) => one === c.req.query("redirectUrl")) ?? "/";
    const ended = secret === undefined ? undefined : await signIn.end(secret, path);
    if (ended) {
      security(c, "sign-out", { person: ended.userId, reason: ended.wasOver ? "timeout" : "asked" });
    }
    forgetSession(c);
    if (secret !== undefined) tellNews(c, "out");
    if (ended && path === "/log-ind") keepFarewell(c, ended.firstName);
    const url = ended?.url;
    const redirect = url?.href ?? path;
    if (!isForm(c)) return c.json({ redirect } satisfies SignedOut);
    return url === undefined || url.origin === publicUrl
      ? c.redirect(redirect, 303)
      : c.html(onwards(redirect), 200, { refresh: `0; url=${redirect}` });
  });

  /** A sign-up that cannot be attached does not prevent the sign-in: it is stored, and arrives all the same. */
  async function claim(c: Context<ApiEnv>, user: MemberUser, redirectPath: string): Promise<void> {
    try {
      await claimSignup?.({ cookie: getCookie(c, signupCookie), user, redirectPath });
    } catch (error) {
      log.error({ err: error, correlationId: c.get("correlationId") }, "a sign-up was not attached to its person");
    }
  }

  refuseOtherMethods(calls);
  calls.onError((error, c) => {
    const correlationId = c.get("correlationId");
    const failure = error instanceof SignInFailure ? error : undefined;
    if (failure) security(c, "sign-in-refused", { reason: failure.fault });
    const isFull = isDiskFull(error);
    if (isFull) logDiskFull(log, error);
    else log[failure ? "warn" : "error"]({ err: error, correlationId, fault: failure?.fault }, "a sign-in failed");
    if (c.req.method === "POST" && !isForm(c))
      return isFull || isDatabaseAway(error) ? notStored(c, error, 5) : problem(c, 500);
    const redirectUrl = failure?.redirectPath ?? redirectPathOf(c.req.query("redirectUrl"), publicUrl, paths.start);
    const signup = isOfSignup(redirectUrl) ? signupIdIn?.(getCookie(c, signupCookie) ?? "") : undefined;
    const query = new URLSearchParams({
      fejl: failure?.fault ?? (isFull ? "fuldt" : "fejl"),
      ...(redirectUrl !== paths.start && { redirectUrl }),
      nummer: correlationId,
      ...(signup !== undefined && { sag: caseNumberOf(signup) }),
    });
    return c.redirect(`/log-ind?${query}`, 303);
  });
  return calls;
}

/** Whether a form made the call. The browser shows the answer to a form, while a script reads the answer. */
function isForm(c: Context): boolean {
  return c.req.header("accept")?.includes("text/html") ?? false;
}

/**
 * A document that refreshes to another site. A redirect does not work: the policy of a page limits its forms, and their
 * redirects, to this site.
 */
function onwards(url: string) {
  return html`<!doctype html>
    <html lang="da">
      <meta charset="utf-8" />
      <title>Du logges ud</title>
      <p><a href="${url}">Log også ud af MitID</a></p>
    </html>`;
}
