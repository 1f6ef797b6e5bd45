import * as client from "openid-client";
import { wantedScopes, type Claims } from "./member-claims.ts";
import type { Attempt } from "./sign-in-attempts.ts";
import { failureOf } from "./issuer-failure.ts";
import { SignInFailure } from "./sign-in-failure.ts";

/** Who says who somebody is. Rejects with a `SignInFailure` where it does not, or not in time. */
export interface Issuer {
  /** Where the person signs in. */
  readonly beginUrl: (attempt: Attempt) => Promise<URL>;
  /** Trades the issuer's answer, the parameters of the callback, for what it says of the person. */
  readonly finish: (answer: URLSearchParams, attempt: Attempt) => Promise<Identity>;
  /** Where the person signs out; `undefined` if the issuer knows no such place. */
  readonly endUrl: (idToken: string) => Promise<URL | undefined>;
}

export interface Identity {
  readonly claims: Claims;
  readonly idToken: string;
}

export interface IssuerOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Origin of this site. */
  readonly publicUrl: string;
  /** How the issuer is called, if not over the network. */
  readonly fetch?: client.CustomFetch;
  /** For each call. */
  readonly timeoutSeconds?: number | undefined;
}

export const callbackPath = "/api/auth/callback";
/** How far apart the issuer's clock and this server's may be. */
const clockToleranceSeconds = 300;
/** A token that was made when the code was traded is no older when it is looked at. */
const tradeSeconds = 10;

/** The issuer is asked what it can do when it is first needed, and again after it failed: it need not be up before. */
export function createIssuer(options: IssuerOptions): Issuer {
  const redirectUri = options.publicUrl + callbackPath;
  let discovered: Promise<client.Configuration> | undefined;

  async function withConfiguration<Result>(use: (config: client.Configuration) => Promise<Result>): Promise<Result> {
    const asked = (discovered ??= discover(options));
    try {
      return await use(await asked);
    } catch (error) {
      const failure = failureOf(error);
      // What it can do may have changed.
      if (failure.fault === "utilgaengelig" && discovered === asked) discovered = undefined;
      throw failure;
    }
  }

  return {
    beginUrl: ({ state, nonce, codeVerifier }) =>
      withConfiguration(async (config) => {
        const known = config.serverMetadata().scopes_supported;
        return client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: wantedScopes.filter((scope) => known?.includes(scope) ?? true).join(" "),
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256",
        });
      }),
    finish: (answer, { state, nonce, codeVerifier }) =>
      withConfiguration(async (config) => {
        const url = new URL(`${redirectUri}?${answer}`);
        const tokens = await client.authorizationCodeGrant(config, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const said = tokens.claims();
        if (tokens.id_token === undefined || said === undefined) throw new TypeError("an ID token is always checked");
        const apart = Math.abs(Date.now() / 1_000 - said.iat);
        if (apart > clockToleranceSeconds + tradeSeconds) throw clocksApart(apart);
        const more =
          config.serverMetadata().userinfo_endpoint === undefined
            ? {}
            : await client.fetchUserInfo(config, tokens.access_token, said.sub);
        return { claims: { ...said, ...more }, idToken: tokens.id_token };
      }),
    endUrl: (idToken) =>
      withConfiguration(async (config) =>
        config.serverMetadata().end_session_endpoint === undefined
          ? undefined
          : client.buildEndSessionUrl(config, {
              id_token_hint: idToken,
              post_logout_redirect_uri: `${options.publicUrl}/`,
            }),
      ),
  };
}

/** The library looks only whether a token has expired, and would take one of tomorrow. */
function clocksApart(seconds: number): SignInFailure {
  return new SignInFailure(
    "ugyldig",
    `The issuer's clock and this server's are ${Math.round(seconds / 60)} minutes apart: set the wrong one right.`,
  );
}

/** Nobody signs in at an issuer that does not say what it can do, whatever the reason. */
async function discover(options: IssuerOptions): Promise<client.Configuration> {
  try {
    return await configurationOf(options);
  } catch (error) {
    throw failureOf(error, "utilgaengelig");
  }
}

function configurationOf({ issuer, clientId, clientSecret, fetch, timeoutSeconds = 8 }: IssuerOptions) {
  const server = new URL(issuer);
  return client.discovery(
    server,
    clientId,
    { client_secret: clientSecret, [client.clockTolerance]: clockToleranceSeconds },
    secretAs(clientSecret),
    {
      timeout: timeoutSeconds,
      ...(fetch && { [client.customFetch]: fetch }),
      // Settings allow it on this machine alone.
      execute: server.protocol === "http:" ? [client.allowInsecureRequests] : [],
    },
  );
}

/** In the way that the issuer takes it; the first of the standard where it does not say. */
function secretAs(clientSecret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(clientSecret), client.ClientSecretPost(clientSecret)];
  return (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes("client_secret_basic") ?? true)
      ? basic(server, ...rest)
      : post(server, ...rest);
}
