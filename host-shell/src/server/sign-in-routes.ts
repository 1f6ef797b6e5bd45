import { Hono } from "hono";
import type { Logger } from "pino";
import type { ApiEnv } from "../api/api-env.ts";
import { signInCalls, type SignInDeps } from "../api/sign-in.ts";
import { testIdentityCalls } from "../api/test-identity.ts";
import { createClientAddress } from "../http/client-address.ts";
import { createIssuer, type Issuer } from "../services/sign-in/issuer.ts";
import { newSecret } from "../services/sign-in/secret-hash.ts";
import { createSignIn, type SignInPorts } from "../services/sign-in/sign-in.ts";
import { openTestIdentity } from "../services/test-identity/open-test-identity.ts";
import { type TestIdentity, testIdentityPath } from "../services/test-identity/test-identity.ts";
import { testPersons, type TestPerson } from "../services/test-identity/test-persons.ts";
import { isLoopback } from "../settings/is-loopback.ts";
import type { Settings } from "../settings/settings.ts";

export interface SignInRoutes {
  readonly calls: Hono<ApiEnv>;
  /** Whom visitors can sign in as; nobody where an issuer is set. */
  readonly testPersons: readonly TestPerson[];
}

interface Options
  extends
    Pick<Settings, "oidc" | "allowedOrigins" | "trustedProxies">,
    Pick<SignInDeps, "isClosed">,
    Omit<SignInPorts, "issuer"> {
  /** How long the issuer may take for each answer. */
  readonly timeoutSeconds?: number | undefined;
}

/** More than the members of one office begin in a minute. */
const signInsPerMinute = 60;

/** Everything by which visitors of a site at this origin sign in and out. */
export function signInRoutes(
  publicUrl: string,
  { oidc, timeoutSeconds, allowedOrigins, trustedProxies, isClosed, log, ...rows }: Options,
): SignInRoutes {
  warnOfLostCookies(publicUrl, log);
  const calls = new Hono<ApiEnv>();
  const inUse = oidc ? { issuer: createIssuer({ ...oidc, publicUrl, timeoutSeconds }) } : withTestPersons(publicUrl);
  const signIn = createSignIn({ ...rows, log, issuer: inUse.issuer });
  const addressOf = createClientAddress(trustedProxies);
  calls.route("/", signInCalls({ signIn, publicUrl, allowedOrigins, isClosed, addressOf, signInsPerMinute, log }));
  if (!("identity" in inUse)) return { calls, testPersons: [] };
  calls.route("/", testIdentityCalls(inUse.identity));
  return { calls, testPersons };
}

/** The site asks it without the network, which may not lead from this server back to its own address. */
function withTestPersons(publicUrl: string): { readonly issuer: Issuer; readonly identity: TestIdentity } {
  const client = { clientId: "site", clientSecret: newSecret() };
  const identity = openTestIdentity(publicUrl, client);
  const issuer = createIssuer({
    ...client,
    issuer: publicUrl + testIdentityPath,
    publicUrl,
    fetch: (url, options) => identity.answer(new Request(url, options as RequestInit)),
  });
  return { issuer, identity };
}

function warnOfLostCookies(publicUrl: string, log: Logger): void {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === "https:" || isLoopback(hostname)) return;
  log.warn(
    { publicUrl },
    "nobody can sign in: browsers keep its cookies under https or on localhost only. Set PUBLIC_URL to an https origin",
  );
}
