import { Hono } from "hono";
import { testGuard } from "../../api/testing/test-guard.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { apiHeaders } from "../../api/headers/api-headers.ts";
import { createSecurityLog } from "../../api/guards/security-log.ts";
import { cookiesAt } from "../../api/cookies/sign-in-cookies.ts";
import { memberOf, session } from "../../services/sign-in/session.routes.ts";
import { sessionDebug } from "../../services/sign-in/session-debug.routes.ts";
import type { Tables } from "../../database/database.ts";
import { createLogger } from "../../logging/logger.ts";
import { logRequests } from "../../logging/log-requests.ts";
import { signInPages } from "../../pages/log-in/sign-in-pages.ts";
import { clockAt } from "../../database/database-clock.ts";
import { createMemberSessions } from "../../services/sign-in/member-sessions.ts";
import { personInLog } from "../../services/sign-in/person-key.ts";
import { createSignInAttempts } from "../../services/sign-in/sign-in-attempts.ts";
import type { OidcSettings } from "../../settings/groups/sign-in.ts";
import { frontPageOnly, type SignInPaths } from "../../services/sign-in/sign-in-paths.ts";
import { type SignInOptions, signInRoutes } from "../../services/sign-in/sign-in.capability.ts";
import { openTestBrowser } from "./test-browser.ts";

/** An origin whose site is called directly, without the network. */
export const siteUrl = "http://127.0.0.1:4999";

export interface SignInSiteOptions {
  readonly tables: Tables;
  /** The issuer. Default: test persons. */
  readonly oidc?: OidcSettings;
  /** Origin under which visitors reach the site. Default: `siteUrl`. */
  readonly publicUrl?: string;
  /** Seconds that each answer of the issuer may take. */
  readonly timeoutSeconds?: number;
  readonly serviceState?: SignInOptions["serviceState"];
  readonly paths?: SignInPaths;
  readonly claimSignup?: SignInOptions["claimSignup"];
  readonly signupIdIn?: SignInOptions["signupIdIn"];
  /** Whether the site has cookies of its own origin only. By default it has those of a site under HTTPS. */
  readonly ownCookies?: boolean;
  /** The right time, if this server's clock is wrong. */
  readonly now?: () => Date;
}

/** The parts of a site that signing in needs, with a clock that tests can change. */
export function openSignInSite({
  tables,
  oidc,
  publicUrl = siteUrl,
  timeoutSeconds,
  serviceState = async () => ({ isOff: false, messages: [] }),
  paths = frontPageOnly,
  claimSignup,
  signupIdIn,
  ownCookies = false,
  now = () => new Date(),
}: SignInSiteOptions) {
  const lines: string[] = [];
  const log = createLogger("debug", { write: (line) => void lines.push(line) });
  const security = createSecurityLog({ log, nameOf: (personId) => personInLog(new Uint8Array(32), personId) });
  let minutesPassed = 0;
  const clock = clockAt(() => new Date(Date.now() + minutesPassed * 60_000));
  const sessions = createMemberSessions(tables, { idleMinutes: 45, maxHours: 12 }, clock);
  const attempts = createSignInAttempts(tables, clock);
  const guard = testGuard({ publicUrl, security });
  const routes = signInRoutes(
    publicUrl,
    { sessions, attempts, guard },
    {
      oidc,
      timeoutSeconds,
      allowedOrigins: [],
      serviceState,
      paths,
      security,
      claimSignup,
      signupIdIn,
      now,
      log,
    },
  );

  const site = new Hono<ApiEnv>();
  site.use(logRequests(log));
  if (ownCookies) site.use(cookiesAt(publicUrl));
  site.route("/", routes.calls);
  site.use("/api/*", apiHeaders, guard);
  site.route("/", session(sessions, new Uint8Array(32)));
  site.route("/", sessionDebug(sessions));
  site.get("/whoami", async (c) => c.text((await memberOf(sessions)(c))?.id ?? "nobody"));
  for (const { path, answer } of signInPages(publicUrl, routes)) {
    const nothing = { posted: () => undefined, isTooMuch: false, onToken: () => undefined };
    site.get(path, async (c) => c.text((await answer({ given: (name) => c.req.query(name), ...nothing })).title));
  }
  site.get("*", (c) => c.text(`page ${c.req.path}`));

  return {
    sessions,
    attempts,
    newBrowser: () => openTestBrowser({ [publicUrl]: site }),
    passMinutes: (minutes: number) => {
      minutesPassed += minutes;
    },
    logLines: () => lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>),
  };
}
