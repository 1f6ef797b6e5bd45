import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";
import { exportJWK, generateKeyPair } from "jose";
import { errors, type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from "oidc-provider";
import type { CookieName } from "shared-runtime/storage/stored-items.ts";
import { callbackPath, testIdentityPath } from "../../../http/sign-in-addresses.ts";
import { wantedScopes } from "../member-claims.ts";
import { callInMemory } from "./call-in-memory.ts";
import type { TestClient, TestIdentity } from "./test-identity.ts";
import { memoryAdapter } from "./memory-adapter.ts";
import { testPersons } from "./test-persons.ts";

const hour = 3_600;
/**
 * The page on which a person is chosen. Its last segment identifies the sign-in, so that several tabs can sign in at
 * the same time.
 */
const interactionPath = `${testIdentityPath}/log-ind/`;

export async function startTestIssuer(publicUrl: string, client: TestClient): Promise<TestIdentity> {
  const provider = await createProvider(publicUrl, client);
  const answer = provider.callback();
  const server = createServer((request: IncomingMessage & { originalUrl?: string }, response) => {
    const { url = "/" } = request;
    if (url.startsWith(interactionPath)) return void choosePerson(provider, request, response);
    request.originalUrl = url;
    request.url = url.slice(testIdentityPath.length);
    return void answer(request, response);
  });
  const { host, protocol } = new URL(publicUrl);
  return {
    answer: (request) => {
      const headers = new Headers(request.headers);
      // The address that visitors use, even if a proxy is in front of this server.
      headers.set("host", host);
      headers.set("x-forwarded-host", host);
      headers.set("x-forwarded-proto", protocol.slice(0, -1));
      return callInMemory(server, new Request(request, { headers, redirect: "manual" }));
    },
  };
}

/** Handles the form of the page on which a person is chosen. */
async function choosePerson(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const leadTo = (location: string) => response.writeHead(303, { location }).end();
  try {
    const form = new URLSearchParams(await text(request));
    if (form.has("annuller")) {
      const refusal = { error: "access_denied", error_description: "The person chose not to sign in." };
      return await provider.interactionFinished(request, response, refusal);
    }
    const person = testPersons.find(({ id }) => id === form.get("person"));
    // The form was changed, or belongs to the sign-in of another browser.
    if (!person) return void leadTo(`${request.url?.split("?")[0] ?? ""}?fejl=valg`);
    await provider.interactionFinished(request, response, { login: { accountId: person.id, remember: false } });
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    leadTo("/log-ind?fejl=udloebet");
  }
}

async function createProvider(
  publicUrl: string,
  { clientId, clientSecret, signedOutPaths }: TestClient,
): Promise<Provider> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const cookie = { httpOnly: true, sameSite: "lax", signed: true, path: `${testIdentityPath}/` } as const;
  const configuration: Configuration = {
    adapter: memoryAdapter(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "ES256", use: "sig", kid: "test" }] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [publicUrl + callbackPath],
        post_logout_redirect_uris: signedOutPaths.map((path) => publicUrl + path),
        id_token_signed_response_alg: "ES256",
      },
    ],
    claims: {
      openid: ["sub"],
      profile: ["name", "given_name", "family_name"],
      email: ["email"],
      phone: ["phone_number"],
      membership: ["member", "membership_number", "union_membership"],
    },
    scopes: wantedScopes,
    cookies: {
      keys: [randomBytes(32).toString("base64url")],
      names: { session: "test-identity", interaction: "test-identity-choice", resume: "test-identity-resume" },
      long: cookie,
      short: { httpOnly: true, sameSite: "lax", signed: true },
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: hour,
      Interaction: hour,
      Session: 12 * hour,
      Grant: 12 * hour,
    },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: (ctx) => void (ctx.body = "Du logges ud.") },
    },
    interactions: { url: (ctx, { uid }) => interactionPath + uid + personHint(ctx), policy: withoutConsent() },
    findAccount: (_, sub) => {
      const person = testPersons.find(({ id }) => id === sub);
      return person && { accountId: sub, claims: () => ({ sub, ...person.claims }) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const clientId = oidc.client?.clientId ?? "";
      const granted = oidc.session?.grantIdFor(clientId);
      // The grant is kept, since the code of another tab is valid only while its grant belongs to the session.
      const kept = granted === undefined ? undefined : await oidc.provider.Grant.find(granted);
      if (kept) return kept;
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? "" });
      grant.addOIDCScope(wantedScopes.join(" "));
      await grant.save();
      return grant;
    },
    renderError: (ctx) => {
      // A sign-out that fails because the issuer does not know the person, for example after a restart, counts as done.
      const signingOut = ctx.oidc.route === "end_session";
      ctx.status = 303;
      const wanted = signedOutPaths.find((path) => publicUrl + path === ctx.oidc.params?.["post_logout_redirect_uri"]);
      ctx.redirect(signingOut ? (wanted ?? "/") : "/log-ind?fejl=ugyldig");
    },
  };
  const provider = new Provider(publicUrl + testIdentityPath, configuration);
  provider.proxy = true;
  signOutAtOnce(provider);
  return provider;
}

/** A browser that has just sent a sign-up probably belongs to the person who is not a member yet. */
function personHint({ cookies }: KoaContextWithOIDC): string {
  return cookies.get("member-signup" satisfies CookieName, { signed: false }) === undefined ? "" : "?ny=ja";
}

/**
 * A policy without the page for consent: the site requests only claims that it needs, and a test person has nothing to
 * withhold.
 */
function withoutConsent() {
  const policy = interactionPolicy.base();
  policy.remove("consent");
  return policy;
}

/**
 * Ends the issuer's own session at once when a person signs out or another person signs in. The library would show a
 * page that asks the person first, or a page that needs a script.
 */
function signOutAtOnce(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next();
    const { oidc } = ctx;
    const route = oidc?.route;
    if (ctx.status !== 200 || (route !== "end_session" && route !== "resume")) return;
    await oidc.session?.destroy();
    const requested = oidc.params?.["post_logout_redirect_uri"];
    ctx.status = 303;
    if (route === "resume") ctx.redirect(testIdentityPath + ctx.path);
    else ctx.redirect(typeof requested === "string" ? requested : "/");
  });
}
