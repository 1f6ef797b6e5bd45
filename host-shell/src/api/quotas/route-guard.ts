import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import type { ClientAddress } from "../../http/client-address.ts";
import type { ApiEnv } from "../api-env.ts";
import { refused } from "../answers/operator-answers.ts";
import { problem } from "../answers/problem.ts";
import { createSenderOf } from "./sender.ts";
import { createCsrfCheck, type CsrfOptions } from "../guards/csrf-guard.ts";
import type { SecurityLog } from "../guards/security-log.ts";
import type { UserOf } from "../guards/signed-in.ts";
import { createSlidingWindow } from "./sliding-window.ts";
import { retryAfter, tooMany, untilWhen } from "../answers/too-many.ts";
import type { GuessQuotas, Quota, QuotaName, Quotas } from "./quotas.ts";
import { type CheckedSecret, methodsOf, ruleOf } from "./route-rules.ts";

/**
 * Refuses calls from other sites. Applies the rule of the called route once to each call that is not refused. To be
 * mounted before the routes, but after the headers of all answers.
 */
export type RouteGuard = MiddlewareHandler<ApiEnv>;

interface Options extends CsrfOptions {
  readonly quotas: Quotas;
  readonly guesses: GuessQuotas;
  readonly addressOf: ClientAddress;
  readonly userOf: UserOf;
  /** Logs refused calls from other sites. */
  readonly security: SecurityLog;
}

type Refusal = Pick<Quota, "refusing" | "errorKey" | "reason">;

const minute = { calls: Number.POSITIVE_INFINITY, milliseconds: 60_000 };
/** The most senders and members that are counted, for all quotas together. Each needs about 200 bytes. */
const most = 200_000;

export function createRouteGuard({ quotas, guesses, addressOf, userOf, security, ...csrf }: Options): RouteGuard {
  const senderOf = createSenderOf(addressOf);
  const calls = createSlidingWindow({ ...minute, senders: most });
  const wrongSecrets = createSlidingWindow(minute);
  const isCrossSite = createCsrfCheck(csrf);
  const seen = new WeakSet<Request>();

  /** Counts a call. Resolves with the milliseconds to wait; with `undefined` if the call is allowed. */
  async function countCall(c: Context<ApiEnv>, name: QuotaName): Promise<number | undefined> {
    const { callsPerMinute, memberCallsPerMinute } = quotas[name];
    const waitMs = calls.take(`${name} ${senderOf(c)}`, 1, callsPerMinute);
    if (waitMs !== undefined || memberCallsPerMinute === undefined) return waitMs;
    // If the session cannot be read, the route gives the answer.
    const user = await userOf(c).catch(() => undefined);
    return user && calls.take(`${name} member ${user.id}`, 1, memberCallsPerMinute);
  }

  /**
   * Answers a call with a secret. The call counts as a wrong guess until the secret is found right, so that
   * simultaneous guesses are counted, too.
   */
  async function withSecret(
    c: Context<ApiEnv>,
    { guesses: name, refusing }: CheckedSecret,
    answer: () => Promise<void>,
  ) {
    const { guessesPerMinute, ...refusal } = guesses[name];
    const sender = `${name} ${senderOf(c)}`;
    const waitMs = wrongSecrets.take(sender, 1, guessesPerMinute);
    if (waitMs !== undefined) return refuse(c, { ...refusal, ...(refusing && { refusing }) }, waitMs) ?? answer();
    let isCounted = true;
    const takeBack = () => {
      if (isCounted) wrongSecrets.add(sender, -1);
      isCounted = false;
    };
    c.set("onRightSecret", takeBack);
    await answer().finally(() => c.get("isSecretWrong") || takeBack());
  }

  /**
   * Counts a call. Resolves with the answer if the call exceeds its quota and its route does not give the answer
   * itself.
   */
  async function refusalOf(c: Context<ApiEnv>, name: QuotaName): Promise<Response | undefined> {
    const waitMs = await countCall(c, name);
    return waitMs === undefined ? undefined : refuse(c, quotas[name], waitMs);
  }

  /**
   * The answer to a call from a page that may not make it. Such calls are counted separately from others of the
   * address.
   */
  async function refuseCrossSite(c: Context<ApiEnv>): Promise<Response> {
    const refusal = await refusalOf(c, "crossSite");
    if (refusal) return refusal;
    security(c, "call-refused", { origin: c.req.header("origin"), site: c.req.header("sec-fetch-site") });
    return problem(c, 403);
  }

  return createMiddleware<ApiEnv>(async (c, next) => {
    if (seen.has(c.req.raw)) return next();
    seen.add(c.req.raw);
    const paths = matchedRoutes(c).map(({ path }) => path);
    // Hono routes a HEAD like a GET; only the raw request has the original method.
    const { method } = c.req.raw;
    const rule = ruleOf(method, paths);
    const isPersonal = c.req.path.startsWith("/api/") || rule.secret?.isGiven(c) === true;
    if (isPersonal && isCrossSite(c, rule)) return refuseCrossSite(c);
    if (c.get("isOriginRefused")) return (await refusalOf(c, "crossSite")) ?? next();
    const refusal = "quota" in rule ? await refusalOf(c, rule.quota) : undefined;
    if (refusal) return refusal;
    if (rule.hasEffect && method === "HEAD") return notAllowed(c, methodsOf(paths));
    if (rule.hasEffect && isPrefetch(c)) return problem(c, 403, "prefetchRefused");
    const answer = async () => {
      await next();
      // The body is cancelled, since nobody reads it and it may be a file.
      if (method === "HEAD") await c.res.body?.cancel();
    };
    return rule.secret?.isGiven(c) ? withSecret(c, rule.secret, answer) : answer();
  });
}

/** The answer to a call that exceeds its quota; `undefined` if the route gives the answer. */
function refuse(c: Context<ApiEnv>, refusal: Refusal, waitMs: number): Response | undefined {
  const { refusing, errorKey, reason } = refusal;
  const seconds = retryAfter(c, waitMs);
  switch (refusing) {
    case "problem":
      return tooMany(c, refusal, seconds);
    case "reasons":
      return refused(c, 429, errorKey, [`${reason} Try again in ${seconds} seconds.`]);
    case "text":
      return c.text(untilWhen(reason, seconds), 429, { "cache-control": "no-store" });
    case "route":
      c.set("secondsToWait", seconds);
      return undefined;
  }
}

function notAllowed(c: Context<ApiEnv>, methods: readonly string[]): Response {
  c.header("allow", methods.join(", "));
  return problem(c, 405);
}

/** Whether a browser prefetches the answer, which may not be needed. Firefox sends the header `x-moz`. */
function isPrefetch(c: Context<ApiEnv>): boolean {
  return ["sec-purpose", "purpose", "x-moz"].some((name) => /\bprefetch\b/i.test(c.req.header(name) ?? ""));
}
